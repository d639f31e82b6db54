import { wordSet } from '@proofround/text/word-set.js';
import { inPlainWords, isStopWord, singular } from '@proofround/text/words/plain-words.js';

/**
 * A kind of business by activity, independent of the sector: it sells to private people, builds
 * devices, takes a share between two sides, sends out people who work by the hour, does its clients' work as
 * an agency, or makes software.
 * The word lists below are normalised and singular, like the words of `StartupReading`.
 */
export type Kind = 'consumer' | 'hardware' | 'marketplace' | 'labour' | 'agency' | 'software';

/** Private people and their home, body and leisure. */
const PRIVATE =
  wordSet(`parent mum mom mother dad father kid child toddler baby family friend girlfriend boyfriend wife
  husband couple grandmother grandfather grandma roommate flatmate guy gamer player fan hobby hobbyist collector lifter
  runner cyclist cook reader traveller guest host bride dog cat puppy pet owner wrist pocket wristwatch watch bike
  balcony flat apartment kitchen fridge bedroom garden wardrobe couch mattress snack lunch lunchbox meal dinner breakfast
  drink chew treat recipe grocery bag clothes shoe dress skin hair makeup diet sleep holiday rpg tabletop game puzzle
  card comic toy subreddit reddit discord tiktok instagram youtuber influencer kickstarter crowdfunding preorder buck
  consumer household shopper everybody eltern mutter vater kind familie freund verbraucher haustier hund katze haushalt
  privatkunde privatperson spieler wohnung enfant famille maman papa particulier foyer chien chat joueur consommateur
  mama nino hijo familia amigo perro gato hogar consumidor jugador lonchera desayuno crianca filho mae pai cachorro
  bambino famiglia genitore cane kinderen gezin ouder hond commuter rider passenger saver tenant renter patient pensioner
  retiree teenager adult woman man daughter son listener viewer subscriber citizen resident neighbour neighbor
  homeowner motorist tourist swimmer walker gardener learner pupil student amateur freelancer roommates housemate
  pendler mieter sparer rentner patiente locataire epargnant retraite pasajero inquilino ahorrador passageiro inquilino
  pendolare inquilino risparmiatore forenzen huurder spaarder famiglie bambini genitori donne aficionado mujer mujeres
  trabajadore jovene familien frauen studierende studenten femme etudiant jeune mulhere joven estudante trabalhadore
  aile aileler ailelere cocuklar kadınlar rodzina rodziny rodzin rodzice dzieci kobiety seniorzy семьи семей
  семья родители дети женщины пенсионеры الاسر اسر العائلات السيدات النساء الامهات`);
/** Organisations that buy. */
const BUSINESS =
  wordSet(`company business firm enterprise organisation organization corporation employer office department
  procurement hospital clinic ward school university restaurant cafe shop store retailer bakery baker hotel bank insurer
  lender broker landlord agency manager team engineer developer programmer operator factory plant manufacturer supplier
  wholesaler fleet haulier carrier warehouse farmer cooperative municipality government council lab laboratory law lawyer
  accountant contractor builder integrator utility b2b saas merchant dentist vet spa studio nurse unternehmen firma
  betrieb handwerker kanzlei praxis fabrik entreprise societe hopital usine cabinet atelier empresa negocio colegio
  fabrica hospitais azienda impresa bedrijf federation league association charity nonprofit authority county city town
  ministry kommune gemeinde stadt commune mairie ayuntamiento prefeitura comune union airline publisher broadcaster
  brand maker grower farm ranch rancho pharmacy operators pub venue museum gallery church port bus depot workshop garage
  plumber electrician installer vineyard brewery mine quarry group chain plants practice surgery notary club
  werkstatt verein behorde hof winzer gymnase`);
/** Materials and tools for making devices. */
const MAKING =
  wordSet(`tooling bom pcb firmware solder soldered mould mold moulded molded injection enclosure casing
  prototype prototyp prototipo assembly assembled assemble manufacture manufacturing manufactured machined welded
  coat coated coating bench patent oled epaper`);
const DEVICES =
  wordSet(`device gadget hardware machine appliance wristwatch watch wearable sensor bluetooth motor pump
  valve battery reactor membrane electrode collector panel turbine engine robot drone camera speaker antenna chip display
  lens heater stove dryer composter filter charger cable circuit unit module box vehicle scooter bike printer implant
  prosthesis container locker kiosk freezer scale contenedor contenedore panele refrigerador congelador sensore motore equipo panneau conteneur
  kuhlschrank automat geladeira prosthesis meter logger tag tracker beacon aluminium steel hydrogel polymer material alloy gerat maschine sensore
  appareil capteur dispositivo maquina aparelho apparaat`);
/** A sentence that introduces a device: "a handheld device that screens newborns". */
const IS_DEVICE =
  /(?:^| \. )(?:an?|our|the) (?:\p{L}+ ){0,3}(?:device|gadget|machine|appliance|robot|drone|wearable|motor|pump|reactor|turbine|furnace|heater|stove|dryer|composter|vehicle|scooter|implant|prosthesis|locker|kiosk)(?: (?:that|which|to|for|with|worn|in|on)\b| \.|$)/u;
