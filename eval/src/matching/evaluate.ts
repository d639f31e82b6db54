import { rank, rankPair } from '@proofround/matching';

import { type Report, table } from '../report.js';
import { type InvestorExample, investors, type StartupExample, startups } from './examples.js';

const IMPOSSIBLE_MOST = 40;
const MIN_PRECISION = 0.6;
const MIN_NDCG = 0.75;

interface Seen {
  investor: string;
  score: number;
  grade: 0 | 1 | 2;
}

/** The result for one startup. */
interface Outcome {
  startup: StartupExample;
  list: Seen[];
  precision: number;
  ndcg: number;
  /** The good investors among the first ten. */
  found: string[];
  impossible: Seen[];
}

/** Measures matches, their order and reasons against labelled pairs. */
export function evaluate(): Promise<Report> {
  const backers = investors();
  const founders = startups();
  const outcomes = founders.map((startup) => outcomeOf(startup, backers));
  const held = outcomes.filter(({ startup }) => startup.held_out);
  const open = outcomes.filter(({ startup }) => !startup.held_out);
  const rows = [figures('All', outcomes), figures('Worked with', open), figures('Held out', held)];
  const faults = [...asymmetries(founders, backers), ...silentMismatches(founders, backers)];
  const broken = [
    ...outcomes.flatMap(({ startup, impossible }) =>
      impossible.map(
        ({ investor, score }) => `${startup.key} and ${investor} are impossible, yet ${score} %`,
      ),
    ),
    ...(mean(outcomes.map(({ precision }) => precision)) < MIN_PRECISION
      ? [`Precision at 5 is below ${MIN_PRECISION}`]
      : []),
    ...(mean(outcomes.map(({ ndcg }) => ndcg)) < MIN_NDCG ? [`nDCG@10 is below ${MIN_NDCG}`] : []),
    ...faults,
  ];
  const markdown = [
    `${founders.length} fictional startups, ${backers.length} investors, ${labelled(founders)} labelled pairs ` +
      `(good 2, fair 1, other 0). Precision at 5 counts good and fair among the first five, out of as many as ` +
      `there are to find. Labels were written before any score was looked at; every third startup is held out of the work on the ` +
      `ranking. Examples and ranking come from the same hand, the list of synonyms was written after the examples, ` +
      `and the totals of the held-out part were seen, so its figures flatter: fresh examples would fare worse.`,
    table(
      [
        'Startups',
        'Precision at 5',
        'nDCG@10',
        'Good in the top 10',
        'Good pairs, mean',
        'Fair',
        'Bad or impossible',
        'Impossible, highest',
      ],
      rows,
    ),
    '### What it gets wrong',
    failures(outcomes)
      .map((line) => `- ${line}`)
      .join('\n') || 'Nothing.',
  ].join('\n\n');
  return Promise.resolve({ title: 'Matches', markdown, broken });
}

function outcomeOf(startup: StartupExample, backers: readonly InvestorExample[]): Outcome {
  const pairs = rank(
    [startup.facts],
    backers.map(({ facts }) => facts),
  );
  const key = new Map(backers.map(({ key: name, facts }) => [facts.investor_id, name]));
  const list = pairs.map(({ investor_id, match_score }): Seen => {
    const investor = key.get(investor_id) ?? '';
    return { investor, score: match_score, grade: startup.grade(investor) };
  });
  const { good, fair, impossible } = startup.labels;
  const findable = Math.min(5, good.length + fair.length);
  const gains = [...good.map(() => 2), ...fair.map(() => 1)];
  const top = list.slice(0, 10);
  return {
    startup,
    list,
    precision: list.slice(0, 5).filter(({ grade }) => grade > 0).length / findable,
    ndcg: dcg(top.map(({ grade }) => grade)) / dcg(gains.slice(0, 10)),
    found: top.filter(({ grade }) => grade === 2).map(({ investor }) => investor),
    impossible: impossible
      .map((investor) => ({ investor, score: scoreOf(startup, investor, backers), grade: 0 as const }))
      .filter(({ score }) => score > IMPOSSIBLE_MOST),
  };
}

const dcg = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

