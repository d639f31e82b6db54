import { inPlainWords } from '@proofround/text/words/plain-words.js';

import { wholeWords } from '../topics/patterns.js';
import { IS_PAID, MEETS } from './condition-words.js';
import { ONLY_IF } from './demands.js';
import type { Requirement } from './milestones.js';
import { refusesSomething, refusingClauses } from './polarity.js';
import type { Refusal } from './refusals.js';
import { DENIES, WELCOMES } from './yes-and-no.js';

/** A startup of which only the idea exists, in plain words. */
const IDEA = wholeWords(
  String.raw`(?:an? |the |pure |mere |bare |raw |just |only |still )?ideas? (?:stage|on (?:paper|a napkin))|(?:pure|mere|bare|raw|only|just an?|still an?) ideas?|slide ?decks?|powerpoints?|napkins?|on paper|(?:nothing|not yet|never) (?:been )?built`,
  String.raw`(?:an der|reine\p{L}*|blosse\p{L}*|nur eine|noch eine|noch an (?:der|einer)) idee\p{L}*|ideenphase|ideenstadium|powerpoint\p{L}*|auf dem papier|bierdeckel`,
  String.raw`(?:simples?|stade de l|stade d|qu une|phase d|au stade) ?(?:de )?(?:l )?idees?|sur le papier|sur papier|d(?:iapos|iapositives)`,
  String.raw`(?:solo|en fase de|en etapa de|fase|etapa de|simple|mera|pura) (?:una )?ideas?|en (?:el )?papel|servilleta\p{L}*|diapositivas`,
  String.raw`(?:fase de|estagio de|so (?:uma )?|apenas (?:uma )?|mera) ?ideias?|no papel|guardanapo\p{L}*`,
  String.raw`(?:solo|fase di|stadio di|semplice|mera) (?:un )?idea|sulla carta|tovagliol\p{L}*`,
  String.raw`ideefase|(?:alleen|slechts) een idee|op papier`,
  String.raw`(?:etap\p{L}*|faz\p{L}*|sam\p{L}*) pomysl\p{L}*|na papierze`,
  String.raw`(?:стади\p{L}+|этап\p{L}*|одн\p{L}+|гол\p{L}+) иде\p{L}+|на бумаге`,
  String.raw`fikir (?:asama\p{L}*|halinde\p{L}*)|sadece (?:bir )?fikir|kag[iı]t ustunde`,
  'アイデア段階|構想段階|アイデアだけ|机上',
  String.raw`مرحلة (?:ال)?فكرة|مجرد فكرة|على (?:ال)?ورق`,
);
/** A startup that has not sold anything, in plain words. */
const UNSOLD = wholeWords(
  String.raw`pre ?revenue|(?:without|no|zero|not any) (?:\p{L}+ )?(?:sales|revenues?|customers|income)|(?:has|have|havent|hasnt) (?:not |never )?(?:yet )?sold (?:nothing|anything|yet)|nobody (?:has )?pa(?:ys|id)`,
  String.raw`(?:noch )?(?:nichts|nie) verkauft|(?:ohne|keinen|kein) umsatz`,
  String.raw`(?:n a|n ont|n avez) (?:encore )?rien vendu|(?:sans|pas de|pas un euro de) (?:chiffre d affaires|ventes|clients)`,
  String.raw`(?:todavia |aun )?no (?:ha|han|hayan?) (?:vendido|facturado)|no factur\p{L}+|sin (?:ventas|ingresos|clientes)`,
  String.raw`(?:ainda )?nao (?:vendeu|vende|venderam|fatura\p{L}*|faturou)|sem (?:vendas|receita|faturamento|clientes)`,
  String.raw`non (?:ha|hanno) (?:ancora )?vendut\p{L}+|senza (?:vendite|ricavi|fatturato|clienti)`,
  String.raw`(?:nog )?niets verkocht|zonder (?:omzet|klanten)`,
  String.raw`(?:jeszcze )?nic nie sprzeda\p{L}+|bez (?:przychod\p{L}*|sprzedazy|klientow)`,
  String.raw`(?:еще )?ничего не прода\p{L}+|без (?:выручки|продаж|клиентов)`,
  String.raw`(?:henuz )?(?:sat[iı]s[iı]|geliri|musterisi|cirosu) olmayan\p{L}*`,
  '売上のない|売上がない|売上がまだない|売上はまだ|売り上げのない|収益のない',
  String.raw`بلا (?:مبيعات|ايرادات|عملاء)|لم (?:ت|ي)بع`,
);

/** Begins a sentence about those who lack something. */
const BEGINS_WITH_LACK =
  /^(?:unless|without|as long as (?:no|nobody|nothing)|ohne|solange (?:\p{L}+ )?(?:niemand|kein\p{L}*|nicht\p{L}*)|sans|tant que|sin|mientras no|sem|enquanto nao|senza|finche non|zonder|zolang (?:\p{L}+ )?(?:niemand|geen|niet)|bez|dopoki (?:nie|nikt)|без|пока (?:не|нет|никто))(?!\p{L})/u;
/** Whether a sentence denies those without sales: "Ohne Kunden, die zahlen, lese ich nicht weiter." */
function deniesUnsold(sentence: string): boolean {
  const text = inPlainWords(sentence);
  const lack = BEGINS_WITH_LACK.exec(text);
  if (!lack || WELCOMES.test(text) || ONLY_IF.test(text)) return false;
  const rest = text.slice(lack[0].length);
  return IS_PAID.test(rest) && !MEETS.test(rest) && (DENIES.test(rest) || refusesSomething(sentence));
}

/** A demand that something is built. */
const MUST_BE_BUILT = wholeWords(
  String.raw`(?:must|has to|have to|needs to|need to|as long as|provided) (?:\p{L}+ ){0,4}(?:built|exist\p{L}*)|muss (?:\p{L}+ ){0,4}(?:gebaut|auf dem tisch|existieren)|(?:doit|faut) (?:\p{L}+ ){0,4}(?:construit|exister|prototype)|tiene que (?:\p{L}+ ){0,3}(?:construid\p{L}|exist\p{L}+)|tem (?:de|que) (?:\p{L}+ ){0,3}(?:construid\p{L}|pront\p{L}|exist\p{L}+)|deve (?:\p{L}+ ){0,3}(?:costruit\p{L}|esistere|existir)|moet (?:\p{L}+ ){0,3}(?:gebouwd|bestaan)|musi (?:\p{L}+ ){0,3}(?:zbudowan\p{L}*|istniec)|долж\p{L}+ (?:\p{L}+ ){0,3}(?:построен\p{L}*|существовать|работать)`,
);

/** The refusals of startups of which only the idea exists, or that have sold nothing, in any language. */
export function earlyRefusals(sentence: string, quote: string): Refusal[] {
  const text = inPlainWords(sentence);
  const clauses = IDEA.test(text) || UNSOLD.test(text) ? refusingClauses(sentence) : [];
  const requirements: Requirement[] = [
    ...(clauses.some((clause) => IDEA.test(clause)) || MUST_BE_BUILT.test(text)
      ? [{ kind: 'stage', least: 'mvp' } as const]
      : []),
    ...(clauses.some((clause) => UNSOLD.test(clause)) || deniesUnsold(sentence)
      ? [{ kind: 'revenue', least: 1 } as const]
      : []),
  ];
  return requirements.map((requirement) => ({ about: [], unmet: [requirement], ceiling: null, quote }));
}
