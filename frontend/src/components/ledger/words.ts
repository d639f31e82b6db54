import type { LedgerEntry } from '../../api/generated/client';

type Rung = LedgerEntry['rung'];
type Words = Partial<Record<Rung, string>>;

/** Describes each level of support in words that a founder can act on. */
const RUNG_WORDS: Record<Rung, string> = {
  absent: 'Nothing is said about it',
  considered: 'Mentioned',
  explained: 'Explained, without a figure or a name',
  specified: 'Told with a figure or a name',
  evidenced: 'Backed by what was done or measured',
  not_assessed: 'Not assessed: there was nothing to go on',
};

/** A line about a risk rates it. Its level does not say how well it is told. */
const RISK_WORDS: Record<Rung, string> = {
  absent: 'Very high risk',
  considered: 'High risk',
  explained: 'Usual risk',
  specified: 'Low risk',
  evidenced: 'Very low risk',
  not_assessed: 'Not known: half of the points',
};

/** The factors whose level depends on the size of a figure. */
const COUNTED: ReadonlySet<string> = new Set(['Users', 'Revenue']);
const COUNTED_WORDS: Words = {
  considered: 'Told with a figure that is very low for the stage',
  explained: 'Told with a figure that is low for the stage',
  specified: 'Told with a figure that is good for the stage',
  evidenced: 'Told with a figure that is high for the stage',
};

/** The factors whose levels ask for something else than a figure or a measurement (SCORE-38). */
const FACTOR_WORDS: Readonly<Record<string, Words>> = {
  Figures: {
    absent: 'Fewer than three figures are stated',
    considered: 'A few figures are stated',
    explained: 'Some figures are stated',
    specified: 'Many figures are stated',
    evidenced: 'Many figures are stated, without those of the budget',
  },
  'Use of funds': {
    explained: 'A plan, without sums for most of the money',
    specified: 'A plan with its sums',
    evidenced: 'A plan with its sums and what it is to reach',
  },
  'Market size': {
    considered: 'Mentioned, not counted',
    explained: 'Counted, without a price',
    specified: 'Counted, with a price',
    evidenced: 'Counted, with a price and a source or customers who pay',
  },
  Competition: {
    explained: 'Compared, without a figure of the others',
    specified: 'Compared, with a figure',
    evidenced: 'Compared with several figures, also of what sets it apart',
  },
  Product: {
    considered: 'Described, and nothing shows that it is used',
    explained: 'There is something to see, or somebody uses it',
    specified: 'In use',
    evidenced: 'In use, with a page, and launched or measured',
  },
  'Team completeness': {
    considered: 'Hardly told who builds, who sells and who knows the trade',
    explained: 'Told in one part: who builds, who sells or who knows the trade',
    specified: 'Told in most parts: one of building, selling and knowing the trade is open',
    evidenced: 'Told who builds, who sells and who knows the trade',
  },
};

/** What wins more points for the stage; no other words do. */
const STAGE_WORDS: Readonly<Record<string, Words>> = {
  idea: { absent: 'Earns no points: only an MVP does' },
  mvp: { explained: 'Only a launch with users and a revenue that is usual for it earns more' },
  launched: {
    explained: 'Only users and a revenue that is usual for a launch earn more',
    specified: 'Only growth with a revenue that is usual for it earns more',
  },
  growing: {
    explained: 'Only users or revenue earn more',
    specified: 'Only a revenue that is usual for growth earns more',
    evidenced: 'The highest stage, with a revenue that is usual for it',
  },
};

const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozens?|hundreds?|thousands?|millions?)\b/i;
/** A capital letter within a sentence. */
const NAME = /[\p{Ll}\d,] \p{Lu}\p{Ll}+/u;

/** The words for a level that fit the evidence beside them: its figure, or the name that it mentions. */
function levelWords({ factor, rung, evidence }: LedgerEntry): string {
  const hasFigure = evidence !== null && FIGURE.test(evidence);
  if (hasFigure && COUNTED.has(factor)) return COUNTED_WORDS[rung] ?? RUNG_WORDS[rung];
  if (rung !== 'explained' || evidence === null) return RUNG_WORDS[rung];
  // A statement with a figure about the factor itself has a higher level than "explained".
  if (hasFigure) return 'Explained, without a figure of its own';
  return NAME.test(evidence) ? 'Explained, with a name' : RUNG_WORDS[rung];
}

/** The words for a stage say what alone would earn more. */
const ofStage = ({ factor, rung, evidence }: LedgerEntry): string | undefined =>
  factor === 'Stage' ? STAGE_WORDS[evidence?.replace('Stage: ', '') ?? '']?.[rung] : undefined;

/** What a line's level means. A limit has no level: its evidence says what it limits. */
export function wordsOf(entry: LedgerEntry): string {
  const { dimension, factor, rung, evidence } = entry;
  if (dimension === 'cap') return evidence ?? 'Limits the score';
  if (dimension === 'risk') return RISK_WORDS[rung];
  const own = ofStage(entry) ?? FACTOR_WORDS[factor]?.[rung];
  if (own !== undefined) return own;
  if (rung === 'absent' && evidence !== null && COUNTED.has(factor)) return 'None yet, as stated';
  // The stage of an idea is stated and earns nothing (SCORE-29).
  return rung === 'absent' && evidence !== null ? 'Earns no points' : levelWords(entry);
}