function scoreOf(startup: StartupExample, key: string, backers: readonly InvestorExample[]): number {
  const investor = backers.find((example) => example.key === key);
  if (!investor) throw new Error(`There is no investor ${key} (label of ${startup.key})`);
  return rankPair(startup.facts, investor.facts).match_score;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function figures(name: string, outcomes: readonly Outcome[]): (string | number)[] {
  const backers = investors();
  const scores = (label: 'good' | 'fair' | 'bad' | 'impossible') =>
    outcomes.flatMap(({ startup }) => startup.labels[label].map((key) => scoreOf(startup, key, backers)));
  const good = outcomes.flatMap(({ startup }) => startup.labels.good).length;
  const found = outcomes.flatMap((outcome) => outcome.found).length;
  return [
    `${name} (${outcomes.length})`,
    mean(outcomes.map(({ precision }) => precision)).toFixed(2),
    mean(outcomes.map(({ ndcg }) => ndcg)).toFixed(2),
    `${Math.round((100 * found) / good)} %`,
    mean(scores('good')).toFixed(0),
    mean(scores('fair')).toFixed(0),
    mean([...scores('bad'), ...scores('impossible')]).toFixed(0),
    Math.max(0, ...scores('impossible')),
  ];
}

const labelled = (founders: readonly StartupExample[]) =>
  founders.flatMap(({ labels }) => [labels.good, labels.fair, labels.bad, labels.impossible].flat()).length;

/** Violations of the rule that a pair has the same score from both sides. */
function asymmetries(founders: readonly StartupExample[], backers: readonly InvestorExample[]): string[] {
  return backers.flatMap(({ key, facts }) => {
    const mine = new Map(
      rank(
        founders.map((example) => example.facts),
        [facts],
      ).map((pair) => [pair.startup_id, pair.match_score]),
    );
    return founders.flatMap((startup) => {
      const theirs = rank(
        [startup.facts],
        backers.map((example) => example.facts),
      ).find(({ investor_id }) => investor_id === facts.investor_id)?.match_score;
      return mine.get(startup.facts.startup_id) === theirs
        ? []
        : [`${startup.key} and ${key} differ by the side that asks`];
    });
  });
}

/** Misfits in the data that the reasons of a side do not mention. */
function silentMismatches(
  founders: readonly StartupExample[],
  backers: readonly InvestorExample[],
): string[] {
  return founders.flatMap((startup) =>
    backers.flatMap((investor) => {
      const { funding_ask: ask, stage } = startup.facts;
      const { check_size_max: max, check_size_min: min, preferred_stages: stages } = investor.facts;
      const pair = rankPair(startup.facts, investor.facts);
      const mentions = (list: readonly string[], words: RegExp) => list.some((reason) => words.test(reason));
      const silent = (words: RegExp) =>
        !mentions(pair.startup_reasons, words) || !mentions(pair.investor_reasons, words);
      const name = `${startup.key} and ${investor.key}`;
      return [
        ...(ask !== null && max !== null && ask > max && silent(/above/)
          ? [`${name}: too large an ask is not said`]
          : []),
        ...(ask !== null && min !== null && ask < min && silent(/below/)
          ? [`${name}: too small an ask is not said`]
          : []),
        ...(stages !== null && !stages.includes(stage) && silent(/; (?:they|you) prefer /)
          ? [`${name}: the other stage is not said`]
          : []),
        ...(startup.labels.impossible.includes(investor.key) &&
        silent(/not among|not known|cannot be compared|close to|above|below|earlier|later/)
          ? [`${name}: nothing that does not fit is said`]
          : []),
      ];
    }),
  );
}

/** The missed good pairs and the unlabelled investors among the first three, by name. */
function failures(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ startup, list, found }) => {
    const name = startup.held_out ? `${startup.key} (held out)` : startup.key;
    const missed = startup.labels.good.filter((investor) => !found.includes(investor));
    const [first] = list;
    return [
      ...missed.map((investor) => `${name}: ${investor} is a good introduction and not among the first ten.`),
      ...(first && first.grade < 2
        ? [
            `${name}: ${first.investor} comes first with ${first.score} % and is labelled ${first.grade === 1 ? 'fair' : 'nothing'}.`,
          ]
        : []),
      ...list
        .slice(1, 3)
        .filter(({ grade }) => grade === 0)
        .map(
          ({ investor, score }) =>
            `${name}: ${investor} is among the first three with ${score} %, unlabelled.`,
        ),
    ];
  });
}