/** Phrases of businesses that make or install devices. */
const MAKES_DEVICES =
  /\b(?:contract (?:maker|manufactur\p{L}+)|cost(?:s|ing)? (?:us|me) [$€£]?\d|cost [$€£]?\d[\d.,]* (?:to make|in part)|(?:nos|me) c(?:o|ue)st\p{L}+|(?:nous|me) cout\p{L}+|kostet uns|custa(?:m|ram)? (?:nos|me)|nos custa\p{L}*|ci costa\p{L}*|[$€£\d.,]+ (?:euro |dollar |pound )?(?:landed|in part)|(?:bought|sold|sell|lease|rent out|install\p{L}*) (?:\p{L}+ ){0,2}(?:machine|device|unit|box|meter|sensor|locker)|(?:field|service) technician|einbau\p{L}*|ponemos (?:un|el|la|los)|instalamos|installons|installiamo)/u;
/** Makers of devices in their own words: "we build robots". */
const BUILDS_DEVICES =
  /\b(?:(?:we|i) (?:\p{L}+ )?(?:build|built|make|made|manufacture|produce|assemble)|(?:bauen|fertigen|produzieren) wir|wir (?:bauen|fertigen|produzieren|entwickeln und bauen)|(?:nous )?(?:fabriquons|construisons)|fabricamos|construimos|produzimos|costruiamo|fabbrichiamo|produciamo) (?:\p{L}+ ){0,3}(?:robots?|roboter|machines?|maschinen?|devices?|gerate?|sensors?|sensoren|drones?|drohnen|motors?|pumps?|pumpen|batter(?:y|ies)|vehicles?|scooters?|meters?|printers?|appareils?|capteurs?|maquinas?|sensore?s?|equipos?|aparatos?|macchin[ae]|sensori|dispositiv[oi]s?)\b/u;
const SOFTWARE =
  wordSet(`software app platform saas api dashboard website browser plugin spreadsheet code web site
  online marketplace algorithm chatbot cloud database`);

/** Words of what a startup itself makes; many that make none sell online. */
const PROGRAM =
  wordSet(`software app platform saas api dashboard browser plugin algorithm chatbot cloud database website bot model
  logiciel plateforme application appli plataforma aplicacion aplicativo aplicacao piattaforma applicazione anwendung
  plattform programm applicatie game`);

const SHARE =
  /\b(?:commission|provision|comision|comissao|commissie|provvigione|take rate|(?:fee|sum|[$€£]\d[\d.,]*) (?:per|for (?:each|every)) (?:booking|lead|introduction|referral|placement|match)|(?:(?:we|i|and) (?:then |only |just )?(?:take|keep|charge|retain)|nehmen|behalten|prenons|gardons|cobramos|ficamos) (?:a |an |about |ca |un |uma? )?(?:\d[\d.,]*|ten|eight|five|twelve|fifteen|twenty|half|third|quarter|part|share|cut|slice)(?:p|%)? ?(?:per ?cent|percent)?)/;
const TWO_SIDES =
  /\b(?:buyers?|sellers?|suppliers?|hosts?|guests?|drivers?|owners?|teachers?|tutors?|providers?|both sides|listings?|someone else|match(?:es)?|book(?:s|ings?)?|buchung\p{L}*|angebot\p{L}*|anbieter|kaufer|verkaufer|vendeurs?|acheteurs?|reservation\p{L}*|vendedor\p{L}*|comprador\p{L}*|reserva\p{L}*)\b/u;
const MARKETPLACE =
  /\b(?:(?:online|digital|b2b|two sided|a|our|the) marketplace|marktplatz|\p{L}*borse|kleinanzeigen|place de marche|marktplaats|(?:airbnb|uber|etsy|ebay|vinted|upwork|fiverr) (?:for|of|fur|pour|para|per|voor)|price comparison|comparison (?:site|portal|website|platform)|vergleichsportal|preisvergleich|comparateur|comparador|(?:site|app|platform|place|plattform|plateforme|plataforma|piattaforma) (?:where|on which|auf der|ou|donde|onde|dove) (?:\p{L}+ ){1,4}(?:sell|rent|lend|offer|list|swap|verkaufen|vermieten|anbieten|vendent|louent|proposent|venden|alquilan|ofrecen|vendem|alugam|oferecem|vendono|offrono))\b/u;
const NO_MARKETPLACE =
  /\b(?:not|no|unlike|instead of|without|than|kein|pas) (?:an? |online )?(?:marketplace|marktplatz|place de marche|(?:price )?comparison)/;

/** People who are paid by the hour. */
const WORKERS =
  /\b(?:cleaner|courier|driver|rider|nanny|babysitter|handym[ae]n|mover|gardener|guard|carer|caregiver|maid|housekeeper|waiter|porter|painter|assistant|technician|putzkraft|putzkrafte|reinigungskraft|reinigungskrafte|fahrer|betreuer|helfer|livreur|aide a domicile|femme de menage|agent d entretien|repartidor|limpiador\p{L}*|ninera|cuidador\p{L}*|faxineira|diarista|entregador\p{L}*|rider)\b/u;
