/** A trade and the questions that an investor asks about it. */
export interface Topic {
  readonly code: string;
  /** Words of the trade, for texts in lower case without accents. */
  readonly when: RegExp;
  readonly rivals: string;
  /** The law, licence or fairness rule that usually applies. */
  readonly law: string | null;
  /** Words that show that the founder has considered the law. */
  readonly knows: RegExp | null;
  /** The main cost of a sale. */
  readonly cost: string | null;
}

/** Shared word lists for `knows`. */
const KNOWN: Readonly<Record<string, string>> = {
  '@privacy': 'gdpr|dsgvo|rgpd|consent|data protection|privacy|anonym|encrypt',
  '@licence': 'licen[cs]|approv|authori[sz]|regulat|supervis|permit|certif|registered',
  '@safety': 'certif|ce mark|approv|fcc|standard|tuv|insur',
  '@insured': 'insur|liab|waiver|permit|licen[cs]',
};

/** Columns: code ;; when ;; rivals ;; law ;; knows ;; cost. Narrow trades come first: the first wins a tie. */
const TABLE = String.raw`
photos ;; photos?|pictures?|camera roll|photo albums?|cloud storage|backups? ;; phone makers and large platforms that give photo storage away ;; - ;; - ;; storage and traffic for one user
shared-mail ;; e-?mails?|inbox\w*|mailbox\w*|help ?desks?|support tickets? ;; help desks and the large mail providers ;; - ;; - ;; -
web-analytics ;; analytics|page ?views?|visitor counts?|web ?site stat\w*|tracking script|cookie banners? ;; the market leader’s free tool and other private alternatives ;; consent rules for tracking ;; @privacy ;; servers for one customer
open-source ;; open.?source|self.?host\w*|on your own servers?|on its own server|repositor\w+|pull requests?|github|gitlab ;; the dominant code hosts and cloud providers ;; - ;; - ;; support and hosting for a free user
developer-tools ;; api|sdk|developers?|programmers?|webhooks?|cron|deploy\w*|code reviews?|backend ;; cloud providers and free tools of the same kind ;; - ;; - ;; -
bank-software ;; banks?|treasury|wires?|ach|core banking|iban|ledgers?|payment rails? ;; banks, the vendors of their systems and payment processors ;; money transmission and know-your-customer rules ;; @licence ;; -
payments ;; payments?|checkout|cards?|wallets?|remittances?|pos|pix|mobile money ;; banks and large payment processors ;; payment licences ;; @licence ;; fees and fraud on one payment
lending ;; loans?|lend\w* (?:out )?(?:money|cash|capital)|(?:money|micro|peer|crowd)[- ]?lend\w*|lenders?|borrowers?|credit line|crowdlending|kredit\w*|prestamos?|emprestimos? ;; banks and the sellers’ own finance ;; lending licences ;; @licence ;; defaults and collection on one loan
savings ;; savers?|savings|deposits?|pensions?|invest(?:ing|ors?|ments?)|portfolio|interest rates? ;; banks and brokers that customers already have ;; investment and investor-protection law ;; @licence ;; winning and checking one saver
insurance ;; insurance|insurers?|premiums?|claims handling|underwrit\w*|seguros?|versicherung\w* ;; insurers and their brokers ;; insurance licences ;; @licence ;; claims and selling for one premium
personal-money ;; budget(?:s|ing)?|household money|bank statements?|accounts in one place|debts?|taxes|tax return|freelancers? tax ;; banks and makers of accounting software ;; rules for financial advice and data ;; @licence ;; -
bookkeeping ;; invoic\w+|bookkeep\w*|accounting|accountants?|receipts?|payroll ;; makers of accounting suites, who can add it ;; tax and retention rules ;; audit|tax office|compliant ;; -
document-checks ;; payslips?|forged|forger\w*|identity checks?|fraud\w*|background checks?|screening ;; open banking and identity services that make documents needless ;; data protection, and fairness to those who are wrongly flagged ;; appeal|never refused ;; a person’s look at one flagged case
telehealth ;; prescri\w+|telehealth|telemedicine|weight clinic|physicians?|therap\w+|by video ;; large telehealth firms with more money ;; advertising law for medicines and telehealth ;; - ;; winning and treating one patient
hospital-software ;; wards?|emr|ehr|medical records?|practice software|hospital software ;; vendors of the software already in place ;; approval by IT, data protection and staff councils ;; @privacy ;; -
health ;; patients?|diabet\w*|symptoms?|diagnos\w*|medical|medicine|health|disease|salud|gesundheit ;; clinics, health insurers and large health firms ;; the line between food, advice and medical treatment ;; @licence ;; winning and serving one patient
pets ;; dogs?|cats?|pets?|vets?|veterinar\w*|horses?|boosters? ;; vets, pet shops and the software they already run ;; veterinary and animal-welfare rules ;; @licence ;; -
bike-security ;; bikes?|bicycles?|e-?bikes?|cargo ?bikes? ;; large makers of bicycles, locks and trackers ;; liability and product safety ;; @safety ;; parts, assembly and returns for one piece
meal-delivery ;; meals?|lunch\w*|restaurants?|kitchens?|cater\w*|canteens?|comida|essen ;; large delivery platforms and restaurants of one’s own ;; food hygiene and health claims ;; hygien|fssai|haccp|inspect ;; food, packing and the driver for one order
deliveries ;; deliver(?:y|ies|s)|couriers?|drivers?|parcels?|last mile|dispatch\w* ;; large delivery firms, who could enter the same towns ;; employment rules for drivers ;; employ ;; a hired driver’s hour on one delivery
groceries ;; grocer\w*|vegetables?|bread|baker\w*|butchers?|cheese|coffee|wine|beer|snacks?|drinks? ;; supermarkets and wholesalers ;; food hygiene and labelling rules ;; hygien|haccp|organic cert ;; goods, spoilage and delivery for one basket
farming ;; farms?|farmers?|growers?|crops?|orchards?|vineyards?|harvests?|irrigat\w*|livestock|cows?|milk|bees?|hives?|beekeep\w*|fishing|ernte\w*|agricult\w*|agricultor\w*|agriculteurs?|arboricult\w*|ruches?|abeilles?|cosecha\w*|colheita\w* ;; cooperatives and farm suppliers whom growers already trust ;; - ;; - ;; the months out of season
water ;; water meters?|leaks?|agua|medidor\w*|plumb\w*|pipes?|sewage ;; utilities and meter makers, who could offer leak alarms themselves ;; the utility’s leave to touch its meters ;; utility agreed ;; selling to and fitting one building
spare-parts ;; spare parts?|auto parts|parts catalog\w*|teile|ersatzteil\w*|kataloge?|wholesal\w*|grosshandel\w*|werkstatt|werkstatten|garages? ;; catalogues and ordering portals of the wholesalers ;; - ;; - ;; -
tutoring ;; tutor\w*|lessons?|teachers?|homework|exam prep\w* ;; large tutoring sites, and pairs who go on without the platform ;; rules for work with minors ;; background check|minors|safeguard ;; winning one family for so many lessons
schools ;; schools?|pupils?|kindergartens?|kitas?|students?|universit\w+|courses?|curriculum|learn\w* ;; those from whom schools buy already ;; public tendering and data of minors ;; @privacy ;; one school’s onboarding and support
parking ;; parking|driveways?|car ?parks? ;; existing parking apps that already list such spaces ;; liability, towing and enforcement on the lot ;; @insured ;; disputes, fees and support for one booking
shared-housing ;; landlords?|tenants?|(?:house|flat|room)mates?|lettings?|(?:rent(?:s|al|als|ed|ing)?|lets?|sublets?|leases?|vacant|empty|furnished|shared?|sharing) (?:out )?(?:(?!(?:in|to|for|at|of|with|that|which)\b)[\w-]+ ){0,2}(?:rooms?|flats?|apartments?|houses?|homes?|housing)|real estate|inmobiliari\w* ;; letting portals and agents ;; tenancy, licensing and discrimination law ;; @licence ;; empty weeks, repairs and deposits for one home
goods-for-rent ;; rent(?:s|al|ing)? (?:out )?(?:clothes|toys|tools|gear|dresses|equipment)|hire of|swaps?|outgrow\w*|next size|second.?hand|pre.?owned|reus\w+|refurbish\w* ;; second-hand markets and large retailers ;; product safety and hygiene of used goods ;; @safety ;; washing, repair, postage and idle stock for one swap
weddings ;; weddings?|celebrants?|brides?|couples|ceremon\w+|funerals? ;; venues, planners and booking sites ;; registration of those who marry ;; @licence ;; winning one couple
events ;; events?|festivals?|concerts?|venues?|tickets?|gigs?|sports? clubs?|pitches ;; ticket sellers, venues and their own booking ;; liability at the venue ;; @insured ;; winning one booking and its no-shows
fantasy-sport ;; fantasy (?:players?|sport|leagues?)|bet(?:s|ting|tors?)|wagers?|odds|gambl\w*|salary limit ;; large betting and fantasy companies ;; gambling law, state by state ;; - ;; prizes and the cost of winning one player
games ;; games?|gamers?|players?|steam|console|tabletops?|board ?games?|role.?play\w*|dungeons? ;; studios and platforms with larger budgets ;; the rights to what the game shows and plays ;; - ;; winning one player who pays
crowd-rides ;; rides?|commut\w+|vans?|buses|bus lines?|taxis?|carpool\w*|scooters? ;; ride-hailing firms and public transport ;; passenger-carrier permits, insurance and drivers’ status ;; @insured ;; vehicle, driver and insurance for one trip
self-driving ;; autopilot|self.?driving|driverless|lane keeping|autonomous ;; car makers and search firms that build whole cars ;; road approval and liability after a crash ;; - ;; parts and fitting for one car
public-planning ;; transit agenc\w+|bus planner|council\w*|municipalit\w*|city government|planning (?:permission|applications?)|burger\w*|permits? ;; suppliers already under contract with authorities ;; public tendering, and the leave to use their data ;; - ;; winning and serving one authority
port-logistics ;; ports?|vessels?|ships?|berths?|terminals?|containers? ;; large vendors of terminal systems, who could add it ;; - ;; - ;; winning one port
freight ;; freight|cargo|truck\w*|hauli\w*|warehous\w*|pallets?|logistics|supply chain|customs ;; forwarders and makers of transport systems ;; customs and carrier rules ;; @licence ;; winning and loading one shipper
recruiting-abroad ;; recruit\w*|placements?|place[sd]? (?:\w+ ){0,4}(?:staff|workers?|nurses?)|staffing|work visas?|labou?r ministr\w*|candidates?|licensed agency|agencies charge ;; large staffing agencies ;; visa rules, and the ethics of taking staff from countries that need them ;; - ;; winning and placing one worker
work-safety ;; lone workers?|works? alone|working alone|safety at work|accidents?|control room|panic button|alarms? ;; an established market of alarm devices and apps ;; monitoring of staff and who answers an alarm ;; works council|betriebsrat ;; answering false alarms
rota ;; shifts?|rotas?|rosters?|schedul\w+ ;; vendors of scheduling software already in place ;; working-time rules and the employer’s leave ;; works council|approved ;; -
lab-science ;; sequenc(?:ing|ers?)|genom\w*|bioinformat\w*|laborator\w*|assays?|reagents?|molecul\w*|protein\w*|catalyst\w*|materials? science|polymer\w*|enzym\w* ;; open tools and large suppliers with their own research ;; ownership of results at the university ;; assigned|owned by us|licen[cs]ed to us ;; one batch at scale
solar ;; solar|photovoltaic\w*|panels?|inverter\w*|heat pumps?|wind turbines?|batter(?:y|ies) storage|grid ;; utilities, installers and equipment makers ;; grid connection and building approval ;; @licence ;; equipment and installation for one site
climate ;; carbon|emissions?|co2|offsets?|recycl\w*|waste|compost\w*|plastic ;; waste firms and large suppliers ;; permits, and proof of what is saved ;; verified by|verra|gold standard ;; collection and handling of one tonne
building ;; roof\w*|construction|builders?|contractors?|renovat\w*|scaffold\w*|architects?|tiles?|concrete ;; established measuring and building software ;; liability for a wrong measure or quote ;; @insured ;; one job’s site visits and mistakes
drones ;; drones?|uav|satellites?|aerial|rockets? ;; aerial-survey firms and drone makers ;; flight permits and insurance ;; @insured ;; one flight with its pilot
factories ;; factor(?:y|ies)|machin\w+|manufactur\w*|assembly lines?|welding|cnc|robots? ;; machine makers, who can add it to what they sell ;; machine safety and warranty ;; @safety ;; fitting and serving one machine
shops ;; shopkeepers?|tills?|shel(?:f|ves)|boutiques?|retailers? ;; shops with their own till ;; - ;; - ;; winning one shop
retail-online ;; online shops?|e-?commerce|shopify|web ?shops?|merchants?|returns? ;; shop platforms and their app stores ;; - ;; - ;; winning one merchant
marketplace ;; market ?place|buyers and sellers|two.?sided|listings?|matches? \w+ with ;; larger marketplaces, and both sides dealing without you ;; - ;; - ;; winning one buyer and one seller
fashion ;; clothes|clothing|fashion|dress\w*|shoes|jewel\w*|fabric\w*|tailor\w* ;; large brands and second-hand markets ;; - ;; - ;; returns and unsold stock for one sale
beauty ;; salons?|hairdress\w*|barber\w*|cosmetic\w*|skin ?care|nail bars? ;; booking platforms and large brands ;; cosmetics and hygiene rules ;; @licence ;; no-shows and products for one visit
fitness ;; gyms?|workouts?|fitness|yoga|coach\w*|athletes?|runn(?:ers|ing club) ;; free apps, watches and local clubs ;; liability for injuries ;; @insured ;; winning one member who stays
travel ;; travel\w*|trips?|tourists?|flights?|hostels?|campers? ;; large booking portals ;; package-travel rules ;; @licence ;; commission and refunds on one booking
music ;; music\w*|songs?|podcasts?|bands?|audio|radio shows? ;; streaming platforms and their own tools ;; rights to recordings ;; cleared|royalt ;; royalties and hosting for one listener
video ;; videos?|films?|movies?|stream\w*|creators?|influencers? ;; large video platforms ;; rights to what is shown ;; cleared|royalt ;; traffic and payouts for one viewer
translation ;; translat\w*|subtitles?|transcri\w*|captions?|interpreters?|dictat\w* ;; makers of speech and language models ;; secrecy of what is spoken ;; @privacy ;; computing and correction for one hour
legal ;; lawyers?|contracts?|court|legal|litigat\w*|tenders?|patents? ;; legal publishers and law firms’ own tools ;; rules against unlicensed legal advice ;; @licence ;; a lawyer’s look at one case
ai ;; ai|gpt|llms?|language models?|machine learning|neural|chatbots?|generat\w+ images? ;; makers of the models, and larger tools built on them ;; rights to the training data and errors of the model ;; rights|licensed data ;; computing for one use
care ;; elderly|seniors?|carers?|care homes?|nursing homes?|dementia|disabled ;; care software and alarm services already in place ;; care law and families’ data ;; @privacy ;; one home’s onboarding and visits
children ;; kids?|child(?:ren)?|babies|baby|toddlers?|parents? ;; large brands that parents already trust ;; protection of children and their data ;; @privacy ;; winning one family
neighbours ;; neighbou?rs?|neighbou?rhood|community|local groups?|volunteers?|church\w* ;; free groups on large social networks ;; liability among members ;; @insured ;; -
dating ;; dating|dates|singles|match ?making ;; the large dating apps ;; safety of those who meet ;; @privacy ;; winning one person who pays
hiring ;; hiring|job ?(?:board|seekers?|postings?)|candidates?|interviews candidates|applicants? ;; job boards and hiring suites ;; fair treatment of applicants and their data ;; @privacy ;; winning one employer
sensors ;; sensors?|trackers?|gps|wearables?|iot|beacons?|meters? ;; large makers of sensors and trackers ;; radio and product certification ;; @safety ;; parts, tooling and returns for one device
devices ;; devices?|hardware|gadgets?|chargers?|3d.?print\w*|moulds?|prototype board ;; large makers with lower cost ;; product safety and certification ;; @safety ;; parts, tooling and returns for one piece
security ;; cyber\w*|phishing|malware|passwords?|vulnerabilit\w*|firewall ;; security suites that firms already pay ;; liability when an attack gets through ;; @insured ;; one customer’s set-up and alerts
sales-tools ;; crm|sales teams?|leads|campaigns?|advertis\w*|newsletters?|marketers? ;; sales and marketing suites, who can add it ;; consent to be contacted ;; @privacy ;; winning one team that stays
team-software ;; teams?|project management|meetings?|documents?|workspace|calendars?|collaborat\w* ;; office suites that teams already pay for ;; - ;; - ;; -
`;

const orNull = (column: string | undefined): string | null =>
  column === undefined || column === '-' ? null : column;

function topicOf(line: string): Topic {
  const [code = '', words = '', rivals = '', law, knows, cost] = line.split(' ;; ');
  const known = orNull(knows);
  return {
    code,
    when: new RegExp(String.raw`\b(?:${words})\b`, 'g'),
    rivals,
    law: orNull(law),
    knows: known === null ? null : new RegExp(KNOWN[known] ?? known),
    cost: orNull(cost),
  };
}

export const TOPICS: readonly Topic[] = TABLE.trim().split('\n').map(topicOf);
