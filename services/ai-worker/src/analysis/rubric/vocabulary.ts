/**
 * The words that the rubric knows, for text in lower case without accents. English in full, and
 * the most telling words of Spanish, German, French and Portuguese.
 */

const words = (list: string) => new Set(list.split(' '));
/** One pattern that matches any of the alternatives as whole words. */
const anyOf = (...lists: string[]) => new RegExp(`(?<![a-z0-9])(?:${lists.join('|')})(?![a-z0-9])`);

/** Words without meaning of their own, by language; they also tell the languages apart. */
export const FUNCTION_WORDS = {
  English: words(
    'a about above after again all almost also although always am among an and any are as at be because been before being ' +
      'below between both but by can could did do does doing down during each even every few for from further get gets ' +
      'give given go goes had has have having he her here hers him his how however i if in into is it its itself just ' +
      'know let lets like make makes many may me might more most much must my never no nor not now of off often on once ' +
      'one only or other our ours out over own people please quite rather really same say says see she should since so ' +
      'some something such take than that the their theirs them then there these they thing things this those through to ' +
      'too under until up us use used uses using very want truly wants was way we well were what when where which while ' +
      'who whom whose why will with within without would yes yet you your yours etc via per across them lot lots',
  ),
  Spanish: words(
    'el la los las un una unos de del y o que en es son con por para se lo su sus al como mas pero no sin sobre entre muy ya ' +
      'nos nosotros nuestra nuestro esta este estos estas hay cuando porque si les le ha han donde hasta desde cada mi yo cuya',
  ),
  German: words(
    'der die das den dem des ein eine einen einem einer und oder ist sind mit fur auf im in zu zum zur von vom aus bei nach ' +
      'nicht auch sich es wir ihr sie er ich wie wer was wenn dass weil als an am um uber unter vor schon sehr nur noch man ' +
      'jede jeder jedes jeden haben hat wird werden kann konnen unser unsere ihre seine daran davon danach',
  ),
  French: words(
    'le la les un une des du de et ou que qui en est sont avec pour par dans sur se ce cette ces son sa ses au aux mais ne pas ' +
      'plus sans entre nous notre nos vous ils elles il elle on leur leurs tres deja ont comme quand meme dont ans mieux',
  ),
  Portuguese: words(
    'o a os as um uma de do da dos das e ou que em no na nos nas com por para se seu sua seus suas ao como mais mas nao sem ' +
      'sobre entre muito ja nosso nossa nossos esta este ha quando porque pelo pela ate desde cada eu meu minha do que',
  ),
} as const;
export type KnownLanguage = keyof typeof FUNCTION_WORDS;

/** Words that pitch without saying anything (Y Combinator: marketing language is noise). */
export const MARKETING = words(
  'amazing awesome best better breakthrough cutting-edge disrupt disruptive disrupting disruption dominate ecosystem ' +
    'ecosystems empower empowering empowers enterprise-grade epic exponential exponentially frictionless future ' +
    'game-changer game-changing great groundbreaking guaranteed holistic huge immersive incredible industry-leading ' +
    'innovative innovation innovations intelligent leading leverage leverages leveraging massive massively ' +
    'mission-critical next-gen next-generation next-level paradigm passion passionate perfect perfectly powerful premium ' +
    'reimagine reimagined revolution revolutionary revolutionise revolutionize robust scalable seamless seamlessly smart ' +
    'state-of-the-art super synergies synergy transform transformative transforming ultimate unicorn unique unlock ' +
    'unparalleled unprecedented world-class vision visionary excellence dedicated hungry talent meaningful potential ' +
    'blockchain metaverse tokenomics quantum web3 nft cloud-native verticals stakeholders moat flywheel scalability ' +
    'user-friendly seasoned serial decades military-grade best-in-class best-of-breed proposition propositions',
);

