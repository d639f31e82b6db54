import { dollars } from '@proofround/contracts';

import type { Statement } from '../../../claims/statement.js';
import { contradiction, LITTLE, none, type Rule } from './rule.js';

/** What a business sells, in words of trade. */
const TRADE = String.raw`orders?|sales?|bookings?|customers?|clients?|deliver(?:y|ies)|parcels?|income|revenues?|payments?`;
const MADE = String.raw`made|sold|ordered|taken|shipped|sent|delivered|produced|brewed|baked|booked|paid|invoiced|earned|received|had`;

/** Nothing has been sold since some day. */
const NOTHING_SINCE = new RegExp(
  [
    String.raw`\b(?:have|has)(?: not|n't|nt) (?:${MADE})(?: or \w+)? (?:a|an|any|one|a single|another) (?:${TRADE}) since`,
    String.raw`\b(?:nothing|not (?:one|a single) (?:${TRADE})|no (?:new |more |further )?(?:${TRADE}))(?: (?:has|have|is|are|was|were|been|come|came|gone|in|out|up|to us|or|${MADE}|${TRADE}))* since`,
    String.raw`\bseit\w*[^.;]{0,40}(?:nichts|kein\w*|weder)\b[^.;]{0,30}(?:verkauf\w*|geliefert|bestell\w*|produzier\w*|auftrag\w*|umsatz|einnahm\w*)`,
    String.raw`\b(?:nichts|kein\w*)\b[^.;]{0,30}(?:verkauft|geliefert|bestellt|produziert)[^.;]{0,12}seit`,
    String.raw`\b(?:plus|rien|aucune?)\b[^.;]{0,20}(?:vendu|livre|commandes?|ventes?|produit)\b[^.;]{0,25}depuis`,
    String.raw`\bdepuis\b[^.;]{0,40}(?:plus rien|rien|aucune?)\b[^.;]{0,20}(?:vendu|livre|commandes?|ventes?|produit)`,
    String.raw`\bdesde\b[^.;]{0,40}(?:nada|ningun\w*|nenhum\w*|ni un\w*|nao|no)\b[^.;]{0,20}(?:vend\w+|entreg\w+|pedidos?|encomendas?|ventas?|produc\w+)`,
    String.raw`\b(?:nada|ningun\w*|nenhum\w*|no|nao)\b[^.;]{0,20}(?:vendido|vendemos|entregado|entregamos|pedidos?|ventas?|vendas?)\b[^.;]{0,25}desde`,
    String.raw`\b(?:niente|nulla|nessun\w*)\b[^.;]{0,20}(?:venduto|consegnato|ordin\w+|vendit\w+)\b[^.;]{0,25}\b(?:da|dal|dalla|da allora)\b`,
    String.raw`\b(?:we|i)(?: have|'ve)? (?:stopped|ceased) (?:selling|trading|operating|taking orders)(?: altogether| for good)?(?=[.,;!]|$)`,
  ].join('|'),
);

const PLACE = String.raw`shop|store|business|company|restaurant|cafe|bar|kitchen|workshop|studio|factory|dairy|bakery|brewery|mill|plant|farm|yard|clinic|school|garage|hotel|site|website|service|app|platform|server|doors|laden|werkstatt|betrieb|firma|boutique|atelier|entreprise|tienda|taller|empresa|local|loja|oficina|negozio|laboratorio|azienda`;
/** A new start is sought. */
const RESTARTS =
  /\b(?:(?:to|would|i'd|we'd|could) (?:begin|start) (?:again|over|afresh)|rebuild (?:begins|starts)|relaunch|restart (?:it|the|in|when|once)|neu anfangen|wieder anfangen|recommencer|volver a empezar|recomecar|ricominciare)\b/;
