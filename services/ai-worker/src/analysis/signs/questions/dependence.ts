import type { Claims } from '../../../claims/claims.js';
import { asked, OF_OFFER, OF_PRODUCT, type Question, saysAnywhere, unquoted } from './question.js';

const FEW = String.raw`(?:one|two|three|an?|ein(?:e|en)?|zwei|drei|un|una|dos|tres|une|deux|trois|um|uma|dois|duas|due|tre)`;
const BODY = String.raw`(?:\w+ ){0,2}(?:councils?|banks?|compan(?:y|ies)|firms?|hospitals?|schools?|cit(?:y|ies)|universit(?:y|ies)|dioceses?|chains?|marinas?|ports?|hotels?|factor(?:y|ies)|retailers?|distributors?|insurers?|brew\w+|stadtwerke|gemeinden?|bancos?|empresas?|hospitales?|banques?|mairies?|entreprises?|aziende?|ospedal[ei]|comun[ei]|prefeituras?)`;
const FEW_PAYERS = new RegExp(
  String.raw`^(?:so far |today |until now |currently |now )?${FEW} ${BODY}(?: (?:and|und|y|et|e) ${FEW} ${BODY})? (?:now |already |so far )?(?:pays?|zahlt|zahlen|pagan?|paient?|pagano|pagam)\b|\b(?:pilot|contract|vertrag|contrato|contrat|contratto) (?:with|mit|con|avec|com) (?:one|a single|einer?|una? sola?|une seule?|um so|un solo)\b`,
);
const FEWEST_PAYERS = 3;

/** All income comes from one customer, by the founder's own figures. */
function onlyPayer({ users, revenue, facts }: Claims): string | null {
  return facts.user_count === 1 && users?.value === 1 && revenue !== null && facts.monthly_revenue > 0
    ? 'By your figures all income comes from one customer.'
    : null;
}

/** Two sides that meet in person, of whom the startup takes a share. */
const SHARE_OF_EACH =
  /\b(?:we|i|us|the app|the site|the platform) (?:\w+ )?(?:keep|take|get|charge|earn|hold back|receive)s? (?:a |an |about |around |only |just )*(?:commission|fee of |cut|share|\d[\d.,]* ?(?:%|percent|per cent))|\b(?:drivers?|cleaners?|cooks?|tutors?|hosts?|carers?|riders?|couriers?|stylists?) (?:get|keep|earn|receive)s? (?:about |around |~)?[~$€£]?\d[\d.,]* (?:%|percent|per cent|of)|\b\d[\d.,]* ?(?:%|percent|per cent) (?:commission|of (?:each|every|the (?:price|fare|rent|fee|booking)))|\b(?:cobramos|nos quedamos|tomamos|ficamos com|cobramos|nous (?:prenons|gardons)|on (?:prend|garde)|wir (?:behalten|nehmen)|tratteniamo|prendiamo) (?:\w+ ){0,2}\d[\d.,]* ?(?:%|por ciento|prozent|pour cent|por cento|per cento)/;
const MEET =
  /\b(?:rides?|riders?|drivers?|passengers?|clean(?:er|ers|ing)|cooks?|chefs?|tutors?|teachers?|lessons?|hosts?|guests?|stays?|rooms?|chairs?|salons?|stylists?|hairdressers?|babysit\w*|nann(?:y|ies)|sitters?|walkers?|handym[ae]n|plumbers?|electricians?|gardeners?|carers?|guides?|trips?|viaje\w*|pasajer\w*|conductor\w*|limpieza|profesor\w*|fahrer\w*|fahrt\w*|reinigung\w*|nachhilfe\w*|chauffeur\w*|trajets?|menage|motorist\w*|viagens|faxina\w*|passegger\w*|autist\w*|pulizi\w*)\b/;
const TWO_SIDES =
  /\b(?:app|site|website|platform|marketplace|page|book(?:s|ed|ing|ings)?|list(?:s|ed|ing|ings)?|match\w*|aplicacion|aplicativo|plataforma|plateforme|plattform|sito|piattaforma|appli)\b/;

/** Those who do the work for the other side; there are two sides without an app. */
const WORKERS =
  /\b(?:drivers|cleaners|cooks|tutors|hosts|carers|sitters|nannies|stylists|hairdressers|guides|plumbers|electricians|gardeners|conductores|fahrer|chauffeurs|motoristas|autisti)\b/;

/** What others waste and the startup lives on. */
const LEFT_OVER =
  /\b(?:(?:from|of|out of|with|sell|sells|cook|brew|collect|collects|buy|buys) (?:the |their )?(?:unsold|left[- ]?overs?|surplus|discarded|day-old|yesterday's) \w+|(?:food|portions?|bread|meals?|fruit|vegetables|fabric|wood|flowers) (?:\w+ ){0,3}left(?: over)?|(?:did|do|could|can) not sell|(?:des|les|d')\s?invendus|con (?:las )?sobras|excedentes de|ubriggebliebene\w*|nicht verkauft\w*|avanzi di|invendut[oaie])\b/;
const USES_IT =
  /\b(?:we|i|us|our|ours|give|gives|from|aus|wir|nous|on|hacemos|usamos|aproveitamos|fazemos|facciamo)\b/;

