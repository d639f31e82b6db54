/**
 * Words with which people take back what they said last, in every supported language: a denial, a request
 * to wait, an apology, "rather".
 */

/** Words that deny the word after them, or before them: "not Linz", "Linz nicht", "net Linz". */
export const DENIAL =
  'not|no|nope|nah|non|não|nao|nein|nicht|net|nid|ned|nee|niet|nei|nej|inte|ikke|pas|nie|ne|ni|не|нет|ні|değil|hayır|ei|nem|nu|नहीं|नही|nahi|nahin|لا|ليس';
/** Words that only take back. */
const RESTART =
  'wait|hang on|hold on|sorry|oops|correction|scratch that|make (?:it|that)|i mean(?:t)?|or rather|rather|actually|pardon|perd[oó]n|disculp[ae]|desculp[ae]|espera|espere|pará|peraí|digo|mejor dicho|aliás|quer dizer|attends|attendez|enfin|plutôt|je veux dire|scusi|scusa|aspett[ai]|anzi|cioè|voglio dire|moment|halt|warte[n]?|wart|entschuldigung|quatsch|vielmehr|besser gesagt|wacht|of nee|ik bedoel|zaraz|czekaj|przepraszam|raczej|to znaczy|počkejte|spíš|bekle|daha doğrusu|vänta|förlåt|vent|undskyld|odota|anteeksi|várj|bocsánat|stai|scuze|стой|подождите|простите|извините|точнее|вернее|вибачте|точніше|रुकिए|माफ़ कीजिए|मतलब';

const EDGE = String.raw`(?![\p{L}\p{M}'])`;
const WORD = String.raw`(?:${DENIAL}|${RESTART})${EDGE}`;
/** One short word may stand before: "äh na", "ah no", "also nid". */
const SOUND = String.raw`(?:\p{L}{1,5}\s+)?`;

/** The start of a clause that takes back what stands before it. */
export const TAKES_BACK = new RegExp(
  String.raw`[,.;:!?…–—।-]\s*${SOUND}(?<words>${WORD}(?:[\s,.!…]+${WORD})*)`,
  'giu',
);
/** A clause that begins with a denial. */
export const DENIED = new RegExp(String.raw`^\s*${SOUND}(?:${DENIAL})${EDGE}`, 'iu');
/** A denial directly before a word, or directly after it. */
export const DENIED_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${DENIAL})\s+$`, 'iu');
export const DENIED_AFTER = new RegExp(String.raw`^\s+(?:${DENIAL})${EDGE}`, 'iu');
