import { dollars, figure as count } from '@proofround/contracts';
import { normalise } from '@proofround/text/words/words.js';

import type { Claims } from '../../../claims/claims.js';
import { isOfProblem, isOfRivals, type Statement } from '../../../claims/statement.js';
import type { Sign } from '../sign.js';
import { type Doubt, isRaised, type Subject } from './doubt.js';
import { OF_ALL, OF_WAY } from './doubts.js';
import { OF_FIELD } from './fields.js';
import { type Kind, kindOf } from './kind.js';
import { makersOf } from './makers.js';
import type { Way } from './vocabulary.js';

/** The most signs in all, and the doubts of the kind that are raised beside any number of others. */
const MOST_SIGNS = 7;
const LEAST_DOUBTS = 3;
const MOST_DOUBTS = 4;
/** The doubts of the first and the second way that precede the other kinds of doubts. */
const FIRST_OF_WAY = 2;
const OF_SECOND_WAY = 1;
/** The characters of the first sentence that tell what a product is about. */
const OPENING = 60;

interface Raised {
  readonly code: string;
  readonly subject: Subject;
  readonly concern: string;
  readonly statement: Statement;
  readonly isQuoted: boolean;
}

const ABOUT_PRODUCT = /^(?:idea_description|solution_statement)$/;
/** Services of others over which a product runs, by the names that people use everywhere. */
const CHANNELS =
  /\b(?:whats ?app|telegram|wechat|m-?pesa|gcash|shopify|mobile money)\b|واتساب|ワッツアップ|व्हाट्सएप|微信/;
const NOT_OVER =
  /\b(?:instead of|unlike|replaces?|no|not|without|nobody|better than|used to|before|today they|like|happens?|you know|began|started|comecou|empezo|commence|today|rating|statt|ohne|kein\w*|sin|sans|sem|senza|until now|bisher)\b/;
const WELL_KNOWN: readonly (readonly [RegExp, string])[] = [
  [/whats ?app|واتساب|ワッツアップ|व्हाट्सएप/, 'WhatsApp'],
  [/m-?pesa|gcash|mobile money/, 'the mobile-money operator'],
  [/wechat|微信/, 'WeChat'],
];

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

const FEWEST = 2;
const NOT_MANY = 25;

/** A few customers bring all income, by the founder's figures. */
function fewPayers({ users, revenue, facts, statements }: Claims): Raised[] {
  const [statement] = statements;
  const number = users?.value ?? 0;
  if (!statement || !revenue || facts.monthly_revenue <= 0 || number < FEWEST || number > NOT_MANY) return [];
  const concern = `By your figures you count ${count(number)} and take ${dollars(Math.round(revenue.value))} a month, and an investor will ask how much of it hangs on the largest.`;
  return [{ code: 'few', subject: 'payer', concern, statement, isQuoted: false }];
}

function raise(doubt: Doubt, code: string, claims: Claims): Raised[] {
  const { subject, asks, unless, needs, quotes } = doubt;
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

/** Ways of which the makers are named by what the product is about. */
const ON_SCREENS: ReadonlySet<Way> = new Set(['software', 'ai', 'social']);

/** Who makes the same already: by the beginning of the texts, or by those who are served. */
function makersFor({ fields }: Kind, { facts, statements }: Claims): string | null {
  const beginning = normalise(
    `${facts.sector} ${facts.idea_title} ${statements[0]?.text.slice(0, OPENING) ?? ''}`,
  );
  return makersOf(beginning) ?? fields.flatMap((field) => OF_FIELD[field].makers ?? [])[0] ?? null;
}

/** The doubts about a way; makers of software are named by what it is about, or by whom it serves. */
function ofWay(way: Way, kind: Kind, claims: Claims): Raised[] {
  const makers = ON_SCREENS.has(way) ? makersFor(kind, claims) : null;
  return OF_WAY[way].flatMap((doubt) => {
    const own =
      doubt.subject === 'rivals' && makers !== null && way !== 'ai'
        ? { ...doubt, asks: `what you do when ${makers} add this to what they offer` }
        : doubt;
    return raise(own, `${way}.${doubt.subject}`, claims);
  });
}

/** Those who lend or move money mostly speak of banks as rivals. */
const OF_MONEY: ReadonlySet<Way> = new Set(['lending', 'payments', 'savings']);

const ofFields = ({ ways, fields }: Kind, claims: Claims): Raised[] =>
  fields.flatMap((field) =>
    OF_FIELD[field].doubts
      .filter((doubt) => ways.some((way) => doubt.ways.has(way)))
      .filter(() => field !== 'banks' || !ways.some((way) => OF_MONEY.has(way)))
      .flatMap((doubt) => raise(doubt, `${field}.${doubt.subject}`, claims)),
  );

/** The gravest doubts about a business of this kind that no other sign raises. */
export function doubtsIn(claims: Claims, others: readonly Sign[]): Sign[] {
  const kind = kindOf(claims);
  const [first = [], second = []] = kind.ways.map((way) => ofWay(way, kind, claims));
  const ofAll = OF_ALL.flatMap((each) => raise(each, `any.${each.subject}`, claims));
  const inOrder = [
    ...first.slice(0, FIRST_OF_WAY),
    ...fewPayers(claims),
    ...runsOver(claims),
    ...ofFields(kind, claims),
    ...second.slice(0, OF_SECOND_WAY),
    ...first.slice(FIRST_OF_WAY),
    ...ofAll,
  ];
  const most = Math.min(MOST_DOUBTS, Math.max(LEAST_DOUBTS, MOST_SIGNS - others.length));
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
