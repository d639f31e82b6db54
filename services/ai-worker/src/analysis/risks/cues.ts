/**
 * A sentence is shown for a risk only if it contains one of these words, because the classifier
 * also accepts sentences near the subject. The text is in lower case without accents.
 */
const WORDS: Readonly<Record<string, string>> = {
  platform_dependence:
    'google|apple|amazon|app ?store|shopify|facebook|meta|instagram|tiktok|youtube|whatsapp|discord|slack|ebay|etsy|airbnb|uber|(?:their|its|his|her|else|another|other|third[- ]party|partner|host|bigger|large) (?:\\w+ )?(?:platforms?|marketplaces?|apis?|search)|(?:depend\\w*|rel(?:y|ies)|built|runs?|lives?|sell|sold|listed?|rank\\w*) (?:\\w+ )?(?:on|in|through) (?:\\w+ ){0,3}(?:platforms?|marketplaces?|apis?|search)|(?:platforms?|marketplaces?)(?: owner)? (?:takes?|changes?|bans?|blocks?|closes?|charges?|removes?)',
  single_customer:
    'only customer|one customer|only client|one client|largest|biggest|main (?:client|customer)',
  single_supplier: 'supplier|supplies|factory|manufacturer|maker|vendor|sole|lieferant|proveedor|fournisseur',
  two_sided_start:
    'both|sides?|buyers? and sellers?|(?:a|our|the|two.sided) marketplace|match\\w*|connect\\w*|bring\\w* together',
  high_churn:
    'churn\\w*|cancel\\w*|leave|leaves|left|stay\\w*|quit|unsubscrib\\w*|drop\\w*|lose|lost|kuend\\w*|come back|return',
  paid_acquisition: 'ads?|advert\\w*|influencer\\w*|campaign\\w*|cac|werbung|publicidad|publicite',
  thin_margin: 'margin\\w*|keep|left|eats?|costs?|profit|reste|bleib\\w*|queda',
  regulated: 'licen[cs]\\w*|regulat\\w*|approv\\w*|permit\\w*|fda|ce mark|prescri\\w*|lizenz|zulassung|bafin',
  clinical_evidence:
    'trial\\w*|stud(?:y|ies)|patients?|clinical\\w*|symptom\\w*|therap\\w*|treat\\w*|health|diagnos\\w*|medic\\w*|control group|doctors?',
  hardware:
    'devices?|sensors?|hardware|trackers?|assembl\\w*|machines?|chips?|camera\\w*|wearable\\w*|prototype\\w*|levers?|bolt\\w*|kit|panels?|lamps?|robot\\w*|drone\\w*|microphones?|motors?|gerat\\w*|compteur\\w*|capteur\\w*|sensore?s?',
  capital_intensive:
    'plant(?! pots?\\b)|factory|fleet|buildings?|land|machines?|equipment|infrastructure|capital|million|lease|buy|build|reactor|pilot line|vehicles?|vans|deposits?|furnitur\\w*',
  perishable_logistics:
    'fresh|deliver\\w*|spoil\\w*|cold|frozen|meals?|vegetables?|milk|fish|bread|food|fruit|flowers?|driver\\w*|lunch\\w*',
  incumbent_bundles:
    'could|giants?|large|big|bigger|incumbent\\w*|microsoft|google|amazon|apple|sap|add|builds?|bundle\\w*|free|grosse?n?|hersteller|vendors?|market leader',
  crowded_market:
    'competitors?|others?|many|dozens?|crowded|several|existing|similar|alternatives?|rivals?|apps',
  no_moat: 'cop(?:y|ied|ies)|anyone|anybody|easy|clone|weekend',
  commodity_ai: 'gpt\\S*|openai|claude|llm\\w*|wrapper|prompt\\w*|gemini|chatgpt|language models?',
  part_time:
    'part.?time|evenings?|weekends?|day job|half.?time|nebenbei|halbtags|mi-temps|media jornada|nights|still work\\w*|still employed|full.?time (?:job|elsewhere|at)',
  solo_founder:
    'alone|solo|only founder|single founder|just me|only me|(?:by|do it|all) myself|one person|allein|sola?|seule?|sozinh\\w*',
  no_technical_founder:
    "freelanc\\w*|agency|outsourc\\w*|hired (?:developer|programmer)|no (?:\\w+ )?(?:programmer|developer|engineer|technical|cto)|cannot code|can't code|not technical|need\\w* (?:a )?(?:programmer|developer|cto|engineer)|look\\w* for (?:a )?(?:programmer|developer|cto|technical\\w*|engineer)|socio tecnico",
  no_seller:
    "(?:no|not|none|nobody|never|neither|don't|without)\\b[^.;]*\\b(?:sales|sold|sell|selling|marketing|seller)|kein\\w* vertrieb|sin ventas",
  no_domain_experience:
    'none of us|never|no experience|not (?:from|worked)|outsiders?|new to|neither|without experience',
  key_person: 'only (?:one|he|she|i|me|him|her)|alone|everything|one person|without (?:me|him|her)',
  long_sales_cycle:
    'cycle|tender\\w*|procure\\w*|committee\\w*|slow\\w*|budget|decid\\w*|takes? (?:\\w+ ){0,4}(?:months?|years?)',
  public_buyer:
    'councils?|municipal\\w*|cit(?:y|ies)|governments?|ministr\\w*|public|state|authorit\\w*|schools?|county|counties|agenc(?:y|ies)|tender\\w*|kommun\\w*|gemeinde\\w*|prefeitura|hospitals?',
  grant_dependent: 'grants?|funded by|foundation|subsid\\w*|forderung|beca|subvention\\w*|bourse|award',
  customer_cannot_pay:
    "afford\\w*|poor|no money|cannot pay|can't pay|low.?income|refugees?|unemployed|donat\\w*",
  no_monetisation:
    'free|later|no revenue|earns?|monet\\w*|charg\\w*|pay\\w*|business model|donation\\w*|gratis|kostenlos',
  one_time_purchase: 'once|one.?time|one.?off|never (?:again|return)|lifetime|single purchase|per wedding',
  behaviour_change: 'habit\\w*|used to|switch\\w*|culture|sceptic\\w*|reluctan\\w*',
  small_market: 'only|small|niche|few|those two',
  seasonal:
    'season\\w*|summer|winter|autumn|harvest|christmas|holiday\\w*|saison\\w*|temporada|printemps|floraison',
  services_not_product:
    'by hand|manual\\w*|consult\\w*|each (?:project|client|customer)|custom|agency|ourselves',
  sensitive_data:
    'data|personal|health|medical|patient\\w*|privacy|gdpr|location|where (?:she|he|they)|camera\\w*|photo\\w*|pictures?|chats?|messages?|biometric\\w*|mic|microphones?|voice|faces?|identity|ethnic\\w*|religion|daten|donnees|datos',
  liability:
    'accident\\w*|injur\\w*|hurt|safety|crash\\w*|liab\\w*|dos(?:e|age)\\w*|emergenc\\w*|fire|alarm\\w*|danger\\w*|die|dies|death',
  unproven_technology: 'lab|laborator\\w*|prototype\\w*|simulat\\w*|bench|test rig|chamber|proof of concept',
  long_development:
    'phase|trial\\w*|research|approval|clinical|prototype|(?:\\d+|two|three|four|five|many) years|in year',
  ip_unclear:
    'patent\\w*|universit\\w*|licen[cs]\\w*|rights?|own\\w*|employer\\w*|code|belong\\w*|assign\\w*|ip|hospital|copyright',
  legal_dispute:
    'sued?|suing|lawsuit\\w*|court|dispute\\w*|lawyer\\w*|claim\\w*|cease|letter from|settle\\w*|threat\\w*',
  content_moderation:
    '(?:users?|members|people|anyone|readers|players) (?:can )?(?:post|upload|publish|share|comment|review)\\w*|uploads?|user.?generated|forum|moderat\\w*',
  political_currency:
    'currenc\\w*|border\\w*|devalu\\w*|dollars?|naira|peso\\w*|customs|sanction\\w*|government|war|import\\w*|export\\w*|inflation|tariff\\w*',
  unfocused: 'everything|everyone|many (?:things|uses|markets|industries)|any industry',
  vanity_metrics:
    'followers?|likes?|views?|downloads?|visitors?|sign.?ups?|registered|subscribers|reach|impressions|members|installs',
  founder_conflict: 'co-?founder\\w*|split|equity|argu\\w*|conflict|disagree\\w*|dispute',
  no_validation:
    "(?:no|not|nobody|never|none|haven't|have not|without)\\b[^.;]*\\b(?:asked|talk\\w*|interview\\w*|spok\\w*|survey\\w*|valid\\w*|feedback|tested|tried)",
  forecast_without_basis:
    'will|forecast\\w*|project\\w*|expect\\w*|by 20\\d\\d|year|million|billion|plan\\w*|conservative\\w*',
  pilot_not_paid: 'pilots?|trial\\w*|test\\w*|free|unpaid|poc|kostenlos|gratis|gratuit\\w*',
  fad: 'trend\\w*|hype|viral|craze|fashion\\w*|tiktok|nft\\w*|crypto|web3|metaverse',
};

