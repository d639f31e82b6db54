/** Abstract words of praise and belief, in English, German, French, Spanish, Portuguese, Italian, Polish and Dutch. */
const VALUES = new RegExp(
  String.raw`\b(?:${[
    String.raw`passion\w*|visions?|missions?|innovati\w*|excellen\w*|quality|trust|values?|synerg\w*|impact|future|tomorrow|potential|opportunit\w*|revolution\w*|game[- ]chang\w*|purpose|inspir\w*|dreams?|journey|holistic|sustainab\w*|honesty|community|enormous|huge|endless|perfect|timing|bold|mindset|humbled?|excited|driven|change the world|changing (?:fast|the world)|leading|possibilit\w*`,
    String.raw`leidenschaft\w*|qualitat|vertrauen|werte|zukunft|morgen|potenzial\w*|potential\w*|chancen?|sinn|traum\w*|reise|ganzheitlich\w*|nachhaltig\w*|gemeinschaft|riesig\w*|perfekt\w*`,
    String.raw`qualite|confiance|valeurs?|avenir|demain|potentiel\w*|opportunites?|sens|reves?|voyage|global\w*|durab\w*|communaute|enormes?|parfait\w*`,
    String.raw`pasion|vision|mision|innovaci\w+|excelencia|calidad|confianza|valores|futuro|manana|potencial\w*|oportunidad\w*|revoluci\w+|proposito|suenos?|sostenib\w*|comunidad|enorme\w*|perfect\w+`,
    String.raw`paixao|visao|missao|inovac\w+|excelencia|qualidade|confianca|amanha|oportunidade\w*|revoluc\w+|sonhos?|sustentav\w*|comunidade|perfeit\w*`,
    String.raw`passione|visione|missione|innovazion\w+|eccellenza|qualita|fiducia|valori|domani|potenzial\w+|opportunita|rivoluzion\w+|scopo|sogn\w+|sostenib\w*|comunita|perfett\w*`,
    String.raw`wizj\w+|misj\w+|pasj\w+|jakosc\w*|zaufani\w+|innowacyjn\w+|synergi\w+|wartosc\w*|przyszlosc\w*|jutr\w+|zaangazowani\w+|wyzwani\w+|dojrza\w*|rozwiazani\w+|niepowtarzaln\w+`,
    String.raw`passie|visie|missie|innovatie\w*|kwaliteit|vertrouwen|waarden|toekomst|potentieel|kansen?|droom|reis|duurza\w*|gemeenschap|enorme?`,
  ].join('|')})(?![a-z])`,
  'g',
);
/** Begins a sentence of belief. */
const BELIEVES =
  /\b(?:(?:we|i) (?:\w+ ){0,2}(?:believe|feel|dream)|imagine|(?:is|are) in our dna|wir (?:\w+ )?(?:glauben|traumen)|(?:wir sind|bin) (?:\w+ )?uberzeugt|nous (?:\w+ )?(?:croyons|revons|sommes convaincus)|(?:creemos|sonamos|estamos convencid\w+)|(?:acreditamos|sonhamos|estamos convencid\w+)|(?:crediamo|sogniamo|siamo convinti)|(?:wij|we) (?:\w+ )?geloven|(?:our|unsere?|notre|nuestra|nossa|nostra|onze) (?:vision|mission|passion|dream|leidenschaft|mision|pasion|visao|missao|paixao|visione|missione|passione|visie|missie|passie)) /;
/** Believes in the startup itself, or paints a world: neither can be checked. */
const BELIEVES_IN_ITSELF =
  /^(?:[\w']+ ){0,3}(?:we|i)(?:'m|'re| am| are)? (?:\w+ ){0,3}(?:believe|beleive) in (?:this|it|us|me|ourselves|myself|what (?:we|i) do|our (?:idea|product|team|startup))(?: (?:idea|project|so much|very much|a lot|with all \w+ \w+|deeply))*[.!]*$|^(?:(?:and|so|imagine|to|towards|for|we want|i see|we see) )*(?:a|the) (?:world|future|planet|society) (?:where|in which|without|that)\b/;
/** So many different words of praise are praise alone, even if nobody says that they believe. */
const MANY = 3;

/**
 * Whether a sentence states beliefs instead of describing anything: words of praise, and nothing that one could check.
 * @param text in lower case without accents.
 */
export function isOnlyPraise(text: string): boolean {
  const values = new Set(text.match(VALUES));
  return (
    values.size >= MANY ||
    BELIEVES_IN_ITSELF.test(text.trim()) ||
    (values.size > 0 && BELIEVES.test(`${text} `))
  );
}
