import { cue, type Policy } from './policy.js';
import { MINORS, UNCHECKED, UNKNOWING } from './shared-cues.js';

const REVIEWS = cue(
  String.raw`reviews?|five[- ]stars?|ratings?|followers?|likes|subscribers|comments|upvotes|bewertung\w*|rezension\w*|abonnes|likes|avis|resenas|seguidores|avaliacoes|recensioni|citizens`,
);
const INVENTED = cue(
  String.raw`(?:write|writes|written|post|posts|sell|sells|buy|deliver) (?:[\w'-]+ ){0,5}(?:reviews?|followers?|comments|likes)|(?:by|from) (?:[\w'-]+ ){0,3}(?:another account|accounts that we|real phones?|phone farms?)|fake|invented|were never there|never been there|bot (?:farm|network|army)\w*|phone farms?|sock ?puppets?|gekaufte?|erfundene?|falsche|faux|fermes de telephones|inventad[oa]s|fals[oa]s|comprad[oa]s|false|finti|finte`,
);
const BELIEVED = cue(
  String.raw`(?:do not|don't|cannot|never|does not) (?:[\w'-]+ ){0,3}(?:notice|tell|see|suspect|find)|believe|think (?:it|they|that)|so that (?:the )?platforms?|croient|glauben|merken nicht|creen|acreditam|credono|rival next door|bad reviews of`,
);
const AGREES_PRICES = cue(
  String.raw`(?:tells?|agree\w*|decides?|knows?) (?:[\w'-]+ ){0,5}(?:whose turn|what price|who wins?|prices?|bids?)|whose turn|the others bid higher|(?:stimmen|sprechen) (?:[\w'-]+ ){0,3}preise (?:[\w'-]+ ){0,4}ab|preise (?:[\w'-]+ ){0,4}ab\b|keiner geht darunter|s'entendent sur les prix|acuerdan (?:los )?precios|combinam (?:os )?precos|concordano i prezzi|nobody (?:goes|sells) below`,
);
const RIVALS_TOGETHER = cue(
  String.raw`all (?:[\w'-]+ ){0,3}(?:plants|sellers|bidders|makers|firms|stations|dealers|of a region)|rivals|competitors|bidders?|the others|bids?|tenders?|prices rose|punished|not supplied|pachter|wer ausschert|konkurrenten|concurrents|competidores|concorrentes|concorrenti|cartel\w*|kartell\w*`,
);
const OFFICIALS = cue(
  String.raw`officers?|officials?|inspectors?|town halls?|ministr\w+|customs|judges?|purchas\w+ managers?|doctors?|arzte\w*|beamte\w*|fonctionnaires?|mairie|medecins|funcionari[oa]s?|alcaldes?|medicos|prefeitura|funzionari\w*|sindaci`,
);
const GIVES = cue(
  String.raw`(?:cash|envelopes?|gifts?|trips?|holidays|kickbacks?|bribes?|fees?) (?:[\w'-]+ ){0,6}(?:officers?|officials?|brother-in-law|doctors?|inspectors?|managers?|prescrib\w+|if they)|(?:their|his|her) price|goes to the officer|consulting fee|bargeld|umschlag|reisen und|vortragshonorar|enveloppes?|pots-de-vin|sobres?|mordidas?|propinas?|mazzett\w+|bustarell\w+|schmiergeld\w*`,
);
const FAVOUR = cue(
  String.raw`permits?|contracts?|tenders?|top of the pile|look away|prescri\w+|sign(?:s|ed)? off|licen[cs]es?|approv\w+|wenn sie (?:unser|es)|verschreib\w*|genehmig\w*|marches? publics?|permis|permisos?|contratos?|licitac\w+|alvaras?|appalt\w+`,
);
const OLD_PEOPLE = cue(
  String.raw`over (?:65|70|75|80)|elderly|old (?:people|ladies|women)|pensioners|seniors|widows?|grand(?:parents|mothers?|son)|dementia|senioren|rentner\w*|alte leute|personnes agees|retraites|ancianos|jubilados|mayores|idosos|aposentados|anziani|pensionati`,
);
const TRICKED = cue(
  String.raw`says (?:that )?(?:the|his|her|their) (?:grandson|son|daughter)|(?:do not|don't|cannot|many|most) (?:[\w'-]+ ){0,3}(?:understand|understood|cancel)|picks? up (?:the )?(?:cash|jewel\w+)|had an accident and needs|names that sound old|(?:looks|sounds) like (?:it is )?from (?:their|the|a) (?:bank|police|tax)|recorded yes|kundigen konnen sie nicht|verstehen nicht|ne comprennent pas|ne peuvent pas resilier|no entienden|nao entendem|non (?:capiscono|possono disdire)|sì registrato|si registrato`,
);
const MASS = cue(
  String.raw`(?:million|\d{3,}k?|thousands?|mio|millionen) (?:[\w'-]+ )?(?:mails?|e-?mails?|calls?|texts?|sms|messages|anrufe|roboteranrufe)|robo-?calls?|roboteranrufe|spam|mass mail\w*|mailings`,
);
const UNWANTED = cue(
  String.raw`nobody signed up|no one signed up|(?:from|come from) leaks|hacked routers|spoof\w*|no filter knows|ignore (?:the )?(?:block|do-not-call)|gefalschte\w* (?:vorwahl|nummer)|sperrliste ignorieren|liste\w* ignor\w+|faux numero|numero falso|sin permiso|sem permissao`,
);
const BREAKS_IN = cue(
  String.raw`(?:take|takes|knock|bring) (?:[\w'-]+ ){0,5}(?:offline|down)|(?:we are|get|gets|break|breaks|log|enter) (?:[\w'-]+ )?in(?:to|to the)? (?:[\w'-]+ ){0,2}accounts?|in the account before|(?:deliver|sell|sells|hand over|rent) (?:[\w'-]+ ){0,4}(?:passwords?|logins?|kits?|exploits?|botnets?)|bank logins|ddos|ransom\w*|entramos nas contas|entregamos a senha|entramos en (?:las )?cuentas|piratons|entrons dans|knacken|hacken|entriamo ne\w*`,
);
const VICTIM = cue(
  String.raw`rivals?|victims?|competitors?|whose owners|whoever|of anyone|girlfriend|customers get a text|looks like it is from|monero|concorrente|vitima|quem o cliente|de quien quieran|opfer|victime\w*|vittim\w+`,
);
const DONORS = cue(
  'donat\\w+',
  'donors?',
  'charit\\w+',
  'spenden?',
  'spender',
  'dons',
  'donaciones',
  'doacoes',
  'donazioni',
);
const KEPT = cue(
  String.raw`the rest is ours|(?:we|i) keep (?:the )?(?:rest|most)|find on the net|donors think|about \d+ ?% goes|rest bleibt bei uns|le reste est pour nous`,
);
const STAGED = cue(
  String.raw`(?:stage|stages|staged|invent|fake|arrange) (?:[\w'-]+ ){0,3}(?:crash\w*|accidents?|claims?|injur\w+|thefts?|fires?|damage)|gestellte\w* unfall\w*|faux accidents|accidentes falsos`,
);
const CLAIMS = cue(
  'claims?',
  'insurers?',
  'insurance',
  'whiplash',
  'versicher\\w*',
  'assurance',
  'seguro',
  'assicuraz\\w+',
);
const VOTERS = cue(
  'polling place',
  'voters?',
  'parties',
  'elections?',
  'wahl\\w*',
  'elect\\w+',
  'eleic\\w+',
  'elezion\\w+',
);
const MISLEADS_VOTERS = cue(
  String.raw`invented citizens|polling place has moved|wrong (?:date|polling)|faces from a generator|fake (?:citizens|voters|accounts)|suppress\w*`,
);

