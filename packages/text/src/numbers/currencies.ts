/** A currency that texts name. */
interface Currency {
  /** Its name in a sentence; 'usd' for the US dollar. */
  readonly name: string;
  /** Signs and codes before a figure, as the source of a regular expression. */
  readonly before: string;
  /** Signs, codes and words after a figure. */
  readonly after: string;
  /** US dollars for one unit. */
  readonly rate: number;
}

/**
 * The currencies with approximate rates of November 2025. They only place a figure in its order of magnitude,
 * so they are not updated: a stored figure is always in US dollars. Where a word names several currencies
 * ("pesos", "shillings", "kronor"), the rate is that of the largest country.
 */
const ROWS: readonly (readonly [name: string, before: string, after: string, rate: number])[] = [
  ['Australian dollars', String.raw`a\$|aud`, String.raw`aud|a\$|australian dollars?`, 0.65],
  ['Canadian dollars', String.raw`c\$|ca\$|cad`, String.raw`cad|c\$|canadian dollars?`, 0.71],
  ['Hong Kong dollars', String.raw`hk\$|hkd`, String.raw`hkd|hk\$|hong kong dollars?`, 0.128],
  ['New Zealand dollars', String.raw`nz\$|nzd`, String.raw`nzd|nz\$|new zealand dollars?`, 0.57],
  ['Singapore dollars', String.raw`s\$|sgd`, String.raw`sgd|singapore dollars?`, 0.77],
  [
    'usd',
    String.raw`us\$|usd|\$`,
    String.raw`us[ -]?dollars?|us\$|usd|\$|doll?ar(?:s|es|i|os)?(?: américains| us)?|dólar(?:es)?|dolar(?:ów|ach|ů|ı)?|dollaria|dollár|доллар\p{L}*|бакс\p{L}*|долар\p{L}*|δολάρι\p{L}*|دولار\p{L}*|डॉलर|ドル\p{L}*|美元\p{L}*|美金\p{L}*|달러\p{L}*|bucks`,
    1,
  ],
  ['euros', '€|eur', '€|eur|euros?|евро|євро|ευρώ|يورو|यूरो', 1.16],
  ['Egyptian pounds', 'egp', 'egp|egyptian pounds', 0.021],
  ['pounds', '£|gbp', '£|gbp|(?:british )?pounds?(?: sterling)?|quid', 1.32],
  ['Colombian pesos', 'cop', 'cop|(?:colombian pesos|pesos colombianos)', 0.00026],
  ['Chilean pesos', 'clp', 'clp|(?:chilean pesos|pesos chilenos)', 0.0011],
  ['Argentine pesos', 'ars', 'ars|(?:argentin(?:e|ian) pesos|pesos argentinos)', 0.0007],
  ['Philippine pesos', '₱|php', 'php|philippine pesos', 0.017],
  ['pesos', 'mxn', 'mxn|pesos?(?: mexicanos)?', 0.054],
  ['Pakistani rupees', 'pkr', 'pkr|pakistani rupees', 0.0036],
  ['rupees', String.raw`₹|inr|rs\.?`, '₹|inr|(?:indian )?rupees?|rupaye|रुपये|रुपए|रुपया', 0.0113],
  ['yen', '¥|jpy', String.raw`¥|jpy|yen|円\p{L}*|日元\p{L}*`, 0.0065],
  ['Swiss francs', 'chf', 'chf|(?:swiss )?francs?|(?:schweizer )?franken|franchi|franků|franków', 1.24],
  ['naira', '₦|ngn', '₦|ngn|naira', 0.00069],
  ['reais', String.raw`r\$|brl`, String.raw`brl|r\$|reais`, 0.187],
  ['Norwegian kroner', 'nok', 'nok|(?:norwegian kroner?|norske kroner)', 0.099],
  ['Danish kroner', 'dkk', 'dkk|(?:danish kroner?|danske kroner)', 0.155],
  ['Swedish kronor', 'sek', 'sek|(?:swedish kron(?:a|or|er)|svenska kronor)', 0.105],
  ['kronor', 'kr', String.raw`kr\b\.?|kron(?:or|er)`, 0.105],
  ['rupiah', String.raw`idr|rp\.?`, 'idr|rupiahs?', 0.00006],
  ['won', '₩|krw', String.raw`₩|krw|korean won|원\p{L}*`, 0.00068],
  ['dong', '₫|vnd', '₫|vnd|đồng', 0.000038],
  ['Ugandan shillings', 'ugx', 'ugx|ugandan shillings', 0.00028],
  ['Tanzanian shillings', 'tzs|tsh', 'tzs|tsh|tanzanian shillings', 0.0004],
  ['shillings', 'kes|ksh', 'kes|ksh|(?:kenyan )?shillings?', 0.0077],
  ['rand', 'zar', 'zar|rands?', 0.058],
  ['baht', '฿|thb', '฿|thb|baht', 0.031],
  ['zloty', 'pln', 'pln|zł|zlot(?:y|ys|ych)|złot(?:y|ych)', 0.275],
  ['forint', 'huf', 'huf|forints?', 0.003],
  ['Turkish lira', '₺', '₺|(?:turkish )?lira', 0.0235],
  ['yuan', 'cny|rmb', String.raw`cny|rmb|yuan|renminbi|元\p{L}*|人民币\p{L}*`, 0.14],
  ['roubles', '₽|rub', '₽|rub|rou?bles?|rubel|рубл\\p{L}*|руб\\.?', 0.0124],
  ['hryvnias', '₴|uah', '₴|uah|hryvnias?|гривень|гривен\\p{L}*|гривн\\p{L}*|грн\\.?', 0.0237],
  ['tenge', '₸|kzt', '₸|kzt|tenge|тенге', 0.0019],
  ['koruna', 'czk', 'czk|kč|korun[ay]?', 0.048],
  ['lei', 'ron', 'ron|lei', 0.228],
  ['dirhams', 'aed', 'aed|dirhams?|درهم', 0.272],
  ['riyals', 'sar', 'sar|riyals?|ريال', 0.267],
  ['dinars', 'jod|kwd|bhd', 'jod|kwd|bhd|dinars?|دينار', 1.41],
  ['soles', 'pen', 'pen|(?:peruvian )?soles', 0.29],
  ['birr', 'etb', 'etb|birr', 0.0066],
  ['cedis', 'ghs', 'ghs|cedis?', 0.09],
];

export const CURRENCIES: readonly Currency[] = ROWS.map(([name, before, after, rate]) => ({
  name,
  before,
  after,
  rate,
}));

const RATES: ReadonlyMap<string, number> = new Map(CURRENCIES.map(({ name, rate }) => [name, rate]));

/** Approximate US dollars for one unit of a currency; 1 for null, which stands for dollars. */
export const dollarsFor = (currency: string | null): number => RATES.get(currency ?? 'usd') ?? 1;

/** Words for the currencies of several countries, whose rates differ: "pesos", "francs". */
const OF_SEVERAL_COUNTRIES: ReadonlySet<string> = new Set([
  'pesos',
  'rupees',
  'shillings',
  'kronor',
  'Swiss francs',
]);

/** Whether the rate of a currency is certain, because its words name no other one. */
export const hasCertainRate = (currency: string): boolean => !OF_SEVERAL_COUNTRIES.has(currency);
