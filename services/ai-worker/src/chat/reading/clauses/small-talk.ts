import { withoutSaidBefore } from '@proofround/text/languages/everyday.js';
import { comparable, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

/** Words for the person addressed, at the end of a clause: "No sir", "Leeds, love". */
const ADDRESS =
  /(?<=[\p{L}\p{N}]['’"]?),?[ ](?<!(?<!\p{L})(?:a|an|the|dear|my|our|your|his|her|el|la|un|una|le|il|o|de|del|der|die|das|ein|een) )(?:sir|madam|ma'am|ji|saab|sahib|señor(?:a|ita)?|monsieur|madame|senhora?|signor[ae]|proszę pan[ai]|panie|efendim|hocam)(?=[\s]*(?:[,.!?;]|$))/giu;

/** The same after a yes or no: "Yes sir correct". */
const AFTER_VERDICT =
  /^((?:yes|yeah|no|nope|ok|okay|sure|right|s[íi]|oui|non|sim|não|haan|nahi)),? (?:sir|madam|ma'am|ji|saab|sahib|boss|señor(?:a|ita)?|monsieur|madame|senhora?|signor[ae])(?=\s)/iu;

/** The message without words for the person addressed. A message of nothing else stays. */
export const withoutAddress = (message: string): string =>
  message.replaceAll(ADDRESS, '').replace(AFTER_VERDICT, '$1');

/** Courtesies about the meeting itself. */
const LANGUAGE_SKILL =
  /^(?:(?:sorry|please|excuse me|oh)[\s,.!]+)*(?:(?:but|because|and)\s+)?(?:(?:excuse|sorry for|forgive) )?(?:my|our) (?:english|language|spelling|grammar|writing)\b(?:\s*[:;]-?[)D]|[^.!?:]){0,60}[\s.!:)]*$/iu;
const COURTESY =
  /^(?:(?:it(?:'s| is) )?(?:lovely|nice|good|great|pleased|happy|glad) (?:to (?:meet|be|see|talk)|meeting)\b.*|(?:my name is|i(?:'m| am)|this is) (?!(?:in|from|at|near|based|living|located)\b)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: here)?(?:,? (?:lovely|nice|pleased|happy|glad) to .*)?|(?:best|kind) regards.*|cheers.*|.{0,30}\bweather\b.*)[\s.!,?]*$/iu;
/** "I don't have a company yet, just something I keep thinking about." */
const SITUATION =
  /^(?:(?:so|well|ok|basically|honestly)[ ,]+)*(?:i|we)(?: do not|'m not| am not| don't| haven't|'ve never)\b[^.]*\b(?:company|startup|business|name|anything|something)\b/i;
/** The reason for the visit, or an opinion about the service. */
const ABOUT_THIS =
  /\b(?:register|sign up|be listed|(?:enter|add|list|submit) (?:my|our) (?:company|startup|business|project)|in(?:to)? the right place|(?:fill|type) (?:it|this|that|everything) in|before (?:we|i) (?:start|begin)|before anybody asks|eintragen|anmelden|registrieren|inscrire|registrar(?:me)?|cadastrar|registrare|iscrivere|(?:my|mein|mon|mi|o meu|il mio) (?:english|englisch|anglais|inglés|inglês|inglese)|(?:auf|in) (?:deutsch|english|german)|(?:en|le) français|en español|em português|in italiano|(?:stupid|dumb|useless|annoying|silly|another) (?:\p{L}+ )?(?:ro)?bot)\b/iu;
const MAX_LENGTH = 22;
const JOKING =
  /^(?:(?:ha){2,}h?|lo+l|lmao)\b.*\b(?:question|joke|kidding|get it|funny|pun)\b|\bjust (?:kidding|joking)\s*[?!.]*$|(?:^|[,.!?…-]\s*)get it\s*\?+$/i;
