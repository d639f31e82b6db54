import type { Claims } from '../../claims/claims.js';
import type { TextField } from '../../claims/statement.js';
import { briefOf, type Brief, type FoundRisk } from './brief.js';
import { count, dollars } from './figures.js';
import type { Idea, Wording } from './idea.js';
import { nounsOf } from './nouns.js';

const LONGEST_TITLE = 90;
/** Leaves room for the sentence on what a task unlocks. */
const LONGEST_DESCRIPTION = 320;
const QUOTE_LENGTHS = [110, 80, 55];

/** How a quote is led in; what the founder says of the product reads best as a reminder. */
const LEAD: Partial<Record<TextField, string>> = {
  idea_description: 'In your words',
  solution_statement: 'In your words',
};

/** A task in its final words. */
export interface Worded {
  readonly title: string;
  /** With the sentence it starts from, where there is one. */
  readonly description: string;
  /** Without that sentence; null where the task would then speak of nothing the founder gave. */
  readonly bare: string | null;
  readonly step?: number | undefined;
  /** What in the title is the founder's own and may be called otherwise next time. */
  readonly own: readonly string[];
}

/** A text as part of a pattern. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text speaks of something that this founder gave: a sentence, a figure or the customers. */
function isOwn(text: string, { claims, who, one, users, revenue, ask }: Brief): boolean {
  if (text.includes('“')) return true;
  const speaksOf = (noun: string) => new RegExp(`(?<!\\p{L})${escaped(noun)}(?!\\p{L})`, 'u').test(text);
  if (who !== 'customers' && (speaksOf(who) || speaksOf(one))) return true;
  const figures = [
    ...(users > 0 ? [count(users)] : []),
    ...[revenue, ask].filter((sum) => sum > 0).map(dollars),
    ...[claims.interviews, claims.commitments].flatMap((figure) => (figure ? [count(figure.value)] : [])),
  ];
  return figures.some((figure) => new RegExp(`(?<![\\d,.])${escaped(figure)}(?![\\d,])`).test(text));
}

function compose(wording: Wording, brief: Brief): Worded {
  const { title, description, step } = wording;
  const isBareOwn = isOwn(`${title} ${description}`, brief);
  const about =
    wording.about ??
    (isBareOwn ? undefined : brief.opening('idea_description', 'solution_statement', 'problem_statement'));
  const anchored =
    about === undefined || description.includes('“')
      ? description
      : `${LEAD[about.field] ?? 'You write'}: ${brief.quote(about)}. ${description}`;
  return {
    title,
    description: anchored,
    bare: isBareOwn ? description : null,
    step,
    own: [brief.prospects, brief.who, brief.one, brief.name],
  };
}

const fits = ({ title, description }: Worded) =>
  title.length <= LONGEST_TITLE && description.length <= LONGEST_DESCRIPTION;

/** The task for this founder, with the most exact name of the customers and the longest quote that fit. */
export function wordingOf(
  idea: Pick<Idea, 'write'>,
  claims: Claims,
  risks: readonly FoundRisk[],
): Worded | null {
  let last: Worded | null = null;
  for (const noun of nounsOf(claims)) {
    for (const length of QUOTE_LENGTHS) {
      const brief = briefOf(claims, risks, noun, length);
      const wording = idea.write(brief);
      if (wording === null) return null;
      last = compose(wording, brief);
      if (fits(last)) return last;
    }
  }
  return last?.bare == null ? last : { ...last, description: last.bare };
}
