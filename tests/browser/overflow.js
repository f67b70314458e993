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
      this.hear({
        is: 'told',
        ask: wish.ask,
        thing: wish.thing,
        explanation: said,
      });
    }
    hear(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    close() {}
  };

  /** Choices that are a list: more than a screen of this width has room for. Where it ends, a part of the next one shows. */
  const listed = (opts) =>
    opts?.matches('.listed') || (innerWidth < 900 && opts?.matches('.opts') && opts.children.length > 2);
  const scrolledAway = (ticket, box) => {
    for (let at = ticket.parentElement; at; at = at.parentElement)
      if (scrolls(at) && outside(box, at.getBoundingClientRect())) return true;
    return false;
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
  const saidBy = (one) => shortly(one.dataset.note ?? one.textContent);
  const shortened = (one) => {
    const { textOverflow, overflowX, overflowY, webkitLineClamp } = style(one);
    const dots = textOverflow === 'ellipsis' && overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    return dots || (webkitLineClamp !== 'none' && overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 2);
  };
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
  const inked = ({ left, right, top, bottom, height }) => ({
    left,
    right,
    top: top + height * 0.22,
    bottom: bottom - height * 0.22,
  });
  const outside = (box, room) =>
    box.left < room.left - SLACK ||
    box.right > room.right + SLACK ||
    box.top < room.top - SLACK ||
    box.bottom > room.bottom + SLACK;
  const gone = (box, room) =>
    box.right <= room.left || box.left >= room.right || box.bottom <= room.top || box.top >= room.bottom;

  function measure(shown) {
    const found = [];
    const fault = (kind, one, text) => found.push(`${kind}: ${called(one)}: ${text}`);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (document.documentElement.scrollWidth > innerWidth)
      fault('page too wide', document.body, `${document.documentElement.scrollWidth}`);
    for (const part of document.querySelectorAll('.race .meter, .points i')) {
      const room = (part.closest('.race') ?? part.closest('.seat')).getBoundingClientRect();
      const bar = part.closest('.round')?.getBoundingClientRect() ?? room;
      const box = part.getBoundingClientRect();
      if (part.checkVisibility() && !gone(box, room) && !gone(box, bar) && (outside(box, room) || outside(box, bar)))
        fault('cut', part, part.textContent);
    }
    for (const { one, text, boxes } of shown) {
      if (one.ownerSVGElement) {
        if (!one.closest('.frame')) continue;
        const size = parseFloat(style(one).fontSize) * one.getScreenCTM().a;
        if (innerHeight >= 1000 && size < LEAST - 0.1) fault('small on the board', one, `${text} (${size.toFixed(1)})`);
        continue;
      }
      const size = parseFloat(style(one).fontSize);
      if (size < LEAST - 0.05) fault('small', one, `${text} (${size.toFixed(1)})`);
      const titled = one.closest('[title]');
      let free = true; // of what scrolls
      let hangs = false;
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        const room = at.getBoundingClientRect();
        if (scrolls(at)) {
          // What scrolls in a prompt is not seen to: whatever is asked stands there whole.
          if (at.closest('.prompt') && !listed(at) && !hangs && boxes.some((box) => outside(box, room)))
            fault('scrolled away', one, text);
          free = false;
          break;
        }
        if (at.matches(HANGS)) hangs = true;
        if (at.matches('.stats') && boxes.every((box) => gone(box, room))) {
          free = false; // the whole figure waits in the seat's sheet
          break;
        }
        if (clips(at) && boxes.some((box) => outside(box, room))) {
          if (!titled) fault('cut', one, text);
          free = false;
          break;
        }
        if (at.matches(PAPERS) && !hangs && boxes.some((box) => outside(box, room))) {
          fault('out of its box', one, `${text} (${at.className})`);
          free = false;
          break;
        }
      }
      if (free && boxes.some((box) => outside(box, screen))) fault('off the screen', one, text);
    }
    // What ends in dots, or after so many lines, is inside its box and still not to be read.
    for (const one of document.querySelectorAll('.seat .name, .seat .sub span, .opt small, .opt b, .film li, .chip'))
      if (seen(one) && one.getClientRects().length && shortened(one)) fault('shortened', one, saidBy(one));
    for (const ticket of document.querySelectorAll('.prompt .opt')) {
      if (!seen(ticket)) continue;
      const box = ticket.getBoundingClientRect();
      for (const sign of ticket.querySelectorAll('.sign')) {
        const face = sign.getBoundingClientRect();
        for (const { one, text, boxes } of texts(ticket))
          if (boxes.some((line) => !gone(line, face))) fault('under a sign', one, text);
      }
      // What a ticket writes for eyes alone is no text of the page: its boxes are looked at instead.
      for (const part of ticket.querySelectorAll('.chip, small, :not(.sign) > svg')) {
        const place = part.getBoundingClientRect();
        const row = part.closest('.chips')?.getBoundingClientRect() ?? box;
        if (!part.checkVisibility() || gone(place, row)) continue; // a whole chip may wait in the card
        if (outside(place, box) || outside(place, row)) fault('out of its ticket', part, shortly(ticket.textContent));
      }
      if (listed(ticket.closest('.opts')) && scrolledAway(ticket, box)) continue; // one scrolls to it
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !ticket.contains(top)) fault('covered', ticket, shortly(ticket.textContent));
    }
    return [...new Set(found)];
  }

  /** The card of a ticket lies on no other choice. */
  async function cards() {
    const found = [];
    const tickets = [...document.querySelectorAll('.prompt .opt[data-action]')].filter((one) => seen(one)).slice(0, 3);
    for (const ticket of tickets) {
      ticket.focus();
      dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'i',
          bubbles: true,
          cancelable: true,
        }),
      );
      await frames(3);
      const card = document.querySelector('.explained.ready');
      if (!card) continue;
      const mine = card.getBoundingClientRect();
      for (const other of document.querySelectorAll('.prompt .opt')) {
        const box = other.getBoundingClientRect();
        if (mine.left < box.right && box.left < mine.right && mine.top < box.bottom && box.top < mine.bottom)
          found.push(`card on a choice: ${shortly(ticket.textContent)} covers ${shortly(other.textContent)}`);
      }
      if (
        outside(mine, {
          left: 0,
          top: 0,
          right: innerWidth,
          bottom: innerHeight,
        })
      )
        found.push(`card off the screen: ${shortly(ticket.textContent)}`);
      for (const { one, text, boxes } of texts(card))
        if (boxes.some((box) => outside(box, mine))) found.push(`out of its card: ${called(one)}: ${text}`);
      dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Escape',
          bubbles: true,
          cancelable: true,
        }),
      );
      ticket.blur();
      await frames(1);
      break;
    }
    return found;
  }

  /** In the language that the scenes are in, as somebody would change it. */
  async function speak(language) {
    if (document.documentElement.lang === language) return;
    document.querySelector(`.lang button[lang="${language}"]`).click();
    await until(() => document.documentElement.lang === language);
  }

  /** What others did, told in the bar in place of the question. */
  window.tell = async (text) => {
    const all = [];
    await until(() => line?.onmessage);
    for (const moment of JSON.parse(text)) {
      line.hear(moment.table);
      line.hear(moment.before);
      await until(() => document.querySelector('.lang') && document.querySelector('.boardbox .sprite'));
      await speak(moment.language);
      line.hear(moment.scene);
      await until(() => document.querySelector('.film li'));
      await document.fonts.ready;
      await frames(2);
      const bar = document.querySelector('.film');
      const list = bar.querySelector('ol');
      const wrong = measure([...texts(bar)].filter(({ one }) => !one.matches('legend'))); // for ears
      if (list.scrollHeight > list.clientHeight + 2 || list.scrollWidth > list.clientWidth + 2) wrong.push(`scrolled away: ${saidBy(list.lastElementChild)}`);
      all.push(...wrong.map((one) => `${moment.name}: ${one}`));
    }
    return all;
  };

  window.feed = async (text) => {
    const all = [];
    let count = 0;
    await until(() => line?.onmessage);
    for (const moment of JSON.parse(text)) {
      told = moment.told;
      line.hear(moment.table);
      line.hear(moment.scene);
      await until(() => document.querySelector('.lang'));
      await speak(moment.language);
      await until(
        () =>
          document.querySelector('.prompt h2')?.textContent.includes(moment.scene.question.trim()) &&
          document.querySelector('.boardbox .sprite'),
      );
      await document.fonts.ready;
      await frames(2);
      const shown = [...texts(document.body)];
      count += shown.length;
      const wrong = [...measure(shown), ...(await cards())];
      all.push(...wrong.map((one) => `${moment.name}: ${one}`));
    }
    return { faults: all, texts: count };
  };
})();
