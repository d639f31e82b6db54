import { findNumbers } from '@proofround/text/numbers/numbers.js';
import { wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import type { Slot } from '../../slots/slot.js';

/** A verb of keeping with the person who keeps: "je le garde pour moi", "prefiero guardármelo". */
const KEEPS_IT =
  /(?<!\p{L})(?:keep(?:ing)? (?:it|that|this|those|them) (?:to|for) (?:my|our)sel(?:f|ves)|(?:be)?t?ween (?:me|us) an[d']? (?:them|the (?:companies|founders|bank|taxman)|my \p{L}+)|(?:garde|gardons|garderai)\p{L}* (?:\p{L}+ ){0,2}pour (?:moi|nous)|guard(?:ar|o|amos|ando)?(?:me|nos)?l[oa]s?|(?:me|nos) l[oa]s? guard\p{L}+|guard(?:o|ar|amos) (?:\p{L}+ ){0,2}para (?:mim|nós)|(?:tengo|teniamo|tenere) (?:\p{L}+ ){0,2}per (?:me|noi)|(?:me|ce) l[oa] tengo|behalt(?:e|en) (?:\p{L}+ ){0,3}für (?:mich|uns)|(?:hou|houden) (?:\p{L}+ ){0,3}(?:voor|onder) (?:me|mij|mezelf|ons)|zachow(?:am|ujemy|uję) (?:\p{L}+ ){0,2}dla siebie|nech(?:ám|áme) si (?:\p{L}+ ){0,2}pro sebe|bende kalsın|bizde kalsın|behåller (?:\p{L}+ ){0,2}för mig själv|остав(?:лю|им) (?:\p{L}+ ){0,2}(?:при|для) себ[ея]|залиш(?:у|имо) (?:\p{L}+ ){0,2}(?:при|для) себ[еі])(?!\p{L})/iu;
/** A negated verb of telling, naming or talking, in the future or with an auxiliary: "no se lo voy a decir". */
const NOT_TOLD =
  /(?<!\p{L})(?:no (?:se |te |les? )?(?:l[oa]s? )?(?:voy|vamos|pienso|pensamos|quiero|queremos|puedo|podemos)(?: a)? (?:decir|dar|contar|nombrar|revelar|compartir|hablar)\p{L}*|não (?:vou|vamos|quero|queremos|posso|podemos) (?:lhe |te )?(?:dizer|dar|contar|revelar|falar|compartilhar|abrir)|non (?:\p{L}+ )?(?:voglio|vogliamo|posso|possiamo|intendo) (?:dir|dar|rivelar|far|parlar|condivider)\p{L}*|non (?:ne parlo|ne parliamo|faccio nomi)|je n['’]en parle pas|on n['’]en parle pas|(?:darüber|davon) (?:red|sprech|schweig)\p{L}* (?:ich|wir)(?: \p{L}+)? ?(?:nicht|nix)?|daar (?:praat|spreek|zeg) (?:ik|we|wij) (?:\p{L}+ )?(?:niet|niks)(?: over)?|(?:dat|die) (?:zeg|noem|vertel|deel) (?:ik|we|wij) (?:\p{L}+ )?niet|nie (?:będę|będziemy|chcę|chcemy|mogę|możemy) (?:\p{L}+ )?(?:mówi\p{L}+|podawa\p{L}+|zdradza\p{L}+|wymienia\p{L}+|poda\p{L}+|powiedzie\p{L}+)|ne(?:budu|chci|můžu|mohu) (?:\p{L}+ )?(?:říkat|uvádět|jmenovat|prozradit|říct)|(?:söyle|paylaş|açıkla|anlat)(?:ye|a|ma|me)?(?:mem|mam|meyeceğ\p{L}*|mayacağ\p{L}*|mek istem\p{L}*|mak istem\p{L}*)|не (?:буду|будем|хочу|хотим|могу|можем|стану) (?:\p{L}+ )?(?:говорить|называть|сказать|назвать|раскрывать|рассказывать|делиться)|не (?:скажу|скажем|назову|назов[её]м|расскажу)|не (?:буду|будемо|хочу|хочемо|можу) (?:\p{L}+ )?(?:казати|називати|сказати|назвати|розповідати)|لن (?:أقول|أذكر|نقول|نذكر)|no(?:t|ne)? tell(?:in['’g]?)? (?:you|ye|ya))(?!\p{L})/iu;

/** A negated verb of telling, in every supported language: "I won't give a figure". */
const REFUSES: readonly RegExp[] = [
  // "C'est confidentiel", "das bespreche ich nicht", "geht niemanden etwas an"
  /(?<!\p{L})(?:that(?:'s| is)|it(?:'s| is)|das ist|es ist|c'est|es|é|è|dat is|to jest|je to|это) (?:\p{L}+ )?(?:confidential|private|vertraulich|geheim|privat|confidentiel|privé|confidencial|privado|confidenziale|riservato|vertrouwelijk|poufne|důvěrné|конфиденциально)(?!\p{L})/iu,
  /(?<!\p{L})(?:besprech\p{L}*|diskutier\p{L}*|erzähl\p{L}*|offenbar\p{L}*) (?:ich|wir) (?:\p{L}+ )?(?:nicht|nie|ungern)(?!\p{L})|(?<!\p{L})geht (?:niemand(?:en)?|keinen) (?:et)?was an(?!\p{L})/iu,
  /(?<!\p{L})je ne (?:\p{L}+ )?(?:cite|nomme|mentionne|précise) (?:pas|personne|aucun\p{L}*)|(?<!\p{L})(?:between|'tween|twixt) (?:me|us) and (?:my|the|our) \p{L}+/iu,
  /\b(?:won't|will not|not going to|can't|cannot|rather not|sooner not|prefer not to|(?:do not|don't) (?:want to|wish to|like to)|not allowed to)\s+(?:\p{L}+\s){0,2}?(?:say|tell|share|disclose|give|discuss|reveal|talk|speak|name|answer)\b/iu,
  /\b(?:i|we)(?:'ve| have)? (?:already )?(?:said|told you) no\b|\bai (?:déjà )?dit non\b|\bnein gesagt\b|\b(?:dije|dicho) que no\b/iu,
  /\b(?:i|we) (?:don't|do not|never) (?:disclose|share|reveal|discuss|talk about|speak (?:of|about)|give out|tell)\b|\b(?:i|we) tell (?:nobody|no ?one)\b|\bnot (?:going to )?(?:giv|tell|shar|say|show|nam|discuss|answer|disclos)ing\b|\bnot (?:something|a thing) (?:we|i) (?:talk|speak|tell)\b/iu,
  KEEPS_IT,
  NOT_TOLD,
  /\b(?:none|not?(?: any)?) of your (?:\p{L}+ )?(?:business|concern)\b|\bmind your own\b|\bthat(?:'s| is) between (?:me|us)\b|\bi(?:'ll| will)? keep (?:that|this|it) to my ?self\b/iu,
  /\b(?:sage|sagen|verrate|verraten|spreche|sprechen|rede|reden|nenne|nennen|teile)\b[^.;!?]*\b(?:nicht|nichts|keine[nrs]?|ungern)\b|\bbehalte\b[^.;!?]*\bfür mich\b|\bgeht (?:sie|dich|niemanden) nichts an\b/iu,
  /\bme (?:l[oa]s? )?(?:[\p{L} ]{0,20})?reservo\b|\bprefiero no (?:dar|decir|revelar|compartir|hablar)|\bno (?:l[oa]s? )?(?:voy a|quiero|puedo|pienso) (?:dar|decir|revelar|compartir)|\bno es asunto suyo\b/iu,
  /\b(?:cela|ça|c'est|das|eso|esto|isso|isto|this|that|it)\b[^.;!?]{0,12}\b(?:stays?|remains?|reste|bleibt|queda|permanece|fica|resta)\b[^.;!?]{0,20}\b(?:priv\p{L}+|confiden\p{L}+|secret\p{L}*|geheim|vertraulich|unter uns|entre nous|between (?:us|me|ourselves))/iu,
  /\b(?:eu )?não (?:informo|digo|divulgo|revelo|comento|abro)\b|\bje préfère ne pas\b|\bprefiero no\b|\bprefiro não\b|\bpreferisco non\b|\b(?:möchte|will) ich (?:lieber )?nicht (?:sagen|nennen|angeben)\b/iu,
  /\bje ne (?:le |la |les |vous )*(?:dis|donne|communique|révèle|partage)\b|\bno (?:se )?l[oa]s? (?:digo|doy|cuento)\b|\bnon l[oa] dico\b/iu,
  /\bje (?:préfère ne pas|ne (?:veux|peux|souhaite) pas) (?:le |la |vous )?(?:dire|donner|répondre|partager)|\bprefer(?:isco|iria|iro) não? ?(?:non )?(?:dir|diz|dar)|\bpreferisco non dir|\bprefiro não (?:dizer|dar|responder)/iu,
  /^(?:nooit |no, |nie, |ne, )?(?:wolę|wolał(?:a)?bym|raději|radši|liever|helst|inkább|mieluummin)\s+(?:nie|ne|niet|inte|ikke|nem|en)(?!\p{L})|\b(?:nie (?:podam|powiem|chcę (?:podawać|mówić))|ne(?:řeknu|chci (?:říct|uvést))|wil ik niet (?:zeggen|noemen)|vill (?:jag )?(?:inte|ikke) (?:säga|si)|vil (?:jeg )?ikke (?:sige|si))\b|söylemek istem|söylemem|не (?:скажу|хочу (?:говорить|называть))/iu,
];

/** Nothing but a refusal of names or figures: "No, no names", "Non, vraiment, pas de noms". */
const NONE_OF_THEM =
  /^(?:\p{L}+[,.!\s]+){0,3}(?:no|not? any|pas de|aucune?|keine|sin|ningún|sem|nenhum|niente|nessun[oa]?|senza|geen|bez|żadnych|žádn[áé]|inga|ingen|nincs|fără)\s+(?:names?|numbers?|figures?|details?|noms?|chiffres?|détails?|namen|zahlen|nombres?|cifras?|detalles|nomes?|números?|nomi|numeri|cijfers|details|nazw(?:isk)?|liczb|jmen[a]?|čís(?:el|la)|namn|siffror|navne?|tal|nevek|nume)(?:\s(?:please|bitte|s'il vous plaît|por favor|per favore|thanks))?[.!]*$/iu;

/** A request to leave the field empty: "…, just leave that empty", "laissez vide". */
const LEAVE_EMPTY =
  /\b(?:leave|keep) (?:it|that|this|that one|this one|the field) (?:empty|blank|out|open)\b|\bskip (?:it|that|this)(?: one)?[.!]*$|\blaissez(?:-le)?(?: \p{L}+)? vide\b|\b(?:lassen sie|lass)\b[^.;!?]{0,12}\b(?:leer|weg)\b|\bd[eé]j[ea](?:lo|la)? (?:en blanco|vac[ií]o)\b|\bdeix[ea] (?:em branco|vazio)\b|\blascia(?:lo)? vuoto\b/iu;

/** Whether a short message without a figure refuses the answer. */
export function refuses(text: string): boolean {
  if (/\d/.test(text) || wordCount(text) > 24) return false;
  const [first = null] = sentenceSpans(text);
  const isRefused =
    LEAVE_EMPTY.test(text) ||
    NONE_OF_THEM.test(text.trim()) ||
    (first !== null && REFUSES.some((pattern) => pattern.test(first.text)));
  // Number words are looked for last, because that costs time.
  return isRefused && !findNumbers(text).some(({ weak }) => !weak);
}

/** Slots for things that may not exist, such as a thesis. For other slots, "none" is an answer. */
const MAY_BE_MISSING = new Set(['investment_thesis', 'funding_usage', 'team_background']);
const HAS_NONE =
  /^(?:(?:i|we) )?(?:(?:don't|do not|haven't|never) (?:really )?(?:do|have|had|got|use|write|believe in|need)|have no|no) (?:an? |any |such |got )?(?<thing>\p{L}+)(?: \p{L}+)?[.!]*$|^(?:das |so (?:et)?was )?hab(?:e|en)? (?:ich|wir) (?:noch )?(?:nicht|keine[nrs]?)[.!]*$|^(?:eso )?no (?:l[oa] )?(?:tengo|tenemos)[.!]*$|^je n'en ai pas[.!]*$/iu;
const STEM = 4;

/** "No users yet", "we have no website" */
const hasNo = (text: string, { aliases }: Slot): boolean =>
  new RegExp(
    String.raw`^(?:(?:i|we|there)(?:['’]ve|['’]s| have| has| is| are)? (?:got )?)?(?:no|not any|zero|without(?: any| a)?)\s+(?:\p{L}+\s)?(?:${aliases})(?:\s+(?:yet|so far|at all|right now|needed|for now|at the moment|really))*[\s.!]*$`,
    'iu',
  ).test(text.trim());

/** Whether the message says that the thing does not exist: "We don't do theses", "no deck yet". */
export function deniesThing(text: string, slot: Slot): boolean {
  const { name, label, text: isText } = slot;
  if (!isText || name === 'current_companies') return hasNo(text, slot);
  if (!MAY_BE_MISSING.has(name)) return false;
  const [first] = sentenceSpans(text);
  const match = HAS_NONE.exec(first?.text.trim() ?? '');
  if (!match) return false;
  const thing = match.groups?.['thing']?.toLowerCase().slice(0, STEM);
  return thing === undefined || label.split(' ').some((word) => word.startsWith(thing));
}
