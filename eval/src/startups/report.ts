import { RUBRIC_VERSION } from '@proofround/ai-worker/analysis/rubric/weights.js';
import { STAGES } from '@proofround/contracts';
import { quantile } from 'simple-statistics';

import { table } from '../report.js';
import type { BandFinding } from './band.js';
import type { Twin } from './examples.js';
import { type Figures, type Marked, type MarkedTwin, STRONG, WEAK } from './figures.js';

/** The distance from the label, in points, from which a startup is listed. */
const FAR = 20;

const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => value.toFixed(2);

function agreement(parts: Readonly<Record<string, Figures>>): string {
  const row = (name: string, of: (part: Figures) => string | number) => [
    name,
    ...Object.values(parts).map(of),
  ];
  return table(
    ['', ...Object.keys(parts)],
    [
      row('startups', ({ count }) => count),
      row('rank correlation with the labels (Spearman)', ({ correlation }) => hundredth(correlation)),
      row('strong above weak (AUC)', (part) => hundredth(part.auc)),
      row('gap of the medians, strong to weak', ({ gap }) => tenth(gap)),
      row('lowest strong', ({ lowestStrong }) => lowestStrong),
      row('highest weak', ({ highestWeak }) => highestWeak),
      row('below 70', ({ below70 }) => `${Math.round(100 * below70)} %`),
    ],
  );
}

function byStage(marked: readonly Marked[]): string {
  return table(
    ['stage', 'startups', 'lowest', 'lower quarter', 'median', 'upper quarter', 'highest'],
    STAGES.map((stage) => {
      const own = marked
        .filter(({ facts, part }) => facts.stage === stage && part !== 'against it')
        .map((example) => example.score);
      return [stage, own.length, ...[0, 0.25, 0.5, 0.75, 1].map((share) => tenth(quantile(own, share)))];
    }),
  );
}

function tricks(written: readonly MarkedTwin[], made: readonly MarkedTwin[]): string {
  const line = (name: string, from: readonly MarkedTwin[], kind: Twin['kind']) => {
    const gains = from.filter((twin) => twin.kind === kind).map(({ score, before }) => score - before);
    return [name, gains.length, tenth(Math.max(...gains)), tenth(Math.min(...gains))];
  };
  return table(
    ['twins', 'pairs', 'greatest gain', 'greatest loss'],
    [
      line('padded, written by hand', written, 'padded'),
      line('padded everywhere, all startups', made, 'padded'),
      line('injected, written by hand', written, 'injected'),
      line('injected everywhere, all startups', made, 'injected'),
      line('other names of people and companies', written, 'names'),
    ],
  );
}

function models(findings: readonly BandFinding[]): string {
  return table(
    ['analyst', 'answers refused', 'most a factor moved, of its points', 'most an overall score moved'],
    findings.map(({ analyst, refused, furthestFactor, furthestScore }) => [
      analyst,
      refused,
      hundredth(furthestFactor),
      tenth(furthestScore),
    ]),
  );
}

/** The startups that score far from their label, with their caps and contradictions. */
function farOff(marked: readonly Marked[]): string {
  const distance = ({ score, label }: Marked) => Math.abs(score - label);
  return marked
    .filter((example) => distance(example) >= FAR)
    .toSorted((a, b) => distance(b) - distance(a))
    .map(({ name, facts, part, label, score, scored }) => {
      const where = part === 'worked on' ? facts.stage : `${facts.stage}, ${part}`;
      const causes = [...scored.limits, ...scored.contradictions.map(({ sentence }) => sentence)];
      return `- ${name} (${where}): label ${label}, score ${score}. ${causes.join(' ')}`.trimEnd();
    })
    .join('\n');
}

/** The figures of the labelled set as Markdown. */
export function markdownOf(
  marked: readonly Marked[],
  parts: Readonly<Record<string, Figures>>,
  written: readonly MarkedTwin[],
  made: readonly MarkedTwin[],
  findings: readonly BandFinding[],
): string {
  const hard = marked.filter(({ part }) => part === 'against it');
  return [
    `${parts['all']?.count ?? 0} fictional startups, labelled by hand by how ready an investor would find them for their stage, before any score was seen; ${parts['held out']?.count ?? 0} of them were held out of the work on earlier rubrics (now ${RUBRIC_VERSION}). Strong: ${STRONG} and above, weak: ${WEAK} and below. The scores order readiness and predict nothing. Texts, labels and rubric come from one hand: read this as a check that nothing is lost, and the rounds by strangers as the measure.`,
    agreement(parts),
    `Apart from these, ${hard.length} more were written last and against the rubric, to show where it goes wrong; they do not count above: ${hard.map((example) => `${example.name} (label ${example.label}, score ${example.score})`).join(', ')}.`,
    '### By stage',
    byStage(marked),
    '### What tricks win',
    tricks(written, made),
    '### Other languages',
    table(
      ['twin', 'English', 'twin’s score', 'difference'],
      written
        .filter(({ kind }) => kind === 'language')
        .map(({ name, before, score }) => [name, before, score, tenth(score - before)]),
    ),
    '### What a model can do to a score',
    models(findings),
    `### Where score and label differ by ${FAR} or more`,
    farOff(marked) || 'Nowhere.',
  ].join('\n\n');
}
