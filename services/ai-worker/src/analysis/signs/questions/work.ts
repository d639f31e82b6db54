import type { Claims } from '../../../claims/claims.js';
import { asked, isRunning, OF_OFFER, type Question, saysAnywhere, unquoted } from './question.js';

/** Work on single pieces or customers, as the first person does it. */
const VERBS = String.raw`(?:sew|bake|cook|brew|build|assemble|solder|pack|ship|deliver|drive|visit|inspect|check|teach|coach|train|tutor|install|fit|set up|fix|repair|restore|clean|wash|climb|sweep|paint|print|cut|carve|weld|edit|translate|photograph|film|answer|call|phone|collect|pick|prune|harvest|feed|groom|walk|sort|label|review|verify|tune|mix|knit|dye|press|fire|glaze|fill|load|carry|take (?:them|it|each)|go (?:in|out|round|there)|(?:make|do) (?:it|them|each one|every one|all of them))(?! (?:an?|for|so)\b)`;
const HELPER = String.raw`(?:my|our) (?:wife|husband|sister|brother|mother|father|son|daughter|partner|cousin|friend|neighbou?r)`;
const BY_HAND = new RegExp(
  [
    String.raw`\bi (?:personally |still |also |always |then |now |mostly |usually )?${VERBS}\b`,
    String.raw`\b${HELPER} and i (?:still |also |then )?${VERBS}\b`,
    String.raw`\bone of us (?:comes|goes|drives|visits|installs|sits|stays|brings|collects|answers)\b`,
    String.raw`\bwe (?:cook|bake|sew|make|assemble|install|deliver|pack) [^.;]{0,20}\b(?:by hand|ourselves)\b`,
    // German: "ich prüfe jede Rechnung", "baue ich selbst".
    String.raw`\bich (?!(?:habe|hatte|werde|wurde|mochte|konnte|sollte|glaube|denke|hoffe|suche|brauche|kenne|liebe|finde|frage|komme|wohne|lebe|arbeite|war|bin|bitte|plane|wunsche|studiere)\b)(?:selbst )?\w{2,}e (?:\w+ )?(?:jede\w*|selbst)\b|\b(?:koche|baue|nahe|fahre|prufe|repariere|backe|liefere|mache) ich (?:alles |noch |jede\w* )*selbst\b`,
    // Spanish, Portuguese and Italian say the person by the ending.
    String.raw`\b(?:yo|eu|io) (?!(?:creo|pienso|quiero|busco|vivo|tengo|acho|quero|tenho|preciso|moro|penso|credo|voglio|cerco|sono|lavoro|solo|como|mismo|mesmo|estudio|estudo)\b)\w{2,}o\b`,
    String.raw`\b(?:yo mism[oa]|eu mesm[oa]|io stess[oa]) \w+`,
    String.raw`\bje (?:\w+ )?(?:fais|cuisine|repare|livre|visite|verifie|couds|fabrique|prepare|conduis|installe|reponds|ecris|trie|emballe|passe chez)\b|\b(?:c'est moi qui|moi-meme)\b`,
    String.raw`\b(?:cuciniamo|facciamo|cosemos|cocinamos|hacemos|fazemos|cozinhamos|wir (?:kochen|backen|nahen|bauen)|nous (?:cuisinons|faisons|fabriquons)) [^.;]{0,20}\b(?:a mano|a la main|von hand|a mao)\b`,
  ].join('|'),
);
const NOT_TODAY =
  /\b(?:used to|no longer|instead of|once|before|would|when i was|years? ago|not (?:have|need) to|never|nicht mehr|fruher|antes|avant|prima|if i|i will)\b/;

const OLD_AGE =
  /\b(?:i am|i'm|im|he is|she is|aged?|ich bin|j'ai|tengo|tenho|ho) (?:now |already )?(?:5[5-9]|6\d|7\d)\b(?! ?(?:%|percent|km|kilo\w*|miles?|customers?|clients?|shops?|users?|people|hours?|minutes?|kund\w*|clientes|clienti|euros?|dollars?))/;

