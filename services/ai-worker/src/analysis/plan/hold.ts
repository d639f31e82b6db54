import { SCREENING_CAPS } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { shortQuote } from './brief.js';
import { BELOW_PROOF, type Wording } from './idea.js';

export const HELD = SCREENING_CAPS.held.factor;

/** What the screening found, an offence or a contradiction, with the founder's sentence. */
export interface ScreeningFinding {
  /** The code of an offence; none for a contradiction. */
  readonly code?: string;
  /** The name of the resulting cap. */
  readonly cap: string;
  /** A sentence for the founder. */
  readonly text: string;
  readonly quote: string | null;
}

/**
 * What makes an offer lawful, by the code of the offence. Nothing makes the other offences lawful: what the
 * sentences say must stop.
 */
const LAWFUL_WITH: Readonly<Partial<Record<string, string>>> = {
  securities_unlicensed: 'the licence or registration',
  drugs: 'the licence',
  weapons: 'the licence',
  unlicensed_treatment: 'the licence',
  gambling_unlicensed: 'the licence',
  personal_data_sale: 'the consent of the people concerned',
  covert_surveillance: 'the consent of the people concerned',
  counterfeit_piracy: 'the permission of the owner',
  spam: 'the consent of those who are contacted',
};

const MAX_SENTENCES = 3;
/** The most characters of all quoted sentences. */
const ROOM = 210;
/** The least confidence of a further sentence in the offence, or in any. */
const SURE = 0.5;
const SURE_OF_ANY = 0.8;

const isLabel = (code: string): code is `offence:${string}` => code.startsWith('offence:');

/** The findings, and one for each further sentence that shows an offence for which the startup is held. */
export function withHarmIn(
  { statements }: Claims,
  findings: readonly ScreeningFinding[],
): readonly ScreeningFinding[] {
  const held = findings.filter(({ cap }) => cap === HELD);
  const [first] = held;
  if (!first) return findings;
  const labels = held.map(({ code }) => `offence:${code ?? ''}`).filter(isLabel);
  const shows = (statement: Statement) =>
    labels.some((label) => statement.confidence(label) >= SURE) ||
    statement.confidence('offence:any') >= SURE_OF_ANY;
  const further = statements.filter(
    (statement) =>
      statement.field !== 'problem_statement' && !statement.isOnlyAboutOthers && shows(statement),
  );
  return [...findings, ...further.map(({ quote }) => ({ ...first, quote }))];
}

/** The sentences for which it is held, each once. */
function sentencesOf(held: readonly ScreeningFinding[]): string[] {
  const quotes = [...new Set(held.flatMap(({ quote }) => quote ?? []))];
  const shown = quotes.slice(0, MAX_SENTENCES);
  return shown.map((quote) => shortQuote(quote, Math.floor(ROOM / shown.length)));
}

/** "It reads like trading in people."; empty for an offence with another text. */
const readsLike = ([first]: readonly ScreeningFinding[]): string => {
  const [, what] = /^This reads like (.+)\.$/.exec(first?.text ?? '') ?? [];
  return what === undefined ? '' : `Your texts read like ${what}. `;
};

interface HoldStep {
  readonly horizon: 7 | 30 | 90;
  readonly title: string;
  readonly ask: string;
}

const stepsToPermit = (permit: string, these: string): readonly HoldStep[] => [
  {
    horizon: 7,
    title: `Correct ${these}, or hand in ${permit}`,
    ask: `Correct what you do not do. Stop what you do until you have ${permit}. Then ask for the review and hand it in. No investor sees it before that.`,
  },
  {
    horizon: 30,
    title: `Have a lawyer say in writing how you get ${permit}`,
    ask: `Show the lawyer ${these} and what you do in fact. Bring back who gives it, what it costs, how long it takes, and what is owed to those already concerned.`,
  },
  {
    horizon: 90,
    title: `Bring ${permit}, or leave this part out for good`,
    ask: `Bring back one of two: the paper with its number and date, or the day since which nothing of ${these} is done any more, with a witness.`,
  },
];

const stepsToStop = (these: string, says: string, what: string): readonly HoldStep[] => [
  {
    horizon: 7,
    title: `Stop what ${these} ${says}, or correct what you do not do`,
    ask: 'No licence makes this lawful, and no investor sees it. If you do it, end it now. If you do not, say what you do instead and ask for the review.',
  },
  {
    horizon: 30,
    title: 'Have a lawyer say what is owed to those whom this has harmed',
    ask: `${what}Show the lawyer ${these}, how many people it concerns and since when. Bring back what must be given back or paid, to whom, and whom you have to inform.`,
  },
  {
    horizon: 90,
    title: 'Have somebody outside confirm in writing that this has ended',
    ask: `Name a lawyer, an auditor or an authority who may see your books and speak to those concerned. Bring back the date on which what ${these} ${says} ended, and their signature.`,
  },
];

/** The tasks of a held startup: about every sentence for which it is held, and none that makes it grow. */
export function ideasOfHold(findings: readonly ScreeningFinding[]) {
  const held = findings.filter(({ cap }) => cap === HELD);
  const sentences = sentencesOf(held);
  const permits = held.map(({ code }) => LAWFUL_WITH[code ?? '']);
  const [permit] = permits;
  const isPermissible = permit !== undefined && permits.every((one) => one !== undefined);
  const isOne = sentences.length < 2;
  const these = isOne ? 'this sentence' : `these ${sentences.length === 2 ? 'two' : 'three'} sentences`;
  const opening = sentences.length > 0 ? `You write: ${sentences.join('; ')}. ` : '';
  const steps = isPermissible
    ? stepsToPermit(permit, these)
    : stepsToStop(these, isOne ? 'says' : 'say', readsLike(held));
  return steps.map(({ horizon, title, ask }, at) => ({
    id: at === 0 ? `cap.${HELD}` : `cap.${HELD}.${horizon}`,
    factor: HELD,
    rungs: BELOW_PROOF,
    horizon,
    write: (): Wording => ({ title, description: at === 0 ? `${opening}${ask}` : ask }),
  }));
}
