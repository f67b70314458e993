import { describe, expect, it, vi } from 'vitest';
import { Plan } from '../src/pages/create/plan.svelte';
import { ahead, myTables } from '../src/pages/lobby/notes';
import { ANY, fitting } from '../src/pages/lobby/filtering';
import { across, houseTable, ofToday, onSide, standing, usualSeats } from '../src/pages/lobby/playing';
import { fitsSeal, isInside } from '../src/pages/over/checking';
import { smooth } from '../src/pages/over/curve';
import { bySize, counted, partyOf } from '../src/pages/over/parties';
import { amount, ranking, runnerUp, shortened } from '../src/pages/over/score';
import { ALL, lookOf, queryOf, stopAt } from '../src/pages/replay/reel.svelte';
import type { Chair, GameCard, Outcome, Party, TableCard } from '../src/wire';

// Settings read the browser's wishes when they are loaded; here there is no browser.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { language: 'en-GB' });
});

const game: GameCard = {
  name: 'goat',
  title: 'Goat',
  other_title: 'Chèvre',
  line: '',
  credit: '',
  seats: [2, 3, 4, 5],
  minutes: 45,
  poster: 'poster-goat',
  variants: [
    {
      name: 'lending',
      title: 'Lending',
      help: '',
      values: [
        { value: false, text: 'Off', seats: [2, 3, 4, 5] },
        { value: true, text: 'On', seats: [4, 5] },
      ],
      number: null,
    },
  ],
  has_board: true,
  practice: false,
  lesson: 4,
  how: true,
  presets: [{ name: 'sheet', title: 'As in the booklet', help: '', chosen: { lending: 1 } }],
  sides: null,
};

