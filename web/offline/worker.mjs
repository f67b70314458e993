/* The house in this browser: farwest itself under Pyodide, behind the messages of a socket.

The page says {ask, wish, facts} and hears {ask, value} or {ask, wrong}; over a line it says
{line, table}, {line, text}, {line, close} and hears {line, text} or {line, closed}. What is kept
of tables lies in this browser's own store. Everything comes from the folder this file is in. */
import { loadPyodide } from './pyodide.mjs';

const HERE = new URL('.', import.meta.url).href;
const SHELF = 'farwest-offline';
const TABLES = 'tables';
const REFUSED = 4000; // as a house that serves closes a socket that may not come in

const bytes = async (name) => {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${name} did not come: ${answer.status}`);
  return answer.arrayBuffer();
};

function shelf() {
  return new Promise((found, lost) => {
    const asked = indexedDB.open(SHELF, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES);
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => lost(asked.error);
  });
}

const done = (asked) =>
  new Promise((found, lost) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => lost(asked.error);
  });

async function open() {
  const began = performance.now();
  const [python, rules, compiled, kept] = await Promise.all([
    loadPyodide({ indexURL: HERE, env: { FARWEST_PURE: '1', HOME: '/' } }),
    bytes('farwest.zip'),
    bytes('msgspec.zip'),
    shelf(),
  ]);
  python.unpackArchive(compiled, 'zip', { extractDir: '/house' });
  python.unpackArchive(rules, 'zip', { extractDir: '/house' });
  const keep = (table, text) =>
    done(kept.transaction(TABLES, 'readwrite').objectStore(TABLES).put(text, table)).then(() => undefined);
  python.globals.set('keep', keep);
  const house = python.runPython(`
import sys
sys.path.insert(0, "/house")
from farwest.tables.alone import PocketHouse
PocketHouse(keep)
`);
  for (const text of await done(kept.transaction(TABLES).objectStore(TABLES).getAll())) house.remember(text);
  return { house, kept, took: performance.now() - began };
}

const opened = open();
const lines = new Map();

const wishes = {
  open: async () => (await opened).took,
  found: async ({ game, seats, language, name, pace }) => (await opened).house.found(game, seats, language, name, pace),
  cards: async ({ language }) => JSON.parse(await (await opened).house.cards(language)),
  record: async ({ table }) => (await opened).house.record(table),
};

async function answer({ ask, wish, facts }) {
  try {
    postMessage({ ask, value: await wishes[wish](facts) });
  } catch (trouble) {
    postMessage({ ask, wrong: String(trouble.message ?? trouble) });
  }
}

async function line({ line, table, text, close }) {
  const { house } = await opened;
  if (table)
    lines.set(
      line,
      house.line(table, (said) => postMessage({ line, text: said })),
    );
  const mine = lines.get(line);
  if (!mine) return;
  if (close) {
    lines.delete(line);
    mine.close();
  } else if (text && !(await mine.hear(text))) postMessage({ line, closed: REFUSED });
}

onmessage = ({ data }) => void ('line' in data ? line(data) : answer(data));
