import type { Statement } from '../../../claims/statement.js';
import {
  DIGITS,
  HOURS,
  KILOGRAMS,
  KILOMETRES,
  LITRES,
  type Measure,
  measuresIn,
  ONE_TO_TEN,
  type Unit,
  valueOf,
  WATT_HOURS,
  WATTS,
} from './measures.js';

/** Whether the figures of one sentence go beyond what nature allows. */
type Limit = (text: string) => boolean;

const A_DAY =
  /\b(?:(?:a|per|each|every) day|daily|am tag|pro tag|taglich|par jour|al dia|por dia|al giorno)\b/;
const first = (text: string, unit: Unit): Measure | undefined => measuresIn(text, unit)[0];

const GROWS =
  /\b(?:wheat|rice|grain|maize|corn|potato\w*|vegetables?|tomato\w*|lettuce|salad|fruit|crops?|algae|spirulina|soy\w*|beans?|berries|strawberr\w*|weizen|getreide|gemuse|kartoffel\w*|ble|riz|legumes|trigo|arroz|verduras|grano|riso|biomass)\b/;
const SQUARE_METRES =
  /\b(\d[\d.,]*|one|a|an|each|every|per|single|two|five|ten|pro|par|por|al) (?:square met(?:re|er)s?|m2|m²|quadratmetern?|metres? carres?|metros? cuadrados?|metros? quadrados?|metr[oi] quadrat[oi])/;
/** The most fresh weight that plants give in a day. */
const MAX_KILOGRAMS_PER_SQUARE_METRE = 1.5;
/** Dry grain holds at least so much energy. */
const MIN_WATT_HOURS_PER_KILOGRAM_OF_GRAIN = 3000;
const GRAIN = /\b(?:wheat|rice|grain|maize|corn|flour|weizen|getreide|ble|riz|trigo|arroz|grano|riso)\b/;

/** More harvest than an area or its lamp can give. */
const harvest: Limit = (text) => {
  if (!GROWS.test(text) || !A_DAY.test(text)) return false;
  const mass = first(text, KILOGRAMS)?.value ?? 0;
  const [, written] = SQUARE_METRES.exec(text) ?? [];
  const area = written === undefined ? null : Number.isFinite(valueOf(written)) ? valueOf(written) : 1;
  if (area !== null && mass > MAX_KILOGRAMS_PER_SQUARE_METRE * area) return true;
  const lamp = first(text, WATTS);
  return (
    GRAIN.test(text) && lamp !== undefined && mass * MIN_WATT_HOURS_PER_KILOGRAM_OF_GRAIN > lamp.value * 24
  );
};

const BATTERY = /\b(?:batter(?:y|ies)|accumulators?|cells?|packs?|akkus?|batterie\w*|baterias?|lithium\S*)\b/;
/** The most that a battery stores. */
const MAX_WATT_HOURS_PER_KILOGRAM = 1500;

/** More energy than a battery of its weight can hold. */
const denseBattery: Limit = (text) => {
  const energy = first(text, WATT_HOURS);
  const mass = measuresIn(text, KILOGRAMS).find(({ end }) =>
    /^[\w\s-]{0,30}\b(?:batter|akku|pack|cell|bateri)/.test(text.slice(end)),
  );
  return BATTERY.test(text) && !!energy && !!mass && energy.value > MAX_WATT_HOURS_PER_KILOGRAM * mass.value;
};

const HOVERS =
  /\b(?:hover\w*|aloft|quadcopter|multicopter|drone|copter|in the air|schwebt?|schweb\w*|drohne|vol stationnaire|en el aire|no ar|in volo)\b/;
/** A rotor takes at least so much to hold a load in the air. */
const MIN_WATTS_PER_KILOGRAM_IN_THE_AIR = 40;

/** A load in the air for longer than its battery can hold it. */
const hovering: Limit = (text) => {
  if (!HOVERS.test(text) || !BATTERY.test(text)) return false;
  const masses = measuresIn(text, KILOGRAMS);
  const battery = masses.find(({ end }) =>
    /^[\w\s-]{0,30}\b(?:batter|akku|pack|cell|bateri)/.test(text.slice(end)),
  );
  const load = Math.max(0, ...masses.filter((mass) => mass !== battery).map(({ value }) => value));
  const hours = first(text, HOURS)?.value ?? 0;
  return (
    battery !== undefined &&
    load * hours * MIN_WATTS_PER_KILOGRAM_IN_THE_AIR > battery.value * MAX_WATT_HOURS_PER_KILOGRAM
  );
};

