/**
 * Places and what they lie in, so that "Graz" is in Austria, in DACH, in the EU and in Europe.
 * Each line is a place, its other names, and what it belongs to; what those belong to follows.
 */
const PLACES = `
europe, european, continental europe
eu, european union, europe-wide : europe
western europe : europe
eastern europe, central and eastern europe, cee, central europe : europe
southern europe, mediterranean : europe
nordics, nordic, nordic countries, scandinavia, northern europe : europe
baltics, baltic, baltic states : eu
dach, german speaking countries, german-speaking : europe
benelux : eu, western europe
iberia : eu, southern europe
british isles, uk and ireland : europe
emea
north america
latam, latin america, central america, south america
americas
africa
sub-saharan africa : africa
west africa : sub-saharan africa
east africa : sub-saharan africa
mena, middle east, middle east and north africa : emea
gulf, gcc : mena
apac, asia pacific, asia-pacific
asia : apac
southeast asia, south east asia, south-east asia, sea, asean : asia
south asia, indian subcontinent : asia
east asia : asia
oceania, anz, australasia : apac
united kingdom, uk, u k, great britain, britain, gb : western europe, british isles
england : united kingdom
scotland : united kingdom
wales : united kingdom
northern ireland : united kingdom
ireland, republic of ireland, eire : eu, western europe, british isles
germany, deutschland : eu, dach, western europe
austria, osterreich : eu, dach, western europe
switzerland, swiss : dach, western europe
liechtenstein : dach
france : eu, western europe
belgium : benelux
netherlands, holland, the netherlands : benelux
luxembourg : benelux
spain : iberia, western europe
portugal : iberia, western europe
italy : eu, southern europe, western europe
greece : eu, southern europe
malta : eu, southern europe
cyprus : eu, southern europe
denmark : eu, nordics
sweden : eu, nordics
finland : eu, nordics
norway : nordics
iceland : nordics
estonia : baltics, eastern europe
latvia : baltics, eastern europe
lithuania : baltics, eastern europe
poland : eu, eastern europe
czechia, czech republic : eu, eastern europe
slovakia : eu, eastern europe
hungary : eu, eastern europe
romania : eu, eastern europe
bulgaria : eu, eastern europe
slovenia : eu, eastern europe
croatia : eu, eastern europe
serbia : eastern europe
ukraine : eastern europe
turkey, turkiye : emea
israel : mena
united arab emirates, uae, emirates : gulf
saudi arabia, ksa : gulf
qatar : gulf
egypt : mena, africa
morocco : mena, africa
tunisia : mena, africa
jordan : mena
nigeria : west africa
ghana : west africa
senegal : west africa
kenya : east africa
uganda : east africa
tanzania : east africa
rwanda : east africa
ethiopia : east africa
south africa : sub-saharan africa
united states, usa, us, u s, u s a, america, united states of america, american : north america
canada : north america
mexico : latam, north america
brazil, brasil : latam
argentina : latam
chile : latam
colombia : latam
peru : latam
uruguay : latam
ecuador : latam
costa rica : latam
india : south asia
pakistan : south asia
bangladesh : south asia
sri lanka : south asia
china : east asia
hong kong : east asia
taiwan : east asia
japan : east asia
south korea, korea : east asia
singapore : southeast asia
indonesia : southeast asia
vietnam : southeast asia
thailand : southeast asia
malaysia : southeast asia
philippines : southeast asia
australia : oceania
new zealand : oceania
west coast : united states
east coast : united states
midwest : united states
american south, us south : united states
silicon valley, bay area, san francisco bay area, sf bay area : california
california : west coast
oregon : west coast
washington state : west coast
new york state, upstate new york : east coast
massachusetts : east coast
florida : american south, east coast
georgia us, atlanta : american south
texas : american south
tennessee : american south
mississippi : american south
kentucky : american south
north carolina : american south, east coast
illinois : midwest
ohio : midwest
michigan : midwest
minnesota : midwest
colorado : united states
utah : united states
arizona : united states
ontario : canada
quebec : canada
british columbia : canada
bavaria, bayern : germany
catalonia : spain
london, manchester, birmingham, leeds, bristol, sheffield, cambridge, oxford, liverpool, newcastle, nottingham, brighton : england
edinburgh, glasgow : scotland
cardiff : wales
belfast : northern ireland
dublin, cork, galway, limerick : ireland
berlin, hamburg, cologne, frankfurt, stuttgart, dusseldorf, leipzig : germany
munich, munchen, nuremberg : bavaria
vienna, graz, linz, salzburg : austria
zurich, basel, geneva, lausanne, bern : switzerland
paris, lyon, marseille, toulouse, nantes, rennes, lille, bordeaux, grenoble : france
brussels, ghent, antwerp, leuven : belgium
amsterdam, rotterdam, utrecht, eindhoven, the hague, delft : netherlands
madrid, valencia, seville, malaga, bilbao : spain
barcelona : catalonia
lisbon, porto, braga : portugal
milan, rome, turin, bologna, naples : italy
athens, thessaloniki : greece
copenhagen, aarhus, odense : denmark
stockholm, gothenburg, malmo, uppsala : sweden
helsinki, espoo, tampere : finland
oslo, bergen, trondheim : norway
reykjavik : iceland
tallinn, tartu : estonia
riga : latvia
vilnius, kaunas : lithuania
warsaw, krakow, wroclaw, gdansk, poznan : poland
prague, brno : czechia
bratislava : slovakia
budapest : hungary
bucharest, cluj : romania
sofia : bulgaria
zagreb : croatia
belgrade : serbia
kyiv, kiev, lviv : ukraine
istanbul, ankara : turkey
tel aviv, jerusalem, haifa : israel
dubai, abu dhabi : united arab emirates
riyadh, jeddah : saudi arabia
cairo : egypt
casablanca : morocco
lagos, abuja, kano, ibadan : nigeria
accra : ghana
dakar : senegal
nairobi, mombasa : kenya
kampala : uganda
kigali : rwanda
addis ababa : ethiopia
cape town, johannesburg : south africa
san francisco, sf, palo alto, mountain view, oakland, san jose : bay area
los angeles, la, san diego : california
seattle : washington state
portland : oregon
new york, new york city, nyc, brooklyn : new york state
boston : massachusetts
miami, orlando, tampa : florida
austin, houston, dallas, san antonio : texas
nashville, memphis : tennessee
chicago : illinois
detroit : michigan
minneapolis : minnesota
denver, boulder : colorado
salt lake city : utah
phoenix : arizona
philadelphia, pittsburgh, washington dc, washington d c, baltimore : east coast
toronto, ottawa, waterloo : ontario
montreal : quebec
vancouver : british columbia
calgary : canada
mexico city, guadalajara, monterrey : mexico
sao paulo, rio de janeiro, recife, belo horizonte, florianopolis, curitiba : brazil
buenos aires, cordoba : argentina
santiago : chile
bogota, medellin : colombia
lima : peru
montevideo : uruguay
bangalore, bengaluru, mumbai, delhi, new delhi, hyderabad, chennai, pune, patna, kolkata : india
karachi, lahore : pakistan
dhaka : bangladesh
beijing, shanghai, shenzhen : china
taipei : taiwan
tokyo, osaka : japan
seoul : south korea
jakarta, bali : indonesia
hanoi, ho chi minh city, saigon : vietnam
bangkok : thailand
kuala lumpur : malaysia
manila : philippines
sydney, melbourne, brisbane, perth : australia
auckland, wellington : new zealand`;

