/** The languages in which people write the names of countries. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const;
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Regions that are no countries, or whose names are words. */
const NOT = new Set(['EU', 'UN', 'EZ', 'ZZ', 'QO']);
const OTHERS =
  'uk=UK|usa=USA|u.s.=US|us=US|england=England|scotland=Scotland|wales=Wales|great britain=Great Britain|holland=Netherlands|belgique=Belgium|vereinigte staaten=United States'
    .split('|')
    .map((pair): [string, string] => {
      const [written = '', name = ''] = pair.split('=');
      return [written, name];
    });

let names: ReadonlyMap<string, string> | null = null;

/** Every name of every country, in lower case, with its English one; made on first use. */
function everyName(): ReadonlyMap<string, string> {
  if (names) return names;
  const found = new Map<string, string>(OTHERS);
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const displays = LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = first + second;
      const name = NOT.has(code) ? undefined : english.of(code);
      if (name === undefined) continue;
      for (const display of displays) {
        const written = display.of(code)?.toLowerCase();
        if (written !== undefined && !found.has(written)) found.set(written, name);
      }
    }
  }
  names = found;
  return found;
}

/** The English name of a country that is written in any of the languages; null where it is none. */
export function countryCalled(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:the|die|der|la|le|les|el|los|as?|os?|il|gli|l')\s*(?=\p{L}{3})/u, '');
  return everyName().get(text.trim().toLowerCase()) ?? everyName().get(bare) ?? null;
}
