import { score } from '@proofround/ai-worker/analysis/rubric/ledger.js';
import { RubricAnalyst } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';

import type { Report } from '../report.js';
import { type BandFinding, bands } from './band.js';
import { type Example, examples, madeTwins, type Twin, writtenTwins } from './examples.js';
import { type Figures, figures, type Marked, type MarkedTwin } from './figures.js';
import { brokenLedgers, brokenPlans } from './ledgers.js';
import { markdownOf } from './report.js';

const MIN_CORRELATION = 0.8;
const MIN_AUC = 0.95;
/** The processor time limit of one analysis. */
const MAX_MILLISECONDS = 50;

async function milliseconds(all: readonly Example[]): Promise<number> {
  const analyst = new RubricAnalyst();
  const before = process.cpuUsage();
  for (const { facts } of all)
    await analyst.analyse({ owner_id: 'eval', facts, completed_tasks: [] }, () => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / all.length;
}

/** Scores the twins; the scores of the originals are given. */
function markedTwins(twins: readonly Twin[], originals: readonly Marked[]): MarkedTwin[] {
  const before = new Map(originals.map((example) => [example.name, example.score]));
  return twins.map((twin) => {
    const scored = score(twin.facts);
    const own = scored.score.overall_score;
    return { ...twin, scored, score: own, before: before.get(twin.original.name) ?? own };
  });
}

function brokenFigures(parts: Readonly<Record<string, Figures>>): string[] {
  return Object.entries(parts).flatMap(([name, part]) => [
    ...(part.correlation < MIN_CORRELATION
      ? [`Rank correlation (${name}) is ${part.correlation.toFixed(2)}, below ${MIN_CORRELATION}.`]
      : []),
    ...(part.auc < MIN_AUC
      ? [`Strong and weak (${name}) are not separated: AUC ${part.auc.toFixed(2)}.`]
      : []),
    ...(part.lowestStrong <= part.highestWeak
      ? [`A strong startup (${name}) is not above every weak example.`]
      : []),
  ]);
}

function brokenTwins(twins: readonly MarkedTwin[]): string[] {
  return twins.flatMap(({ name, kind, score: own, before }) => {
    if (kind === 'names') return own === before ? [] : [`${name}: other names change the score.`];
    if (kind === 'language' || own <= before) return [];
    return [`${name} (${kind}) gains: ${before} to ${own}.`];
  });
}

const brokenBands = (findings: readonly BandFinding[]) =>
  findings.flatMap(({ analyst, outside }) =>
    outside.map((where) => `${analyst}: out of its band at ${where}.`),
  );

/**
 * Measures the agreement of the rubric's scores with the labelled set, and the gains from tricks.
 * Deterministic, except for the time taken.
 */
export async function evaluate(): Promise<Report> {
  const all = examples();
  const marked = all.map((example): Marked => {
    const scored = score(example.facts);
    return { ...example, scored, score: scored.score.overall_score };
  });
  const written = markedTwins(writtenTwins(all), marked);
  const made = markedTwins(madeTwins(all), marked);
  const parts = {
    all: figures(marked.filter(({ part }) => part !== 'against it')),
    'worked on': figures(marked.filter(({ part }) => part === 'worked on')),
    'held out': figures(marked.filter(({ part }) => part === 'held out')),
  };
  const findings = bands(all);
  const took = await milliseconds(all);
  const broken = [
    ...brokenFigures(parts),
    ...brokenTwins([...written, ...made]),
    ...brokenLedgers([...marked, ...written, ...made]),
    ...brokenPlans(marked),
    ...brokenBands(findings),
    ...(took > MAX_MILLISECONDS ? [`One analysis takes ${took.toFixed(1)} ms of processor time.`] : []),
  ];
  return { title: 'Scores', markdown: markdownOf(marked, parts, written, made, findings), broken };
}
