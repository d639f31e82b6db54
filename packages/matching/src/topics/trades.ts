import { PHYSICAL } from './concepts.js';
import { wholeWords } from './patterns.js';
import { arabic, TRADES } from './trade-words.js';

/** The keys of vocabulary topics that are the same as a trade. */
export const TOPICS_OF_TRADES: Readonly<Record<string, readonly string[]>> = {
  food: ['topic:food', 'sector:food'],
  restaurants: ['topic:restaurants'],
  'meal delivery': ['topic:delivery'],
  alcohol: ['topic:alcohol'],
  gambling: ['topic:gambling'],
  crypto: ['topic:Web3', 'sector:crypto'],
  lending: ['topic:lending', 'topic:payday loans'],
  weapons: ['topic:weapons'],
  defence: ['topic:defence'],
  surveillance: ['topic:surveillance'],
  property: ['topic:real estate', 'sector:proptech'],
  farming: ['topic:farming', 'sector:agritech'],
  beauty: ['topic:cosmetics'],
  franchises: ['topic:franchises'],
  children: ['topic:children'],
  'habits of screens': ['topic:games', 'sector:gaming'],
  'medical approval': ['topic:regulatory approval', 'topic:medical devices'],
  devices: ['topic:hardware', 'sector:hardware'],
  tobacco: ['topic:tobacco'],
  'adult content': ['topic:adult content'],
  'fossil fuels': ['topic:fossil fuels'],
  nuclear: ['topic:nuclear'],
  'animal tests': ['topic:animal testing'],
  mining: ['topic:mining'],
  'advertising income': ['topic:advertising'],
  politics: ['topic:politics'],
  religion: ['topic:religion'],
  pyramids: ['topic:multi-level marketing'],
  batteries: ['topic:batteries'],
};

/** A trade that a text names, with the position of its name. */
export interface NamedTrade {
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

/** Things that are refused by their name alone. */
const REFUSED_BY_NAME: ReadonlySet<string> = new Set(['vehicles', 'devices']);
/** Buyers that theses refuse. Startups show them as `PAYERS` and kinds of business. */
const BUYERS: Readonly<Record<string, RegExp>> = {
  public: wholeWords(
    String.raw`tenders?|ministr(?:y|ies)|town halls?|governments?|the state|public sector|councils?|municipalit\p{L}+|behorden?|staat|kommunen|gemeinden|offentliche\p{L}* (?:hand|auftrag\p{L}*)|l etat|mairies?|marches publics|collectivites|administrations?|estado|ayuntamientos?|gobiernos?|contratos publicos|licitaciones|licitacoes|ministerios?|governo|prefeituras?|orgaos publicos|stato|enti pubblici|comuni|ministeri|overheid|gemeenten|panstw\p{L}+|urzed\p{L}*|gmin\p{L}*|государств\p{L}*|госзаказ\p{L}*|devlet\p{L}*|belediye\p{L}*|kamu`,
    '官公庁|自治体|行政|政府',
    arabic('حكوم', 'وزار', 'بلديات'),
  ),
  consumers: wholeWords(
    String.raw`consumers|households?|private (?:customers?|people|individuals)|end (?:customers?|users)|endkunden|endverbraucher\p{L}*|privatkund\p{L}+|privatleute\p{L}*|privatpersonen|verbraucher|particuliers|grand public|consommateurs|consumidor(?:es)?|clientes? finales|particulares|pessoas? fisicas?|consumatori|privati|clienti finali|consumenten|particulieren|konsument\p{L}*|klient\p{L}* indywidualn\p{L}+|потребител\p{L}*|частн\p{L}+ лиц\p{L}*|физлиц\p{L}*|tuketici\p{L}*|bireysel musteri\p{L}*`,
    '消費者|個人向け|一般消費者',
    arabic('مستهلك'),
  ),
};
/** Whether a name stands for those who buy: "nothing for consumers" refuses them. */
export const isBuyer = (name: string): boolean => name === 'public' || name === 'consumers';

const DELIVERS =
  /(?:^| )(?:deliver|liefer|ausliefer|livr|repart|entreg|consegn|bezorg|dostarcz|достав|teslim)\p{L}*/u;

/** The trades and buyers that a text in plain words names, in the order of the text. */
export function tradesNamedIn(text: string): NamedTrade[] {
  const patterns = [
    ...Object.entries(TRADES).map(([name, { named }]) => [name, named] as const),
    ...Object.entries(BUYERS),
    ...Object.entries(PHYSICAL).filter(([name]) => REFUSED_BY_NAME.has(name)),
  ];
  const found = patterns.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    // "Delivering food to the door" names no makers of food.
    const meant = name === 'food' && DELIVERS.test(text) ? 'meal delivery' : name;
    return match ? [{ name: meant, at: match.index, end: match.index + match[0].length }] : [];
  });
  // "Consumer credit" names no consumers.
  const isPart = ({ at, end }: NamedTrade) =>
    found.some((other) => other.at <= at && end <= other.end && other.end - other.at > end - at);
  return found.filter((trade) => !isPart(trade)).toSorted((a, b) => a.at - b.at);
}
