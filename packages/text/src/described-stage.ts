import type { Stage } from '@proofround/contracts';

const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'iu');

/** Words for selling, delivering, renting and being paid, and for being on sale, in each language. */
const SELLS = wholeWords(
  String.raw`sells?|sold|selling|on sale|for sale|deliver(?:s|ed|ing)?|ship(?:s|ped|ping)|rent(?:s|ed|ing)? (?:them |it )?(?:out|to)|rented|pay(?:s|ing)?|paid|subscrib(?:e|es|ed|ers?)|(?:take|takes|taking|took|taken) (?:orders|bookings|payments?)|bought|buy(?:s|ing)?|on the market|in (?:the )?(?:shops?|stores?)|open (?:since|for)|opened|in operation|in business|up and running|already out|out (?:already|there|since)|went live|is live|are live|live since|rolled out`,
  String.raw`verkauf(?:en|t|te|ten)|verkaufst|im verkauf|(?:be)?zahl(?:en|t|te|ende[nr]?)|bezahlt|gekauft|kauf(?:en|t|ten)|(?:be|aus)?liefern?|(?:be|aus)?geliefert|liefer(?:t|ten)|vermiete(?:n|t)|im (?:laden|handel|einsatz|betrieb)|im (?:app|play) ?store|am markt|auf dem markt|eröffnet|läuft seit|laufen seit|in betrieb`,
  String.raw`vend(?:s|ons|u|us|ues?|ent|ez)?|en (?:vente|magasin|rayon|service|ligne)|pai(?:e|ent|ement)|pay(?:e|ent|é|és|ants?|ons)|achet(?:é|és|ées?)|achèt(?:e|ent)|livr(?:e|ons|ent|é|és|ées?)|lou(?:e|ons|ent|é|és)|sur le marché|déployée?s?|ouverte?s?`,
  String.raw`vend(?:emos|en|e|ido|idos|imos|iendo|í)|en venta|en (?:las )?tiendas?|pag(?:an|amos|ando|ado|a)|compr(?:an|aron|ado|ando)|entreg(?:amos|ado|an)|alquil(?:amos|an|ado)|en el mercado|en funcionamiento|en marcha|abiert[oa]s?|funcionando`,
  String.raw`vend(?:emos|em|e|ido|idos|eu|endo|as)|à venda|pag(?:am|amos|ando|o|a|antes?)|compr(?:am|aram|ado|ando)|entreg(?:amos|ue|am)|alug(?:amos|am|ado)|no mercado|no ar|nas lojas|abert[oa]s?|em funcionamento`,
  String.raw`vend(?:iamo|ono|e|uto|uti|ute|endo)|in vendita|pag(?:ano|iamo|ato|ando|anti|a)|compr(?:ano|ato|ando)|consegn(?:iamo|ato|ano)|noleggi(?:amo|ato|ano)|sul mercato|nei negozi|apert[oi]|in funzione`,
  String.raw`verko(?:pen|opt|cht|chten|op)|te koop|betal(?:en|ende|end)|betaal[td]?|gekocht|kopen|koopt|lever(?:en|t|den)|geleverd|verhu(?:ren|urt|urd)|op de markt|in de winkels?|geopend`,
  String.raw`sprzeda(?:jemy|je|ję|li|liśmy|my|ł|no|ż|wany|wane)|w sprzedaży|płac(?:ą|i|imy|ące|ących|ący)|zapłaci(?:li|ł)|kupuj(?:ą|e)|kupi(?:li|ł|ło)|dostarcza(?:my|ją)|wynajmuj(?:emy|ą)|na rynku|w sklep(?:ie|ach)|wdrożon[eyao]|uruchomion[eyao]|działa(?:my)? od`,
  String.raw`prod(?:áváme|ává|ávám|ali|al|áno|áme)|v prodeji|plat(?:í|íme|ící|ících|ili)|koup(?:ili|il|ilo)|kupuj[íe]|dodáváme|pronajímáme|na trhu|v obchod(?:ě|ech)|spuštěn[oaýy]?`,
  String.raw`sat(?:ıyoruz|ıyorum|tık|tım|ılıyor|ışta|ıldı|mıştık)|ödüyor(?:lar)?|ödedi(?:ler)?|ödeyen|satın al(?:dı|dılar|ıyor|ıyorlar)|kiralıyor(?:uz|lar)?|teslim ediyoruz|yayında|canlıda|piyasada|satışta|mağazalarda|marketlerde|açıldı`,
  String.raw`sälj(?:er|s)|sål(?:t|de|da)|till salu|betal(?:ar|ade|ande)|köp(?:er|te)|levererar|hyr(?:s|er) ut|på marknaden|i butik(?:er)?|lanserad[e]?|lanserat|sælg(?:er|es)|selg(?:er|es)|solg(?:t|te)|betaler|betalende|køb(?:er|te)|kjøp(?:er|te)|leverer|på markedet|lanceret|lansert|i butikker(?:ne)?`,
  String.raw`myy(?:mme|nyt|dään|ty)|maksa(?:a|vat|nut|via)|ost(?:aa|avat|anut)|markkinoilla|kaupoissa|julkaistu|elad(?:unk|tunk|juk|va)|árul(?:juk|unk)|fizet(?:nek|ő|ett)?|piacon|vinde(?:m)?|vând(?:ut|ute)|plătesc|pe piață|lansat[ăe]?`,
  String.raw`прода(?:ём|ем|ют|ли|но|ется|жи|жах)|плат(?:ят|ит|или)|покуп(?:ают|али)|купили|на рынке|запущен[оаы]?|запустили|в магазинах`,
  String.raw`[Ll]aunch (?:हो|कर)|लॉन्च (?:हो|कर)|लांच (?:हो|कर)|बेचते|बेचती|बेच रहे|बिक(?:ता|ती|ते|ने|ी)|पैसे (?:दे|देते)|भुगतान|खरीद(?:ते|ती|ा|ी)|ख़रीद(?:ते|ती|ा|ी)|चालू|शुरू हो (?:गया|गई|चुका|चुकी)`,
);
/** Words for a business that runs; with a time they say that it is open: "работаем второй год". */
const RUNS = wholeWords(
  String.raw`runs?|running|works?|working|operat(?:es?|ing|ional)|active|going|trad(?:es?|ing)|läuft|laufen|arbeiten|aktiv|roule(?:nt|ons)?|tourne(?:nt|ons)?|fonctionne(?:nt)?|marche(?:nt)?|travaillons|funcion(?:a|an|amos)|oper(?:a|an|amos|ando)|trabaj(?:o|amos)|anda(?:n|mos)?|rod(?:a|am|ando)|trabalh(?:o|amos)|funziona(?:no)?|gira(?:no)?|lavoriamo|operativ[oi]|draai(?:t|en)|loopt|lopen|werk(?:t|en)|actief|działa(?:my)?|pracujemy|kręci się|fung(?:uje|ujeme)|běží|çalışıyor(?:uz)?|faaliyette|fungerar|rullar|igång|fungerer|kører|kjører|toimii|működik|funcționează|работа(?:ем|ет|ю|ют)|действует|працю(?:ємо|є|ю)|نعمل|chal rah[aie]|chalti|chalta`,
);
const TIME = wholeWords(
  String.raw`since|for (?:(?:an?|one|two|three|four|five|six|many|\d+|the) )?(?:\p{L}+ )?(?:years?|months?|weeks?|seasons?)|(?:second|third|fourth|fifth|\d+(?:nd|rd|th)) (?:year|season)|seit|depuis|desde(?: hace)?|hace|há|faz|da(?: (?:un|due|tre|quattro|\d+))? (?:ann[oi]|mes[ei])|sinds|al (?:een|twee|drie|\d+) (?:jaar|maanden)|od|już|už|\p{L}*(?:yıldır|aydır|yıldan beri)|beri|sedan|siden|i \d+ år|ota|óta|de (?:un|doi|trei|\d+) ani?|с прошл\p{L}+|с \p{L}+ (?:года|месяца)|(?:второй|третий|четв[её]ртый|пятый|\d+-?й) (?:год|сезон|месяц)|(?:уже )?\p{L}+ (?:года?|лет|месяц(?:а|ев)?)|(?:другий|третій|четвертий) (?:рік|сезон)|منذ|saal se|mahine se`,
);
/** Words for growth of the business itself. */
const GROWS = wholeWords(
  String.raw`(?:we(?:'re| are)?|it(?:'s| is)?|and|still|now|already) (?:\p{L}+ )?(?:grow(?:s|ing)?|expanding|scaling)|(?:every|each) (?:month|week|year) (?:\p{L}+ ){0,2}more|more (?:every|each) (?:month|week|year)|jede\p{L}? (?:monat|woche|jahr) (?:\p{L}+ ){0,2}mehr|chaque (?:mois|semaine|année) (?:\p{L}+ ){0,2}plus|(?:cada|todo) (?:mes|mês|semana|año|ano) (?:\p{L}+ ){0,2}(?:más|mais)|ogni (?:mese|settimana|anno) (?:\p{L}+ ){0,2}più|elke? (?:maand|week|jaar) (?:\p{L}+ ){0,2}meer|(?:ça|on|nous) (?:grandi\p{L}+|croi\p{L}+)|wir wachsen|(?:es|und) wächst|crecemos|creciendo|crescemos|crescendo|cresciamo|we groeien|groeiend|rośniemy|rosnące|rosną|rosteme|rostou|büyüyor(?:uz|lar)?|vi växer|vi vokser|раст[уё](?:м|т)|растем|зроста(?:ємо|ють)|बढ़ (?:रह[\p{L}\p{M}]+|गए)|(?:sales |revenue |users |customers )?(?:doubl|tripl)(?:es?|ed|ing) (?:every|each|since|in)|ver(?:doppel|dreifach)\p{L}*|doubl(?:e|ons|ent|é|ant)|tripl(?:e|ons|ent|é|ica\p{L}*|ic\p{L}+)|(?:se )?duplic\p{L}+|dobr(?:a|amos|ando|ou)|raddoppi\p{L}+|verdubbel\p{L}*|podw(?:oi|aja)\p{L}*|zdvojnásob\p{L}*|(?:ikiye|üçe) katl\p{L}*|fördubbl\p{L}*|fordobl\p{L}*|kaksinkertais\p{L}*|megdupl\p{L}*|ne dublăm|dublat|удво\p{L}+|утро\p{L}+|подво\p{L}+`,
);
/** The first people who pay: "premiers clients". */
const FIRST_CUSTOMERS = wholeWords(
  String.raw`first sales|erste[nr]? verkäufe[n]?|premières ventes|primeras ventas|primeiras vendas|prime vendite|eerste verkopen|pierwsze sprzedaże|(?:first|paying) customers|erste[nr]? kunden|premiers clients|primeros clientes|primeiros clientes|primi clienti|eerste klanten|pierwsi klienci|první zákazníci|ilk müşteriler|första kunder(?:na)?|første kunder|первы[ехми]+ (?:клиент|покупател)\p{L}+|перш[іи]х? клієнт\p{L}+`,
);
/** Words for using something. Use may also be a test. */
const USES = wholeWords(
  'us(?:e|es|ed|ing)|nutz(?:en|t|ten)|benutz(?:en|t)|verwenden|utilis(?:e|ent|ée?s?)|usan|utilizan|usam|utilizam|usano|utilizzano|gebruik(?:en|t)',
  'używa(?:ją|my)?|korzysta(?:ją)?|používa(?:jí|me)?|používá|kullanıyor(?:lar)?|kullanılıyor|använd(?:er|s)|brug(?:er|es)|bruk(?:er|es)|käyttä[äv]+t?|használ(?:ják|nak)|folosesc|пользуются|используют|इस्तेमाल कर(?:ते|ती|) ?(?:रहे|रही|हैं)?|istemal',
);
/** What only a test has. */
const TESTS = wholeWords(
  String.raw`pilots?|piloting|tests?|testing|tested|testers?|trial(?:s|led|ling)?|try(?:ing)?|tries|tried|beta|alpha|prototypes?|demo|mvp|proof of concept|first version|early version`,
  String.raw`prototyp(?:en|s|y|u|em|et|en)?|pilot(?:en|o|i|os|phase|ovat|ní)?|testphase|testbetrieb|testversion|testen|testet|getestet|probeweise|bêta|essais?|testons|testent|maquette|protot[ií]pos?|protótipos?|prueba[s]?|probando|probar|teste[s]?|testando|provando|in prova|testano|proef|testy|testuj(?:ą|emy|eme|í)|prototip[iu]?|deneme|deniyor(?:lar)?|prototyyppi|prototípus|тест(?:ируем|ируют|ы)?|прототип|пилот|испыт\p{L}*|пробуем|обкат\p{L}*|випробов\p{L}*|erprob\p{L}*|ausprobier\p{L}*|expériment\p{L}*|experiment(?:ando|amos)|sperimenta\p{L}*|uitprober\p{L}*|beproev\p{L}*|wypróbow\p{L}*|zkouš\p{L}*|deniyoruz|provar|prövar|prøver|afprøver|kokeil\p{L}*|kipróbál\p{L}*|testăm|टेस्ट(?:िंग)?|परीक्षण|आज़मा|आजमा|प्रोटोटाइप|पायलट`,
);
/** What exists only as a thought. */
const THINKS = wholeWords(
  String.raw`ideas?|concept|sketch(?:es)?|drawings?|on paper|in my head|business plan|nothing (?:is )?(?:built|there)|no product`,
  String.raw`idee|ideen|skizzen?|zeichnung(?:en)?|konzept|auf dem papier|im kopf|idée|croquis|dessins?|sur le papier|dans ma tête|esbozos?|dibujos?|en papel|ideia|desenhos?|esboço|no papel|disegn[oi]|bozz[ae]|sulla carta|schets(?:en)?|op papier|in mijn hoofd|pomysł|szkic(?:e)?|rysunki|na papierze|w głowie|nápad|náčrt(?:ky)?|na papíře|v hlavě|fikir|taslak|kağıt üzerinde|aklımda|idé|skisser?|på papper|ajatus|luonnos|ötlet|vázlat|papíron|idee doar|schiță|иде[яиюей]|эскиз|на бумаге|в голове|आइडिया|विचार|कागज़ पर`,
);
/** The same in Asian languages and Arabic, whose words take endings, the furthest stage first. */
const ASIAN: readonly (readonly [Stage, RegExp])[] = [
  ['growing', /成長(?:中|して)|増え(?:て|続)|拡大|增长|快速成长|성장/u],
  [
    'launched',
    /販売(?:して|中|開始)|売って|発売|開業|営業して|リリース(?:済|し)|公開(?:済|し)|上线|在卖|销售|已经?(?:卖|上市|推出)|판매|출시|운영|نبيع|أطلقنا|اطلقنا|يدفع/u,
  ],
  [
    'mvp',
    /試作|テスト|試験|ベータ|プロトタイプ|实证|测试|试点|原型|시제품|테스트|베타|نجرب|تجريب|نموذج أولي/u,
  ],
  ['idea', /فكرة|アイデア|構想|考えて(?:いる|い)|想法|构思|아이디어|구상/u],
];
/** Denies, or puts off, what stands before it. */
const ASIAN_DENIAL =
  /ません|ない|まだ|予定|未|还没|没有|不|않|아직|없|예정|(?:^|\s)(?:لا|لم|لن|ليس|بعد)(?:\s|$)/u;