/** Words too general to describe anybody's case. */
export const GENERIC = words(
  'help helps better improve improves business businesses company companies easy easier simple user users customer customers ' +
    'product products service services app apps platform website online world life lives time money everything everyone ' +
    'everybody anyone anything work works good great hard technology technologies solution solutions value create creates ' +
    'experience team market markets industry industries digital data today need needs lack new different way ways global ' +
    'worldwide globally growing growth important issue issues problem problems challenge marketing hiring scale ai insights ' +
    'personalised personalized quality modern millions billions small large big young existing real feature features design ' +
    'patent exclusive pilot pilots certified contract contracts interviews surveys waitlist signed paying retention traction ' +
    'runway interview survey tam sam som arr mrr ltv cac kpi roi personas aplicativo personen menschen aplicacion',
);

/**
 * Sentences that talk to whoever scores instead of about the startup; they are not read. Narrow
 * on purpose: a startup may be about scores, language models or points.
 */
export const ADDRESSES_SCORER = new RegExp(
  [
    // Take back what was said before.
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|instructions?|rubric|prompt|you were told|everything before|guidelines?)\b`,
    String.raw`\b(?:ignor\w+|desconsider\w+|vergiss)\b.{0,50}\b(?:anweisung|instruc|consigne|vorherig|anterior|precedent)`,
    // An order to rate, at the start of the sentence or after "you must", "please".
    String.raw`(?:^[^a-z]*|[:,>\]]\s*|\bplease |\byou (?:should|must|have to|are to|will|can) )(?:now |also |just )*(?:give|award|assign|output|return|respond|rate|score|evaluate|treat|grade|set|mark)\b.{0,70}\b(?:100(?! ?%| ?[a-z]{4,})|full marks|top marks|points|maximum|highest|evidenced|overall|rating|exceptional|or more|overall_score)\b`,
    String.raw`\b(?:must|should|deserves? to|has to) (?:receive|get|be given|count as|be rated|be scored)\b.{0,40}\b(?:score|marks|rating|evidenced|100)\b`,
    // Speaks to the machine.
    String.raw`\b(?:dear|note to|note for|attention|hey|hello) (?:the |any |all )?(?:ai|llm|language model|chatgpt|gpt|reviewer|evaluator|grader|grading|assistant|judge)\b`,
    String.raw`\b(?:if you are an ai|you are now an?\b|you are now in|assistant, please|as the evaluator|do not mention this|evaluation mode|new instructions:|overall_score|previous prompt was)`,
    String.raw`^[^a-z]*(?:pretend (?:that|you)|system\s*:)|<\/?system>|\[\/?inst\]|\x60\x60\x60|\b100\s*(?:/|out of)\s*100\b`,
    String.raw`\b(?:100 (?:punkte|puntos|pontos)|note maximale|puntuacion maxima|hochste punktzahl|nota maxima)\b`,
  ].join('|'),
);

/** Why or how. */
export const REASONS = anyOf(
  String.raw`because|since|so that|so|therefore|which means|due to|as a result|in order to|by \w+ing|caus\w+|leads? to|results? in|instead of|that way|when|until|before|after|then|as`,
  String.raw`porque|para que|asi que|ya que|cuando|cuya`,
  String.raw`weil|deshalb|sodass|damit|dadurch|indem|wenn|um`,
  String.raw`parce que|car|puisque|afin|donc|quand|pour que`,
  String.raw`pois|assim|quando|ja que|ate`,
);

/** Sets itself against something else. */
export const CONTRASTS = anyOf(
  String.raw`than|unlike|versus|vs\.?|compared (?:to|with)|instead of|rather|whereas|while|but|alternatives?|competitors?|incumbents?|rivals?|others?|existing|today they use|not?|never|cannot|can't|don't|dont|doesn't|doesnt|ours?|only|overkill`,
  String.raw`que otr\w+|pero|en vez de|la nuestra|fallan|no|menos|mas \w+ que`,
  String.raw`als|anders|statt|aber|nicht|brauchen|beginnen bei|unsere`,
  String.raw`mais|au lieu de|plutot|contrairement|les notres|ne|moins`,
  String.raw`do que|mas|em vez de|nosso|nao`,
);