const CAR =
  /\b(?:cars?|vans?|suvs?|autos?|pkw|lorr(?:y|ies)|trucks?|bus(?:es)?|voitures?|coches?|carros?|lkw)\b/;
/** The farthest that the lightest car drives. */
const MAX_KILOMETRES_PER_KILOWATT_HOUR = 30;

/** A car that comes farther than its battery can drive it. */
const range: Limit = (text) => {
  const energy = first(text, WATT_HOURS);
  const way = measuresIn(text, KILOMETRES).find(
    ({ end }) => !/^ ?(?:\/|per|an?|pro) ?h/.test(text.slice(end)),
  );
  if (!CAR.test(text) || !energy || !way || !/\b(?:on|with|from|mit|avec|con|com)\b/.test(text)) return false;
  return way.value > (MAX_KILOMETRES_PER_KILOWATT_HOUR * energy.value) / 1000 && energy.value >= 500;
};

const SOCKET =
  /\b(?:(?:household|ordinary|normal|standard|domestic|wall|home|230 ?v|120 ?v|110 ?v) (?:socket|outlet|plug)|steckdose|schuko|prise (?:domestique|normale)|enchufe (?:normal|domestico)|tomada comum|presa domestica)\b/;
const CHARGES = /\b(?:charg\w+|fills?|ladt|laden|recharg\w*|carga\w*|carreg\w*|ricaric\w*)\b/;
/** The most that a household socket gives. */
const MAX_WATTS_OF_A_SOCKET = 8000;

/** More power than a socket gives. */
const socket: Limit = (text) => {
  const energy = first(text, WATT_HOURS);
  const hours = first(text, HOURS);
  if (!SOCKET.test(text) || !CHARGES.test(text) || !energy || !hours) return false;
  return energy.value / hours.value > MAX_WATTS_OF_A_SOCKET;
};

const SALT_WATER =
  /\b(?:sea ?water|salt ?water|brackish|brine|desalinat\w*|meerwasser|salzwasser|entsalz\w*|eau de mer|dessal\w*|agua de mar|desalin\w*|agua do mar|acqua di mare)\b/;
/** The least energy that parts sea water from its salt. */
const MIN_WATT_HOURS_PER_FRESH_LITRE = 0.6;

/** More fresh water than the energy can part from its salt. */
const desalination: Limit = (text) => {
  const litres = first(text, LITRES);
  const power = first(text, WATTS);
  if (!SALT_WATER.test(text) || !litres || !power) return false;
  const hours = A_DAY.test(text) ? 24 : 1;
  const isPaced =
    hours === 24 || /\b(?:an|per|each|every) hour|hourly|pro stunde|par heure|por hora|all'ora\b/.test(text);
  return isPaced && litres.value * MIN_WATT_HOURS_PER_FRESH_LITRE > power.value * hours;
};

const HYDROGEN = /\b(?:hydrogen|wasserstoff|hydrogene|hidrogeno|hidrogenio|idrogeno)\b/;
/** The energy that hydrogen gives back when it burns. */
const WATT_HOURS_PER_KILOGRAM_OF_HYDROGEN = 33_000;
/** Words for hydrogen that is made with other energy than electricity. */
const OTHER_SOURCE =
  /\b(?:methane|gas|biomass|reform\w*|geolog\w*|natural|white|heat|waste heat|sunlight|solar|photo\w*|well|drill\w*)\b/;

/** Hydrogen from less electricity than it holds. */
const hydrogen: Limit = (text) => {
  const mass = first(text, KILOGRAMS);
  const energy = first(text, WATT_HOURS);
  if (!HYDROGEN.test(text) || OTHER_SOURCE.test(text) || !mass || !energy || mass.value === 0) return false;
  return energy.value < WATT_HOURS_PER_KILOGRAM_OF_HYDROGEN * mass.value;
};

const EFFICIENT =
  /\b(\d[\d.,]*) ?(?:%|percent|per cent|prozent) (?:efficien\w*|wirkungsgrad|of efficiency)|\b(?:efficiency|wirkungsgrad|rendement|eficiencia|rendimento)(?: \w+){0,3} (\d[\d.,]*) ?(?:%|percent|per cent|prozent)/;
