import { dollars, figure as count } from '@proofround/contracts';

import { isOwn } from '../../../claims/owner.js';
import type { Statement } from '../../../claims/statement.js';
import { type Contradiction, contradiction, FEW, LITTLE, none, type Rule } from './rule.js';

/** The monthly revenue in dollars that contradicts a denial. */
const MIN_REVENUE = 100;

/** Ends a denial of all revenue or users; other words may limit it: "no customers in Spain", "no sales team". */
const ALTOGETHER = String.raw`(?=\s*(?:[.,;:!?()–—]|$|(?:yet|so far|at all|at the moment|at present|now|today|right now|currently|to date|whatsoever|of any kind|and(?! marketing)|or|but|because|since|until|as of|as yet|either|this)\b(?! (?:has|have|had|is|are|was|were|do|does|did|wants?|[a-z]+ed)\b)))`;
const NOTHING_SOLD = new RegExp(
  [
    String.raw`\bpre-?revenue\b`,
    String.raw`\b(?:no|zero) (?:revenues?|income|sales|users|(?:paying )?customers?)${ALTOGETHER}`,
    String.raw`\bnot making (?:any )?money\b`,
    String.raw`\b(?:not|never|haven'?t|hasn'?t|don'?t|didn'?t) (?:yet )?(?:made|earned|taken|charged?|charging) (?:money|(?:any|a|one)(?: single)? (?:cent|penny|dollar|euro|pound|money|sales?|income|revenue|payment)|(?:anyone|anybody)(?: (?:a|one|a single) (?:cent|penny|dollar|euro|pound))?)${ALTOGETHER}`,
    String.raw`\bdon'?t charge(?: (?:anything|money|(?:anyone|anybody|users|customers|them|for it)(?: (?:anything|money))?))?${ALTOGETHER}`,
    String.raw`\bnobody (?:pays|uses)(?: (?:it|this|ours|us|for it|for this|our \w+|the (?:app|product|platform|service|tool)))?${ALTOGETHER}`,
    String.raw`\b(?:have not|has not|haven'?t|hasn'?t|never) (?:yet )?sold (?:anything|a single \w+|one|any)${ALTOGETHER}`,
    String.raw`\b(?:nobody|no one|no (?:[\w'-]+ ){1,3}|not one (?:[\w'-]+ ){1,2}|none of (?:them|the \w+|these) )(?:has|have) (?:ever |yet |so far )*paid(?: (?:us|anything|yet|a (?:single )?(?:cent|penny|dollar|euro|pound)))*${ALTOGETHER}`,
    String.raw`\b(?:noch|bisher|bislang) (?:hat |zahlt )?niemand (?:[\w]+ ){0,2}(?:ge|be)?zahlt|niemand hat (?:[\w]+ ){0,3}(?:ge|be)zahlt|(?:noch|bisher|bislang) zahlt (?:niemand|keiner)|personne n'a (?:encore |jamais )?(?:rien )?paye|(?:aun |todavia )(?:no )?(?:paga|ha pagado) nadie|nadie (?:paga|ha pagado) (?:aun|todavia|nada)|nadie ha pagado|ninguem (?:pagou|paga)(?: nada| ainda)|ainda ninguem (?:pagou|paga)|(?:ancora )?nessuno (?:ha (?:ancora )?pagato|paga ancora)`,
    String.raw`\bnot (?:one|a single) (?:paying )?(?:customer|user|client) (?:has |is )?(?:ever |yet )?(?:us(?:ed|ing)|bought|paid|tried)(?: it| for it)?(?: yet)?(?=[.,;:!]|$| since| because)`,
    String.raw`\bnone (?:of (?:them|these) )?(?:has|have) (?:yet )?been sold|\bnone (?:is |are )?sold yet|(?:have not|haven'?t) asked (?:anyone|anybody) for (?:any )?money`,
    String.raw`\bno (?:tenemos|hay) (?:ningun )?ingresos?|no cobramos nada a nadie|no hemos vendido (?:nada|ningun\w*)|ist (?:noch |bisher |bislang )*kein (?:euro|cent) geflossen|(?:haben|wurde) (?:noch |bisher |bislang )+nichts (?:verkauft|eingenommen|verdient)|n'avons (?:encore )?rien (?:vendu|facture|encaisse)|n'avons (?:encore )?aucune? (?:revenu|vente|recette)|nao temos (?:nenhuma )?receita|nao cobramos nada de ninguem|ainda nao vendemos nada|non abbiamo (?:ancora )?(?:entrate|ricavi|venduto (?:niente|nulla))`,
    String.raw`\b(?:sin ingresos|kein\w* umsatz|aucun (?:revenu|chiffre)|sem receita|nessun ricavo)\b`,
  ].join('|'),
);

