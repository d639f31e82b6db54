import type { Period } from '@proofround/text/numbers/money.js';

/** A period of payment, its English words, and the words for it in a text. */
export type Term = readonly [period: Period, per: string, words: RegExp];

export const TERMS: readonly Term[] = [
  [
    'day',
    'a day',
    /\b(?:(?:a|per|each|every) day|daily|pro tag|al dia|por dia|par jour|al giorno|dziennie|gunluk)\b/,
  ],
  [
    'week',
    'a week',
    /\b(?:(?:a|per|each|every) week|weekly|(?:pro|die) woche|woechentlich|(?:por|a la) semana|par semaine|haftalik|tydzien|tygodniowo|i veckan|per week)\b|週に?|每周/u,
  ],
  [
    'month',
    'a month',
    /\b(?:(?:a|per|each|every) month|monthly|(?:im|pro) monat|monatlich|(?:al|por) mes|mensual\w*|mensal\w*|(?:par|le) mois|mensuel\w*|al mese|mensil\w*|miesiecznie|aylik|ayda|per maand|i manaden|per manad|om maneden|per bulan|kwa mwezi)\b|月|شهري|في الشهر|в месяц/u,
  ],
  [
    'year',
    'a year',
    /\b(?:(?:a|per|each|every) (?:year|season)|yearly|annual\w*|(?:im|pro) jahr|jaehrlich|(?:al|por) ano|par (?:an|saison)|all'anno|rocznie|yillik)\b|年に|سنوي/u,
  ],
];
