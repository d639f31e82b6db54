import { readFileSync } from 'node:fs';

import type { RankedPair } from '@proofround/contracts';
import { rankPair } from '@proofround/matching';
import { z } from 'zod';

import { type Report, table } from '../report.js';
import { type Figure, noneOf, share } from '../rounds/figure.js';
import { EXCLUDED_MOST, matchableOf } from '../rounds/matches.js';
import { each, facts, idOf, investor } from '../rounds/round.js';

const TITLE = 'Theses by strangers';

/** An investor with startups that a stranger judged by the thesis. */
const judgedInvestor = investor.extend({
  startups: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(['good', 'fair', 'excluded']),
      /** The words of the thesis that exclude the startup. */
      words: z.string().nullish(),
      note: z.string().nullish(),
      facts,
    }),
  ),
});
type JudgedInvestor = z.output<typeof judgedInvestor>;
type JudgedStartup = JudgedInvestor['startups'][number];

interface Outcome extends JudgedStartup {
  readonly pair: RankedPair;
}

const isExcluded = ({ pair }: Outcome): boolean => pair.match_score <= EXCLUDED_MOST;

const outcomesOf = ({ id, profile, startups }: JudgedInvestor): Outcome[] =>
  startups.map((startup) => ({
    ...startup,
    pair: rankPair(matchableOf(startup.id, startup.facts, null), { ...profile, investor_id: idOf(id) }),
  }));

const line = ({ id, verdict, words, note, pair }: Outcome): string =>
  `${id} (${verdict}), ${pair.match_score} %: ${words ? `“${words}”. ` : ''}${note ?? ''} – ${pair.startup_reasons[0] ?? ''}`;

/** The pairs of a good and a fair startup of one investor; those in which the good one does not score higher. */
function orderOf(outcomes: readonly Outcome[]) {
  const fair = outcomes.filter(({ verdict }) => verdict === 'fair');
  const pairs = outcomes
    .filter(({ verdict }) => verdict === 'good')
    .flatMap((good) => fair.map((other) => ({ good, other })));
  return {
    pairs: pairs.length,
    wrong: pairs
      .filter(({ good, other }) => good.pair.match_score <= other.pair.match_score)
      .map(
        ({ good, other }) =>
          `${good.id}, ${good.pair.match_score} %, is not above ${other.id}, ${other.pair.match_score} %`,
      ),
  };
}

/** Measures what theses rule out. */
export function figuresOf(investors: readonly JudgedInvestor[]): Figure[] {
  const perInvestor = investors.map(outcomesOf);
  const all = perInvestor.flat();
  const excluded = all.filter(({ verdict }) => verdict === 'excluded');
  const others = all.filter(({ verdict }) => verdict !== 'excluded');
  const orders = perInvestor.map(orderOf);
  const pairs = orders.reduce((sum, order) => sum + order.pairs, 0);
  const wrong = orders.flatMap((order) => order.wrong);
  return [
    noneOf(
      `exclusions violated, of ${excluded.length}`,
      excluded.filter((outcome) => !isExcluded(outcome)).map(line),
    ),
    noneOf(`startups falsely excluded, of ${others.length}`, others.filter(isExcluded).map(line)),
    share({ name: 'good above fair', part: pairs - wrong.length, whole: pairs, cases: wrong }),
  ];
}

/** Reads the investors of a file. */
export const readTheses = (file: string): JudgedInvestor[] =>
  each(judgedInvestor, z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8'))), file);

/** Measures files of judged theses: `theses FILE [FILE ...]`. */
export function evaluate(files: readonly string[] = []): Promise<Report> {
  if (files.length === 0)
    return Promise.resolve({ title: TITLE, markdown: '', broken: ['Name a file: theses FILE [FILE ...].'] });
  const parts = files.map((file) => {
    const figures = figuresOf(readTheses(file));
    return [
      `### ${file}`,
      table(
        ['Figure', 'Measured'],
        figures.map(({ name, value }) => [name, value]),
      ),
      ...figures.flatMap(({ name, cases }) =>
        cases.length > 0 ? [`#### ${name}`, cases.map((text) => `- ${text}`).join('\n')] : [],
      ),
    ].join('\n\n');
  });
  return Promise.resolve({ title: TITLE, markdown: parts.join('\n\n'), broken: [] });
}
