/** Questions to the house over HTTP. What it refuses is thrown as a Refused with its words. */
import type { Refusal } from '../wire';
import { settings } from '../settings.svelte';
import { say } from '../words';

export class Refused extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, body);
export const remove = <Answer>(path: string): Promise<Answer> => ask('DELETE', path);

/** Asked inside an effect, it follows the language. The house takes changes only with X-Farwest,
 * which no form of another host can send. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${path}${path.includes('?') ? '&' : '?'}language=${settings.language}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(method === 'GET' ? {} : { 'X-Farwest': '1' }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Refused('no-line', say('house-no-line'));
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as Answer;
  throw refusal(answer.status, text);
}

function refusal(status: number, text: string): Refused {
  try {
    const said = JSON.parse(text) as Partial<Refusal>;
    if (said.error && said.text) return new Refused(said.error, said.text);
  } catch {
    // not from the house: a proxy, or a crash
  }
  return new Refused(`HTTP ${status}`, say('house-trouble', { status }));
}

export function wordsOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble);
}
