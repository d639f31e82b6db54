import type { StartupFacts } from '@proofround/contracts';
import type { LanguageName } from '@proofround/text/languages/language.js';

import { type CustomerNoun, customerNoun, NO_OWN_NOUN } from './customer.js';
import type { Figure } from './figure.js';
import { askIn, fieldOrText, figureIn, type Price, priceIn, revenueInDollars } from './figures.js';
import { revenueIn } from './revenue.js';
import { readStatements, type Statement, type TextField } from './statement.js';
import { payersIn, usersIn } from './users.js';

/**
 * A founder's claims, read once from fields and texts. Rubric, screening, risks, plan and narrative use
 * them and never read raw text.
 */
export interface Claims {
  readonly facts: StartupFacts;
  readonly statements: readonly Statement[];
  /** Whether the texts give instructions to the scorer. They are left out of `statements`. */
  readonly hasInstructions: boolean;
  readonly language: LanguageName;
  /** From the field or, when blank, from the text. */
  readonly users: Figure | null;
  readonly revenue: Figure | null;
  readonly ask: Figure | null;
  /** The figures of the text, independent of the fields. */
  readonly inText: {
    readonly users: Figure | null;
    readonly revenue: Figure | null;
    readonly ask: Figure | null;
  };
  /** How many customers pay. */
  readonly payers: Figure | null;
  readonly price: Price | null;
  /** Percent of the customers who leave, below 100. */
  readonly churn: Figure | null;
  /** Percent. */
  readonly growth: Figure | null;
  /** How many people were asked. */
  readonly interviews: Figure | null;
  /** How many have promised to buy or to use it. */
  readonly commitments: Figure | null;
  /** How many possible customers there are. */
  readonly marketCount: Figure | null;
  readonly customer: CustomerNoun;
  /** The statements of one of the kinds, in the order of the fields. */
  of(...kinds: readonly string[]): readonly Statement[];
  /** The statements that at least lean towards one of the kinds. */
  leaning(...kinds: readonly string[]): readonly Statement[];
  /** All statements of a field, hype included. */
  in(field: TextField): readonly Statement[];
}

const CHURN =
  /\b(?:churn\w*|cancel\w*|leave|left|lost|abandon\w*|kuend\w*|abwander\w*|baja|desabonn\w*|attrition)\b/;
const GROWTH =
  /\b(?:grow\w*|grew|month over month|mom|increase\w*|up|wachs\w*|crec\w*|cresc\w*|croissance)\b/;

/** Words for what is promised, and not bought or used yet. */
const PROMISED =
  /\b(?:promis\w*|letters?|lois?|agreed|yes|commit\w*|pre-? ?order\w*|pre-? ?regist\w*|reserv\w*|deposits?|wait\w*|sign(?:ed)? (?:up|for|on)|want\w*|ready to|list|zugesagt|absichts\w*|vorbestell\w*|carta\w*|lettre\w*|lettere|prometi\w*|promes\w*|inscri\w*|obiec\w*|zapis\w*)\b/;

/** A churn of 100 % or more is a retention figure instead. */
const lossOf = (figure: Figure | null) => (figure !== null && figure.value < 100 ? figure : null);

export function readClaims(facts: StartupFacts): Claims {
  const { all: statements, hasInstructions, language } = readStatements(facts);
  const inText = {
    users: usersIn(statements, { field: facts.user_count }),
    revenue: revenueIn(statements, facts.monthly_revenue),
    ask: askIn(statements),
  };
  const of = (...kinds: readonly string[]) =>
    statements.filter((statement) => kinds.some((kind) => statement.is(kind)));
  const leaning = (...kinds: readonly string[]) =>
    statements.filter((statement) => kinds.some((kind) => statement.leans(kind)));
  const within = (field: TextField) => statements.filter((statement) => statement.field === field);
  return {
    facts,
    statements,
    hasInstructions,
    language,
    users: fieldOrText(facts.user_count, inText.users),
    revenue: revenueInDollars(facts.monthly_revenue, inText.revenue),
    ask: fieldOrText(facts.funding_ask, inText.ask),
    inText: inText,
    payers: payersIn(statements, facts.user_count),
    price: priceIn(statements),
    churn: lossOf(figureIn(statements, ['retention'], 'percent', CHURN)),
    growth: figureIn(statements, ['growth'], 'percent', GROWTH),
    interviews: figureIn(statements, ['customer_contact'], 'count'),
    commitments: figureIn(
      statements.filter(({ field }) => field !== 'funding_usage'),
      ['commitment'],
      'count',
      PROMISED,
    ),
    marketCount: figureIn(statements, ['market_count'], 'count'),
    customer:
      language === 'English' ? customerNoun(facts, within('target_market'), of('customer')) : NO_OWN_NOUN,
    of,
    leaning,
    in: within,
  };
}