const NEEDS_HEALTH =
  /\b(?:patients?|bipolar|diabet\w+|dementia|depress\w+|lithium|medication|doses?|symptoms?|wounds?|seizures?|chemotherap\w*|epilep\w*|asthma|insulin|pacientes|pazienti|patientinnen|medikamente?|medicamentos|medicaments|farmaci)\b/g;
const HEALTH_PEOPLE =
  /\b(?:doctors?|dr|nurses?|nursing|physicians?|clinicians?|clinic\w*|medic\w*|pharmac\w*|psych\w*|therap\w*|surg\w*|midwi\w*|paramedic\w*|carers?|hospital\w*|dentist\w*|vet|vets|veterinar\w*|dieti\w*|nutrition\w*|radiolog\w*|cardiolog\w*|\w+ologists?|arzt\w*|arzte\w*|pfleg\w*|kranken\w*|therapeut\w*|apothek\w*|enfermer\w*|farmac\w*|infirmi\w*|pharmacien\w*|infermier\w*|dottor\w*|docteur\w*|biomed\w*|health\w*|salud|sante|saude|salute|gesund\w*)\b/;
const NO_HEALTH_PEOPLE = 'The text about the team names no profession of health.';
const LEAST_WORDS_OF_HEALTH = 2;

/** Whether the product is for the ill and no sentence about the team names a profession of health. */
function lacksHealthPeople(claims: Claims): boolean {
  const product = claims.statements.filter(
    ({ field }) => field === 'idea_description' || field === 'solution_statement',
  );
  const words = new Set(product.flatMap(({ text }) => text.match(NEEDS_HEALTH) ?? []));
  return (
    claims.language !== 'other' &&
    words.size >= LEAST_WORDS_OF_HEALTH &&
    claims.in('team_background').length > 0 &&
    !claims.in('team_background').some(({ text }) => HEALTH_PEOPLE.test(text))
  );
}

const MAKES =
  /\b(?:mak(?:e|es|ing|ers?)|made|buil[dt]\w*|builders?|engineer\w*|develop\w*|program\w*|cod(?:e|es|ed|er|ers|ing)|wrote|writ\w+|design\w*|technical\w*|cto|scientist\w*|chemist\w*|biolog\w*|physic\w*|research\w*|hardware|software|electr\w*|mechani\w*|craft\w*|sew\w*|cook\w*|chef\w*|bak(?:e|es|ed|er|ers|ing|ery)|brew\w*|weld\w*|carpent\w*|joiner\w*|potter\w*|ceramic\w*|teach\w*|taught|train\w*|repair\w*|fix\w*|invent\w*|prototyp\w*|assembl\w*|farm\w*|garden\w*|agronom\w*|grow\w*|drive\w*|clean\w*|nurs\w*|doctor\w*|produc\w*|do(?:es)? the|did the|phd|doctora\w*|student\w*|install\w*|technic\w*|technik\w*|tecnic\w*|informati\w*|entwick\w*|ingenieur\w*|ingenier\w*|ingegner\w*|engenheir\w*|bau(?:e|en|t|te)\w*|gebaut|schreib\w*|geschrieb\w*|hac(?:e|en|emos|ia)|hizo|hecho|construy\w*|escrib\w*|desarroll\w*|fai(?:s|t|re|sons)|fabri\w*|developp\w*|ecri\w*|faz\w*|fez|feit\w*|desenvolv\w*|fa|fatto|facciamo|sviluppa\w*|cuoc\w*|cocin\w*|koch\w*|cozinh\w*|cuisin\w*|meister\w*|handwerk\w*|tailor\w*|machin\w*|operat\w*|lab|labs|architect\w*|ai|ml|data)\b/;