/** An ending that dialects shorten: "sellin'", "testin". */
const SHORT_ENDING =
  /(?<=\p{L}{3})in(?:['’]|(?=\s(?:since|it|them|em|now|fur|for|tae|to|wi|with|aff|off)(?!\p{L})))(?!\p{L})/giu;

/** Words that deny, or that put something in the future. */
const DENIES = wholeWords(
  String.raw`not|no(?! (?:ar|mercado)(?!\p{L}))|never|nobody|no ?one|none|nothing|without|cannot|\p{L}+n't|yet to|will|would|won't|soon|plan(?:s|ning|ned)?|want(?:s)? to|hop(?:e|es|ing)|going to|about to|before|until|once|if|next (?:week|month|year|spring|summer|autumn)`,
  String.raw`nicht|noch nicht|kein(?:e|en|er|es|em)?|niemand|nie|nichts|ohne|wollen|will|werden|möchten|bald|demnächst|sobald|wenn|bevor`,
  String.raw`ne|n'\p{L}+|pas|jamais|personne|aucune?|rien|sans|voulons|veux|allons|vais|bientôt|avant|quand`,
  String.raw`todavía no|aún no|nadie|nunca|ningun[oa]?|ningún|nada|sin|queremos|quiero|vamos a|voy a|pronto|cuando|antes de`,
  String.raw`não|nunca|ninguém|nenhum[a]?|nada|sem|vou|vamos|quero|em breve|quando`,
  String.raw`non|nessun[oa]?|niente|nulla|senza|vogliamo|voglio|presto|appena|quando`,
  String.raw`niet|nooit|geen|niemand|niets|zonder|willen|wil|gaan|zullen|binnenkort|zodra`,
  String.raw`nie|nikt|nigdy|nic|żaden|bez|chcemy|chcę|będziemy|będę|planujemy|wkrótce|zanim`,
  String.raw`neprodáv\p{L}*|neplat\p{L}*|nekoup\p{L}*|nemáme|nejsme|není|nikdo|nikdy|nic|žádn[ýáé]|bez|chceme|chci|budeme|budu|brzy`,
  String.raw`değil|yok|kimse|hiç|henüz|daha|istiyoruz|edeceğiz|yakında|\p{L}+m[ıiuü]yor\p{L}*|\p{L}+(?:acağ|eceğ)\p{L}*|\p{L}+m[ae]d[ıi](?:k|m|lar|ler)?`,
  String.raw`inte|aldrig|ingen|inga|inget|utan|ska|kommer att|snart|ikke|aldrig|intet|uden|skal|vil|snart|ei|eivät|emme|ei kukaan|pian|nem|soha|senki|nincs|hamarosan|nu (?:am|avem|este|vindem)|nimeni|niciodată|fără|curând|не|никто|нет|никогда|без|скоро|хотим|будем`,
);

/** The clauses of a text. A figure's comma does not divide it. */
const clausesOf = (text: string): string[] =>
  text.split(
    /[.;!?…\n]+(?=\s|$)|,(?!\d)|\s[–—-]\s|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|ale|ama|men|mutta|но|though|although)(?!\p{L})/iu,
  );

/** The signs between the clauses of Asian languages and Arabic. */
const ASIAN_CLAUSES = /[,.;!?،、，。；！？\n]+/u;
/** "Only an idea so far", in Asian languages and Arabic: these words limit a thought and do not deny it. */
const ONLY_SO_FAR = /まだ|아직|还(?:只)?|ما زال\p{L}*/gu;

/** The stage that a clause in an Asian language or in Arabic states; what it denies does not count. */
function asianStage(text: string): Stage | null {
  const clauses = text.split(ASIAN_CLAUSES);
  const stated = clauses.filter((clause) => !ASIAN_DENIAL.test(clause));
  const found = ASIAN.find(([, pattern]) => stated.some((clause) => pattern.test(clause)));
  if (found) return found[0];
  const [, thinks] = ASIAN.at(-1) ?? [];
  const limited = clauses.map((clause) => clause.replaceAll(ONLY_SO_FAR, ''));
  return limited.some((clause) => thinks?.test(clause) === true && !ASIAN_DENIAL.test(clause))
    ? 'idea'
    : null;
}

/** "Henüz fikir aşamasında": these words limit a thought and do not deny it. */
const SO_FAR =
  /(?<!\p{L})(?:henüz|daha|still|so far|noch|encore|todavía|ainda|ancora|nog|jeszcze|zatím|ещё|еще|пока)(?!\p{L})/giu;

/** The stage that a text describes: it is sold, people test it, there are drawings. Null if it describes none. */
export function describedStage(text: string): Stage | null {
  const asian = asianStage(text);
  if (asian) return asian;
  const clauses = clausesOf(text.replaceAll(SHORT_ENDING, 'ing'));
  const stated = clauses.filter((clause) => !DENIES.test(clause));
  // Whoever speaks of a test, also of a planned one, has an MVP in use and nothing launched.
  const isTested = clauses.some((clause) => TESTS.test(clause));
  const isOpen = (clause: string): boolean =>
    (SELLS.test(clause) || FIRST_CUSTOMERS.test(clause) || (RUNS.test(clause) && TIME.test(clause))) &&
    !TESTS.test(clause);
  if (stated.some(isOpen)) return stated.some((clause) => GROWS.test(clause)) ? 'growing' : 'launched';
  if (stated.some((clause) => GROWS.test(clause))) return 'growing';
  if (stated.some((clause) => TESTS.test(clause))) return 'mvp';
  if (stated.some((clause) => USES.test(clause))) return isTested ? 'mvp' : 'launched';
  const limited = clauses.map((clause) => clause.replaceAll(SO_FAR, ''));
  return limited.some((clause) => THINKS.test(clause) && !DENIES.test(clause)) ? 'idea' : null;
}

const JOINTS =
  /[,;.!?…\n]+(?=\s|$)|\s(?:and|or|und|oder|et|ou|y|o|e|i|lub|albo|oraz|en|of|och|eller|og|ve|veya|nebo|sau|și|tai|vagy|и|или)\s/iu;

/** The stages with a product that an investor's answer describes: "a prototype, or those who sell". */
export const describedStages = (text: string): Stage[] =>
  text
    .split(JOINTS)
    .map(describedStage)
    .filter((stage) => stage !== null && stage !== 'idea');