describe('setting a table', () => {
  it('begins with me and bots, in the middle of what the game allows', () => {
    const plan = new Plan(game);

    expect(plan.wish().chairs.map((chair) => chair.who)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(usualSeats(game)).toBe(4);
  });

  it('takes a preset, and counts what is changed in it', () => {
    const plan = new Plan(game);
    expect([plan.preset, plan.changes]).toEqual(['usual', 0]);
    plan.preset = 'sheet';
    expect(plan.wish().variant).toEqual({ lending: true });
    expect([plan.preset, plan.changes]).toEqual(['sheet', 0]);
    plan.chosen.lending = 0;
    plan.seat(3, 'open');
    plan.clock = 1;
    expect([plan.preset, plan.changes]).toEqual(['sheet', 3]);
    plan.preset = 'usual';
    expect([plan.wish().variant, plan.changes]).toEqual([{}, 0]);
  });

  it('has presets of the house: for a first time, in a hurry, by post', () => {
    const plan = new Plan(game);
    expect(plan.presets).toEqual(['usual', 'sheet', 'first', 'quick', 'post']);
    plan.preset = 'first';
    expect(plan.wish().chairs.map((chair) => chair.level)).toEqual(['greenhorn', 'greenhorn', 'greenhorn']);
    plan.preset = 'quick';
    expect([plan.seats, plan.wish().pace]).toEqual([2, false]);
    plan.preset = 'post';
    expect(plan.wish().chairs.map((chair) => chair.who)).toEqual(['me', 'open', 'open', 'open']);
    expect(plan.wish().clock?.minutes).toBe(3 * 24 * 60);
  });

  it('has one chair for me: the one I leave becomes a bot’s', () => {
    const plan = new Plan(game);
    plan.seat(2, 'me');

    expect(plan.chairs.map((chair) => chair.who)).toEqual(['bot', 'bot', 'me', 'bot']);
  });

  it('keeps who sits when seats are added or taken away', () => {
    const plan = new Plan(game);
    plan.seat(1, 'open');
    plan.sit(2);
    plan.sit(5);

    expect(plan.chairs.map((chair) => chair.who)).toEqual(['me', 'open', 'bot', 'bot', 'bot']);
    expect(plan.free).toBe(1);
  });

  it('drops a variant that the new number of seats does not allow', () => {
    const plan = new Plan(game);
    plan.chosen.lending = 1;
    expect(plan.wish().variant).toEqual({ lending: true });

    plan.sit(3);
    expect(plan.wish().variant).toEqual({});
  });

  it('sends a name only for a guest on this device', () => {
    const plan = new Plan(game);
    for (const chair of plan.chairs) chair.name = '  Opal ';
    plan.seat(1, 'guest');

    expect(plan.wish().chairs.map((chair) => chair.name)).toEqual(['', 'Opal', '', '']);
  });
});

const everywhere = [3, 4];
const hunt: GameCard = {
  ...game,
  name: 'hunt',
  seats: everywhere,
  presets: [],
  variants: [
    {
      ...{ name: 'hunter', title: 'Hunter', help: '', number: null },
      values: [0, 1, 2, 'drawn'].map((value) => ({ value, text: '', seats: everywhere })),
    },
  ],
  sides: {
    variant: 'hunter',
    cards: ['pack', 'hunter'].map((name) => ({
      ...{ name, title: name, choose: '', short: '', text: '', member: '', symbol: '' },
    })),
    castings: [0, 1, 2]
      .flatMap((value) =>
        everywhere.map((seats) => ({
          value,
          sides: Array.from({ length: seats }, (_, seat): string => (seat === value ? 'hunter' : 'pack')),
        })),
      )
      .concat(everywhere.map((seats) => ({ value: 3, sides: Array.from({ length: seats }, () => '') }))),
  },
};

describe('sides of a table', () => {
  it('puts me on a side by the variant that decides it', () => {
    expect(onSide(hunt, 4, 0, 'hunter')).toEqual({ hunter: 0 });
    expect(onSide(hunt, 4, 0, 'pack')).toEqual({ hunter: 1 });
    expect(onSide(hunt, 4, 0, '')).toEqual({});
    expect(onSide(game, 4, 0, 'pack')).toEqual({});
  });

  it('begins in the larger one, and stays there when seats and chairs change', () => {
    const plan = new Plan(hunt);
    expect([plan.side, plan.cast]).toEqual(['pack', ['pack', 'hunter', 'pack', 'pack']]);
    plan.side = 'hunter';
    plan.sit(3);
    plan.seat(2, 'me');
    expect([plan.side, plan.cast]).toEqual(['hunter', ['pack', 'pack', 'hunter']]);
    expect([plan.wish().variant, plan.changes]).toEqual([{ hunter: 2 }, 1]);
    plan.side = '';
    expect(plan.wish().variant).toEqual({ hunter: 'drawn' });
  });

  it('lets the role of another seat be changed, and mine follows', () => {
    const plan = new Plan(hunt);
    plan.put(2, 'hunter');
    expect(plan.cast).toEqual(['pack', 'pack', 'hunter', 'pack']);
  });

  it('does not ask for the same thing among the rules', () => {
    const plan = new Plan(hunt);
    expect(hunt.variants.filter((variant) => plan.open(variant))).toEqual([]);
  });
});

describe('the lobby', () => {
  it('finds open tables by game, free seats and pace', () => {
    const chair = (who: Chair['who']): Chair => ({
      ...{ who, name: '', level: '', here: false, ready: false, bot_for: '', colour: 0, helped: 0 },
      ...{ shares: [], blocked: false, off: 0 },
    });
    const open = (table: string, name: string, free: number, pace: TableCard['pace']): TableCard => ({
      ...{ table, game: name, title: '', stage: 'waiting', mine: [], my_turn: false, clock: '', move: 0, since: 0 },
      ...{ rated: false, points: 0, near: true },
      ...{ outcome: '', pace, chairs: [chair('guest'), ...Array.from({ length: free }, () => chair('open'))] },
    });
    const tables = [open('a', 'goat', 1, 'free'), open('b', 'goat', 3, 'days'), open('c', 'hunt', 2, 'free')];
    const found = (wanted: Partial<typeof ANY>): string[] =>
      fitting(tables, { ...ANY, ...wanted }).map((one) => one.table);

    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ game: 'goat' })).toEqual(['a', 'b']);
    expect(found({ free: 2 })).toEqual(['b', 'c']);
    expect(found({ free: 2, pace: 'free' })).toEqual(['c']);
  });

  it('has a house table of bots, of another game every day', () => {
    expect(houseTable(game).chairs.every((chair) => chair.who === 'bot')).toBe(true);
    const day = 24 * 60 * 60 * 1000;
    expect([0, 1, 2, 3].map((n) => ofToday(['a', 'b', 'c'], n * day))).toEqual(['a', 'b', 'c', 'a']);
    expect(ofToday<string>([])).toBeUndefined();
  });

  it('has a place for however many games', () => {
    expect([1, 5, 6, 7, 8, 9, 12, 13].map(across)).toEqual([5, 5, 6, 4, 4, 5, 6, 5]);
  });

  it('says what a poster offers', () => {
    expect(standing(game)).toBe('here');
    expect(standing({ ...game, has_board: false })).toBe('no-board');
    expect(standing({ ...game, seats: [], has_board: false })).toBe('not-yet');
  });

  it('puts the tables that wait for me first, then the newest of each kind', () => {
    const card = (table: string, stage: TableCard['stage'], my_turn: boolean, since: number): TableCard => ({
      ...{ table, stage, my_turn, since, game: 'goat', title: '', chairs: [], mine: [], clock: '', move: 0 },
      outcome: '',
      pace: 'free',
      ...{ rated: false, points: 0, near: true },
    });
    const cards = [
      card('over', 'over', false, 9),
      card('old', 'playing', false, 1),
      card('new', 'playing', false, 2),
      card('waiting', 'waiting', false, 8),
      card('mine', 'playing', true, 0),
    ];

    expect(myTables(cards).map((one) => one.table)).toEqual(['mine', 'new', 'old', 'waiting', 'over']);
    expect(ahead(myTables(cards)).map((one) => one.table)).toEqual(['mine', 'new', 'old']);
    expect(ahead(myTables(cards.filter((one) => one.stage === 'over')))).toEqual([]);
  });
});