/** What somebody must develop. */
const BUILT = /\b(?:apps?|platform|web ?site|devices?|sensors?|robots?|drones?|bots?)\b/;
const SELLS =
  /\b(?:s[eo]ll\w*|sold|sales\w*|seller\w*|market\w*|commercial\w*|business|customers? (?:came|come)|distribut\w*|partnership\w*|door to door|by (?:first )?name|trade (?:show|fair)s?|buyers?|purchas\w*|procure\w*|account manag\w*|advert\w*|agent\w*|broker\w*|ceo|coo|growth|pitch\w*|calls?|calling|visits?|talks? (?:to|with)|spoke|asks?|asked|outreach|retail\w*|shop\w*|store\w*|merchan\w*|trad(?:er|ers|ing)|dealer\w*|import\w*|export\w*|consult\w*|landlord\w*|owner\w*|manag\w*|founded|ran|verkauf\w*|vertrieb\w*|handler\w*|kaufmann\w*|kauffrau\w*|einkauf\w*|geschaft\w*|laden|vend\w*|venta\w*|comerci\w*|negocio\w*|tienda\w*|commerc\w*|vente\w*|boutique\w*|magasin\w*|loja\w*|negozi\w*|tele(?:f|ph)on\w*|phones?|kennt|conoc\w*|connai\w*|conhec\w*|conosc\w*)\b/;
const LEAST_OF_TEAM = 4;

/** The founder's words about the team, if they are long enough to name people and in a known language. */
const describesTeam = (claims: Claims): boolean =>
  claims.language !== 'other' &&
  claims.in('team_background').reduce((sum, { words }) => sum + words.length, 0) >= LEAST_OF_TEAM;

/** What is missing in the team; the words stand nowhere in the founder's texts. */
function teamGap(claims: Claims): string | null {
  if (!describesTeam(claims)) return null;
  if (claims.language === 'English' && saysAnywhere(claims, BUILT) && !saysAnywhere(claims, MAKES))
    return 'No sentence says who makes it.';
  // Where customers pay, somebody sells.
  return claims.revenue !== null || saysAnywhere(claims, SELLS) ? null : 'No sentence says who sells it.';
}

/** One person, in the first words about the team. */
const ONE_PERSON =
  /^(?:solo|just me|only me|myself|me alone|alone|one person|yo sol[oa]|nur ich|ich allein|moi seule?|solo io|so eu)(?:\b(?! (?:and|und|y|et|e|with|mit|con|avec|com)\b)|$)/;
const SECOND_PERSON =
  /\b(?:we|our|us|him|her|he|she|they|both|co-?founder\w*|partner|wife|husband|brother|sister|friend|cousin|daughter|son|team|staff|developers?|employees?|wir|nosotros|nous|noi|nos)\b/;

/** One person does it all, by the first words about the team. */
function oneDoesAll(claims: Claims): string | null {
  const team = claims.in('team_background');
  const isOne = ONE_PERSON.test(team[0]?.text ?? '') && !team.some(({ text }) => SECOND_PERSON.test(text));
  return isOne ? 'By your words one person does all of it.' : null;
}

/** Who does the work, and who is missing. */
export const WORK: readonly Question[] = [
  asked('work.hands', 'An investor will ask who does this when there are twice as many customers', BY_HAND, {
    unless: NOT_TODAY,
    fields: [...OF_OFFER, 'team_background'],
    covers: /^open\.(?:labour|capacity)$/,
    needs: isRunning,
  }),
  asked('work.successor', 'An investor will ask who could take over', OLD_AGE, {
    fields: [...OF_OFFER, 'team_background'],
    unless: /\b(?:mother|father|mum|mom|dad|grandm\w*|grandf\w*|customers?|users?|patients?)\b/,
  }),
  {
    code: 'work.one-person',
    covers: /^open\.(?:alone|outsourced)$/,
    read: (claims) => unquoted(oneDoesAll(claims), claims, 'team_background'),
  },
  {
    code: 'team.health',
    covers: null,
    read: (claims) =>
      unquoted(lacksHealthPeople(claims) ? NO_HEALTH_PEOPLE : null, claims, 'team_background'),
  },
  {
    code: 'team.gap',
    covers: /^open\.(?:missing-person|alone)$|^ask\.work\.one-person$/,
    read: (claims) => unquoted(teamGap(claims), claims, 'team_background'),
  },
];