/** Says that there is nobody else; investors read it as not having looked. */
export const NO_RIVALS = anyOf(
  String.raw`no (?:real |direct |true )?competit(?:ors?|ion)|nobody else (?:does|is)|no one else (?:does|is)|first mover|ningun competidor|keine konkurrenz|aucun concurrent|nenhum concorrente`,
);

/** About what is to come: plans are not proof. */
export const FUTURE = anyOf(
  String.raw`will|we'll|would|plan(?:s|ned)? to|planned|planning|expect\w*|project(?:ed|ions?)|aims?|hopes?|goal|intend\w*|could|forecast\w*|if we|imagine|imagination|once we|want to`,
  String.raw`vamos a|queremos|planeamos|esperamos`,
  String.raw`wollen|planen|werden wir|wir werden`,
  String.raw`allons|prevoyons|voulons|esperons`,
  String.raw`iremos|pretendemos|planejamos`,
);

/** Went to see those who have the problem, or the records of it. */
export const CONTACT = anyOf(
  String.raw`interview\w*|spoke|spoken|talked|asked|met|survey\w*|visited|followed|shadowed|sat (?:in|with)|watched|timed|logged|measured|tracked|counted|audit\w*|pulled|went through|told|shared|lent|recorded|compared|analy[sz]ed|signed|agreed|said|put it in writing|letters? of intent|paid|quoted`,
  String.raw`entrevist\w+|hablamos|preguntamos|revisamos|registraron|medimos|visitamos|dijo|dijeron`,
  String.raw`befragt\w*|gefragt|gesprochen|besucht|gemessen|sagten|begleitet|ausgewertet`,
  String.raw`interrog\w+|parle|mesure|avons compare|visite|demande`,
  String.raw`entrevist\w+|falamos|perguntamos|medimos|visitamos|disseram`,
);

/** A thing that was tried and came out so. */
export const RESULT = anyOf(
  String.raw`fell|rose|went from|from [\d.]+ to|cut|reduced|dropped|caught|found|tested|measured|timed|trial|pilot|works today|efficiency|held back|takes about|it takes|sent back|we've done|have done|saved|gets? found|go out|go through|runs? go|has run|see \d|last season|in production`,
  String.raw`detectamos|paso de|bajo de|probamos|salen sin|redujo`,
  String.raw`gesunken|gefunden|getestet|sank|stieg|gemessen|eingespart`,
  String.raw`est passe de|a baisse|teste|mesure|reduit`,
  String.raw`caiu|passou de|testamos|medimos|reduziu`,
);

/** What a rival cannot have at once. */
export const HELD = anyOf(
  String.raw`patent(?:ed)?|granted|exclusiv\w+|certified|certification|approv\w+|licen[cs]ed|agreements?|contracts with|signed|labelled|labeled|dataset|collected|corrected|integrations?|interfaces?|nobody has left|retention|releases|connected to|came that way|i wrote|costs? .{0,12}to make`,
  String.raw`en exclusiva|certificad\w+|licencia|contrato|corregid\w+|integraciones`,
  String.raw`exklusiv\w*|zertifiziert|vertrag|schnittstellen|zugelassen|kamen so`,
  String.raw`exclusivite|certifie\w*|contrats?|agrement|signe\w*`,
  String.raw`exclusividade|certificad\w+|contratos?|licenca`,
);

