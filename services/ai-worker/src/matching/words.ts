/**
 * The meaningful words of a text: no function words, no investor's small talk, brought to a
 * stem, and a few everyday synonyms taken for one. Each counts once, and a bare list of key words
 * counts as no more than its first: neither repetition nor stuffing gains anything.
 */
const FUNCTION_WORDS = new Set(
  `a about above across after again against all almost along already also although always am among an and another any
  anybody anyone anything are around as at away back be because been before behind being below between both but by can
  cannot could did do does doing done down during each either else enough etc even ever every everybody everyone
  everything few first for from further get gets getting give given gives go goes going gone got had has have having he
  her here hers him his how however i if in instead into is it its itself just keep keeps last least less let lets like
  likes little long lot lots made make makes making many may me might mine more most much must my need needs neither
  never new next no nobody none nor not nothing now of off often on once one ones only onto or other others our ours out
  over own per put quite rather really run runs same say says see sees she should since so some somebody someone
  something still such take takes than that the their theirs them themselves then there these they thing things this
  those though through thus to today together too toward towards two under until up upon us use used uses using very via
  want wants was way ways we well were what when where whether which while who whole whom whose why will with within
  without would yet you your yours three four five six seven eight nine ten hundred thousand million billion day days
  week weeks month months year years hour hours minute minutes time times old`.split(/\s+/),
);

/** What nearly every profile and pitch says, whatever it is about. */
const SMALL_TALK = new Set(
  `invest investing investment investments investor investors fund funds funding capital venture ventures startup
  startups company companies firm firms business businesses founder founders team teams people customer customers client
  clients user users market markets marketplace marketplaces product products service services solution solutions
  technology technologies tech platform platforms software app apps application applications tool tools industry
  industries sector sectors early late stage stages seed series round rounds growth growing scale scaling scalable
  global world worldwide leading innovative innovation disruptive disrupt revolutionary unique powerful simple easy
  better best great strong big large small good fast quick quickly help helps helping build builds building built
  create creates creating provide provides offer offers enable enables improve improves support supports work works
  working problem problems idea ideas revenue users value model models focus focused based look looking love back
  backing seek seeking believe thesis portfolio none various anything everything something clear real high low
  sell sells selling sold buy buys buying bought pay pays paid paying cost costs price money find finds found
  europe european america american africa asia`.split(/\s+/),
);

/** Words that scouts take for one another; each line is one meaning. */
const SYNONYMS =
  `accounting accountant accountants bookkeeping bookkeeper bookkeepers ledger reconciliation reconcile reconciles
invoice invoices invoicing billing bills
clinic clinics clinical clinician clinicians doctor doctors physician physicians gp practice practices
hospital hospitals ward wards
patient patients
nurse nurses nursing carer carers caregiver caregivers
elderly seniors ageing aging
farmer farmers farm farms farming agricultural grower growers smallholder smallholders
cow cows dairy cattle livestock herd
shop shops store stores retailer retailers merchant merchants
delivery deliveries courier couriers parcel parcels
shipping freight cargo forwarder forwarders
customs tariff tariffs
warehouse warehouses
teacher teachers classroom classrooms school schools pupil pupils
student students learner learners
reading literacy read
child children kid kids
math maths counting count subtract arithmetic numeracy
insurer insurers insurance underwriting underwriter claims adjuster adjusters
bank banks banking
credit loan loans lending lender lenders borrow borrower borrowers
payroll wages salaries salary
contract contracts agreement agreements
lawyer lawyers attorney attorneys court courts litigation counsel legal
landlord landlords tenant tenants rent rental renting
repair repairs maintenance
battery batteries storage
grid grids utility utilities
heat heating boiler boilers
recycle recycles recycling reuse resale secondhand
car cars vehicle vehicles ev evs automotive
charging charger chargers charge
factory factories manufacturing manufacturer manufacturers plant
camera cameras vision image images picture pictures
satellite satellites orbit orbital
engineer engineers developer developers programmer programmers engineering
build builds ci pipeline pipelines
test tests testing
password passwords secret secrets credential credentials
musician musicians band bands artist artists
fan fans audience audiences listener listeners
game games gaming player players studio
hotel hotels hostel hostels
guest guests traveller travellers traveler travelers tourist tourists
musical music song songs concert concerts
document documents paperwork form forms
hiring recruit recruiting recruitment recruiter recruiters
train trains training trained upskilling apprenticeship apprentices
employer employers workforce
dog dogs cat cats pet pets
snack snacks drink drinks beverage beverages
return returns refund refunds exchange exchanges
sleep insomnia
drug drugs therapeutic therapeutics medicine medicines
woman women female
deaf hearing disability disabilities disabled blind
emission emissions carbon co2
sensor sensors
pharmacy pharmacies pharmacist pharmacists
rural village villages countryside`
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

const MEANING = new Map(
  SYNONYMS.flatMap(([first = '', ...rest]) => [first, ...rest].map((word) => [word, first])),
);

/** Endings off, so that "reconciles" and "reconciling" are one; short words stay as they are. */
function stem(word: string): string {
  if (word.length <= 4) return word.replace(/s$/, '');
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\p{L}{4})(?:ations?|ing|ed|ers?|ment|ly)$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '');
}

/** A clause longer than this without one function word is a list of key words, not a sentence. */
const LIST_WORDS = 7;
/** Of a list only so many words count. */
const LIST_COUNTS = 1;
/** More distinct words than this add nothing. */
const MOST_WORDS = 120;

/** Meaningful words, as stem to the word as it was written; in the order of the text. */
export function meaningfulWords(texts: readonly (string | null)[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sentence of texts.flatMap((text) => text?.split(/[.!?;:\n]+/) ?? [])) {
    const words = sentence.toLowerCase().match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
    const plain = words.filter((word) => !FUNCTION_WORDS.has(word));
    const list = words.length > LIST_WORDS && words.length - plain.length < words.length / 10;
    const counted = list ? plain.slice(0, LIST_COUNTS) : plain;
    for (const word of counted.flatMap((one) => one.split('-'))) {
      if (word.length < 3 || FUNCTION_WORDS.has(word) || SMALL_TALK.has(word)) continue;
      const meaning = MEANING.get(word) ?? stem(word);
      if (found.size < MOST_WORDS && !found.has(meaning)) found.set(meaning, word);
    }
  }
  return found;
}
