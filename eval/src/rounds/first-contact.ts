import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

import { table } from '../report.js';
import { type Figure, figure } from './figure.js';
import { ROUNDS } from './round.js';

/** The figures of a round at its first measurement; they are never edited. */
const contact = z.object({
  round: z.string(),
  date: z.iso.date(),
  /** The commit of the measured product. */
  commit: z.string(),
  figures: z.array(figure),
});
export type Contact = z.output<typeof contact>;

const FILE = new URL('first-contact.json', ROUNDS);
const DOCUMENT = new URL('../../docs/evaluation.md', ROUNDS);
/** The parts of the document that this module writes. */
const PARTS = ['latest round', 'all rounds'] as const;
type Part = (typeof PARTS)[number];
const beginOf = (part: Part) => `<!-- ${part}: npm run eval -- rounds NAME --record writes this part -->`;
const endOf = (part: Part) => `<!-- end of ${part} -->`;

export function readContacts(file: URL = FILE): Contact[] {
  return existsSync(file) ? z.array(contact).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * Appends the first contact of a round. Recorded figures are never replaced; only a reader's findings
 * may be added later.
 * @throws Error when all figures are recorded already
 */
export function withContact(kept: readonly Contact[], added: Contact): Contact[] {
  const known = new Set(
    kept
      .filter(({ round }) => round === added.round)
      .flatMap(({ figures }) => figures.map(({ name }) => name)),
  );
  const isKnown = known.size > 0;
  const figures = added.figures.filter(({ name }) => (isKnown ? isJudged(name) && !known.has(name) : true));
  if (figures.length === 0) {
    throw new Error(`The first contact with ${added.round} is recorded; it is not measured a second time.`);
  }
  return [...kept, { ...added, figures }];
}

const JUDGED = ['false sentences', 'expert’s concerns named', 'broken or generic tasks'];
const isJudged = (name: string) => JUDGED.includes(name);

/** The figures of each table of all rounds. Figures without a table get one at the end. */
const TABLES: readonly { readonly title: string; readonly rows: readonly string[] }[] = [
  {
    title: 'Scores and the screening of offers',
    rows: [
      'rank correlation, all',
      'rank correlation, honest',
      "scores inside the expert's band ± 10",
      'bad cases flagged',
      'honest ones accused',
    ],
  },
  {
    title: 'Copies of a case that should score the same',
    rows: [
      'twins, names: points apart',
      'twins, padding: points apart',
      'twins, injection: points apart',
      'twins, language: points apart',
    ],
  },
  {
    title: 'Sums and quotes',
    rows: [
      'other words for the same facts',
      'ledgers that do not add up',
      'quotes that the founder did not write',
    ],
  },
  { title: 'Matches', rows: ['good investors in the top five', 'exclusions violated'] },
  {
    title: 'The chat',
    rows: [
      'chat slots right',
      'wrong names or descriptions stored',
      'blanks filled',
      'conversations complete',
    ],
  },
  { title: 'What a reader judged', rows: JUDGED },
];

/** The name of a figure without its count, which differs between rounds. */
const rowOf = ({ name }: Figure) => name.replace(/ \(\d+\)$|, of \d+$/, '');

const cellOf = (item: Figure | undefined) => {
  if (!item) return 'not measured';
  return item.met === null ? item.value : `${item.value} ${item.met ? '✓' : '✗'}`;
};

/** All recorded figures of one round. */
interface RecordedRound {
  readonly name: string;
  /** The date and commit of the machine's measurement. */
  readonly date: string;
  readonly commit: string;
  readonly figures: ReadonlyMap<string, Figure>;
}

function roundsOf(contacts: readonly Contact[]): RecordedRound[] {
  return [...new Set(contacts.map(({ round }) => round))].flatMap((name) => {
    const own = contacts.filter(({ round }) => round === name);
    const [first] = own;
    if (!first) return [];
    const figures = own.flatMap((one) => one.figures.map((item) => [rowOf(item), item] as const));
    return [{ name, date: first.date, commit: first.commit, figures: new Map(figures) }];
  });
}

const rowsOf = (rounds: readonly RecordedRound[]) => [
  ...new Set(rounds.flatMap(({ figures }) => [...figures.keys()])),
];

/** The latest round beside the targets. */
function latestTable(rounds: readonly RecordedRound[]): string[] {
  const latest = rounds.at(-1);
  if (!latest) return ['No round has been recorded yet.'];
  const rows = rowsOf(rounds).map((row) => {
    const measured = rounds.map(({ figures }) => figures.get(row)).filter((item) => item !== undefined);
    const judged = measured.filter(({ met }) => met !== null);
    const met = judged.filter((item) => item.met).length;
    return [
      row,
      measured.at(-1)?.target ?? '',
      cellOf(latest.figures.get(row)),
      judged.length === 0 ? '' : `${met} of ${judged.length}`,
    ];
  });
  return [
    `The latest round is ${latest.name}, measured on ${latest.date} at commit ${latest.commit}. ✓ means that the figure meets its target.`,
    table(['Figure', 'Target', `First contact with ${latest.name}`, 'Rounds that met the target'], rows),
  ];
}

/** One table for each group of figures, with a row for each round. */
function roundTables(rounds: readonly RecordedRound[]): string[] {
  const grouped = new Set(TABLES.flatMap(({ rows }) => rows));
  const others = rowsOf(rounds).filter((row) => !grouped.has(row));
  const tables = [...TABLES, ...(others.length > 0 ? [{ title: 'Other figures', rows: others }] : [])];
  return [
    table(
      ['Round', 'Date', 'Commit'],
      rounds.map(({ name, date, commit }) => [name, date, commit]),
    ),
    ...tables.flatMap(({ title, rows }) => [
      `### ${title}`,
      table(
        ['Round', ...rows],
        rounds.map(({ name, figures }) => [name, ...rows.map((row) => cellOf(figures.get(row)))]),
      ),
    ]),
  ];
}

/** A generated part of the document. */
export function partOf(part: Part, contacts: readonly Contact[]): string {
  const rounds = roundsOf(contacts);
  const lines = part === 'latest round' ? latestTable(rounds) : roundTables(rounds);
  return [beginOf(part), ...lines, endOf(part)].join('\n\n');
}

/** The document with updated parts about rounds. */
export function withParts(document: string, contacts: readonly Contact[]): string {
  return PARTS.reduce((text, part) => {
    const [before, rest] = text.split(beginOf(part));
    const after = rest?.split(endOf(part))[1];
    if (before === undefined || after === undefined) {
      throw new Error(`docs/evaluation.md has no part “${part}”`);
    }
    return `${before}${partOf(part, contacts)}${after}`;
  }, document);
}

export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

/** Saves a first contact in the record and the document. */
export function record(added: Contact): void {
  const contacts = withContact(readContacts(), added);
  writeFileSync(FILE, `${JSON.stringify(contacts, null, 2)}\n`);
  writeFileSync(DOCUMENT, withParts(readDocument(), contacts));
}