/** Who makes the product. */
export const BUILDER = anyOf(
  String.raw`engineer\w*|develop\w+|dev|cto|technical|scientist|software|sw|architect|programm\w+|coder?|codes|hardware|sensors?|chemists?|biologist|physicist|linguist|vision|robotics|machine learning|backend|technologist|phd|salts|built|researcher|archivist|hydrographer`,
  String.raw`ingenier\w+|desarrollador\w*|sensores|software`,
  String.raw`entwickler\w*|ingenieur\w*|programmierer\w*|gebaut`,
  String.raw`ingenieur\w*|developpeu\w+|programme|docteur`,
  String.raw`engenheir\w+|desenvolvedor\w*|programador\w*`,
);
/** Who brings it to customers or runs the firm. */
export const SELLER = anyOf(
  String.raw`sales|sold|sell\w*|marketing|commercial|ceo|coo|cfo|closed|operations?|ops|managed|ran|manager|gm|owner|owns|dealer|account|finance|head of|firm of|agent|compliance officer|caterer|restaurants?|supervises|took`,
  String.raw`vendi\w+|vendedor\w*|dirigi\w+|duen\w+|ventas|concesionarios`,
  String.raw`vertrieb\w*|verkauf\w*|geleitet|inhaber\w*|betriebsleiter|leiter\w*`,
  String.raw`vend\w+|marketing|dirige|commercial\w*|responsable`,
  String.raw`vend\w+|dirigiu|dona|dono|gerente`,
);
/** Who knows the customers' trade from inside. */
export const INSIDER = anyOf(
  String.raw`nurse|doctor|vet|therapist|lawyer|litigator|notary|teacher|chef|cook|baker|farmer|farms?|plumber|roofer|landlord|bookseller|reviewed|officer|linguist|archivist|courier|civil engineer|lift engineer|hospital|restaurants?|studio|practising|grew up|oyster|maintenance|hydrographer|banking`,
  String.raw`agricultor\w*|fincas?|veterinari\w+|medic[oa]|maestr\w+`,
  String.raw`anwalt\w*|gastronomie|arzt\w*|lehrer\w*|handwerker\w*`,
  String.raw`avocat\w*|medecin|professeur\w*|genie civil|ingenieur civil`,
  String.raw`produtor\w*|restaurante|medic[oa]|professor\w*`,
);
/** The founder's own words for a hole in the team. */
export const TEAM_GAP = anyOf(
  String.raw`alone|part-time|solo|no (?:salesperson|sales|technical|experience|developer)|neither of us|agency|self taught|hobby|student|graduates?|out of study|teilzeit|allein|a tiempo parcial|temps partiel`,
);
/** Something a person did, to go with a figure. */
export const DID = anyOf(
  String.raw`ran|built|sold|shipped|managed|led|closed|scaled|took|wrote|supervises|founded|developed|owns|was|were|reviewed|grew|raised|launched|spent|worked|ran|rep|head of|practising|with`,
  String.raw`trabaj\w+|dirigi\w+|vendi\w+|entregamos|duen\w+|en activo`,
  String.raw`gebaut|geleitet|verkauft|gearbeitet|davon als`,
  String.raw`travaille|dirige|vendu|construit`,
  String.raw`trabalh\w+|dirigiu|vendeu|construiu`,
);

/** A customer that is nobody in particular. */
export const ANYBODY = anyOf(
  String.raw`everyone|everybody|anyone|all (?:people|students|companies|industries|sectors)|young people|worldwide|globally|global|individuals|people who|organisations|consumers|todo el mundo|todos|jovens|jovenes|jeder|tout le monde|jeunes`,
);
/** A market from the top: large and nobody's own. */
export const TOP_DOWN = anyOf(
  String.raw`trillions?|billions?|\d+ ?bn|cagr|tam|capture|\d+ ?% of (?:the|this) market|just 1|\d{3} million|worth \$\d+ ?(?:billion|bn)`,
);
/** What one customer pays. */
export const PRICE =
  /(?:[$€£¥]\s?\d[\d.,]*|(?<!\d[.,]?)\d[\d.,]*\s?(?:dollars?|dolares|dolar|euros?|cents?|centavos|usd|eur|reais|%))/;
/** Where a count comes from. */
export const SOURCE = anyOf(
  String.raw`census|registry|register|according to|association|statistics|by the|in the (?:us|country|uk)|in our first|censo|statistik|recensement|segun|laut|selon`,
);
/** How long money lasts and what it reaches. */
export const MILESTONE = anyOf(
  String.raw`runway|milestones?|until|months?|mo|lasts|takes us|gets us|reach\w*|goal|payback|break-even|after it|mrr|arr|paying|weeks|monate\w*|meses|mois|hasta|jusqu'a|ate`,
);