/** Denials about others. */
const OTHERS =
  /\b(?:they|he|she|it|rivals?|competitors?|banks?|others?|customers? (?:who|that))\b.{0,25}\b(?:no|not|don't|never|haven't)\b/;

/** A negated clause before a denial, which makes it a condition. */
const IN_THAT_CASE = /\b(?:no|not|never|without|\w+n't)\b[^,.;:]*,\s*$/;

/** Its subject is nobody, so that its owner does not matter. */
const NONE_OF_THEM = /^(?:nobody|no one|none of|not (?:one|a single)|no [\w'-]+ (?:has|have) (?:\w+ )*paid)/;

/** A denial of revenue or users in a sentence; null if it speaks of others or of an earlier time. */
function denialIn(statement: Statement): string | null {
  const denial = NOTHING_SOLD.exec(statement.text);
  if (!denial || OTHERS.test(statement.text) || statement.is('alternatives')) return null;
  const end = denial.index + denial[0].length;
  const clauses = statement.text.slice(0, end) + (/^[^,;:()]*/.exec(statement.text.slice(end))?.[0] ?? '');
  if (
    /\b(?:until|before|when|if|used to|at first|bis|bevor|fruher|jusqu'a|avant|hasta|antes|ate|fino a|prima)\b/.test(
      clauses,
    )
  )
    return null;
  // "I don't make one, nobody pays" says what follows, and denies nothing.
  if (denial[0].startsWith('nobody') && IN_THAT_CASE.test(statement.text.slice(0, denial.index))) return null;
  const [words] = denial;
  return NONE_OF_THEM.test(words) || isOwn(statement.ownerAt(denial.index, end)) ? words : null;
}

/** The denied thing is money, or those who use or buy it. */
const OF_REVENUE =
  /revenue|sales|sold|income|money|charg|pays|paid|pag[aou]|zahl|paye|cobr|vend|verkauf|eingenommen|verdient|geflossen|factur|encaiss|vente|recette|entrate|ingresos?|umsatz|revenu|receita|ricavo|earned|taken|made/;
const OF_USERS = /customers?|users?|clients?|nobody/;
const OF_PAY = /pa(?:y|id)/;

/** The first sentence that says that there is no revenue yet, or no users. */
export const noneStated = (
  statements: readonly Statement[],
  of: 'revenue' | 'users',
): Statement | undefined =>
  statements.find((statement) => {
    const denial = denialIn(statement);
    if (denial === null) return false;
    return of === 'revenue' ? OF_REVENUE.test(denial) : OF_USERS.test(denial) && !OF_PAY.test(denial);
  });

/** The text denies revenue or users, and a number field states some. */
export const denialAgainstNumber: Rule = ({ facts, statements, inText }) =>
  statements.flatMap((statement): Contradiction[] => {
    const denial = denialIn(statement);
    if (denial === null) return [];
    const isRevenue = OF_REVENUE.test(denial);
    if (isRevenue && facts.monthly_revenue > MIN_REVENUE)
      return contradiction(
        `You write “${denial}”; the number field says ${dollars(facts.monthly_revenue)} a month.`,
        statement,
      );
    if (!OF_USERS.test(denial) || OF_PAY.test(denial)) return [];
    if (facts.user_count > FEW)
      return contradiction(
        `You write “${denial}”; the number field says ${count(facts.user_count)} users.`,
        statement,
      );
    const { users } = inText;
    if (users?.isExplicit && users.value > FEW && users.statement !== statement)
      return contradiction(
        `You write “${denial}”, and of ${count(users.value)} customers or users.`,
        statement,
      );
    return [];
  });

/** The first customers are still to come. */
const FIRST_TO_COME =
  /\b(?:(?:we |and )?expect(?:ing)?|(?:we|we'll) (?:will )?(?:have|get|sign|win|start with)|(?:we )?(?:hope|plan|wait|waiting|looking)(?: for| to (?:win|sign|get|have))?) our (?:very )?first (?:paying )?(?:customers?|clients?|users?)\b|\bfirst (?:paying )?(?:customers?|clients?|users?) (?:is |are )?(?:expected|due|planned)\b/;

/** The text expects its first customers, and the field counts some. */
export const firstAgainstUsers: Rule = ({ facts, statements }) => {
  if (facts.user_count <= FEW) return none;
  const expected = statements.find(({ text }) => FIRST_TO_COME.test(text) && !OTHERS.test(text));
  if (!expected) return none;
  return contradiction(
    `You write that you expect your first customer; the number field says ${count(facts.user_count)} users.`,
    expected,
  );
};

const NOT_BUILT =
  /\b(?:nothing (?:is |has been )?(?:yet )?built|(?:have not|haven'?t) (?:yet )?(?:started building|built (?:it|anything))|(?:product|app|platform|software|prototype) is not (?:yet )?built|no (?:product|prototype) yet|(?:only|just|still) an idea|nothing (?:is |has been )?(?:programmed|coded|developed)|only (?:the idea|an idea) (?:and|so far)|(?:noch )?nichts (?:ist )?(?:programmiert|gebaut|entwickelt)|(?:programmiert|gebaut|entwickelt) ist (?:noch )?nichts|(?:bisher|bislang|noch) (?:nur|lediglich) (?:die|eine) idee|rien n'est (?:encore )?(?:developpe|construit|code)|(?:encore|juste|seulement) (?:qu'|l'|une )idee|nada (?:esta )?(?:todavia |aun |ainda )?(?:construid|desarrollad|programad|desenvolvid)[oa]|(?:aun|todavia) no hay (?:producto|app|nada)|ainda nao ha (?:produto|app|nada)|niente (?:e )?(?:ancora )?(?:costruito|sviluppato|programmato))\b/;

/** Words about the past. */
const FORMERLY = /\b(?:when|before|used to|at first|was)\b/;

const NOT_LAUNCHED =
  /\b(?:we|it|the (?:app|product|platform|service))(?: have| has| is| are|'ve|'s)?(?:n't| not)(?: yet)? launched(?: yet)?(?=[.,;!]|$)/;

/** The stage is launched or later, and the text denies the launch. */
export const notLaunchedAgainstStage: Rule = ({ facts, statements }) => {
  if (facts.stage !== 'launched' && facts.stage !== 'growing') return none;
  const unlaunched = statements.find(({ text }) => NOT_LAUNCHED.test(text) && !FORMERLY.test(text));
  if (!unlaunched) return none;
  return contradiction(`You write that it is not launched yet; the stage says ${facts.stage}.`, unlaunched);
};

/** Revenue or a launched stage, and the text says that nothing is built yet. */
export const revenueBeforeProduct: Rule = ({ facts, statements }) => {
  const unbuilt = statements.find(({ text }) => NOT_BUILT.test(text) && !FORMERLY.test(text));
  if (!unbuilt) return none;
  if (facts.monthly_revenue > LITTLE)
    return contradiction(
      `You write that nothing is built yet; the number field says ${dollars(facts.monthly_revenue)} of revenue a month.`,
      unbuilt,
    );
  if (facts.stage === 'launched' || facts.stage === 'growing')
    return contradiction(`You write that nothing is built yet; the stage says ${facts.stage}.`, unbuilt);
  return none;
};