/** Policies against the deceit of customers, rivals, authorities or the public. */
export const DECEIT: readonly Policy[] = [
  { code: 'fake_reviews', cues: [INVENTED, REVIEWS, BELIEVED] },
  { code: 'fake_reviews', cues: [MISLEADS_VOTERS, VOTERS] },
  { code: 'competition', cues: [AGREES_PRICES, RIVALS_TOGETHER] },
  { code: 'bribery', cues: [GIVES, OFFICIALS, FAVOUR] },
  { code: 'fraud', cues: [TRICKED, OLD_PEOPLE] },
  { code: 'fraud', cues: [KEPT, DONORS] },
  { code: 'fraud', cues: [STAGED, CLAIMS] },
  { code: 'spam', cues: [UNWANTED, MASS] },
  { code: 'hacking', cues: [BREAKS_IN, VICTIM] },
  {
    code: 'deceptive_sales',
    cues: [
      cue('sound', 'scent', 'signal', 'speakers?'),
      UNKNOWING,
      cue('makes? them buy', 'buy more', 'sell it to brands', 'spend more'),
    ],
  },
  {
    code: 'safety_evasion',
    cues: [UNCHECKED, MINORS, cue('vape\\w*', 'alcohol', 'nicotine', 'tattoos?', 'e-?cigarettes?')],
  },
];