/** Phrases that deny a risk, or use its words for something else: no customer left, no licence fees. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  // A winter is a date or a duration.
  seasonal:
    /\b(?:this|last|next|past|that|since|one|two|three|four|five|several|few|\d+) (?:spring|summer|autumn|fall|winter|season)s?\b/,
  // Where it began is not where it runs.
  platform_dependence:
    /\b(?:became|turned into|(?:started|began) as|used to be|grew out of|virou|nacio como|empezo como|wurde aus|est devenue?|e diventat[oa])\b/,
  high_churn:
    /\b(?:no|not one|none|nobody|never)\b[^.;]{0,30}\b(?:lost|left|leave|cancel\w*|churn\w*|quit)|retention 1\d\d/,
  hardware: /\b(?:no hardware|software|pdf|one package|we need no|existing phone|own phone|drain|apps?)\b/,
  regulated:
    /\b(?:are|is|we hold|fully|we are) (?:licen[cs]ed|regulated|registered|authori[sz]ed)|\blicen[cs]e (?:of|since|number|granted|fees?)|\bas the (?:law|rules?|regulations?) (?:requires?|demands?)|\b(?:to|should|may|not|rather|could|we|i|they) (?:licen[cs]e|permit)\b|\blicens(?:e|ing) (?:it|them|out)\b|\broyalt\w+|\blicensees?\b|\b(?:about|asked for|sell|sold|offered|under) (?:us )?an? licen[cs]e\b/,
  paid_acquisition:
    /\b(?:no|not|never|nothing|without)\b[^.;]{0,30}\b(?:ads?|advert\w*|marketing|campaign\w*)/,
  // How a customer pays, and in what, is no need of capital.
  capital_intensive: /\bpa(?:y|ys|id) (?:by|per|us|me|in|with|cash|monthly|weekly)\b|\bdirect debit\b/,
  public_buyer: /\b(?:block\w*|refus\w*|records?|registers?|open data)\b/,
  single_customer: /\b(?:competitors?|rivals?|bills?|costs?|worry|problem)\b/,
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, words]) => [code, new RegExp(String.raw`\b(?:${words})\b`)]),
);

/** Whether a sentence names the subject of a risk and does not deny it. */
export function namesRisk(code: string, text: string): boolean {
  if (AGAINST[code]?.test(text)) return false;
  return PATTERNS.get(code)?.test(text) ?? true;
}
