/** Phrases that point to an earlier answer, by language: "as I said", "wie gesagt", "como falei". */
const SAID_BEFORE = [
  "same as (?:i )?(?:said |told you )?(?:before|above|earlier)|(?:as|like) (?:i|we)(?:(?:'ve| have)? (?:already |just )?(?:said|told (?:you|ya)|mentioned|wrote|say))(?: (?:already|before|earlier|above))?|as (?:said|mentioned|stated|above|before)(?: (?:above|before|earlier))?|(?:i|we)(?:'ve)? (?:have )?(?:already |just )?(?:said|told you|tell you|mentioned)(?: (?:it|that|this|so|you))?(?: (?:already|before|earlier))?|see above",
  'wie (?:schon |bereits |oben |eben |gerade )*(?:gesagt|erwähnt|geschrieben|beschrieben)|siehe oben|(?:das )?hab(?:e|en)? (?:ich|wir) (?:doch |ja )?(?:schon|bereits|eben) (?:gesagt|geschrieben)|sagte ich (?:schon|bereits|doch)',
  "comme (?:je (?:vous )?(?:l'ai |l'avais |le )?(?:déjà )?(?:dit|disais|mentionné|indiqué)|(?:déjà )?(?:dit|indiqué|mentionné)(?: plus haut)?)|je (?:vous )?l'ai déjà dit|je l'ai dit|voir plus haut|voir ci-dessus",
  'como (?:ya )?(?:te |le |les )?(?:dije|decía|comenté|mencioné|conté)(?: (?:antes|arriba))?|(?:ya )?(?:te |se )?l[oa] (?:dije|conté)(?: antes)?|ver (?:más )?arriba|lo (?:mismo )?que dije(?: antes)?',
  'como (?:eu )?(?:já )?(?:te )?(?:falei|disse|mencionei|dito|contei)(?: (?:antes|acima))?|já (?:falei|disse)(?: isso)?(?: antes)?|ver acima',
  "come (?:(?:ti |vi |le )?ho )?(?:già )?(?:detto|dicevo|accennato|scritto)(?: (?:prima|sopra))?|(?:gliel'|l'|te l')ho (?:già )?detto|vedi sopra",
  'zoals (?:ik )?(?:al |eerder |net )?(?:zei|gezegd|vermeld)(?: heb)?|zie (?:hier)?boven|dat zei ik al',
  'jak (?:już )?(?:mówił[ea]m|wspomniał[ea]m|pisał[ea]m|wspomniano)|już (?:to )?mówił[ea]m',
  'jak (?:už )?(?:jsem )?(?:říkala?|řekla?|psala?|zmínila?)(?: jsem)?|už jsem (?:to )?(?:řekla?|říkala?)',
  '(?:daha önce |az önce )?(?:dediğim|söylediğim|belirttiğim|yazdığım) gibi|söyledim ya',
  'som (?:jag )?(?:redan |just )?(?:sagt|sa|sade|nämnde)(?: tidigare)?|som (?:jeg )?(?:allerede )?(?:sagde|nævnte|sagt|sa|nevnte)(?: før)?',
  'kuten (?:jo )?(?:sanoin|mainitsin)|niin kuin (?:jo )?sanoin',
  '(?:ahogy|mint|amint) (?:már )?(?:mondtam|említettem|írtam)|már mondtam',
  '(?:după )?cum (?:am )?(?:mai )?(?:deja )?(?:spus|zis|spuneam|ziceam|menționat)|am spus deja',
  'как (?:я )?(?:уже )?(?:сказала?|говорила?|писала?|упоминала?)|я (?:же )?(?:уже )?(?:сказала?|говорила?)',
  'як (?:я )?(?:вже )?(?:казала?|казав|говорила?|говорив|сказала?|сказав)|я вже (?:казала?|казав)',
  'όπως (?:ήδη )?(?:είπα|ανέφερα)|το είπα (?:ήδη|πριν)',
  '(?:さっき|先ほど|前に?も?|すでに)(?:言った|申し上げた|言いました|お伝えした)(?:ように|通り|とおり|が)?',
  '(?:就?像|如|正如)?我?(?:刚才|之前|前面|上面)(?:已经)?(?:说|讲|提)(?:过|的|到的)?(?:那样|一样|了)?',
  '(?:아까|앞서|이미|전에) ?말(?:했|씀드렸|씀드린|한)\\S*(?: ?것처럼| ?대로| ?바와 같이)?|말했듯이',
  'كما (?:قلت|ذكرت)(?: لك)?(?: سابقا| من قبل)?',
  'जैसा (?:कि )?(?:मैंने|हमने) (?:पहले |अभी )?(?:कहा|बताया)(?: था)?|jaisa (?:ki )?maine (?:kaha|bataya)(?: tha)?|(?:मैंने )?पहले ही (?:बताया|कहा)(?: था)?',
].join('|');

/** Before the words it points to, with a sign between: "Wie gesagt, in Chemnitz". */
const BEFORE = new RegExp(
  String.raw`(?<=^|[.!?…\n]\s*)(?:${SAID_BEFORE})(?:\s*[,:;.!–—，、：-]+\s*)(?=\S)`,
  'giu',
);
/** Behind them, or between two of them: "Edtech, como falei". */
const BEHIND = new RegExp(String.raw`\s*[,;–—，、-]+\s*(?:${SAID_BEFORE})(?=\s*(?:[,;.!?…，、。]|$))`, 'giu');

/** The text without the words that only point to an earlier answer. */
export const withoutSaidBefore = (text: string): string =>
  text.replaceAll(BEFORE, '').replaceAll(BEHIND, '').trim();
