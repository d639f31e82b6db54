/** The Hindi words from 0 to 99 in order; each is a word of its own. They are written without the dot below. */
const UP_TO_99 = `
शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अडतीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अडतालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सडसठ अडसठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`;
/** Other spellings, and the numbers with a half. */
const FURTHER: readonly (readonly [string, number])[] = [
  ['पांच', 5],
  ['छः', 6],
  ['छै', 6],
  ['पन्द्रह', 15],
  ['चौंवालीस', 44],
  // "साढ़े चार सौ" is four and a half hundred, "पौने दो लाख" a quarter less than two lakh.
  ['साढे', 0.5],
  ['पौने', -0.25],
  ['डेढ', 1.5],
  ['ढाई', 2.5],
];
const SCALE_WORDS: readonly (readonly [string, number])[] = [
  ['सौ', 100],
  ['हजार', 1e3],
  ['लाख', 1e5],
  ['करोड', 1e7],
];

/** The value of each Hindi number word. */
export const HINDI_VALUES: ReadonlyMap<string, number> = new Map([
  ...UP_TO_99.trim()
    .split(/\s+/)
    .map((word, value): [string, number] => [word, value]),
  ...FURTHER,
]);
/** The Hindi words that multiply the number before them. */
export const HINDI_SCALES: ReadonlyMap<string, number> = new Map(SCALE_WORDS);

/** A Hindi word without the dot below a letter, which many people leave out. */
export const withoutDots = (word: string): string => word.normalize('NFD').replaceAll('\u093c', '');