/** Takes back everything before it: "A million! Just kidding. 14." */
const KIDDING = /^(?:(?:ha){2,}h?[,.! ]+)?(?:i'm |just |only )*(?:kidding|joking)[.!]*$/i;
/** Sentences with nothing but an insult. */
const INSULT =
  /^(?:you(?:'re| are)? (?:all )?(?:suck|stupid|dumb|useless|an? (?:idiot|moron|joke)|crap).{0,20}|f+u+c*k+\b.{0,20}|(?:shut up|go away|screw you|piss off|get lost|whatever)\b.{0,12})$/i;
/** Rude words before an answer. */
const RUDE_BEFORE =
  /^(?:(?:are you (?:deaf|blind|stupid|dumb|kidding|serious)(?: or what)?|i (?:(?:just|already) )?(?:told|said)(?: you)?(?: already| before)?(?: (?:it|that|so))?|as i (?:already )?(?:said|told you|wrote|mentioned)(?: (?:already|before))?|(?:and )?(?:the|our|my) \p{L}+ (?:is )?(?:what )?i (?:(?:just|already) )?(?:told|said to)(?: you)?(?: already| before)?(?=\s*[:,;–—-])|god|jesus|for (?:god'?s|fuck'?s) sake|ffs|wtf|duh|ugh|oh (?:dear|god))\b[\s,.!?:…-]*)+/iu;
const RUDE =
  "(?:ffs|wtf|duh|obviously|(?:are you )?(?:happy|satisfied)(?: now)?|bless you|dear|you (?:stupid|dumb) (?:bot|thing|machine)|for (?:god'?s|fuck'?s) sake|get on with it|as i (?:already )?said)\\b";
/** The lookbehind keeps the match linear, even for thousands of commas. */
const RUDE_AFTER = new RegExp(
  String.raw`(?<![\s,.!…-])[\s,.!…-]+${RUDE}(?:[\s,.!?…-]+${RUDE})*[\s!?.]*$`,
  'i',
);

/** The answer without the rude words around it. */
const civil = (text: string): string => {
  const rest = text.replace(RUDE_BEFORE, '').replace(RUDE_AFTER, '').trim();
  return rest === '' ? '' : rest;
};

/** Whether a sentence gives no information about a startup or an investor. */
function isSmallTalk(sentence: string): boolean {
  const text = sentence.replace(/[:;]-?[)D]\s*$/, '').trim();
  if (
    LANGUAGE_SKILL.test(text) ||
    COURTESY.test(text) ||
    SITUATION.test(text) ||
    JOKING.test(text) ||
    INSULT.test(text)
  )
    return true;
  return ABOUT_THIS.test(text) && wordCount(text) <= MAX_LENGTH && !/\b(?:called|named)\b/i.test(text);
}

/** A line that only announces what follows: "Pasting our blurb:", "Here is the one-pager:". */
const ANNOUNCES =
  /^[^\n:]{0,60}\b(?:past(?:e|ed|ing)|cop(?:y|ied|ying)|here(?:'s| is| it is| you go)|below|following|pitch|one-?pager|deck|blurb|summary|notes|folgt|voici|aquí|ecco|segue)\b[^\n:]{0,40}:\s*\n+(?=\S)/iu;

/** A smiley between words ends a sentence: "My English is poor :) We make scales". */
const SMILEY = /(?<=[\p{L}\p{N}])\s*[:;]-?[)D](?=\s+\p{L})/gu;

/** More words say something of their own. */
const MAX_FALSE_START = 3;

/** Whether the next sentence begins with the same few words: "we are. We are making …". */
const isFalseStart = (sentence: string, next: string): boolean =>
  wordCount(sentence) <= MAX_FALSE_START &&
  wordCount(sentence) < wordCount(next) &&
  `${comparable(next)} `.startsWith(`${comparable(sentence)} `);

/** The message without sentences about the conversation itself; empty if nothing else is left. */
export function withoutSmallTalk(message: string): string {
  const text = withoutSaidBefore(message.replace(ANNOUNCES, '').replaceAll(SMILEY, '.'));
  if (JOKING.test(text)) return '';
  const spans = sentenceSpans(text);
  const meant = spans.slice(spans.findLastIndex((span) => KIDDING.test(span.text.trim())) + 1);
  const kept = meant.filter(
    (span, at) => !isSmallTalk(span.text.trim()) && !isFalseStart(span.text, meant[at + 1]?.text ?? ''),
  );
  return civil(
    kept
      .map(({ text: sentence }) => sentence)
      .join('')
      .trim(),
  );
}