describe('checking the deal', () => {
  const secret = '616263'; // "abc", the first example of the standard
  const seal = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('accepts the secret of the seal, and no other', async () => {
    expect(await fitsSeal(secret, seal)).toBe(true);
    expect(await fitsSeal('616264', seal)).toBe(false);
  });

  it('finds own bytes in the salt only where a byte begins', () => {
    expect(isInside('beef', '00beef11')).toBe(true);
    expect(isInside('beef', '0beef011')).toBe(false);
    expect(isInside('beef', '0beefbeef0beef')).toBe(true);
    expect(isInside('', '00')).toBe(false);
  });
});

describe('the end of a game', () => {
  const outcome: Outcome = {
    ...{ is: 'outcome', move: 9, winners: [2], sentence: '', scores: [23, 11, 26], places: [2, 3, 1] },
    ...{ sheet: [], unit: '$', commitment: '', secret: '', salt: '', won_by: '', helped: [], parties: [] },
  };

  it('is by sides where some win together, and a mirror of a side needs no sheet of its own', () => {
    const party = (name: string, seats: number[], won: boolean): Party => ({
      ...{ name, seats, won, title: name, member: '', symbol: '', headline: '', score: '', of: '', told: '' },
      ...{ done: '', none: '', parts: [] },
    });
    const parties = [party('law', [0], true), party('gang', [1, 2], false)];
    const sheet = [
      { title: 'Banks', points: [-9, 9, 9], rule: '' },
      { title: 'Target', points: [12, -12, -12], rule: '' },
    ];
    const ended = { ...outcome, parties, sheet, scores: [3, -3, -3] };

    expect(bySize(parties).map((one) => one.name)).toEqual(['gang', 'law']);
    expect(partyOf(parties, 2)?.name).toBe('gang');
    expect(partyOf([], 2)).toBeNull();
    expect(counted(ended).map((one) => [one.party.name, one.total])).toEqual([['gang', -3]]);
  });

  it('ranks the seats and finds who came next', () => {
    expect(ranking(outcome)).toEqual([2, 0, 1]);
    expect(runnerUp(outcome)).toBe(0);
    expect(runnerUp({ ...outcome, winners: [0, 1, 2] })).toBe(-1);
  });

  it('writes money as the language does, and points as points', () => {
    expect(amount(31, '$')).toBe('$31');
    expect(amount(61, 'points')).toBe('61 points');
    expect(amount(-8500, '$')).toBe('−$8,500');
  });

  it('shortens a long story to whole sentences', () => {
    expect(shortened('Opal accepts. It is the Sheriff. Round 2 is over.', 30)).toBe('Opal accepts.');
    expect(shortened('Opal accepts. It is the Sheriff.')).toBe('Opal accepts. It is the Sheriff.');
    expect(shortened('One sentence that is longer than there is room for.', 10)).toContain('room for.');
  });

  it('draws a line that goes through its points and never beyond them', () => {
    const path = smooth([
      [0, 10],
      [10, 90],
      [20, 90],
      [30, 50],
    ]);
    const heights = [...path.matchAll(/[\d.]+ ([\d.]+)/g)].map((found) => Number(found[1]));

    expect(path.startsWith('M0.0 10.0C')).toBe(true);
    expect(path.endsWith('30.0 50.0')).toBe(true);
    expect(Math.max(...heights)).toBe(90);
    expect(Math.min(...heights)).toBe(10);
  });
});

describe('a replay', () => {
  it('stops at the last stop at or before a move', () => {
    expect([0, 4, 5, 6, 99].map((move) => stopAt([0, 5, 9], move))).toEqual([0, 0, 1, 1, 2]);
  });

  it('is looked at as its address says, and the address says how it is looked at', () => {
    const looks = [
      { move: 7, eyes: 2, beliefs: true },
      { move: 0, eyes: ALL, beliefs: false },
    ];

    expect(looks.map(queryOf)).toEqual(['move=7&eyes=2&beliefs=1', 'move=0&eyes=-2']);
    expect(looks.map((look) => lookOf(new URLSearchParams(queryOf(look))))).toEqual(looks);
  });

  it('opens a link from before moves were called moves', () => {
    expect(lookOf(new URLSearchParams('move=7&eyes=0'))).toEqual({ move: 7, eyes: 0, beliefs: false });
  });

  it('begins with everything revealed and no map, whatever nonsense an address says', () => {
    const first = { move: 0, eyes: ALL, beliefs: false };

    for (const said of ['', 'eyes=all', 'move=x&eyes=1.5&beliefs=yes', 'beliefs=2'])
      expect(lookOf(new URLSearchParams(said))).toEqual(first);
  });
});
