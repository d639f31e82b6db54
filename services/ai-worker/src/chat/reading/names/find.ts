import { stripOpening, trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { actOf } from '../acts/read.js';
import { isOrdinaryWord, saysWhatItDoes } from '../clauses/informative.js';
import {
  nameAfterExclamation,
  nameAfterShortWord,
  nameInside,
  quotedName,
  sentencesAfter,
} from './find-inside.js';
import {
  afterRenaming,
  CAPITALISED,
  CONTRACTED,
  DENIES_NAME,
  FORMERLY,
  GENERIC,
  isAsianSentence,
  isPlausible,
  LINK_BESIDE,
  type NameFound,
  NAMES_IT,
  namesOther,
  NO_NAME,
  NOT_NAMES,
  VERBS,
} from './patterns.js';

/** "We're LedgerLoop, we automate …", "This is LedgerLoop." */
const WE_ARE =
  /^(?:we(?:'re| are)|this is|it's|i'm (?:from|at|with)|i am (?:from|at|with))\s+(?<name>\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*(?: \p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*){0,2})(?:\s*[,.:;–—]\s*(?:and\s+)?|\s+(?=and we\b)and\s+|\s*$)(?<rest>.*)$/su;
/** "We went back and forth, for now it is Fernway." */
const ITS_LAST =
  /[,.;:…]\s*(?:and |but |so )?(?:for now |right now |currently |now )?(?:it(?:'s| is)|we(?:'re| are)) (?:now |currently )?(?<name>\p{Lu}[\p{L}\p{N}&'-]*(?: \p{Lu}[\p{L}\p{N}&'-]*){0,2})(?: now| for now| at the moment)?[.!]*$/u;
/** A name inside the answer to the question for it: "…, so it's Ring & Read, with the ampersand". */
const IT_IS =
  /\b(?:[iI]t(?:'s| is)|we(?:'re| are)|[iI]t was|i said|say|said)(?: now| called)? (?<name>\p{Lu}[\p{L}\p{N}&'-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}&'-]*){0,3})(?=\s*[,.;!?]|\s+(?:with|now)\b|\s*$)/gu;

const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}.'’&+!-]*(?: [\p{L}\p{N}&][\p{L}\p{N}.'’&+!-]*){0,3}`;
const CALLED = new RegExp(
  String.raw`\b(?:(?:called|named)(?: (?:it|this|that|ourselves))?|(?<!\bmy )name is|name of (?:our|my|the|this) \p{L}+ (?:is|will be)|(?<!\bmy )name's|name will be|name would be|known as|titled|branded(?: as)?|goes by|rename (?:it|this|that|the (?:startup|company|app|product)) (?:to|as)|call(?:ing)? (?:it|ourselves|this))\s*:?\s+(?!(?:it |this )?after\s)(?:"(?<quoted>[^"\n]{1,120})"|(?<name>[^\n,.;:!?()"–—]{1,80}(?:\.(?:io|ai|co|com|app|dev|org|net|ly)\b)?))`,
  'iu',
);
/** Words that follow a name and start the rest of its sentence. */
const NAME_ENDS =
  /\s+(?:-|and|that|which|it|it's|its|we|we're|is|does|where|for|to|helps?|lets|makes|with|because|a|an|so|but|who|at the moment|right now|for now|currently|i think|please|now|by the way|actually|instead|not|i guess|at present|in)(?:\s|$)/i;
