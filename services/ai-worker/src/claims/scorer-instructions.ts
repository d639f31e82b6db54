import { normalise } from '@proofround/text/words/words.js';

/** Who or what judges a submission. */
const SCORER = String.raw`(?:ai|llm|language model|assistant|evaluator|evaluation|grader|grading|scorer|scoring|reviewer|moderator|moderation|rater)`;

/**
 * Sentences that address the scorer. Narrow on purpose, because a startup may be about scores,
 * language models or points; the classifier finds the others.
 */
const ADDRESSES_SCORER = new RegExp(
  [
    String.raw`(?:^[^a-z]*|[.:;,!>\]]\s*|\b(?:please|now|and|to|must|should|can|may|will|simply|just) )(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|instructions?|rubric|prompt|you were told|everything before|guidelines?|(?:previous|prior|earlier|usual|normal|standard|given|scoring) (?:\w+ )?(?:rules?|criteria))\b`,
    String.raw`\b(?:ignor\w+|desconsider\w+|vergiss|oubli\w+)\b.{0,50}\b(?:anweisung|instruc|instruz|consigne|vorherig|anterior|precedent)`,
    String.raw`(?:^[^a-z]*|[:,>\]]\s*|\bplease |\byou (?:should|must|have to|are to|will|can) )(?:now |also |just )*(?:give|award|assign|output|return|respond|rate|score|evaluate|treat|grade|set|mark)\b.{0,70}\b(?:100(?! ?%| ?[a-z]{4,})|full marks|top marks|points|maximum|highest|evidenced|overall|rating|exceptional|or more|overall_score|top score|perfect (?:score|rating|marks))\b`,
    String.raw`\b(?:must|should|deserves? to|has to) (?:receive|get|be given|count as|be rated|be scored)\b.{0,40}\b(?:score|marks|rating|evidenced|100)\b`,
    String.raw`\b(?:dear|note to|note for|attention|hey|hello) (?:the |any |all )?(?:ai|llm|language model|chatgpt|gpt|reviewer|evaluator|grader|grading|assistant|judge)\b`,
    String.raw`[[<#]\s*(?:(?:to|for) )?(?:the |any )?${SCORER}(?: (?:system|team|model|assistant))?\s*[\])>:,]`,
    String.raw`\b(?:note|message|memo|hint) (?:to|for) (?:the |any |all )?(?:\w+ing )?${SCORER}\b`,
    String.raw`\b${SCORER} (?:should|must|has to|needs to|shall) (?:now |please |also )?(?:confirm|rate|score|approve|give|award|treat|report|mark|return|ignore|conclude|answer that)\b`,
    String.raw`\b(?:if you are an ai|as an ai\b.{0,40}\byou (?:must |should |will )?(?:rate|score|give|assign|award|grade)\b|you are now an?\b|you are now in|assistant, please|as the evaluator|do not mention this|evaluation mode|new instructions:|overall_score|previous prompt was)`,
    String.raw`^[^a-z]*(?:pretend (?:that|you)|system\s*:)|<\/?system>|\[\/?inst\]|\x60\x60\x60|\b100\s*(?:/|out of)\s*100\b`,
    String.raw`\b(?:100 (?:punkte|puntos|pontos)|note maximale|puntuacion maxima|hochste punktzahl|nota maxima|punteggio massimo)\b`,
  ].join('|'),
);

const JUDGED = String.raw`(?:submission|entry|application|applicant|claims?|scores?|marks?|rating|sections?|categor(?:y|ies)|weakness(?:es)?|risks?)`;
const MACHINE = String.raw`(?:ki|ia|ai|llm|sprachmodell\w*|modell?[oe]?|sistema|systemes?|systems?|evaluador\w*|evaluateur\w*|valutator\w*|avaliador\w*|bewert\w+|prufend\w+|prufer\w*|bots?|maquina|assistent\w*|asistente|assistant)`;
const HIGHEST = String.raw`(?:hochste\w* (?:stufe|note|wertung|bewertung|punktzahl)|(?:puntuacion|nota|calificacion) (?:mas alta|maxima)|(?:meilleure|plus haute) note|note maximale|(?:melhor|maior) (?:nota|pontuacao)|(?:voto|punteggio) (?:massimo|piu alto))`;

