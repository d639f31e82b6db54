import { score, type Scored } from '@proofround/ai-worker/analysis/rubric/ledger.js';

import { type Report, table } from '../report.js';
import { type LabelledFigure, type LabelledStartup, readLabelled } from './labelled.js';

const TITLE = 'What a figure is taken for';

/** The meanings that the product takes figures for, each with the labels that make it right. */
const MEANINGS = {
  price: ['price'],
  users: ['users', 'customers'],
  customers: ['customers'],
  income: ['income'],
  // Writers call the share that one side pays a price.
  share: ['share', 'price'],
  churn: ['churn'],
  interviewed: ['interviewed'],
  promised: ['promised'],
  market: ['market', 'potential'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Meaning = keyof typeof MEANINGS;
const NAMES = Object.keys(MEANINGS).filter((name): name is Meaning => name in MEANINGS);

/** How far a figure may be from its label, apart from rounding. */
const SAME = 0.011;
const MONTHS = 12;
const WEEKS_IN_MONTH = 52 / MONTHS;

const numberIn = (shown: string): number | null => {
  const digits = /\d[\d.,]*/.exec(shown)?.[0].replaceAll(',', '');
  return digits === undefined ? null : Number(digits);
};

/** The figures of a startup's texts by what the product takes them for. */
function takenFrom({ claims, earning }: Scored): Readonly<Record<Meaning, readonly (number | null)[]>> {
  const shown = earning && numberIn(earning.price);
  return {
    price: [earning?.form === 'share' ? null : shown, claims.price?.amount ?? null],
    users: [claims.inText.users?.value ?? null],
    customers: [claims.payers?.value ?? null, earning?.payers ?? null],
    income: [claims.inText.revenue?.value ?? null],
    share: [earning?.form === 'share' ? shown : null],
    churn: [claims.churn?.value ?? null],
    interviewed: [claims.interviews?.value ?? null],
    promised: [claims.commitments?.value ?? null],
    market: [claims.marketCount?.value ?? null],
  };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= SAME * Math.max(a, b);

/** Whether a figure is the labelled one; the product reckons an income in months. */
function isSame(meaning: Meaning, value: number, { value: written }: LabelledFigure): boolean {
  const forms = meaning === 'income' ? [written, written / MONTHS, written * WEEKS_IN_MONTH] : [written];
  return forms.some((form) => isNear(form, value));
}

interface Count {
  taken: number;
  right: number;
  labelled: number;
  found: number;
  readonly wrong: string[];
}

function addTo(
  count: Count,
  meaning: Meaning,
  values: readonly number[],
  { id, figures }: LabelledStartup,
): void {
  const right: readonly string[] = MEANINGS[meaning];
  for (const value of values) {
    const same = figures.filter((figure) => isSame(meaning, value, figure));
    count.taken += 1;
    if (same.some(({ means }) => right.includes(means))) count.right += 1;
    else {
      const labelled = same.map(({ words, means }) => `“${words}” is ${means}`).join(', ');
      count.wrong.push(`${id}: ${value} is taken for ${meaning}; ${labelled || 'it is not labelled'}`);
    }
  }
  const wanted = figures.filter(({ means }) =>
    meaning === 'market' ? right.includes(means) : means === meaning,
  );
  count.labelled += wanted.length;
  count.found += wanted.filter((figure) => values.some((value) => isSame(meaning, value, figure))).length;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(0)} %`;

/** Measures what the product takes labelled figures for. */
export function measure(startups: readonly LabelledStartup[]): Report {
  const counts = new Map(
    NAMES.map((name) => [name, { taken: 0, right: 0, labelled: 0, found: 0, wrong: [] }] as [Meaning, Count]),
  );
  for (const startup of startups) {
    const taken = takenFrom(score(startup.facts));
    for (const [meaning, count] of counts) {
      const values = taken[meaning].filter((value) => value !== null);
      addTo(count, meaning, [...new Set(values)], startup);
    }
  }
  const rows = [...counts].map(([name, { taken, right, labelled, found }]) => [
    name,
    taken,
    right,
    percent(right, taken),
    labelled,
    found,
    percent(found, labelled),
  ]);
  const head = ['Taken for', 'Taken', 'Right', 'Precision', 'Labelled', 'Found', 'Recall'];
  const wrong = [...counts.values()].flatMap((count) => count.wrong.map((line) => `- ${line}`));
  return { title: TITLE, markdown: [table(head, rows), wrong.join('\n')].join('\n\n'), broken: [] };
}

/** Measures the startups of a file: `figures FILE`. */
export function evaluate([file]: readonly string[] = []): Promise<Report> {
  return Promise.resolve(
    file === undefined
      ? { title: TITLE, markdown: '', broken: ['Name a file of startups with labelled figures.'] }
      : measure(readLabelled(file)),
  );
}
