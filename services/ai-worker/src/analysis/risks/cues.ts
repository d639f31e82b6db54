/**
 * A sentence is shown for a risk only if it contains one of these words, because the classifier
 * also accepts sentences near the subject. The text is in lower case without accents.
 */
const WORDS: Readonly<Record<string, string>> = {
  platform_dependence:
    'google|apple|amazon|app ?store|shopify|facebook|meta|instagram|tiktok|youtube|whatsapp|discord|slack|platform|marketplace|api|ebay|etsy|airbnb|uber|search',
  single_customer: 'only customer|one customer|largest|biggest|main (?:client|customer)|\\d+ ?%',
  single_supplier: 'supplier|supplies|factory|manufacturer|maker|vendor|sole|lieferant|proveedor|fournisseur',
  two_sided_start:
    'both|sides?|buyers?|sellers?|marketplace|match\\w*|connect\\w*|drivers?|hosts?|owners?|tutors?|bring\\w* together',
  high_churn:
    'churn\\w*|cancel\\w*|leave|leaves|left|stay\\w*|quit|unsubscrib\\w*|drop\\w*|lose|lost|kuend\\w*|come back|return',
  paid_acquisition:
    'ads?|advert\\w*|paid|facebook|google|instagram|influencer\\w*|campaign\\w*|cac|marketing|tiktok|werbung|publicidad|publicite',
  thin_margin: 'margin\\w*|keep|left|eats?|costs?|fee|commission|cut|profit|each|reste|bleib\\w*|queda',
  regulated:
    'licen[cs]\\w*|regulat\\w*|law|legal\\w*|approv\\w*|permit\\w*|authorit\\w*|fda|ce mark|medical|prescri\\w*|bank\\w*|insur\\w*|securit\\w*|gambl\\w*|bet\\w*|drug\\w*|loan\\w*|food|alcohol|cannabis|drone\\w*|tax\\w*|lizenz|zulassung|bafin',
  clinical_evidence:
    'trial\\w*|stud(?:y|ies)|patients?|clinical\\w*|symptom\\w*|therap\\w*|treat\\w*|health|diagnos\\w*|medic\\w*|control group|doctors?',
  hardware:
    'devices?|sensors?|hardware|boxe?s?|trackers?|batter(?:y|ies)|build|built|assembl\\w*|print\\w*|moto\\w*|machines?|unit|units|chips?|parts|camera\\w*|wearable\\w*|prototype\\w*|meter\\w*|levers?|bolt\\w*|kit|robot\\w*|drone\\w*|gerat\\w*|compteur\\w*|capteur\\w*|sensore?s?|ship',
  capital_intensive:
    'plant|factory|fleet|buildings?|land|machines?|equipment|infrastructure|capital|million|lease|buy|build|reactor|pilot line|vehicles?|vans|deposits?|furnitur\\w*',
  perishable_logistics:
    'fresh|deliver\\w*|spoil\\w*|cold|frozen|meals?|vegetables?|milk|fish|bread|food|fruit|flowers?|driver\\w*|lunch\\w*',
  incumbent_bundles:
    'could|giants?|large|big|bigger|incumbent\\w*|microsoft|google|amazon|apple|sap|add|builds?|bundle\\w*|free|grosse?n?|hersteller|vendors?|market leader',
  crowded_market:
    'competitors?|others?|many|dozens?|crowded|several|existing|similar|alternatives?|rivals?|apps',
  no_moat: 'cop(?:y|ied|ies)|anyone|anybody|easy|patent|clone|same|better|cheaper|first|faster|weekend',
  commodity_ai: 'gpt\\S*|openai|claude|llm\\w*|ai|model\\w*|api|prompt\\w*|gemini|chatgpt',
  part_time:
    'part.?time|full.?time|evenings?|weekends?|day job|job|half.?time|hours|nebenbei|halbtags|mi-temps|media jornada|nights|still work\\w*|employ\\w*',
  solo_founder:
    "alone|solo|only founder|single founder|just me|only me|myself|one person|sole|allein|sola?|seule?|sozinh\\w*|me|i|i'm",
  no_technical_founder:
    "freelanc\\w*|agency|outsourc\\w*|no (?:\\w+ )?(?:programmer|developer|engineer|technical|cto)|cannot code|can't code|not technical|need\\w* (?:a )?(?:programmer|developer|cto|engineer)|look\\w* for (?:a )?(?:programmer|developer|cto|technical\\w*|engineer)|socio tecnico|programmer|developer|code",
  no_seller: 'sales|sold|sell|selling|marketing|seller|vertrieb|ventas|vente',
  no_domain_experience:
    'none of us|never|no experience|not (?:from|worked)|outsiders?|new to|neither|without experience|had been|learn\\w*',
  key_person: 'only|alone|everything|myself|one person|himself|herself|without (?:me|him|her)|knows',
  long_sales_cycle:
    'months?|years?|cycle|tender\\w*|procure\\w*|committee\\w*|slow\\w*|vote|budget|pilot\\w*|decid\\w*|sign\\w*',
  public_buyer:
    'councils?|municipal\\w*|cit(?:y|ies)|governments?|ministr\\w*|public|state|authorit\\w*|schools?|county|counties|agenc(?:y|ies)|tender\\w*|kommun\\w*|gemeinde\\w*|prefeitura|hospitals?',
  grant_dependent: 'grants?|funded by|foundation|subsid\\w*|forderung|beca|subvention\\w*|bourse|award',
  customer_cannot_pay:
    "afford\\w*|poor|no money|cannot pay|can't pay|low.?income|free|students?|refugees?|unemployed|donat\\w*|budget",
  no_monetisation:
    'free|later|no revenue|earn\\w*|monet\\w*|charge|pay\\w*|business model|donation\\w*|ads|price|gratis|kostenlos',
  one_time_purchase:
    'once|one.?time|one.?off|never (?:again|return)|buy|sold|lifetime|single purchase|per wedding|wedding\\w*',
  behaviour_change:
    'habit\\w*|used to|change|switch\\w*|learn|instead|culture|sceptic\\w*|reluctan\\w*|trust|paper',
  small_market: 'only|small|niche|few|\\d+',
  seasonal:
    'season\\w*|summer|winter|spring|autumn|harvest|christmas|holiday\\w*|months|march|april|may|june|saison\\w*|temporada|weather|printemps|floraison',
  services_not_product:
    'by hand|manual\\w*|hours|consult\\w*|staff|people|each (?:project|client|customer)|custom|agency|ourselves|service|myself',
  sensitive_data:
    'data|personal|health|medical|patient\\w*|record\\w*|privacy|gdpr|location|track\\w*|camera\\w*|photos?|chats?|messages?|children|kids|biometric\\w*|statements?|microphone|voice|salar\\w*|faces?|identity|daten|donnees|datos',
  liability:
    'accident\\w*|injur\\w*|hurt|fall\\w*|safety|crash\\w*|insur\\w*|liab\\w*|dos(?:e|age)\\w*|prescri\\w*|emergenc\\w*|medic\\w*|fire|alarm\\w*|risk\\w*|danger\\w*|kids|children|driv\\w*|die|dies|death|wrong',
  unproven_technology:
    'lab\\w*|prototype\\w*|test\\w*|measur\\w*|simulat\\w*|proof|prove\\w*|demo|physics|principle|theor\\w*|first time|nobody has|invent\\w*|watt\\w*|energy|bit|chamber',
  long_development: 'years?|20\\d\\d|phase|trial\\w*|research|approval|clinical|prototype|months',
  ip_unclear:
    'patent\\w*|universit\\w*|licen[cs]\\w*|rights?|own\\w*|employer\\w*|code|belong\\w*|assign\\w*|ip|hospital|copyright',
  legal_dispute:
    'sued?|suing|lawsuit\\w*|court|dispute\\w*|lawyer\\w*|claim\\w*|cease|letter from|settle\\w*|threat\\w*',
  content_moderation:
    'users? (?:post|upload|publish)\\w*|posts?|uploads?|comments?|reviews?|forum|communit\\w*|chat\\w*|messages?|moderat\\w*|listing\\w*|videos?',
  political_currency:
    'currenc\\w*|border\\w*|devalu\\w*|dollars?|naira|peso\\w*|customs|sanction\\w*|government|war|import\\w*|export\\w*|inflation|tariff\\w*',
  unfocused: 'also|and|several|many|everything|all|plus|both|later',
  vanity_metrics:
    'followers?|likes?|views?|downloads?|visitors?|sign.?ups?|registered|subscribers|reach|impressions|members|installs',
  founder_conflict: 'left|co-?founder\\w*|split|shares?|equity|quit|argu\\w*|conflict|disagree\\w*|dispute',
  no_validation:
    'asked|talk\\w*|interview\\w*|spok\\w*|survey\\w*|valid\\w*|customers?|users?|feedback|tested|ask|poll\\w*',
  forecast_without_basis:
    'will|forecast\\w*|project\\w*|expect\\w*|by 20\\d\\d|year|million|billion|plan\\w*|conservative\\w*',
  pilot_not_paid: 'pilots?|trial\\w*|test\\w*|free|unpaid|poc|kostenlos|gratis|gratuit\\w*',
  fad: 'trend\\w*|hype|viral|craze|fashion\\w*|tiktok|nft\\w*|crypto|web3|metaverse',
};

/** Phrases that deny a risk: no customer left, none was lost. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  high_churn:
    /\b(?:no|not one|none|nobody|never)\b[^.;]{0,30}\b(?:lost|left|leave|cancel\w*|churn\w*|quit)|retention 1\d\d/,
  hardware: /\b(?:no hardware|software|pdf|one package|we need no|existing phone|own phone)\b/,
  regulated:
    /\b(?:are|is|we hold|fully|we are) (?:licen[cs]ed|regulated|registered|authori[sz]ed)|\blicen[cs]e (?:of|since|number|granted)/,
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, words]) => [code, new RegExp(String.raw`\b(?:${words})\b`)]),
);

/** Whether a sentence names the subject of a risk and does not deny it. */
export function namesRisk(code: string, text: string): boolean {
  if (AGAINST[code]?.test(text)) return false;
  return PATTERNS.get(code)?.test(text) ?? true;
}