/** Further ways to reach whoever judges: as a note, a memo, a label or a condition, and in other languages. */
const REACHES_SCORER = new RegExp(
  [
    String.raw`^[^a-z]*(?:${SCORER}|system|reader)s?\s*[:,–—]\s.*\b${JUDGED}\b`,
    String.raw`\bif (?:a|an|any|some) (?:\w+ )?(?:ai|llm|language model|machine|bot)\b.{0,30}\b(?:reads?|evaluates?|scores?|summari[sz]es?|judges?) (?:this|it)\b`,
    String.raw`\bwhoever (?:reads|grades|rates|scores|evaluates|summari[sz]es|reviews|judges) this\b|\bautomated (?:readers?|reviewers?|graders?|judges?)\s*[:,]|<!--`,
    String.raw`\bend of (?:the )?(?:submission|application|input|user text)\b|\binternal (?:memo|note)\b.{0,40}\b(?:applicant|submission|score|reviewer|committee)\b`,
    String.raw`\b(?:this|the) (?:submission|entry)s?\b.{0,40}\b(?:pre-?approved|cleared|rated|scored|graded|verified|exempt)\b|\bthis application\b.{0,80}\b(?:decile|marks?|scores?|rating|grade)\b`,
    String.raw`\bsubmissions? (?:from|of|by) this (?:founder|team|company|startup)\b|\bexempt from (?:the )?(?:risk|review|scoring|moderation|analysis)\b`,
    String.raw`\b(?:final|correct) (?:mark|score|readiness)\s*[:=]\s*\d|\bweaknesses (?:need|should|must) not be\b|\b(?:list|mention|name|report) no (?:weaknesses|risks|concerns)\b`,
    String.raw`\b(?:treat|regard|consider|mark) (?:every|all|each)(?: of)?(?: the| its| their)? (?:fields?|claims?|statements?|sections?|answers?) (?:in this form )?as\b|\b(?:raise|move|push|rank) this (?:startup|submission|entry)\b`,
    String.raw`\b(?:considerez|considera|considere|considerate|betrachte\w*|behandle\w*) (?:toutes|todas|alle|tutte)\b.{0,40}\b(?:verifi\w+|bestatigt|gepruft|confirmad\w+|confirmees?)\b`,
    String.raw`\b(?:hinweis|anmerkung|nachricht|nota|mensaje|mensagem|messaggio|message|a l'attention)\b[^.:]{0,4}\b(?:an|para|pour|per|de|du|al)\b ?(?:das |die |den |el |la |los |o |a |os |l'|le |il )?(?:\w+ ){0,2}${MACHINE}\b`,
    String.raw`\b(?:bewerte\w*|vergib\w*|asigna\w*|otorga\w*|attribue\w*|donnez|atribu\w+|assegna\w*)\b.{0,40}\b${HIGHEST}|\b${HIGHEST} (?:zu )?bewerte\w*`,
  ].join('|'),
);

/**
 * The beginnings of "ignore" or "forget", of "instructions" and of "earlier" in further languages. A
 * sentence that has all three, in any order, addresses the scorer. Without "earlier" it may be about
 * patients who forget what a doctor said.
 */