/** Machines with their highest efficiency in percent. */
const MACHINES: readonly (readonly [pattern: RegExp, most: number])[] = [
  [
    /\b(?:solar (?:cells?|panels?|modules?|film)|photovoltai\w*|solarzellen?|panneaux? solaires?|paneles? solares?)\b/,
    87,
  ],
  [
    /\b(?:motors?|engines?|generators?|turbines?|dynamos?|alternators?|transformers?|moteurs?|motores|motori)\b/,
    100,
  ],
];
/** The percentage compares with something else, or the machine moves heat instead of making it. */
const COMPARED =
  /\b(?:more|times|increase|improve\w*|gain|heat pumps?|cop|boilers?|condensing|relative|better|than|of target)\b/;

/** A machine that gives more than it gets. */
const efficiency: Limit = (text) => {
  const [, one, other] = EFFICIENT.exec(text) ?? [];
  const written = one ?? other;
  if (written === undefined || COMPARED.test(text)) return false;
  return MACHINES.some(([machine, most]) => machine.test(text) && valueOf(written) > most);
};

const COLD =
  /(?:-|−|–|minus )(\d[\d.,]*) ?(?:°|degrees?|grad|degres?|grados?|graus|gradi) ?(?:c|celsius|centigrade)?\b/;
const ABSOLUTE_ZERO = 273.15;

const belowAbsoluteZero: Limit = (text) => {
  const [, written] = COLD.exec(text) ?? [];
  return written !== undefined && !/fahrenheit|° ?f\b/.test(text) && valueOf(written) > ABSOLUTE_ZERO;
};

const FAT =
  /\b(?:kg|kilos?|lbs?|pounds?) (?:of )?(?:pure )?(?:body )?fat\b|\b(?:korperfett|fett|graisse|grasa|gordura|grasso)\b/;
/** The most that a body at hard work burns. */
const MAX_KILOGRAMS_OF_FAT_PER_DAY = 1.2;

/** More fat than a body can burn. */
const fat: Limit = (text) => {
  const mass = first(text, KILOGRAMS);
  const hours = first(text, HOURS);
  if (!FAT.test(text) || !mass || !hours || /\b(?:liposuction|surger\w*|cows?|pigs?|milk|cream)\b/.test(text))
    return false;
  return hours.value >= 24 && mass.value > (MAX_KILOGRAMS_OF_FAT_PER_DAY * hours.value) / 24;
};

const INSTANTS = new RegExp(
  String.raw`(?<![\w.,])(${DIGITS}|${ONE_TO_TEN}) ?(ms|milliseconds?|millisekunden?|millisecondes?|milisegundos?|millisecondi|microseconds?|nanoseconds?)\b`,
);
/** The way of light. */
const KILOMETRES_PER_MILLISECOND = 300;
/** Units that are shorter than a millisecond, in milliseconds. */
const PARTS_OF_A_MILLISECOND: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^micro/, 0.001],
  [/^nano/, 0.000_001],
];

/** A signal that is faster than light. */
const fasterThanLight: Limit = (text) => {
  const [, written = '', unit = ''] = INSTANTS.exec(text) ?? [];
  const way = first(text, KILOMETRES);
  if (
    written === '' ||
    !way ||
    !/\b(?:one[- ]way|signals?|messages?|data|orders?|packets?|latency|reach\w*|arriv\w*|send\w*|link)\b/.test(
      text,
    )
  )
    return false;
  const factor = PARTS_OF_A_MILLISECOND.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  return way.value > KILOMETRES_PER_MILLISECOND * valueOf(written) * factor;
};

const LIMITS: readonly { readonly code: string; readonly limit: Limit }[] = [
  { code: 'impossible_energy', limit: harvest },
  { code: 'impossible_energy', limit: denseBattery },
  { code: 'impossible_energy', limit: hovering },
  { code: 'impossible_energy', limit: range },
  { code: 'impossible_energy', limit: socket },
  { code: 'impossible_energy', limit: desalination },
  { code: 'impossible_energy', limit: hydrogen },
  { code: 'impossible_energy', limit: efficiency },
  { code: 'impossible_science', limit: belowAbsoluteZero },
  { code: 'impossible_science', limit: fasterThanLight },
  { code: 'impossible_science', limit: fat },
];

/** The sentences whose own figures go beyond what nature allows. */
export function beyondLimits(statements: readonly Statement[]): { code: string; statement: Statement }[] {
  return LIMITS.flatMap(({ code, limit }) => {
    const statement = statements.find(({ text, isDenied }) => !isDenied && limit(text));
    return statement ? [{ code, statement }] : [];
  });
}
