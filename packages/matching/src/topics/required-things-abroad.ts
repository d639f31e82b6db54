import { wholeWords } from './patterns.js';

// What theses in other languages require, with the English words by which most startups deny it.

const THINGS: readonly (readonly [english: string, pattern: RegExp])[] = [
  [
    'licence',
    wholeWords(
      String.raw`lizenz\p{L}*|licenci?a\p{L}*|licenz[ae]|vergunning\p{L}*|licencj\p{L}*|povoleni\p{L}*|лицензи\p{L}*|ruhsat\p{L}*|lisans\p{L}*|lupa\p{L}*|tillstand\p{L}*`,
      '免許|許可',
      String.raw`(?:ال)?(?:ترخيص|رخصة)`,
    ),
  ],
  [
    'certificate',
    wholeWords(
      String.raw`zertifi\p{L}*|certifica\p{L}*|certyfikat\p{L}*|osvedceni\p{L}*|сертификат\p{L}*|sertifika\p{L}*|belge\p{L}*|todistu\p{L}*|intyg\p{L}*`,
      '認証',
      String.raw`(?:ال)?شهاد\p{L}+`,
    ),
  ],
  [
    'export',
    wholeWords(
      String.raw`export\p{L}*|ihracat\p{L}*|esportazion\p{L}*|vient\p{L}+|вывоз\p{L}*|экспорт\p{L}*`,
      '輸出',
      String.raw`(?:ال)?تصدير`,
    ),
  ],
  [
    'permission',
    wholeWords(
      String.raw`erlaubnis\p{L}*|autorisation\p{L}*|permiso\p{L}*|permissao|permess\p{L}*|toestemming|zgod\p{L}+|svoleni|souhlas\p{L}*|разрешени\p{L}*|iz(?:in|ni)\p{L}*|lupa\p{L}*`,
      '許諾|同意',
      String.raw`(?:ال)?(?:إ|ا)ذن\p{L}*`,
    ),
  ],
  [
    'contract',
    wholeWords(
      String.raw`vertrag\p{L}*|contrat\p{L}*|contratt\p{L}*|umow\p{L}+|smlouv\p{L}*|договор\p{L}*|sozlesme\p{L}*|sopimu\p{L}*`,
      '契約',
      String.raw`(?:ال)?عقد`,
    ),
  ],
  [
    'patent',
    wholeWords(
      String.raw`patent\p{L}*|brevet\p{L}*|brevett\p{L}*|патент\p{L}*|patentti\p{L}*`,
      '特許',
      String.raw`براءة`,
    ),
  ],
  [
    'Arabic',
    wholeWords(String.raw`arabisch\p{L}*|arabe|arabo|arapca\p{L}*|арабск\p{L}*`, String.raw`(?:ال)?عربية`),
  ],
  ['German', wholeWords(String.raw`deutsch(?:e|en|er)?(?= sprache| sprech| konn)|spricht deutsch`)],
  ['farming', wholeWords(String.raw`tarla\p{L}*|landwirt\p{L}*|agricol\p{L}*|campo|pole|polu|pelto\p{L}*`)],
];

/** The English names of the things that words of another language name. */
export const glossesIn = (text: string): string[] =>
  THINGS.flatMap(([english, pattern]) => (pattern.test(text) ? [english.toLowerCase()] : []));
