import { trimEnds, wordCount } from '@proofround/text/words/prose.js';

import { actOf } from '../acts/read.js';
import { DENIES_NAME, type NameFound, namesOther } from './patterns.js';

/** Verbs of naming before a name, in other languages: "on l'a baptisée", "chama-se", "vi kallar den". */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}'])(?:(?:es |das ding |sie |er )?nennt sich|wir nennen (?:es|uns|sie|ihn|das)|(?:on l'a|nous l'avons|je l'ai) (?:baptisée?|appelée?|nommée?)|on l'appelle|chama-se|chamamos-lhe|(?:a gente|nós) (?:o |a )?cham(?:a|amos) de|(?:l'abbiamo|l'ho) (?:chiamat[ao]|battezzat[ao])|l[oa] (?:bautizamos|llamamos)|we (?:noemen|noemden) (?:het|ons|haar)|nazwaliśmy (?:ją|go|to)|nazvali jsme (?:to|ji|ho)|pojmenovali jsme (?:to|ji|ho)|vi (?:kallar|kalder|kaller) (?:den|det|oss|os)|kutsumme sitä|(?:мы )?назвали (?:её|ее|его|это)|(?:ми )?назвали (?:її|його|це))\s+(?<name>[^,.;:!?\n]{2,60})`,
  'iu',
);
/** The same in Asian languages, whose words of naming may stand behind the name. */
const ASIAN: readonly RegExp[] = [
  /(?:叫做|叫|名为|名叫)(?<name>[\p{sc=Han}\p{L}\p{N}]{2,16})[。,，!！]?$/u,
  /^(?:(?:名前|社名|サービス名|アプリ名)は)?(?<name>[^、。「」\s]{2,24}?)(?:と(?:いいます|言います|申します|いう名前です|呼んでいます))[。]?$/u,
  /^(?:이름은|저희는|회사는|서비스 이름은)\s+(?<name>[^,.]{1,24}?)(?:입니다|이에요|예요|(?:이)?라고 (?:해요|합니다|불러요))[.!]?$/u,
  /नाम\s+(?<name>[^,.।]{2,40}?)\s+(?:है|रखा है)[।.]?$/u,
];

/** The name behind, or before, a verb of naming in another language; null if there is none. */
export function calledAbroad(text: string): NameFound | null {
  const found = [NAMED, ...ASIAN].map((pattern) => pattern.exec(text.trim())?.groups?.['name']).find(Boolean);
  const name = trimEnds(found ?? '');
  if (name === '' || wordCount(name) > 5 || DENIES_NAME.test(name) || namesOther(name)) return null;
  return actOf(name) === null ? { name, rest: '', sure: true } : null;
}
