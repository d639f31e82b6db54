import { TALK, type TalkWords } from './data/talk.js';

/** What a message of nothing but words about the conversation says. */
export type TalkAct = 'skip' | 'yes' | 'no';

/** A longer message has content of its own. */
const MAX_WORDS = 16;
const MAX_CHARACTERS = 110;
const LETTER = /[\p{L}\p{N}]/u;

/** Words of every language that people mix into their own: "ok, next please". */
const EVERYWHERE = 'ok(?:ay)?|sorry|please|thanks?|pls|hm+|ah+|oh+|eh+|um+|haha|jaja|lol';

function patternOf({ skip, yes, no, around, unspaced }: TalkWords): RegExp {
  const edge = (sign: '<' | '') => (unspaced ? '' : String.raw`(?${sign}![\p{L}\p{M}\p{N}'])`);
  return new RegExp(
    `${edge('<')}(?:(?<skip>${skip})|(?<no>${no})|(?<yes>${yes})|(?:${around}|${EVERYWHERE}))${edge('')}`,
    'giu',
  );
}

let patterns: readonly RegExp[] | undefined;
const patternsOfAll = (): readonly RegExp[] => (patterns ??= Object.values(TALK).map(patternOf));

/** What a text says in one language if all its words are about the conversation; null otherwise. */
function actIn(text: string, pattern: RegExp): TalkAct | null {
  const said = new Set<string>();
  const rest = text.replaceAll(pattern, (...args: unknown[]) => {
    const groups = args.at(-1);
    if (typeof groups === 'object' && groups !== null)
      for (const [kind, words] of Object.entries(groups)) if (words !== undefined) said.add(kind);
    return ' ';
  });
  if (LETTER.test(rest)) return null;
  if (said.has('skip')) return 'skip';
  if (said.has('no')) return 'no';
  return said.has('yes') ? 'yes' : null;
}

/**
 * What a message says about the conversation if all its words do: "Pasemos a otra" and "das lassen wir mal weg" skip,
 * "todo está perfecto" agrees. A word of any other kind makes it an answer. Reads {@link TALK}, so no phrase must be
 * listed.
 */
export function talkActOf(message: string): TalkAct | null {
  // "Not the US" names a country.
  if (/\bUS\b/.test(message)) return null;
  const text = message.toLowerCase().replaceAll('’', "'");
  if (text.length > MAX_CHARACTERS || text.split(/\s+/).length > MAX_WORDS) return null;
  for (const pattern of patternsOfAll()) {
    const act = actIn(text, pattern);
    if (act !== null) return act === 'yes' && SINGLE_WORD.test(text) ? null : act;
  }
  return null;
}
/** A single word that agrees may also be a name or a field: "Perfecto", "Legal". Those that agree are listed. */
const SINGLE_WORD = /^\P{L}*[\p{sc=Latin}\p{M}'-]+\P{L}*$/u;
