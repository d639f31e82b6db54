import type { Statement } from '../../../claims/statement.js';
import { DECEIT } from './deceit.js';
import { GOODS } from './goods.js';
import { IMPOSSIBLE } from './impossible.js';
import { MONEY } from './money.js';
import { PEOPLE } from './people.js';
import { has, type Policy, shownIn } from './policy.js';
import { isAgainstIt } from './purpose.js';

const POLICIES: readonly Policy[] = [...PEOPLE, ...MONEY, ...GOODS, ...DECEIT, ...IMPOSSIBLE];

export interface FoundByPolicy {
  readonly code: string;
  readonly statement: Statement;
}

const textOf = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n');

/**
 * The offences whose cues come together in neighbouring sentences, unless the startup works against them.
 * @param statements what the startup says of itself. @param all also the statements about others.
 */
export function offencesByPolicy(
  statements: readonly Statement[],
  all: readonly Statement[] = statements,
): FoundByPolicy[] {
  const text = textOf(statements);
  const found = new Map<string, FoundByPolicy>();
  for (const policy of POLICIES) {
    if (found.has(policy.code) || !policy.cues.every((cue) => has(text, cue))) continue;
    const statement = shownIn(statements, policy);
    if (!statement || policy.unless?.test(text)) continue;
    found.set(policy.code, { code: policy.code, statement });
  }
  return found.size > 0 && isAgainstIt(textOf(all)) ? [] : [...found.values()];
}
