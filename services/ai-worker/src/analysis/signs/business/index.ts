import { dollars, figure as count } from '@proofround/contracts';

import type { Claims } from '../../../claims/claims.js';
import { isOfProblem, isOfRivals, type Statement } from '../../../claims/statement.js';
import { earningIn } from '../../plan/earning.js';
import type { Sign } from '../sign.js';
import { type Business, businessOf } from './business.js';
import { OF_CLIENTELE } from './clienteles.js';
import { isRaised, type Subject, type UsualQuestion } from './usual-question.js';
import { OF_ALL, OF_WAY } from './usual-questions.js';
import type { Way } from './vocabulary.js';

/** With so many signs of other kinds, only {@link MIN_QUESTIONS} usual questions are asked. */
const MAX_SIGNS = 7;
const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 4;
/** So many questions on the first way of earning come before all others; of the second way no more are asked. */
const FIRST_OF_WAY = 2;
const OF_SECOND_WAY = 1;
/**
 * Questions that presuppose what the startup itself does. Readers of the rounds r13 to r16 called 17 of 29 of them
 * false, and one of 184 of those that fit every business, so these come before them.
 */
const DOUBTFUL =
  /^(?:service\.(?:cost|liability|size)|course\.(?:rivals|stay|scale|proof)|delivery\.(?:rivals|scale)|clinics\.sale)$/;

interface Raised {
  readonly code: string;
  readonly subject: Subject;
  readonly concern: string;
  readonly statement: Statement;
  readonly isQuoted: boolean;
}

const ABOUT_PRODUCT = /^(?:idea_description|solution_statement)$/;
/** Services of other companies that a product may depend on, by the names that people use everywhere. */
const CHANNELS =
  /\b(?:whats ?app|telegram|wechat|m-?pesa|gcash|shopify|mobile money)\b|واتساب|ワッツアップ|व्हाट्सएप|微信/;
const NOT_OVER =
  /\b(?:instead of|unlike|replaces?|no|not|without|nobody|better than|used to|before|today they|like|happens?|you know|began|started|comecou|empezo|commence|today|rating|statt|ohne|kein\w*|sin|sans|sem|senza|until now|bisher)\b/;
const WELL_KNOWN: readonly (readonly [RegExp, string])[] = [
  [/whats ?app|واتساب|ワッツアップ|व्हाट्सएप/, 'WhatsApp'],
  [/m-?pesa|gcash|mobile money/, 'the mobile-money operator'],
  [/wechat|微信/, 'WeChat'],
];

/** The product depends on the service of another company. */
function runsOver({ statements }: Claims): Raised[] {
  for (const statement of statements) {
    const { field, text, isPlanned, isDenied } = statement;
    const found = CHANNELS.exec(text);
    if (!found || !ABOUT_PRODUCT.test(field) || isPlanned || isDenied) continue;
    if (isOfProblem(statement) || isOfRivals(statement) || NOT_OVER.test(text)) continue;
    const name = WELL_KNOWN.find(([words]) => words.test(found[0]))?.[1] ?? 'that service';
    const concern = `An investor will ask what happens if ${name} changes its rules or prices`;
    return [{ code: 'channel', subject: 'supply', concern, statement, isQuoted: true }];
  }
  return [];
}

const FEWEST_PAYERS = 2;
const MOST_FEW_PAYERS = 25;

/** A few customers bring all income, by the founder's figures. Where all pay the same, none is the largest. */
function fewPayers(claims: Claims): Raised[] {
  const { users, revenue, facts, statements } = claims;
  const earning = earningIn(claims);
  if (earning?.form === 'term') return [];
  const [statement] = statements;
  const number = users?.value ?? 0;
  if (
    !statement ||
    !revenue ||
    facts.monthly_revenue <= 0 ||
    number < FEWEST_PAYERS ||
    number > MOST_FEW_PAYERS
  )
    return [];
  const concern = `By your figures you count ${count(number)} and take ${dollars(Math.round(revenue.value))} a month, and an investor will ask how much of it hangs on the largest.`;
  return [{ code: 'few', subject: 'payer', concern, statement, isQuoted: false }];
}

/** Asks the question unless the texts answer it. */
function raise(question: UsualQuestion, code: string, claims: Claims): Raised[] {
  const { subject, asks, unless, needs, quotes } = question;
  const [first] = claims.statements;
  if (!first || needs?.(claims) === false) return [];
  if (unless && claims.statements.some(({ text }) => unless.test(text))) return [];
  const quoted = quotes?.(claims) ?? null;
  const end = quoted ? '' : '.';
  return [
    {
      code,
      subject,
      concern: `An investor will ask ${asks}${end}`,
      statement: quoted ?? first,
      isQuoted: quoted !== null,
    },
  ];
}

/** The questions on a way of earning. */
const ofWay = (way: Way, claims: Claims): Raised[] =>
  OF_WAY[way].flatMap((question) => raise(question, `${way}.${question.subject}`, claims));

/** Startups that lend or move money mostly write of banks as rivals, not as clientele. */
const OF_MONEY: ReadonlySet<Way> = new Set(['lending', 'payments', 'savings']);

/** The questions on those whom it serves. */
const ofClienteles = ({ ways, clienteles }: Business, claims: Claims): Raised[] =>
  clienteles
    .filter((clientele) => clientele !== 'banks' || !ways.some((way) => OF_MONEY.has(way)))
    .flatMap((clientele) =>
      OF_CLIENTELE[clientele]
        .filter((question) => ways.some((way) => question.ways.has(way)))
        .flatMap((question) => raise(question, `${clientele}.${question.subject}`, claims)),
    );

/** The gravest usual questions on subjects that no other sign is about (SCORE-32). */
export function usualQuestionsIn(claims: Claims, others: readonly Sign[]): Sign[] {
  const business = businessOf(claims);
  const [first = [], second = []] = business.ways.map((way) => ofWay(way, claims));
  const ofAll = OF_ALL.flatMap((each) => raise(each, `any.${each.subject}`, claims));
  const isDoubtful = ({ code }: Raised) => DOUBTFUL.test(code);
  const ofKind = [
    ...first.slice(0, FIRST_OF_WAY),
    ...fewPayers(claims),
    ...runsOver(claims),
    ...ofClienteles(business, claims),
    ...second.slice(0, OF_SECOND_WAY),
    ...first.slice(FIRST_OF_WAY),
  ];
  const inOrder = [...ofKind.filter((each) => !isDoubtful(each)), ...ofAll, ...ofKind.filter(isDoubtful)];
  const most = Math.min(MAX_QUESTIONS, Math.max(MIN_QUESTIONS, MAX_SIGNS - others.length));
  const codes = others.map(({ code }) => code);
  const quoted = new Set(others.filter(({ isWhole }) => !isWhole).map(({ statement }) => statement));
  const raised = new Map<Subject, Raised>();
  for (const each of inOrder) {
    const isTaken = raised.has(each.subject) || isRaised(each.subject, codes);
    if (raised.size >= most || isTaken || (each.isQuoted && quoted.has(each.statement))) continue;
    if (each.isQuoted) quoted.add(each.statement);
    raised.set(each.subject, each);
  }
  return [...raised.values()].map(({ code, concern, statement, isQuoted }) => ({
    code: `kind.${code}`,
    concern,
    isWhole: !isQuoted,
    statement,
    at: { start: 0, end: isQuoted ? statement.quote.length : 0 },
    task: null,
  }));
}
