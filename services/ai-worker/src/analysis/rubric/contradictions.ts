import type { Dossier } from './reading.js';
import { amountsIn } from './tokens.js';

/** A statement that another one denies. */
export interface Contradiction {
  /** For the founder, in one sentence. */
  readonly sentence: string;
  /** So grave that it limits the score; the lesser ones may be a field left at its default. */
  readonly grave: boolean;
}

const HAVE =
  /(?<![a-z])(?:we (?:already )?(?:have|serve)|we've|our|already|currently|tenemos|wir haben|nous avons|temos)(?![a-z])[^.]{0,40}?(\d[\d.,]*\s?(?:k|m|million|mil)?)\s*(?:\+\s*)?(?:active |paying |monthly |daily |registered |happy )*(?:users|customers|clients|subscribers|usuarios|clientes|nutzer|kunden|utilisateurs|clients)(?![a-z])/;
const TURNOVER =
  /(?<![a-z])(?:our|we make|we have|we earn)[^.]{0,30}?(mrr|arr|(?:monthly|annual) (?:recurring )?revenue|revenue)[^.\d]{0,20}(?:[$€£]\s?)?(\d[\d.,]*\s?(?:k|m|million)?)/;
/** Claims up to this many times the field may be a matter of date or rounding. */
const TOLERANCE = 3;

const live = (dossier: Dossier) => dossier.facts.stage === 'launched' || dossier.facts.stage === 'growing';

/** What the stage, the figures and the text say against each other. */
export function contradictionsIn(dossier: Dossier): Contradiction[] {
  const { facts } = dossier;
  const found: Contradiction[] = [];
  if (live(dossier) && facts.user_count === 0 && facts.monthly_revenue === 0)
    found.push({
      sentence: `The stage is ${facts.stage}, but there are no users and no revenue.`,
      grave: true,
    });
  if (facts.stage === 'idea' && facts.monthly_revenue > 0)
    found.push({ sentence: 'The stage is idea, but there is revenue already.', grave: false });
  if (facts.monthly_revenue > 0 && facts.user_count === 0)
    found.push({ sentence: 'There is revenue, but there are no users.', grave: false });

  for (const { text, future } of dossier.statements) {
    if (future) continue;
    const claimed = amountsIn(HAVE.exec(text)?.[1] ?? '')[0];
    if (claimed !== undefined && claimed > 10 + TOLERANCE * facts.user_count)
      found.push({
        sentence: `The text speaks of ${claimed.toLocaleString('en-US')} users or customers, the figures of ${facts.user_count.toLocaleString('en-US')}.`,
        grave: true,
      });
    const turnover = TURNOVER.exec(text);
    const amount = amountsIn(turnover?.[2] ?? '')[0];
    if (turnover && amount !== undefined) {
      const monthly = /arr|annual/.test(turnover[1] ?? '') ? amount / 12 : amount;
      if (monthly > 500 + TOLERANCE * facts.monthly_revenue)
        found.push({
          sentence: `The text speaks of $${Math.round(monthly).toLocaleString('en-US')} of revenue a month, the figures of $${facts.monthly_revenue.toLocaleString('en-US')}.`,
          grave: true,
        });
    }
  }
  return found;
}