const BUILDING =
  /^(?:(?:so|well|basically|currently),?\s+)?(?:(?:we(?:'re| are|'ve been| have been)?|i(?:'m| am|'ve been| have been)?|(?:i and my|me and my|my) [\p{L}' -]{3,30} (?:and i )?(?:are|have been))\s+)?(?:(?:currently|now|also|just|both)\s+)?(?:building|making|working on|creating|developing|launching|starting|started|founded|running|run|the (?:co-?)?founders? of|an? (?:co-?)?founders? of|(?:co-?)?founders? (?:and ceo )?(?:of|at)|from|here with)\s+(?<rest>.+)$/isu;
const SEPARATED = new RegExp(
  String.raw`^"?(?<name>${NAME})"?\s*(?::|—|–|\s-+\s|\||\()\s*(?<rest>.{4,})$`,
  'isu',
);
const SENTENCE = new RegExp(String.raw`^"?(?<name>${NAME}?)"?\s+(?<rest>(?<verb>${VERBS})\b.+)$`, 'isu');
const APPOSED = new RegExp(
  String.raw`^"?(?<name>${NAME})"?\s*[,.]\s*(?<rest>(?:an?|the|it|it's|its|we|we're|which|basically|so|our|i|for|that|this)\b.{3,}|[\p{L}-]+(?:\s[\p{L}-]+){0,3}\s(?:for|that|to|which|app|platform|tool|software|marketplace)\b.*)$`,
  'isu',
);

/** A camel-case name before any verb: "BerryPost sorts parcels". */
const DOES = /^(?<name>\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*)\s+(?<rest>\p{Ll}{2,}s\s.+)$/su;

/** Drops a leading verb: "is an app that …" → "an app that …", "and it does bookkeeping" → "bookkeeping". */
function withoutVerb(rest: string): string {
  return rest
    .replace(/^[\s,;.]*(?:(?:and|which|that)\s+)?(?:(?:it|we)\s+)?(?=\S)/i, '')
    .replace(
      /^(?:is what we call (?:it|ourselves)\b[\s,:]*|(?:is|does|do|will be|is basically|is like)\s+(?:basically |like |just )?)/i,
      '',
    );
}

/** "Our startup LedgerLoop automates …", "my company is LedgerLoop", "Anna, founder of LedgerLoop". */
const OURS = new RegExp(
  String.raw`\b(?:(?:[mM]y|[oO]ur|[tT]he) (?:company|startup|start-up|app|product|platform|business|project|tool)(?:'s name)?\s*[,:]?\s*(?:is\s+)?|(?:co-?)?[fF]ounder (?:(?:and|&) (?:CEO|CTO|ceo|cto) )?(?:of|at|behind) )"?(?<name>\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*(?: \p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*){0,2})"?(?=\s*[,.;:]|\s+(?:and|which|that|where|who|${VERBS})\b|\s*$)(?<rest>.*)$`,
  'su',
);

const MADE = new RegExp(
  String.raw`\b(?:[wW]e|I)(?:'ve| have)? (?:built|made|created|founded|started|launched|developed) (?<name>\p{Lu}\p{Ll}+(?:\p{Lu}[\p{L}\p{N}]*)+|\p{Lu}[\p{L}\p{N}]+(?=,))(?<rest>.*)$`,
  'su',
);

function nameAfterOur(text: string): NameFound | null {
  const { name, rest } = (OURS.exec(text) ?? MADE.exec(text))?.groups ?? {};
  const title = trimEnds(name ?? '');
  if (rest === undefined || !isPlausible(title) || NOT_NAMES.test(title)) return null;
  return { name: title, rest: withoutVerb(rest), sure: true };
}

function nameAfterCalled(text: string): NameFound | null {
  if (CALLED_AFTER.test(text)) return null;
  const match = CALLED.exec(text);
  if (!match || FORMERLY.test(text.slice(0, match.index))) return null;
  const { quoted, name } = match.groups ?? {};
  if (quoted !== undefined) {
    const rest = `${textBefore(text.slice(0, match.index))}${text.slice(match.index + match[0].length)}`;
    return { name: quoted.trim(), rest, sure: true };
  }
  const candidate = name ?? '';
  const stop = /\s(?:und|et|y|e)\s+(?=\p{Ll})/u.exec(candidate) ?? NAME_ENDS.exec(candidate);
  const title = trimEnds(stop ? candidate.slice(0, stop.index) : candidate);
  if (title === '' || wordCount(title) > 6 || /^(?:it|that|this|the same|something|anything)$/i.test(title))
    return null;
  const at = match.index + match[0].length - candidate.length + (stop ? stop.index : candidate.length);
  const rest = `${textBefore(text.slice(0, match.index))}${text.slice(at)}`;
  return { name: title, sure: true, rest };
}

/** The description before "called X": "We're building an app" belongs to it, "It's" does not. */
function textBefore(before: string): string {
  const words = trimEnds(
    before.replace(
      /(?:^|(?<=[,.;]\s?))(?:(?:hi|hello|hey|so|well|ok|yes|no|and|actually)[,!. ]+)*(?:(?:we(?:'re| are|'ve)?|i(?:'m| am|'ve)?|it(?:'s| is)?|they|people|the|my|our|my startup|our startup|(?:the|my|our) (?:startup|company|product|app|project|business|idea)(?:'s)?)(?: (?:is|are|will be))?)\s*$/i,
      '',
    ),
  );
  const description = words.replace(
    /^(?:(?:hi|hello|hey|so|well)[,!. ]+)*(?:we(?:'re| are)?|i(?:'m| am)?)\s+(?:building|making|working on|creating|developing|have|run|running)\s+/i,
    '',
  );
  return wordCount(description) >= 3 ? `${description} ` : '';
}

/** Finds the startup's name in a message. With `asked`, a short message is the name itself. */
export function nameIn(
  message: string,
  { asked, wanted = asked, insisted = false }: { asked: boolean; wanted?: boolean; insisted?: boolean },
): NameFound | null {
  const text = stripOpening(afterRenaming(message)).replace(LINK_BESIDE, '').trim();
  const stated =
    nameAfterCalled(text) ?? nameAfterOur(text) ?? nameAfterIt(text, wanted) ?? nameAfterWe(text);
  if (stated) return namesSomething(stated) ? stated : null;
  const building = BUILDING.exec(text)?.groups?.['rest'];
  if (building !== undefined) {
    const found = nameAtStart(building) ?? leadingName(building);
    return found && !GENERIC.test(found.name) ? found : null;
  }
  const before = nameBeforeCalling(text) ?? nameBeforeText(text);
  return before && namesSomething(before)
    ? before
    : (nameAlone(text, asked, wanted) ?? (insisted ? firstClause(text) : null));
}

/** The most words of a clause that may be the name, when the question was for it. */
const MAX_CLAUSE = 5;
const CLAUSE_ENDS = /[,;:.!…](?=\s)|\s[–—-]\s|\n/u;

/**
 * The first clause of a longer answer to the question for the name: "Банька на колёсах. Так и пишите." The
 * person must confirm it.
 */
function firstClause(text: string): NameFound | null {
  const end = CLAUSE_ENDS.exec(text)?.index;
  if (end === undefined || saysWhatItDoes(text.slice(0, end))) return null;
  const name = trimEnds(text.slice(0, end).replace(NAMES_IT, ''));
  const found = { name, rest: '', sure: false, guessed: true };
  const isName = wordCount(name) <= MAX_CLAUSE && isPlausible(name) && !PHRASE.test(name);
  return isName && !DENIES_NAME.test(name) && namesSomething(found) ? found : null;
}

const CALLED_AFTER = new RegExp(
  String.raw`^(?<name>${CAPITALISED}) (?:it is called|it's called|is the name|is its name|we call (?:it|ourselves)|they call (?:it|us)|h[eo][iy](?:ß|ss)t(?:'s| es| des| das)?|hoaßt(?:'s| es| des)?|se llama|s'appelle|si chiama|se chama|nazywa się|se jmenuje|называется|називається)(?:\s\p{Ll}{1,4})?[\s.!]*$`,
  'u',
);

/** A name before the words for calling: "KoeOp heet het", "Mudlark we call it". */
function nameBeforeCalling(text: string): NameFound | null {
  const name = CALLED_AFTER.exec(text)?.groups?.['name'];
  return name !== undefined && isPlausible(name) ? { name, rest: '', sure: true } : null;
}

/** Whether words are a name and not a "Yes" or a "bonjour". */
const namesSomething = ({ name }: NameFound): boolean =>
  actOf(name) === null && !isAsianSentence(name) && !namesOther(name);

/** "…, for now it is Fernway"; in the answer to the question for the name also "…, so it's Ring & Read". */
function nameAfterIt(text: string, wanted: boolean): NameFound | null {
  const last = ITS_LAST.exec(text)?.groups?.['name'];
  const corrected = wanted ? [...text.matchAll(IT_IS)].at(-1)?.groups?.['name'] : undefined;
  const name = [last, corrected].find(
    (found) => found !== undefined && !NOT_NAMES.test(found) && isPlausible(found),
  );
  return name === undefined ? null : { name, rest: sentencesAfter(text, name), sure: true };
}

function nameAfterWe(text: string): NameFound | null {
  const lower = text.replace(/^(?:W|I(?=t's|'m)|T(?=his))/, (letter) => letter.toLowerCase());
  const { name, rest = '' } = WE_ARE.exec(lower)?.groups ?? {};
  return name === undefined || NOT_NAMES.test(name) ? null : { name: trimEnds(name), rest, sure: true };
}

/** A name that stands before its description: at the start or after a colon. */
const nameBeforeText = (text: string): NameFound | null =>
  nameAtStart(text) ?? nameAtStart(/:\s+(\p{Lu}.*)$/su.exec(text)?.[1] ?? '') ?? firstLine(text);

function nameAlone(text: string, asked: boolean, wanted: boolean): NameFound | null {
  const marked = wanted
    ? (quotedName(text) ??
      nameAfterExclamation(text) ??
      nameAfterShortWord(text) ??
      markedName(text) ??
      laterMarked(text))
    : null;
  const found = marked ?? (asked ? wholeMessage(text) : null) ?? (wanted ? nameInside(text) : null);
  return found && namesSomething(found) ? found : null;
}

function nameAtStart(text: string): NameFound | null {
  for (const pattern of [SEPARATED, APPOSED, SENTENCE, DOES]) {
    const { name, rest } = pattern.exec(text)?.groups ?? {};
    if (name === undefined || rest === undefined) continue;
    const title = trimEnds(name);
    if (isPlausible(title))
      return {
        name: title,
        rest: pattern === SENTENCE ? withoutVerb(rest) : rest.replace(/\)\s*$/, ''),
        sure: /^[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\.\p{L}/u.test(title),
      };
  }
  return null;
}

/** A name recognised by its capitals: "LedgerLoop to help clinics", "LedgerLoop". */
function leadingName(text: string): NameFound | null {
  const match =
    /^(?<name>\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*(?: (?:& )?\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*){0,3})(?=$|[\s,.;!])/u.exec(
      text,
    );
  const title = trimEnds(match?.groups?.['name'] ?? '');
  return match && isPlausible(title)
    ? { name: title, rest: trimEnds(text.slice(match[0].length)), sure: true }
    : null;
}

const HEADLINE = new RegExp(String.raw`^(?<name>${CAPITALISED})[ .:]*\n+(?<rest>\S[^\n]{9,}[\s\S]*)$`, 'u');
const AFTER_COLON = new RegExp(String.raw`:\s*(?<name>${CAPITALISED})(?=[.,!]|$)`, 'u');
const BEFORE_COMMA = new RegExp(
  String.raw`^(?:(?:ah|oh|um+|ok(?:ay)?|right|well|so|is|it's)[\s,]+)*(?<name>${CAPITALISED})(?:\s*[,.;!]\s*|\s+(?=(?:and|but) we\b))(?<rest>.*)$`,
  'su',
);

/** A pasted pitch whose first line is the name. */
function firstLine(text: string): NameFound | null {
  const { name, rest } = HEADLINE.exec(text)?.groups ?? {};
  if (name === undefined || rest === undefined || !isPlausible(name)) return null;
  return { name, rest: rest.split('\n')[0] ?? '', sure: true };
}

/** After the question for the name: capitalised words before a comma or after a colon. */
function markedName(text: string): NameFound | null {
  const colon = AFTER_COLON.exec(text)?.groups?.['name'];
  if (colon !== undefined && isPlausible(colon)) return { name: colon, rest: '', sure: true };
  const { name, rest } = BEFORE_COMMA.exec(text)?.groups ?? {};
  if (name === undefined || rest === undefined || !isPlausible(name) || PHRASE.test(name)) return null;
  return { name, rest: /^(?:like|as in)\b/i.test(rest) ? '' : rest, sure: true };
}

/** The same in a later sentence: "I don't know. Elderfield? Yes, Elderfield, say that." */
const laterMarked = (text: string): NameFound | null =>
  sentenceSpans(text)
    .slice(1)
    .map(({ text: part }) => markedName(part.trim().replace(/^(?:(?:yes|oh|ah|well|ok(?:ay)?)[\s,]+)+/i, '')))
    .findLast((found) => found !== null && namesSomething(found) && !isOrdinaryWord(found.name)) ?? null;

/** Words of a sentence; a text with one of them is not a name. */
const PHRASE =
  /\b(?:i|i'm|we|we're|you|your|are|am|do|does|don't|have|has|was|were|will|would|could|should|can|renamed|called|uses?|me|us)\b|^(?:qu[eé]|como|cómo|wie|was|wer|come|che|hi|hello|hey|hola|oi|ciao|bonjour|hallo|good (?:morning|day|evening|afternoon)|dear|thanks?|sorry)\b|[?¿¡]/iu;

function wholeMessage(text: string): NameFound | null {
  const name = trimEnds(
    text.replace(
      /^(?:(?:(?:is|es|est|ist|é|è)(?= \p{Lu})|it(?:'?s| is)|that(?:'s| is)|ah|oh|um+|ok(?:ay)?|so|well|right|fine|prob|(?:(?:i'm|we're) )?(?:gonna|going to) call it|the name is|name:?|we(?:'re| are)|my startup is|our startup is|i(?:'d| would) (?:say|call it)|then|just|let's (?:say|go with|use)|maybe|probably|see (?:above|below)|as (?:above|pasted|written|i said)|put|use|go with|how about|what about)[\s,.!…]+)+/iu,
      '',
    ),
  );
  const words = name.split(/\s+/);
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  if (
    name === '' ||
    words.length > 8 ||
    (words.length > 4 && capitals < words.length / 2) ||
    /^(?:an?|we|i|it|they|my|our|to|for|helping|with|this|that)\s/i.test(name)
  )
    return null;
  if (
    /\s(?:for|that|which|who|to|so|because|helps?|lets|is|are|does)\s/i.test(` ${name} `) &&
    !/\p{Lu}/u.test(name.slice(1))
  ) {
    return null;
  }
  const shouted = words.length > 1 && capitals === words.length;
  if ((PHRASE.test(name) && !shouted) || CONTRACTED.test(name) || /[.!?…]\s/.test(name)) return null;
  if (NO_NAME.test(name) && !/^\p{Lu}/u.test(name)) return null;
  // Words without capitals are confirmed first, because "Outdoor workers" may be the audience.
  const titled = words.length === 1 || capitals === 0 ? words.length <= 2 : capitals > words.length / 2;
  return { name, rest: '', sure: !PHRASE.test(name) && titled };
}
