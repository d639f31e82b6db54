export interface NameFound {
  readonly name: string;
  /** Whether it is stated outright ("it is called") or stands where only a name can stand. */
  readonly sure: boolean;
  /** The text without the name: the description, if any. */
  readonly rest: string;
  /** Whether it only stands inside a sentence, so that the person must confirm it. */
  readonly guessed?: boolean;
}

/** The pattern of capitalised words that may be a name. */
export const CAPITALISED = String.raw`\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=\p{L}))*(?: (?:& )?\p{Lu}[\p{L}\p{N}&'-]*){0,2}`;

/** Capitalised words that name something else. */
export const NOT_NAMES = /^(?:MVP|Beta|B2B|B2C|SaaS|AI|UK|US|EU|YC|Live|Launched)$/;

/** Words that start a sentence but are not a name. */
export const NO_NAME =
  /^(?:we|i|it|it's|its|he|she|they|you|this|that|these|those|there|here|my|our|the|a|an|so|well|yes|yeah|no|not|ok|okay|hi|hello|hey|sure|basically|actually|what|who|which|how|why|when|where|if|because|and|but|or|also|for|with|to|in|on|at|of|as|by|from|about|some|many|most|people|users|customers|clients|companies|everyone|everybody|someone|something|nobody|anyone|think|imagine|like|just|only|currently|today|right now|an app|app|apps|software|platform|tool|tools|website|startup|company|business|product|idea|name|sector|stage|problem|solution|market|description|title|bookkeeping|accounting|ai|saas|fintech|thanks?|sorry|please|let|let's|i'm|i've|we're|we've|there's|that's|skip|great|fine|anyway|anyhow|lovely|right|good|nice|wonderful|dear|ooh+|oh|ah|aha|look|listen|dr|mr|mrs|ms|prof|founders?|team|gründer|idea|mvp|launched|building|making|working|looking|raising|helping|unsure|unknown|none|tbd|untitled|unnamed)$/i;

/** What a person is who introduces themselves: "Grundare." */
const ROLE =
  /^(?:co-?)?(?:founders?|gründer(?:in)?|fondat(?:eur|rice|ore|or)|fundador[a]?|oprichter|założyciel(?:ka)?|zakladatel(?:ka)?|kurucu(?:yum|suyum)?|grundare|grunnlegger|perustaja|alapító|основатель|засновник|investors?|investisseu(?:r|se)|inversor[a]?|investidor[a]?|investitore|investeerder|inwestor(?:ka)?|yatırımcı(?:yım)?|инвестор|інвестор|创始人|創業者|창업자|投资人|投資家)$/iu;

/** Words with which people introduce themselves in another language: "Soy …", "ich bin …". */
const INTRODUCES =
  /^(?:soy|somos|estoy|tengo|tenemos|yo|ich|wir|je|nous|eu|sou|temos|tenho|sono|siamo|abbiamo)$/i;

