import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import { countryCalled } from '@proofround/text/places/countries.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { isOrdinary } from '@proofround/text/words/plain-words.js';
import { normalise, type Word } from '@proofround/text/words/words.js';
import pluralize from 'pluralize';

/** Words with a capital that name neither a company nor a product. */
const NOT_NAMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|christmas|easter|ramadan|covid|mrr|arr|mau|dau|beta|mvp|saas|q[1-4]|i|i'm|i've|english|spanish|german|french)$/;

const isPlace = (name: string) => countryCalled(name) !== null || placesIn(name).length > 0;

/** Whether the first word of a sentence, which always has a capital, may be a name: it is rare and no plural. */
const isRare = (word: string) =>
  word.length > 2 && !isOrdinary(word) && !sentenceClassifier().knows(word) && !pluralize.isPlural(word);

/** The names of others in a sentence. @param own the startup's names. */
export function othersNamed(
  words: readonly Word[],
  sentence: string,
  own: ReadonlySet<string>,
): ReadonlySet<string> {
  const [first] = words;
  const isEnglish = /^\p{Lu}/u.test(sentence) && !isForeign(sentence);
  const initial = isEnglish && first?.kind === 'word' && isRare(first.text) ? [first.text] : [];
  const names = words.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  return new Set(
    [...initial, ...names].filter((name) => !own.has(name) && !NOT_NAMES.test(name) && !isPlace(name)),
  );
}

/** The description names the startup as its subject: "Kettle helps …". */
const INTRODUCED =
  /^(\p{Lu}[\p{L}\d'-]*)(?: \p{L}+)? (?:is|are|helps|lets|makes|turns|gives|connects|shows|sells|builds|tracks|reads|brings|keeps|takes)\b/u;
/** The description names the startup as its work: "we built Kettle". */
const LAUNCHED =
  /\b[Ww]e(?:'ve| have|'re| are)?(?: just| now| also)? (?:built|made|launched|created|call it|call this|called it|named it|are|run|sell) (\p{Lu}[\p{L}\d]+)/gu;

/** The startup's names: its title, the host of its page, and the names that the description gives it. */
export function ownNames(title: string, description: string, page: string | null): ReadonlySet<string> {
  const whole = normalise(title).trim();
  const first = /^[\p{L}\d'-]+/u.exec(whole)?.[0] ?? '';
  const introduced = normalise(INTRODUCED.exec(description)?.[1] ?? '');
  const given = [
    whole,
    isOrdinary(first) ? '' : first,
    isRare(introduced) ? introduced : '',
    /\/\/(?:www\.)?([\w-]+)\./.exec(page ?? '')?.[1] ?? '',
    ...[...description.matchAll(LAUNCHED)].map(([, name = '']) => normalise(name)),
  ];
  return new Set(given.filter((name) => name.length > 1));
}
