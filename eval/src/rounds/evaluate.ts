import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { RulesInterviewer } from '@proofround/ai-worker/chat/interviewer.js';

import { type Report, table } from '../report.js';
import { measureConversations } from './conversations.js';
import type { Figure } from './figure.js';
import { record } from './first-contact.js';
import { isOutdated, judgedFigures, readJudged } from './judged.js';
import { measureMatches } from './matches.js';
import { readWithRubric } from './reading.js';
import { readRound, roundNames, ROUNDS } from './round.js';
import { measureScores, readAll } from './scores.js';
import { type Sheet, sheetOf } from './sheet.js';

const TITLE = 'Rounds by strangers';

export interface Measured {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly sheet: Sheet;
  readonly notes: readonly string[];
}

/** Measures one round with the present product. */
export async function measure(name: string, rounds: URL = ROUNDS): Promise<Measured> {
  const round = readRound(name, rounds);
  const all = readAll(round, readWithRubric);
  const sheet = sheetOf(name, all);
  const judged = readJudged(name, rounds);
  const figures = [
    ...measureScores(round, all, readWithRubric),
    ...measureMatches(round, all),
    ...(await measureConversations(round, new RulesInterviewer())),
    ...(judged ? judgedFigures(judged) : []),
  ];
  const notes = [
    ...(judged
      ? []
      : ['Sentences, concerns and tasks are not judged yet: --sheet writes what a reader needs.']),
    ...(judged && isOutdated(judged, sheet)
      ? ['Sentences, concerns and tasks were judged on other texts than the product’s present ones.']
      : []),
  ];
  return { name, figures, sheet, notes };
}

const mark = (met: boolean | null) => (met === null ? '' : met ? 'yes' : 'no');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function markdownOf({ name, figures, notes }: Measured): string {
  const withCases = figures.filter(({ cases }) => cases.length > 0);
  return [
    `### ${name}`,
    table(
      ['Figure', 'Target', 'Measured', 'Met'],
      figures.map(({ name: title, target, value, met }) => [title, target, value, mark(met)]),
    ),
    ...notes,
    ...withCases.flatMap(({ name: title, cases }) => [
      `#### ${title}`,
      cases.map((line) => `- ${cell(line)}`).join('\n'),
    ]),
  ].join('\n\n');
}

/** Requirements that hold in every round. */
const ALWAYS = [
  'other words for the same facts',
  'ledgers that do not add up',
  'quotes that the founder did not write',
];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: ROUNDS }).trim();

/** The measured commit. @throws Error with uncommitted changes */
function measuredCommit(): string {
  if (git('status', '--porcelain', '--', ':/packages', ':/services') !== '') {
    throw new Error('The figures of a first contact belong to a commit: commit packages and services first.');
  }
  return git('rev-parse', '--short', 'HEAD');
}

/** Measures rounds: `rounds [NAME ...] [--sheet] [--record]`. */
export async function evaluate(args: readonly string[] = []): Promise<Report> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const known = roundNames();
  const unknown = [
    ...flags.filter((flag) => !['--sheet', '--record'].includes(flag)),
    ...names.filter((name) => !known.includes(name)),
  ];
  if (unknown.length > 0) {
    const there = [...known, '--sheet', '--record'].join(', ');
    return { title: TITLE, markdown: '', broken: [`There is no ${unknown.join(', ')}; there are ${there}.`] };
  }
  const measured: Measured[] = [];
  for (const name of names.length > 0 ? names : known) measured.push(await measure(name));
  for (const { name, sheet, figures } of measured) {
    if (flags.includes('--sheet'))
      writeFileSync(new URL(`${name}/sheet.json`, ROUNDS), `${JSON.stringify(sheet, null, 2)}\n`);
    if (!flags.includes('--record')) continue;
    record({
      round: name,
      date: new Date().toISOString().slice(0, 10),
      commit: measuredCommit(),
      figures: [...figures],
    });
  }
  return {
    title: TITLE,
    markdown: measured.map(markdownOf).join('\n\n') || 'There are no rounds.',
    broken: measured.flatMap(({ name, figures }) =>
      figures
        .filter((figure) => ALWAYS.includes(figure.name) && figure.met === false)
        .flatMap((figure) => figure.cases.map((line) => `${name}, ${figure.name}: ${line}`)),
    ),
  };
}