/** Words that introduce a name without a verb of calling: "It name …", "the name …", "naam hai …". */
export const NAMES_IT =
  /^(?:(?:it|its|it's|the|our|my|dem|de|der|unser|le|notre|el|il|o|a|su|nuestro|nosso|nostro|onze|mijn|на[шм]|ona)\s+)?(?:name|naam|nom|nombre|nome|imię|jméno|isim|navn|namn|nimi|név|nume|имя|ім'я|(?:(?:इसका|उसका|हमारा|कंपनी का|दुकान का) )?नाम|اسمه|اسمها|الاسم)(?:\s+(?:hai|है|is|ist|est|es|è|é|to|je|is|är|er|on))?\s+(?!(?:of|von|vom|de|del|du|da|do|di|van|av|för)(?!\p{L})|d')(?=\S)/iu;

/** A pronoun contracted with its verb: "she's into", "I'll". */
export const CONTRACTED =
  /\b(?:i|we|you|he|she|it|they|that|there|who|what)'(?:ll|re|s|m|ve|d)(?:\s\p{Ll}|$)/iu;

/** Whether words are a Chinese, Japanese or Korean sentence: with its signs, or very long without a space. */
export const isAsianSentence = (text: string): boolean =>
  /[。！？、]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{13,}/u.test(text);

/** A number with a noun counts something: "62 families". */
const COUNTS = /^\d[\d.,]*k?\s+\p{Ll}/u;

/** Whether words count something or say what a person is, and so are no name. */
export const namesOther = (name: string): boolean => COUNTS.test(name) || ROLE.test(name);

/** Whether words can be a name: no sentence, no pronoun, no lone gerund. */
export function isPlausible(name: string): boolean {
  const words = name.split(/\s+/);
  const [first = ''] = words;
  if (name === '' || words.length > 5 || NO_NAME.test(first) || NO_NAME.test(name)) return false;
  if (namesOther(name)) return false;
  if (words.length > 1 && INTRODUCES.test(first)) return false;
  // A name does not cross the end of a sentence and contains no "I'll".
  if (/[.!?…]\s/.test(name) || CONTRACTED.test(name) || isAsianSentence(name)) return false;
  if (
    words
      .slice(1)
      .some((word) => /^(?:it|we|they|you|lets|what|is|are|does|do|that|which|who|helps|can)$/i.test(word))
  )
    return false;
  if (
    words.length > 1 &&
    /^(?:company|startup|app|platform|business|project|product|idea)$/.test(words.at(-1) ?? '')
  )
    return false;
  // A lone gerund is a subject, not a name: "Bookkeeping is a pain …".
  return words.length > 1 || !/ing$/i.test(first) || first.length <= 6;
}

/** A clause that says that there is no name. */
export const DENIES_NAME =
  /(?<!\p{L})(?:no|not|none|never|nothing|without|kein\p{L}*|nicht|noch|pas|aucun\p{L}*|sin|ningún|não|nenhum|sem|non|nessun\p{L}*|geen|niet|nie|brak|žádn\p{L}*|yok|değil|ingen|inte|ikke|нет|не|нету|немає|لا)(?!\p{L})/iu;

/** Words for a product in general, which are no name. */
export const GENERIC =
  /^(?:software|apps?|tools?|robots?|websites?|platforms?|stuff|something|things?|games?|hardware|products?|services?|machines?|devices?|solutions?|technology|startups?|companies|ai|an? .*)$/i;

/** Verbs that follow a name and say what it does. */
export const VERBS =
  'is an?|is the|is our|is my|is basically|is like|is building|is for|is what we call (?:it|ourselves)|does|do|helps?|makes?|lets|provides?|offers?|builds?|automates?|connects?|gives?|turns?|allows?|enables?|sells?|delivers?|tracks?|finds?|matches|teaches|reads|predicts?|manages?|simplifies|brings?|runs?|creates?|develops?|aims|wants|will|reduces?|saves?|reconciles|replaces|handles|plans|books|tells|shows|measures|monitors|detects|translates|generates|writes|organi[sz]es|digiti[sz]es|rents|ships|cleans|recycles|produces|designs|checks|protects|supports|serves|uses';

/** Words before a name that the startup had once: "used to be called Spare Cello". */
export const FORMERLY = /(?<!\p{L})(?:used to be|formerly|previously|originally|once|no longer|not)\s*$/iu;
/** Takes back the names before it: "it's called Spare Cello. Wait, no, we renamed it". */
const RENAMED =
  /(?<!\p{L})(?:(?:oh|wait|no|sorry|actually|hang on|hold on)[\s,.!…]+)+(?:we|i)(?:['’]ve| have)? (?:(?:just|since|already) )?(?:re-?named|changed (?:the|its|our|that) name)(?!\p{L})/iu;

/** The words after a name is taken back, or the whole message. */
export const afterRenaming = (message: string): string => message.slice(RENAMED.exec(message)?.index ?? 0);

/** A web address in brackets after a name. */
export const LINK_BESIDE = /\s*\((?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+[^)\s]*\)/;
