// A checker written from the page /fair alone: it shares no code with farwest.
// stdin: {secret, seal, salt, draws: [{n, weights, drawn}], lot?: {weights, drawn}}; stdout: what it finds.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const deal = JSON.parse(readFileSync(0, 'utf8'));
const secret = Buffer.from(deal.secret, 'hex');
const salt = Buffer.from(deal.salt, 'hex');

function number8(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function outcome(salt, n, weights) {
  const total = weights.reduce((sum, one) => sum + BigInt(one), 0n);
  const fair = ((1n << 128n) / total) * total;
  for (let again = 0; ; again++) {
    const text = Buffer.concat([
      Buffer.from('farwest deal'),
      number8(salt.length),
      salt,
      number8(n),
      number8(again),
    ]);
    const sum = createHmac('sha256', secret).update(text).digest('hex');
    const roll = BigInt('0x' + sum.slice(0, 32));
    if (roll >= fair) continue;
    let rest = roll % total;
    for (let k = 0; k < weights.length; k++) {
      if (rest < BigInt(weights[k])) return k;
      rest -= BigInt(weights[k]);
    }
  }
}

const seal = createHash('sha256').update(secret).digest('hex') === deal.seal;
const wrong = deal.draws.findIndex(
  ({ n, weights, drawn }, k) => (k > 0 && n <= deal.draws[k - 1].n) || outcome(salt, n, weights) !== drawn,
);
const lotSalt = Buffer.concat([Buffer.from('who begins'), salt]);
const lot = !deal.lot || outcome(lotSalt, 0, deal.lot.weights) === deal.lot.drawn;
console.log(JSON.stringify({ seal, wrong, lot }));