const SENDS =
  /\b(?:our|by us|independent contractor|as contractor|background checked|vetted|we (?:\p{L}+ )?(?:send|pay|hire|employ|train|vet|screen|insure|recruit|dispatch)|unsere|von uns|wir (?:schicken|bezahlen|beschaftigen|stellen)|nos|nous (?:envoyons|employons|payons)|nuestr[oa]|enviamos|contratamos|pagamos|nosso|nossa)\b/u;
const HOURLY =
  /(?:\b(?:an|per|the|by the|each) hour\b|\bhourly\b|\b(?:pro|die|je) stunde|\bstundenlohn|\bde l heure|\bpar heure|\b(?:por|la|a) hora\b|\ball ora\b|\bper uur\b)/;

/** Work done for clients by people: an agency, a consultancy, a place that finds staff for others. */
const AGENCY =
  /\b(?:(?:we are|we re|im|i am|we run|i run|i have) (?:an?|the) (?:\p{L}+ ){0,4}(?:agency|consultancy|dev shop|development shop|design studio)|(?:our|this) (?:agency|consultancy) |we place (?:\p{L}+ ){0,6}(?:worker|nurse|staff|candidate|carer|developer|engineer|driver|cleaner|welder)|wir sind eine (?:\p{L}+ ){0,2}\p{L}*agentur|wir vermitteln (?:\p{L}+ ){0,3}\p{L}*(?:krafte|kraft|personal|fachleute)|(?:nous sommes|je dirige) une agence|somos una? (?:agencia|consultora)|somos uma (?:agencia|consultoria)|siamo un agenzia)\b/u;

const countIn = (said: ReadonlySet<string>, list: ReadonlySet<string>): number =>
  [...said].filter((word) => list.has(word)).length;

/** One mention may be accidental. */
const MIN_WORDS_OF_KIND = 2;

/** Words that end the head of a phrase: "commuters" in "commuters in cities that the bus serves badly". */
const TAIL =
  /\b(?:in|with|that|who|whose|which|where|from|of|outside|around|mit|im|aus|qui|avec|dans|con|que|com|en|em|di)\b|[,;:.()]/u;

/** Adjectives and the like: "hobby bakers" are people. */
const OF_PEOPLE = /^(?:hobby|amateur|adult|private|retired|senior|local|rural|young|old|new)$/;

/** Whether a word only describes the noun after it: "garden" of "garden centres". */
const isModifier = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? '';
  const isNoun = BUSINESS.has(singular(next)) || (/\p{L}{3,}s$/u.test(next) && !isStopWord(next, 'en'));
  return isNoun && !PRIVATE.has(singular(next)) && !OF_PEOPLE.test(words[at] ?? '');
};

/**
 * Whether a startup sells to private people. The first part of the market that names people or
 * organisations decides, with a tie for people; without one, all words decide.
 */
function sellsToPeople(market: string, wordsSaid: ReadonlySet<string>): boolean {
  for (const part of market.split(TAIL)) {
    const words = inPlainWords(part).split(' ');
    const named = new Set(words.map(singular));
    const heads = new Set(words.filter((_, at) => !isModifier(words, at)).map(singular));
    const [people, firms] = [countIn(heads, PRIVATE), countIn(named, BUSINESS)];
    if (people + firms > 0) return people > 0 && people >= firms;
  }
  const named = countIn(wordsSaid, PRIVATE);
  return named >= MIN_WORDS_OF_KIND && named > countIn(wordsSaid, BUSINESS);
}

/** The kinds of business that a startup's sentences show; the market decides about consumers first. */
export function kindsOf(sentences: readonly (readonly string[])[], market = ''): ReadonlySet<Kind> {
  const text = new Set(sentences.flat());
  const joined = sentences.map((sentence) => sentence.join(' ')).join(' . ');
  const found = new Set<Kind>();
  if (countIn(text, PROGRAM) > 0) found.add('software');
  if (sellsToPeople(market, text)) found.add('consumer');
  const devices = countIn(text, DEVICES);
  const making = countIn(text, MAKING) + (MAKES_DEVICES.test(joined) ? 1 : 0);
  const isMade = making > 0 && devices + making > Math.max(MIN_WORDS_OF_KIND, countIn(text, SOFTWARE));
  if ((devices > 0 && (isMade || IS_DEVICE.test(joined))) || BUILDS_DEVICES.test(joined))
    found.add('hardware');
  if (AGENCY.test(joined)) found.add('agency');
  if (
    (MARKETPLACE.test(joined) && !NO_MARKETPLACE.test(joined)) ||
    (SHARE.test(joined) && TWO_SIDES.test(joined))
  )
    found.add('marketplace');
  if (
    HOURLY.test(joined) &&
    joined.split(' . ').some((sentence) => WORKERS.test(sentence) && SENDS.test(sentence))
  )
    found.add('labour');
  return found;
}
