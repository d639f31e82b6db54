import { isForeign } from '@proofround/text/languages/foreign.js';
import { asksInForeignWords } from '@proofround/text/languages/questions.js';
import { tidy, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { type Asking, isRequest, separateQuestion } from './patterns.js';
import { CONFUSED, type MetaQuestion, TOPIC_WORDS, WHY_UNSPACED } from './topic-words.js';

/** Languages as people name them in their own. */
const LANGUAGES = String.raw`(?:english|spanish|german|french|portuguese|italian|dutch|polish|czech|turkish|swedish|norwegian|danish|finnish|hungarian|romanian|russian|ukrainian|arabic|hindi|chinese|japanese|korean|swahili|my (?:own |mother )?(?:language|tongue)|another language|español|castellano|inglés|deutsch|englisch|français|anglais|português|inglês|italiano|inglese|nederlands|engels|polsku|česky|türkçe|svenska|norsk|dansk|suomeksi|magyarul|română|русском|українською)`;

const TOPICS: readonly (readonly [MetaQuestion, RegExp])[] = [
  [
    'language',
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:in|en|auf|em|w|po|på|på|на|in het) ${LANGUAGES}|(?:speak|understand|read|know|habla[ns]?|sprechen sie|sprichst du|parlez-vous|fala|parla) ${LANGUAGES}|(?:what|which|my|other|another) languages?)(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'who',
    /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:a |an |really |actually )?(?:bot|robot|human|person|real|ai|chat ?gpt|machine|gpt)|\b(?:who am i|am i) (?:talking|speaking|chatting)|\bwhat(?:'s| is) your name\b|\bwho made you\b|\bwhat is this\b|\bis this (?:a )?(?:bot|ai|human|chat ?gpt)/i,
  ],
  [
    'raise',
    /\b(?:how much|what(?: amount)?) (?:should|shall|could|can|would|do) (?:i|we|you)\b.{0,30}\b(?:rais(?:e|ing)|ask(?: for)?|seek)\b|\bwhat(?:'s| is| would be) (?:my|our|a (?:good|fair|realistic)|the right) (?:valuation|ask|round)\b|\bvaluation\b|\bhow much (?:money )?(?:do|would) (?:i|we) need\b|\bhow much (?:is|am) (?:my|our|i|it)\b.{0,20}\bworth\b/i,
  ],
  [
    'confidential',
    /\b(?:confidential|private|privacy|secret|safe|secure|gdpr|nda|steal|sell my data|share (?:my|this|it|our))\b|\bwho (?:can |will |gets to |else )?(?:sees?|reads?|knows?)\b|\bwhere (?:does|do|is|are) (?:this|it|my|the) (?:go|data|answers|stored|information)|\bwhat (?:do|will) you do with\b/i,
  ],
  [
    'how-long',
    /\bhow (?:long|much time|many minutes)\b|\bhow many (?:more )?(?:questions|steps)\b|\b(?:will|does|is) (?:this|it) (?:take )?(?:be )?(?:long|quick)\b|\bmany more\b|\bhow many (?:questions|steps|more)\b|\bhow much (?:longer|more)\b/i,
  ],
  [
    'progress',
    /\b(?:are we|am i) (?:done|finished|nearly|almost)|\bhow far\b|\bwhat(?:'s| is) (?:left|missing)|\bwhat else do you need\b/i,
  ],
  [
    'why',
    /^(?:\p{L}+[, ]+)?(?:¿ ?)?(?:pourquoi|warum|wieso|weshalb|wozu|(?:por|para) qu[eéê]|perch[eé])\b|^(?:but |and |ok(?:ay)? )?(?:why|what for|how come)\b|\bpoint of (?:this|that|it|all)\b|\bwhy (?:do|would|are|should|is|does|must)\b|\bdo (?:you|i) (?:really )?(?:need|have to)\b|\bis (?:this|that|it) (?:really )?(?:necessary|required|mandatory|needed)\b/iu,
  ],
  [
    'can-skip',
    /\b(?:can|may|could) (?:i|we) (?:skip|leave|pass|answer (?:this|that|it) later)\b|\bwhat if i (?:don't|do not) (?:know|have|want)\b|\bis (?:this|that|it) optional\b/i,
  ],
  [
    'edit-later',
    /\b(?:can|could|will|may) (?:i|we) (?:be able to )?(?:change|edit|update|correct|fix|modify|delete)\b.*\b(?:later|afterwards?|after|it|this|that|them|answers?)\b|\b(?:is|are|will) (?:this|that|it|these|they|my answers?)(?: be)? (?:binding|final|fixed|set in stone|a (?:promise|commitment))\b/i,
  ],
  [
    'next',
    /\bwhat(?:'s| is| happens| comes) (?:next|then|after)|\bwhat happens\b|\bwhat will happen\b|\bthen what\b|\bwhat do i (?:do|get)\b|\bwhere do i click\b/i,
  ],
  [
    'cost',
    /\b(?:how much (?:does|is|do) (?:this|it|that|you)(?: all)?(?: cost)?|is (?:this|it) free|do i (?:have to )?pay|what does (?:this|it) cost|pricing|free of charge)\b/i,
  ],
  [
    'explain',
    /\bwhat (?:do|does|did) (?:you|that|this|it) (?:mean|mvp)|\bwhat(?:'s| is| are) (?:an? |the )?(?:mvp|stage|sector|arr|mrr|thesis|check size|ticket|competitive advantage|pitch deck|traction|deck|moat|pre-?seed|portfolio)\b|\b(?:i )?(?:don't|do not|didn't) (?:get|understand|follow)\b|\b(?:can|could) you (?:explain|rephrase|repeat|clarify|elaborate|say that again)|\b(?:give me |for |any |an )examples?\b|\blike what\b|\bwhat (?:should|would|could|can) (?:i|you) (?:write|say|answer|put|suggest)|what counts as|how (?:long|short|detailed) (?:should|must|can) (?:it|this|that) be|do i need (?:a|an|the)\b\b|^(?:what|huh|sorry|pardon|come again|meaning|explain|example|repeat)\s*\?*$|\bwhat (?:are|were) (?:the|my) (?:options|choices)\b|\bis there (?:a|some) (?:list|menu|choice)\b|\bwhat(?:'s| is) the difference\b|\bwhat (?:would|makes|is) (?:be )?a good answer\b|\bwhat options\b|\bwhat (?:currency|unit)\b|\bwhich currency\b|\bhow (?:detailed|precise|exact)\b/i,
  ],
  [
    'advice',
    /\b(?:what do you think|do you think (?:it|this|we|my|that)|is (?:it|this|my idea|that) (?:a )?good|do you like|will (?:it|this|we) (?:work|succeed)|how (?:good|would you rate)|your opinion|any (?:advice|feedback|tips))\b/i,
  ],
  [
    'help',
    /^(?:tell me (?:more|what (?:you|to|i)\b.*|how\b.*)|help|help me|i need help|can you help(?: me)?|what can you do|how does this work|how do(?:es)? (?:this|it) work|what (?:can|do) i (?:say|do)(?: here)?|commands?|instructions?)\s*[?!.]*$/i,
  ],
];

/** A request to hear the question again. Such a message is not an answer. */
const AGAIN =
  /\b(?:what (?:were|was|are|did) (?:you|that|it|the question)(?: (?:you|asking|ask|asked|saying|say|said|want(?:ed)?(?: to know)?|again))*|(?:say|ask|repeat)(?: me)?(?: that| it| the question)?(?: once)?(?: more| again)|repeat (?:that|it|the question)|where were we|come again|what was (?:that|the question)(?: again)?|(?:cómo|qué) (?:era|decía) la pregunta|(?:repita|repite|répétez|repita a pergunta|ripeta)(?: la (?:pregunta|question|domanda))?|(?:noch (?:ein)?mal|wie war die frage))[,\s]*(?:please|pls|bitte|por favor|s'il vous plaît|dear|love)?\s*[?.!]*$/iu;

/** Whether a message ends with a request to hear the question again. */
export const asksAgain = (message: string): boolean => AGAIN.test(message.trim());

/** A question to the interviewer in another language: "¿Usted me puede …?", "Können Sie …?". */
const FOREIGN_TO_YOU =
  /^(?:(?:\p{L}+, )?(?:¿ ?)?(?:qu[eé]|qui[eé]n|cu[aá]nt[oa]s?|c[oó]mo|quoi|quel(?:le)?s?|qui|combien|comment|wer|was|wie|wann|welche[rsn]?|quem|quanto|chi|cosa|come|vous \p{L}+ quoi)\b|¿.*\b(?:usted|ustedes|t[úu]|me|puedes?|puede)\b|(?:können|kannst|sprechen|sprichst|würden|darf|kann) (?:sie|du|ich|wir)\b|(?:pouvez|peux|parlez|est-ce que)[- ](?:vous|tu)\b|(?:você|pode|puoi|può|parla)\b).*\?\s*$/iu;

/** A short question may be a guess at an answer ("¿Horno Prestado?"). A longer one, in words, is not. */
const MAX_GUESS_WORDS = 3;
/** Words for reading and seeing in other languages, for questions about who reads the answers. */
const READ_BY =
  /(?<!\p{L})(?:leer|leen|lee|lesen|liest|lire|lit|lisent|ler|leem|lê|legge|leggere|legg?ono|sehen|sieht|voient|voir|ver|ven|verán|vedere|vedono|privad[oa])(?!\p{L})/iu;

/** More words around it say more than that the question was not understood. */
const MAX_WORDS_AROUND = 3;
const isConfused = (text: string): boolean =>
  CONFUSED.test(text) && wordCount(text.replace(CONFUSED, ' ')) <= MAX_WORDS_AROUND;

/** The topic of a question in another language than English. */
function topicInForeignWords(text: string): MetaQuestion | null {
  if (WHY_UNSPACED.test(text)) return 'why';
  const [topic = null] = TOPIC_WORDS.find(([, pattern]) => pattern.test(text)) ?? [];
  return topic ?? (READ_BY.test(text) ? 'confidential' : null);
}

const INTERROGATIVE =
  /^(?:but |and |so |ok(?:ay)?[, ]+|hm+[, ]+|wait[, ]+|sorry[, ]+)?(?:who|what|why|when|where|which|how|can|could|do|does|did|is|are|am|will|would|should|may|have|has|(?:is|are|do|does|did|was|would|could|should|have|has|ca|wo)n't)\b/i;

/** The topic of a question to the interviewer, or null. "12 users?" is an unsure answer, not a question. */
export function questionIn(message: string): MetaQuestion | null {
  const text = tidy(message);
  if (text.length > 240) return null;
  const asks = text.endsWith('?') || INTERROGATIVE.test(text);
  for (const [topic, pattern] of TOPICS) {
    if (!pattern.test(text)) continue;
    // Outside a question these words belong to an answer: "our data is private and safe".
    if (asks || topic === 'help' || (topic === 'explain' && text.split(' ').length <= 8)) return topic;
  }
  if (isConfused(text)) return 'explain';
  return foreignQuestionIn(text);
}

/** The topic of a question that {@link TOPICS} does not know, mostly one in another language. */
function foreignQuestionIn(text: string): MetaQuestion | null {
  const topic = topicInForeignWords(text);
  if (asksInForeignWords(text)) return topic ?? 'other';
  if (!/[?？]$/u.test(text)) return null;
  // A longer question in another language is not an answer either.
  const asksForeign = isForeign(text) && wordCount(text) > MAX_GUESS_WORDS;
  if (topic !== null && (asksForeign || text.startsWith('¿') || !INTERROGATIVE.test(text))) return topic;
  return INTERROGATIVE.test(text) || FOREIGN_TO_YOU.test(text) || asksForeign ? 'other' : null;
}

/** The topic of the words of a sentence that ask. */
function topicOf(question: string): MetaQuestion {
  const topic = questionIn(question) ?? 'other';
  return topic === 'other' && ABOUT_THE_ANSWER.test(question) ? 'measure' : topic;
}

/** Whether the answer itself is right, enough or of the right kind: "Is 40 enough?", "Should I say SaaS?" */
const ABOUT_THE_ANSWER =
  /\b(?:enough|too (?:few|small|little|low|high|much|many|broad|narrow|big|early|late)|a lot|counts?|count(?:ed)? as|normal|usual|typical|respectable|ok(?:ay)?|fine|good|bad|greedy|worr(?:y|ied)|matters?|mean(?:s|ing)?|include)\b|\bshould (?:i|we) (?:say|put|call|write|choose|pick|give|list)\b/i;

/** Separates the questions of a message from the rest, because a question is never an answer (CHAT-18). */
export function splitQuestion(message: string): { topic: MetaQuestion | null; rest: string } {
  const sentences = sentenceSpans(message).map(({ text }) => ({ text, ...readAsking(text) }));
  const asking = sentences.filter(({ question }) => question !== '');
  const [first] = asking;
  if (!first) return { topic: isRequest(message) ? null : questionIn(message), rest: '' };
  const topics = asking.map(({ question }) => topicOf(question));
  const rest = sentences
    .filter((sentence, at) => !belongsToQuestion(sentence, sentences[at - 1]))
    .map(({ question, stated }) => (question === '' || stated === '' ? stated : ` ${stated}. `))
    .join('');
  return { topic: topics.find((topic) => topic !== 'other') ?? topics[0] ?? null, rest: rest.trim() };
}

/** A sentence about the interview asks as a whole, also in words that {@link separateQuestion} does not know. */
function readAsking(sentence: string): Asking {
  const asking = separateQuestion(sentence);
  const text = sentence.trim();
  if (asking.question !== '' || !(text.endsWith('?') || INTERROGATIVE.test(text) || asksInForeignWords(text)))
    return asking;
  const topic = questionIn(text);
  return topic === null || (topic === 'other' && isRequest(text)) ? asking : { question: text, stated: '' };
}

/**
 * A figure with a question mark after a question continues it: "How much do they raise? 500k?" A word is a
 * guess at the answer: "What would you call it? Joinery?"
 */
const belongsToQuestion = (
  { text, question }: { text: string; question: string },
  before: { question: string } | undefined,
): boolean => question === '' && before !== undefined && before.question !== '' && /\d.*\?\s*$/.test(text);