/** Lines whose names are cities of their own, not other names of the first. */
const CITIES_FROM = PLACES.indexOf('\nlondon,');

const EVERYWHERE =
  /\b(?:global(?:ly)?|world ?wide|anywhere|everywhere|international(?:ly)?|remote|no preference|any|all|all countries|location agnostic|geography agnostic|the world)\b/;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const NAMES = new Map<string, string>();
const PARENTS = new Map<string, readonly string[]>();
{
  let from = 0;
  for (const line of PLACES.split('\n')) {
    const [left = '', right = ''] = line.split(' : ');
    const own = left.split(',').map(plain).filter(Boolean);
    const parents = right.split(',').map(plain).filter(Boolean);
    const cities = from >= CITIES_FROM;
    for (const name of own) NAMES.set(name, cities ? name : (own[0] ?? name));
    for (const name of cities ? own : own.slice(0, 1)) PARENTS.set(name, parents);
    from += line.length + 1;
  }
}
const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

/** The place and all it lies in, nearest first. */
function within(place: string): string[] {
  const found = [place];
  for (const one of found) {
    // Grows while it is walked: what a parent lies in follows.
    const parents = (PARENTS.get(one) ?? []).map((name) => NAMES.get(name) ?? name);
    found.push(...parents.filter((parent) => !found.includes(parent)));
  }
  if (found.includes('europe')) found.push('emea');
  if (found.includes('africa')) found.push('emea');
  if (found.includes('north america') || found.includes('latam')) found.push('americas');
  return found;
}

/** What a text says about where. */
export interface PlaceReading {
  /** Anywhere: nobody is left out. */
  readonly anywhere: boolean;
  /** The places it names, each with all it lies in, nearest first. */
  readonly places: readonly (readonly string[])[];
  /** The text made comparable, for places that are not on the list. */
  readonly text: string;
}

/** Reads a location or a preference. A city's country beside it adds nothing. */
export function readPlace(text: string): PlaceReading {
  const line = plain(text);
  const words = line.split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const place = NAMES.get(words.slice(at, at + length).join(' '));
      if (place === undefined) continue;
      found.push(place);
      taken = length;
      break;
    }
    at += taken;
  }
  const chains = [...new Set(found)].map(within);
  const nearest = chains.filter(
    ([place = '']) => !chains.some((other) => other[0] !== place && other.includes(place)),
  );
  return { anywhere: nearest.length === 0 && EVERYWHERE.test(line), places: nearest, text: line };
}

/** Regions so wide that being in the same one says little. */
const WIDE = new Set([
  'europe',
  'eu',
  'western europe',
  'eastern europe',
  'emea',
  'apac',
  'asia',
  'africa',
  'americas',
  'north america',
  'sub saharan africa',
  'latam',
  'mena',
]);

/** 1 inside, 0.5 for a part of it or the same country, 0.3 for the same small region, else 0. */
export function nearness(here: readonly string[], wanted: readonly string[]): number {
  const [there = ''] = wanted;
  const [place = ''] = here;
  if (here.includes(there)) return 1;
  if (wanted.includes(place)) return 0.5;
  const shared = here.find((name) => wanted.includes(name) && !WIDE.has(name));
  if (shared === undefined) return 0;
  return PARENTS.get(shared)?.some((parent) => !WIDE.has(NAMES.get(parent) ?? parent)) === true ||
    ['united states', 'canada'].includes(shared)
    ? 0.5
    : 0.3;
}
