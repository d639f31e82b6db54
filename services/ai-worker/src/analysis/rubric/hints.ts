import type { Claims } from '../../claims/claims.js';
import { isSum } from '../../claims/figures.js';
import type { Statement } from '../../claims/statement.js';

const PAID =
  /\b(?:pa(?:y|ys|id|ying|yers?)|sold|sells?|bought|buys?|charged?|earn\w*|income|revenues?|turnover|sales|mrr|arr|fees?|commission|ordered|giv(?:es?|ing) (?:me|us)|zahl\w*|verkauft\w*|verdien\w*|umsatz\w*|pag(?:a|an|ado|am|aram)|vend(?:o|emos|imos|eram|u\w*)|cobr\w*|ingresos|paient|payent|payee?s?|gagn\w*|recettes)\b/;
const USED =
  /\b(?:us(?:e|es|ed|ing)|users?|customers?|clients?|members?|subscribers?|visitors?|riders?|players?|signed|accounts?|downloads?|beta|pilots?|testers?|regulars|sold|bought|ordered|nutz\w*|kund\w*|testen|usan|usuari[oa]s?|clientes?|utilis\w*|abonne\w*)\b/;
const COMPARES =
  /\b(?:competitors?|rivals?|alternatives?|instead of|unlike|compared|cheaper|nobody else|others? (?:only|cost|charge|do|need|ask)|existing|today they|konkurren\w*|competidor\w*|concurren\w*)\b/;

/** Fields about others or about plans; they say nothing about the startup's own demand. */
const NOT_OF_DEMAND = /^(?:problem_statement|funding_usage|team_background)$/;

const isPresent = ({ field, isPlanned, isHype }: Statement) =>
  !isPlanned && !isHype && !NOT_OF_DEMAND.test(field);
const counts = ({ quantities }: Statement) =>
  quantities.some(({ kind, value }) => (kind === 'count' || kind === 'percent') && value >= 1);
const hasSum = ({ quantities }: Statement) => quantities.some(({ kind }) => kind === 'money');

/**
 * Whether the texts speak of a subject at all, also in words that the rubric does not count. Only
 * without a hint may the narrative say that something is missing.
 */
export const hints = {
  income: ({ statements, revenue, payers }: Claims): boolean =>
    revenue !== null ||
    payers !== null ||
    statements.some(
      (statement) =>
        isPresent(statement) &&
        PAID.test(statement.text) &&
        (hasSum(statement) || counts(statement) || statement.leans('revenue')),
    ),
  use: ({ statements, users, payers, commitments }: Claims): boolean =>
    users !== null ||
    payers !== null ||
    commitments !== null ||
    statements.some(
      (statement) =>
        isPresent(statement) &&
        USED.test(statement.text) &&
        ['users', 'retention', 'commitment', 'customer_contact'].some((kind) => statement.leans(kind)),
    ),
  countOfUse: ({ statements, users }: Claims): boolean =>
    users !== null ||
    statements.some((statement) => isPresent(statement) && counts(statement) && USED.test(statement.text)),
  countOfMarket: (claims: Claims): boolean =>
    claims.marketCount !== null ||
    [...claims.in('target_market'), ...claims.leaning('market_count')].some(counts),
  comparison: (claims: Claims): boolean =>
    claims.leaning('alternatives', 'no_rivals').length > 0 ||
    claims.statements.some(({ text }) => COMPARES.test(text)),
  breakdown: (claims: Claims): boolean =>
    claims
      .in('funding_usage')
      .some(({ quantities }) =>
        quantities.some((quantity) => isSum(quantity) || quantity.kind === 'percent'),
      ),
} as const;
