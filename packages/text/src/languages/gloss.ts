import { isForeign } from './foreign.js';

/**
 * The few phrases that introduce facts in German, Spanish, French, Portuguese and Italian, with
 * their English translation. They let every fact reader work in English only. Descriptions stay in
 * their own language.
 */
const PHRASES: readonly (readonly [english: string, foreign: string])[] = [
  [
    'it is called',
    "(?:wir|es|sie|er|das|(?:unsere?|die|das) (?:firma|startup|start-up|unternehmen|produkt|app)) hei(?:ß|ss)(?:t|en)|der name (?:ist|lautet)|se llama|nos llamamos|(?:el|nuestro) nombre es|(?:(?:il|elle|ça|on|nous) )?(?:s'appelle|nous appelons)|(?:le|notre) nom(?: est|,? c'est)|se chama|(?:nos )?chamamos-nos|o (?:nosso )?nome é|si chiama|ci chiamiamo|il (?:nostro )?nome è|(?:wij |we |het |ze |hij )?(?:heten|heet)|(?:de|onze) naam is|nazywa(?:my)? się(?: to)?|(?:nasza )?nazwa(?: to| brzmi)?|jmenuje(?:me)? se(?: to)?|(?:náš )?název je|(?:onun |şirketin |uygulamanın )?(?:adı|adımız|ismi|ismimiz)(?: da)?|(?:vi|det|den|appen|bolaget|firmaet) (?:heter|hedder)|(?:sen )?nimi on|a neve(?:ünk)?|(?:se|ne) (?:numește|numim|cheamă)|numele (?:este|e)|(?:мы |он |она |это )?называ(?:ется|емся)|название|(?:ми )?назива(?:ється|ємося)",
  ],
  [
    'it is now',
    "(?:es|das|sie) (?:ist|heißt) jetzt|jetzt (?:ist|heißt) (?:es|das|sie)|ahora (?:es|se llama)|(?:c'est|on est) maintenant|maintenant (?:c'est|on est)|agora (?:é|se chama)|(?:ora|adesso) (?:è|si chiama)|(?:het|dat) (?:is|heet) (?:nu|nou)|nu (?:is|heet) (?:het|dat)|teraz (?:to|jest)|teď (?:je to|to je)|şimdi(?: adı)?|det (?:är|er) nu|nu (?:är|er) det|(?:теперь|сейчас)(?: это)?|(?:тепер|зараз)(?: це)?",
  ],
  [
    'we are based in',
    '(?:wir (?:sitzen|sind|leben|wohnen)|unser (?:büro|sitz) ist|mit sitz|ansässig) in|(?:estamos|somos|vivimos|con sede|basad[oa]s?) (?:en|de)|(?:nous sommes|on est|je suis)(?: basé(?:e?s)?| installé(?:e?s)?)? à|basé(?:e?s)? à|(?:estamos|ficamos|somos|com sede) (?:em|de)|(?:siamo|con sede|abbiamo sede|viviamo) (?:a|di|in)',
  ],
  [
    'launched',
    'am markt|auf dem markt|gelauncht|gestartet|live gegangen|(?:ya )?lanzamos|(?:ya )?(?:hemos )?lanzado|en el mercado|(?:já )?lançamos|(?:já )?lançad[oa]|no mercado|(?:nous avons |déjà )?lancée?s?|sur le marché|en production|abbiamo (?:già )?lanciato|(?:già )?lanciat[oa]|sul mercato',
  ],
  [
    'growing',
    '(?:wir )?wachsen|wachsend|(?:estamos )?creciendo|(?:estamos )?crescendo|en (?:pleine )?croissance|(?:stiamo )?crescendo|in crescita',
  ],
  [
    'prototype',
    'prototyp(?:en)?|prototipos?|protótipos?|prototype|(?:en|em|in) (?:pruebas?|testes?|prova)|testphase',
  ],
  [
    'at the idea stage',
    "(?:nur |bisher )?(?:eine|als) idee|(?:solo |sólo )?una idea|(?:juste )?une idée|(?:só )?uma ideia|(?:solo )?un'idea",
  ],
  ['seed', "amorçage|phase d'amorçage|semilla|semente"],
  [
    'early stage',
    '(?:etapas?|fases?) (?:tempranas?|iniciales?|inicial)|frühphase|frühe phasen?|estágios? inicia(?:l|is)|fase iniziale|phase précoce',
  ],
  [
    'customers',
    'kunden|kundinnen|nutzer(?:innen|n)?|anwender|clientes|usuarios|usuárias?|usuários|utilisateurs|utilisatrices|clients|clienti|utenti|abonnés|abonnenten|suscriptores|assinantes',
  ],
  [
    'revenue',
    "umsatz|einnahmen|ingresos|facturación|facturamos|receita|faturamento|faturamos|chiffre d'affaires|fatturato|ricavi|fatturiamo",
  ],
  [
    'we are raising',
    'wir (?:suchen|brauchen|wollen)|buscamos|levantamos|necesitamos|nous (?:cherchons|levons)|buscamos|precisamos|captando|cerchiamo|raccogliamo',
  ],
  ['at least', 'mindestens|como mínimo|al menos|au moins|pelo menos|almeno'],
  ['up to', "höchstens|maximal|bis zu|como máximo|hasta|au plus|jusqu'à|no máximo|até|al massimo|fino a"],
  [
    'the largest check is',
    'el (?:cheque )?máximo (?:sube a|es(?: de)?|pasa a)|le (?:ticket |chèque )?maximum (?:monte à|passe à|est(?: de)?)|(?:das maximum|der höchstbetrag) (?:ist|steigt auf)|o máximo (?:é|sobe para)|il massimo (?:è|sale a)',
  ],
  ['nothing', 'nichts|nada|rien|niente|nulla'],
  [
    'none yet',
    '(?:noch )?keine?[nr]?(?: bisher)?|ningun[oa](?: todavía| aún)?|aucune?(?: encore)?|pas encore|aún no|todavía no|noch nicht|nenhum[a]?(?: ainda)?|ainda não|nessun[oa](?: ancora)?|non ancora',
  ],
  [
    'for now',
    "im moment|por ahora|de momento|pour (?:le moment|l'instant)|por enquanto|per ora|per il momento",
  ],
  [
    'the location is',
    "(?:(?:die|unsere) stadt|der (?:ort|standort|sitz)) ist|(?:la|notre) ville(?: est|,? c'est)|le (?:lieu|siège)(?: est|,? c'est)|(?:la|nuestra) (?:ciudad|sede) es|a (?:nossa )?(?:cidade|sede) é|la (?:nostra )?(?:città|sede) è|de (?:stad|plaats|vestiging) is|(?:miasto|miejscowość|siedziba)(?: to| jest w)|(?:město|sídlo) je|(?:şehir|konum|yer)(?:imiz)? :?",
  ],
  ['we are', 'wir sind'],
];
const TRANSLATED = PHRASES.map(
  ([english, foreign]) => [english, new RegExp(`(?<![\\p{L}'])(?:${foreign})(?![\\p{L}])`, 'giu')] as const,
);
/** Phrases that no English text contains, so that they count in a text too short to tell its language. */
const UNMISTAKABLE: ReadonlySet<string> = new Set(['it is called']);

/** Translates those phrases into English. An English text stays as it is. */
export function translateFactPhrases(text: string): string {
  const phrases = isForeign(text) ? TRANSLATED : TRANSLATED.filter(([english]) => UNMISTAKABLE.has(english));
  return phrases.reduce((translated, [english, foreign]) => translated.replace(foreign, english), text);
}