/** Each shows in its own way that the business does not run at present. */
const SIGNS: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`\b(?:closed|shut|gave up|given up|wound up|switched off|lost)(?: down)? (?:the|our|my) (?:\w+ )?(?:${PLACE})\b`,
      String.raw`\b(?:the|our|my) (?:\w+ )?(?:${PLACE}) (?:is|are|has been|have been|was|were|remains?|stays?) (?:now |still |currently )?(?:closed|shut|gone|empty|offline|switched off|removed|taken (?:down|out|off)|deleted|sold)`,
      String.raw`\b(?:${PLACE}) (?:burned|burnt) down|\b(?:we|i) (?:have )?(?:closed|shut) (?:down|for good)\b`,
      String.raw`\b(?:haben|mussten|hat)\b[^.;]{0,30}(?:laden|werkstatt|betrieb|firma)[^.;]{0,20}(?:geschlossen|schliessen|aufgegeben)|(?:laden|werkstatt|betrieb) ist (?:seit \w+ )?(?:geschlossen|zu)\b`,
      String.raw`\b(?:avons|ai) ferme (?:la|le|l')? ?(?:boutique|atelier|entreprise|magasin)|(?:hemos cerrado|cerramos|fechamos|abbiamo chiuso) (?:la|el|a|o|il|l')? ?(?:tienda|taller|empresa|local|loja|oficina|negozio|laboratorio|azienda)`,
    ].join('|'),
  ),
  /\b(?:we|i)(?: have|'ve)? (?:stopped|ceased|had to stop) (?:in|last|since|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|week|month|year)\b/,
  new RegExp(
    [
      String.raw`\bno stock (?:left|any ?more)|(?:there is|we have|i have) no stock(?=[.,;!]|$| and)|out of stock since|the last [\w -]{2,20} (?:left|was sold|went)\b`,
      String.raw`\b(?:herd|flock|fleet|machines?|equipment|stock|vans?|inventory|ovens?) (?:is|are|was|were|has been|have been) (?:sold|repossessed|seized)\b|kein\w* (?:ware|lager\w*) mehr|plus de stock|(?:no|nao) (?:queda|quedan|ha|resta) (?:existencias|estoque)`,
    ].join('|'),
  ),
  /\b(?:all|every|the|our) (?:\w+ )?(?:accounts?|contracts?|subscriptions?|payments?)\b[^.;]{0,25}(?:deleted|cancelled|canceled|refunded|terminated|gekundigt|geloscht|resilies|cancelad[oa]s|annullat[ie])\b/,
  RESTARTS,
];
/** So many signs tell of a stop. */
const ENOUGH = 2;
/** It runs again, or in another place. */
const RUNS_AGAIN =
  /\b(?:re-?opened|opened again|sell(?:ing)? again|back (?:in business|online|open)|(?:the|our|a) (?:second|new|other) (?:\w+ )?(?:one|shop|store|app|site|place|workshop|kitchen|version) (?:\w+ ){0,3}(?:out|live|open|opened|sells|runs)|today (?:we|it|there)|now (?:we|it) (?:sell|run|is|are)|wieder (?:geoffnet|offen)|rouvert|reabri\w+|riaperto)\b/;
/** It lasted for a while, or was years ago. */
const FOR_A_WHILE =
  /\b(?:for (?:a|an|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)|until|when|before|after|in (?:19|20)\d\d|every (?:winter|summer|year))\b/;

/** What others do. The owner of a sentence does not help: its subject is often a place or a thing. */
const OTHERS = /\b(?:they|their|he|his|she|her|competitors?|rivals?|others?|neighbou?rs?|most|many)\b/;

const isOwn = (statement: Statement): boolean =>
  statement.field !== 'problem_statement' &&
  statement.field !== 'team_background' &&
  !statement.is('alternatives') &&
  !OTHERS.test(statement.text);

/** The sentence that says that nothing is sold any more; undefined without one. */
function stopIn(statements: readonly Statement[]): Statement | undefined {
  const own = statements.filter(isOwn);
  if (own.some(({ text }) => RUNS_AGAIN.test(text))) return undefined;
  const stopped = own.find(({ text, isPlanned }) => !isPlanned && NOTHING_SINCE.test(text));
  if (stopped) return stopped;
  const signs = SIGNS.flatMap(
    (sign) =>
      own.find(
        ({ text, isPlanned }) =>
          (sign === RESTARTS || !isPlanned) && sign.test(text) && !FOR_A_WHILE.test(text),
      ) ?? [],
  );
  return signs.length >= ENOUGH ? signs[0] : undefined;
}

/** The text says that nothing is sold any more, and the number field states present revenue. */
export const stoppedAgainstRevenue: Rule = ({ facts, statements }) => {
  if (facts.monthly_revenue <= LITTLE) return none;
  const stopped = stopIn(statements);
  if (!stopped) return none;
  return contradiction(
    `You write that nothing is sold any more; the number field says ${dollars(facts.monthly_revenue)} of revenue a month.`,
    stopped,
  );
};