const EARLIER_INSTRUCTIONS: readonly (readonly [ignore: string, instructions: string, earlier: string])[] = [
  ['ξέχασ|αγνόησ', 'οδηγί', 'προηγούμεν|παραπάνω|που σου|που έχεις'],
  ['игнорир|забудь|не обращай', 'инструкци|указани', 'предыдущ|прежн|выше|ранее'],
  ['ігнору|забудь|не зважай', 'інструкц|вказівк', 'попередн|вище|раніше'],
  ['yok say|unut|dikkate alma|görmezden gel', 'talimat|yönerge', 'önceki|yukarıdaki|verilen'],
  ['zignoruj|ignoruj|zapomnij|pomiń', 'instrukc|polece|wytyczn', 'wcześniejsz|poprzedni|powyższ'],
  ['negeer|vergeet', 'instructie|opdracht|aanwijzing', 'eerdere|vorige|voorgaande|bovenstaande'],
  [
    'ignorera|ignorer|glöm|glem',
    'instruktion|instruks|anvisning',
    'tidigare|föregående|ovan|tidligere|forrige',
  ],
  ['unohda|ohita|sivuuta', 'ohje', 'aiem|edelli|yllä'],
  ['ignoruj|zapomeň|zabudni', 'pokyn|instrukc', 'předchoz|predchádz|výše|vyššie'],
  ['hagyd figyelmen|felejtsd', 'utasítás', 'korábbi|előző|fenti'],
  ['ignoră|uită', 'instrucțiun', 'anterioar|precedent|de mai sus'],
  ['abaikan|lupakan', 'instruksi|perintah|petunjuk', 'sebelum|di atas'],
  ['bỏ qua|quên', 'hướng dẫn|chỉ dẫn|chỉ thị|lệnh', 'trước|ở trên|phía trên'],
  ['تجاهل|انس', 'تعليمات|الاوامر', 'السابق|اعلاه'],
  ['התעלמ|התעלם|שכח', 'הוראות', 'הקודמ|לעיל'],
  ['अनदेखा|नजरअंदाज|भूल', 'निर्देश', 'पिछल|पहल|ऊपर'],
  ['忽略|无视|忘记|忘掉', '指令|指示|说明|规则', '之前|先前|以上|前面|上述'],
  ['無視|忘れ', '指示|命令|ルール', 'これまで|以前|前の|上記'],
  ['무시|잊', '지시|명령|지침', '이전|앞의|위의'],
];
/** Words in the form in which texts are compared. */
const anyWord = (words: string): string => words.split('|').map(normalise).join('|');
const IGNORES = EARLIER_INSTRUCTIONS.map((row) => row.map((words) => new RegExp(anyWord(words), 'u')));
const DEAR =
  'sayın|sevgili|liebe|sehr geehrte|chère|estimada|querida|cara|gentile|beste|geachte|kära|bästa|kjære|kære|hyvä|droga|szanowna|уважаемый|уважаемая|дорогой|шановний|αγαπητή';
const AI =
  'yapay zekâ|yapay zeka|ki|ia|ai|si|ии|ші|tekoäly|künstliche intelligenz|inteligencia artificial|inteligência artificial|intelligence artificielle|intelligenza artificiale|sztuczna inteligencjo|kunstmatige intelligentie|искусственный интеллект|штучний інтелект|τεχνητή νοημοσύνη';
/** The salutation of a letter to an artificial intelligence in other languages: "Sehr geehrte KI,". */
const DEAR_AI = new RegExp(String.raw`^[^\p{L}]*(?:${anyWord(DEAR)}) (?:${anyWord(AI)})\s*[,:!]`, 'u');
/** "100 of 100" as a mark, whatever word stands between. */
const FULL_MARK = /(?<!\d)100 (?:\p{L}{1,8} ){1,2}100(?!\d)/u;
const GIVE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord('βάλε|δώσε|bitte|gib|vergib|donne|donnez|mets|dale|asigna|dê|dai|daj|geef|поставь|дай|постав|puan ver')})(?!\p{L})`,
  'u',
);

/** @param text in lower case, without accents. */
export const addressesScorer = (text: string): boolean =>
  ADDRESSES_SCORER.test(text) ||
  REACHES_SCORER.test(text) ||
  IGNORES.some((all) => all.every((words) => words.test(text))) ||
  DEAR_AI.test(text) ||
  (FULL_MARK.test(text) && GIVE.test(text));

/** Remarks in square brackets, as those who insert an instruction write them. */
const BRACKETED = /\[[^\]]{3,}\]/g;

/** A shorter remark is a heading: it addresses the sentence behind it. */
const HEADING_LENGTH = 40;

/**
 * A text in which a bracketed address to the scorer is a sentence of its own, so that leaving it out takes
 * nothing of the founder's sentence.
 */
export const apartFromAddress = (text: string): string =>
  text.replaceAll(BRACKETED, (remark) => {
    if (!addressesScorer(normalise(remark))) return remark;
    return remark.length > HEADING_LENGTH ? `\n${remark}\n` : `\n${remark}`;
  });
