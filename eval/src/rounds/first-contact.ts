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
const BEGIN = '<!-- rounds: npm run eval -- rounds NAME --record writes this part -->';
const END = '<!-- end of rounds -->';

export function readContacts(file: URL = FILE): Contact[] {
  return existsSync(file) ? z.array(contact).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * Appends the first contact of a round. Recorded figures are never replaced; only a reader's findings
 * may be added later.
 * @throws Error when all figures are recorded already.
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

const HOW_ROUNDS_ARE_MADE = [
  '## Rounds by strangers',
  'Examples by the authors of the code flatter it. A round is therefore written by somebody who has seen neither the code nor earlier rounds: at least 30 startups (known companies at their beginnings, forum posts, other languages, impossible, contradictory and harmful offers and an honest neighbour for each), 10 investors who say in prose what they want and do not want, and 10 people to interview. The writer also writes down what an expert expects, before any answer of the product is seen: a band for the score, the first three concerns, what must not be said, who would be a good investor, and what must be known at the end of an interview.',
  'First contact is the one time that a round is measured before anything is changed because of it. Only these figures tell how the product does with people it has not met; afterwards a round may be worked on, and its figures mean less. `npm run eval -- rounds NAME --record` adds the figures of a first contact to `eval/rounds/first-contact.json` and to the table below, once. They are not edited.',
  'A machine measures most of it. What it cannot judge (whether a sentence is true, whether a concern is the expert’s, whether a task is sound) is judged by a reader, who gets a sheet with all that the product says (`--sheet`).',
];

/** The name of a figure without its count, which differs between rounds. */
const rowOf = ({ name }: Figure) => name.replace(/ \(\d+\)$|, of \d+$/, '');

function contactTable(contacts: readonly Contact[]): string {
  const rounds = [...new Set(contacts.map(({ round }) => round))];
  const all = contacts.flatMap(({ round, figures }) => figures.map((item) => ({ round, item })));
  const rows = [...new Set(all.map(({ item }) => rowOf(item)))];
  const met = ({ value, met: isMet }: Figure) => (isMet === null ? value : `${value} ${isMet ? '✓' : '✗'}`);
  const measured = rounds.map((name) => {
    const first = contacts.find(({ round }) => round === name);
    return first ? `${first.date}, ${first.commit}` : '';
  });
  return table(
    ['First contact', 'target', ...rounds],
    [
      ['date, commit', '', ...measured],
      ...rows.map((row) => {
        const own = all.filter(({ item }) => rowOf(item) === row);
        const cells = rounds.map((name) => own.find(({ round }) => round === name)?.item);
        return [
          row,
          own.at(-1)?.item.target ?? '',
          ...cells.map((item) => (item ? met(item) : 'not measured')),
        ];
      }),
    ],
  );
}

/** The section of the document about rounds. */
export function section(contacts: readonly Contact[]): string {
  return [
    BEGIN,
    ...HOW_ROUNDS_ARE_MADE,
    contacts.length === 0 ? 'No round has been recorded yet.' : contactTable(contacts),
    END,
  ].join('\n\n');
}

/** The document with an updated section about rounds. */
export function withSection(document: string, contacts: readonly Contact[]): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error('docs/evaluation.md has no part about rounds');
  }
  return `${before}${section(contacts)}${after}`;
}

export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

/** Saves a first contact in the record and the document. */
export function record(added: Contact): void {
  const contacts = withContact(readContacts(), added);
  writeFileSync(FILE, `${JSON.stringify(contacts, null, 2)}\n`);
  writeFileSync(DOCUMENT, withSection(readDocument(), contacts));
}
