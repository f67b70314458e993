// What a reader cannot read: texts that are cut, lie outside of their box or of the screen, are covered, or are too
// small. Put into the page by test_overflow.py; `feed` shows scenes one after the other and says what is wrong on each.
(() => {
  const LEAST = 12; // px: the smallest type of the scale
  const SLACK = 1.5; // px that a glyph may stand out
  const UNSEEN = '.unseen, [aria-hidden="true"]:not(.told), .top .game'; // for ears, or said elsewhere
  const HANGS = '.under'; // over the edge of its paper, on purpose
  const PAPERS = '.opt, .seat, .tag, .paper, dialog, .explained, .prompt, .top';
  let line = null;
  let told = {};

  window.WebSocket = class {
    constructor() {
      line = this;
      setTimeout(() => this.onopen?.({}));
    }
    send(text) {
      const wish = JSON.parse(text);
      if (wish.do !== 'explain') return;
      const said = told[wish.thing] ?? null;
      this.hear({ is: 'told', ask: wish.ask, thing: wish.thing, explanation: said });
    }
    hear(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    close() {}
  };

  const frames = async (n) => {
    while (n--) await new Promise(requestAnimationFrame);
  };
  const until = async (fits) => {
    for (let n = 0; n < 600; n++) {
      if (fits()) return;
      await frames(1);
    }
    throw new Error(`never: ${fits}`);
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(UNSEEN);
  const shortly = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const called = (one) => {
    const names = [];
    for (let at = one; at && names.length < 3; at = at.parentElement) {
      const kind = [...at.classList].filter((name) => !name.startsWith('svelte-'))[0];
      if (kind || at === one) names.unshift(at.localName + (kind ? `.${kind}` : ''));
    }
    return names.join(' ');
  };
  const style = (one) => getComputedStyle(one);
  const clips = (one) => /hidden|clip/.test(style(one).overflowX + style(one).overflowY);
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);

  /** Every piece of text that is shown, with the boxes of its lines. */
  function* texts(root) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || !one || one.closest('script, style, option, title') || !seen(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1).map(inked);
      if (boxes.length) yield { one, text: shortly(node.data), boxes };
    }
  }

  /** A line of text without the room that its font keeps above and below. */
  const inked = ({ left, right, top, bottom, height }) => ({ left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 });
  const outside = (box, room) =>
    box.left < room.left - SLACK || box.right > room.right + SLACK || box.top < room.top - SLACK || box.bottom > room.bottom + SLACK;
  const gone = (box, room) =>
    box.right <= room.left || box.left >= room.right || box.bottom <= room.top || box.top >= room.bottom;

  function measure() {
    const found = [];
    const fault = (kind, one, text) => found.push(`${kind}: ${called(one)}: ${text}`);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (document.documentElement.scrollWidth > innerWidth) fault('page too wide', document.body, `${document.documentElement.scrollWidth}`);
    for (const { one, text, boxes } of texts(document.body)) {
      if (one.ownerSVGElement) {
        if (!one.closest('.frame')) continue;
        const size = parseFloat(style(one).fontSize) * one.getScreenCTM().a;
        if (innerWidth >= 1440 && size < LEAST - 0.1) fault('small on the board', one, `${text} (${size.toFixed(1)})`);
        continue;
      }
      const size = parseFloat(style(one).fontSize);
      if (size < LEAST - 0.05) fault('small', one, `${text} (${size.toFixed(1)})`);
      const titled = one.closest('[title]');
      let free = true; // of what scrolls
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        const room = at.getBoundingClientRect();
        if (scrolls(at)) {
          // What scrolls in a prompt is not seen to: whatever is asked stands there whole.
          if (at.closest('.prompt') && !at.matches('.listed') && boxes.some((box) => outside(box, room))) fault('scrolled away', one, text);
          free = false;
          break;
        }
        if (at.matches(HANGS)) break;
        if (at.matches('.stats') && boxes.every((box) => gone(box, room))) {
          free = false; // the whole figure waits in the seat's sheet
          break;
        }
        if (clips(at) && boxes.some((box) => outside(box, room)) && !titled) {
          fault('cut', one, text);
          free = false;
          break;
        }
        if (at.matches(PAPERS) && boxes.some((box) => outside(box, room))) {
          fault('out of its box', one, `${text} (${at.className})`);
          free = false;
          break;
        }
      }
      if (free && boxes.some((box) => outside(box, screen))) fault('off the screen', one, text);
    }
    for (const ticket of document.querySelectorAll('.prompt .opt')) {
      if (!seen(ticket)) continue;
      const box = ticket.getBoundingClientRect();
      const list = ticket.closest('.opts')?.getBoundingClientRect();
      if (ticket.closest('.listed') && list && outside(box, list)) continue; // one scrolls to it
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !ticket.contains(top)) fault('covered', ticket, shortly(ticket.textContent));
    }
    return [...new Set(found)];
  }

  /** The card of a ticket lies on no other choice. */
  async function cards(scene) {
    const found = [];
    const tickets = [...document.querySelectorAll('.prompt .opt[data-action]')].filter((one) => seen(one)).slice(0, 3);
    for (const ticket of tickets) {
      ticket.focus();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }));
      await frames(3);
      const card = document.querySelector('.explained.ready');
      if (!card) continue;
      const mine = card.getBoundingClientRect();
      for (const other of document.querySelectorAll('.prompt .opt')) {
        const box = other.getBoundingClientRect();
        if (mine.left < box.right && box.left < mine.right && mine.top < box.bottom && box.top < mine.bottom)
          found.push(`card on a choice: ${shortly(ticket.textContent)} covers ${shortly(other.textContent)}`);
      }
      if (outside(mine, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.push(`card off the screen: ${shortly(ticket.textContent)}`);
      for (const { one, text, boxes } of texts(card))
        if (boxes.some((box) => outside(box, mine))) found.push(`out of its card: ${called(one)}: ${text}`);
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      ticket.blur();
      await frames(1);
      break;
    }
    return found;
  }

  window.feed = async (text, withCards) => {
    const moments = JSON.parse(text);
    const all = [];
    let count = 0;
    await until(() => line);
    await document.fonts.ready;
    document.documentElement.style.opacity = '0'; // laid out as ever, and not painted: that is most of the work
    for (const moment of moments) {
      told = moment.told;
      line.hear(moment.table);
      line.hear(moment.scene);
      await until(() => document.querySelector('.prompt h2')?.textContent.includes(moment.scene.question.trim()) && document.querySelector('.boardbox .sprite'));
      await frames(3);
      count += [...texts(document.body)].length;
      const wrong = measure();
      if (withCards) wrong.push(...(await cards(moment.scene)));
      all.push(...wrong.map((one) => `${moment.name}: ${one}`));
    }
    return { faults: all, texts: count };
  };
})();