/** Step that others do for the startup. */
const BY_OTHERS =
  /\b(?:we|it|this|everything|all of it|all|which|that|the product|the service|the app) (?:all |fully |entirely |completely |really |still )?depends? on (?!(?:no|the (?:size|price|number|weather|day|season|customer|country|case|type|amount)|how|what|where|when|whether|size|each|your|you|his|her)\b)\w+|\bon which (?:\w+ ){1,3}depends?\b|\blends? us\b|\bgives? (?:it|them|us|theirs) (?:to us )?(?:\w+ )?for (?:free|nothing)\b|\b(?:our|a|one|the) partner (?:\w+ )?(?:does|delivers|collects|handles|installs|makes|runs)\b|\b(?:hangen|hangt) (?:ganz |allein )?(?:von|an)\b|\bdependemos de\b|\btodo depende de\b|\bnous dependons\b|\btout depend (?:de|d'un)\b|\bdipendiamo da\b|\btutto dipende da\b|\bdepende tudo de\b/;
const ONE_FACTORY =
  /\b(?:all of (?:it|them)|everything|all (?:our|the) \w+|each \w+) (?:comes?|is (?:made|bought)) (?:from|by|in) (?:one|a|a single) (?:\w+ )?(?:factory|supplier|mill|maker|farm|workshop|manufacturer)\b/;

const CIRCLE =
  /\b(?:people|customers?|users?|members|students|neighbou?rs|pupils|groups?|ones?|two|three|four|five|six|ten|them|all|most|half|\d+) (?:\w+ ){0,4}(?:in|from|of|are|were) (?:\w+ )?(?:my|our) (?:own )?(?:dorm|dormitory|floor|roommates?|parents|cousins?|family|relatives|friends?|church|class|classmates?|colleagues|neighbou?rs?|neighbou?rhood|building|school)\b|\b(?:are|were) (?:\w+ )?friends (?:and family|of (?:mine|ours|my \w+))\b|\bmein\w* (?:freunde|nachbarn|familie|kollegen|mitbewohner\w*|strasse)\b|\bmis (?:amig[oa]s|vecin[oa]s|primos|companeros)|\bmi (?:familia|barrio|edificio)\b|\b(?:mes|nos) (?:amis|voisins|collegues|copains)\b|\b(?:mon|notre) (?:quartier|immeuble|village)\b|\b(?:meus|nossos) (?:amigos|vizinhos|colegas)|\b(?:do|no) meu (?:bairro|predio)\b|\b(?:miei|nostri) (?:amici|vicini|colleghi)\b/;
const USERS =
  /\b(?:us(?:e|es|ed|ers?|ing)|customers?|clients?|members?|paid|pays?|bought|orders?|ordered|signed|groups?|test\w*|tried|lends?|first (?:ones?|two|three|four|five|ten|\d+)|people|students|nutz\w*|kund\w*|usan|usuari\w*|clientes|vecinos|utilis\w*|abonne\w*|usam|pessoas|usano|clienti)\b/;

/** On whom the business depends, and what keeps it in its place. */
export const DEPENDENCE_QUESTIONS: readonly Question[] = [
  {
    code: 'dependence.one-customer',
    covers: /^open\.one-payer$/,
    read: (claims) => unquoted(onlyPayer(claims), claims, 'idea_description'),
  },
  asked('dependence.few-payers', 'Few payers carry it', FEW_PAYERS, {
    fields: [...OF_OFFER, 'target_market'],
    covers: /^open\.one-payer$|^ask\.dependence\.one-customer$/,
    needs: ({ users, facts }) => facts.monthly_revenue > 0 && (users?.value ?? 0) <= FEWEST_PAYERS,
  }),
  asked('dependence.supplier', 'An investor will ask who else could supply it', ONE_FACTORY, {
    covers: /^open\.supplier$/,
  }),
  asked(
    'dependence.left-over',
    'An investor will ask what happens when there is less of what others leave over',
    LEFT_OVER,
    {
      fields: OF_PRODUCT,
      unless: /\b(?:no surplus|unsold (?:seats|rooms|tickets)|first one|first version)\b/,
      needs: (claims, { text }) => USES_IT.test(text) && !saysAnywhere(claims, /\b(?:software|saas)\b/),
    },
  ),
  asked('dependence.others', 'An investor will ask what happens if these others stop', BY_OTHERS, {
    unless:
      /\b(?:customers?|users?|they|people|patients|farmers|owners) (?:all )?depends?\b|\b(?:no|not|never|without)\b/,
    covers: /^open\.(?:supplier|interface)$|^ask\.dependence\.(?:supplier|left-over)$/,
  }),
  asked(
    'dependence.round-it',
    'Both sides meet, and an investor will ask what keeps their second deal with you',
    SHARE_OF_EACH,
    {
      fields: OF_PRODUCT,
      unless: /\b(?:cards?|payments?|processing|transactions?|bank|carte|tarjeta|cartao|carta)\b/,
      needs: (claims) => {
        const product = claims.statements.filter(({ field }) => OF_PRODUCT.includes(field));
        return (
          product.some(({ text }) => MEET.test(text)) &&
          product.some(({ text }) => TWO_SIDES.test(text) || WORKERS.test(text))
        );
      },
    },
  ),
  asked('dependence.circle', 'The founder’s own circle is among the users', CIRCLE, {
    fields: [...OF_PRODUCT, 'target_market'],
    unless: /\b(?:asked|interview\w*|would|said)\b/,
    needs: (_, { text, quantities }) =>
      USERS.test(text) || quantities.some(({ kind, value }) => kind === 'count' && value >= 2),
  }),
];
