import { MORE_TRADES } from './more-trades.js';
import { wholeWords } from './patterns.js';
import { REFUSED_GOODS } from './refused-goods.js';
import type { TradeOptions, TradeWords } from './trade-entry.js';

/**
 * A kind of business by what it sells, owns, moves or whom it serves. A thesis refuses it by name, and a
 * startup shows it in its own words, each in any language.
 */
export interface Trade {
  /** How a thesis names it. */
  readonly named: RegExp;
  /** How a startup shows it. */
  readonly shown: RegExp;
  /** A startup that only makes software for the trade is not of the trade. */
  readonly isOfThings: boolean;
  /** A startup that serves them is of the trade: "for children". */
  readonly servesThem: boolean;
  /** Those who name it mostly refuse it: "I promised my mother never to earn from a wager". */
  readonly isShunned: boolean;
}

/** Arabic words with their usual prefixes and endings. */
export const arabic = (...roots: string[]): string =>
  String.raw`(?:[وفبلك]{0,2}(?:ال|ل)?)(?:${roots.join('|')})\p{L}{0,3}`;

const trade = ({ both, thesis = [], startup = [] }: TradeWords, options: TradeOptions = {}): Trade => ({
  named: wholeWords(...both, ...thesis),
  shown: wholeWords(...both, ...startup),
  isOfThings: options.isOfThings ?? false,
  servesThem: options.servesThem ?? false,
  isShunned: options.isShunned ?? false,
});

const BUILDINGS = String.raw`buildings?|houses?|flats?|apartments?|offices?|dorm\p{L}*|hostels?|villas?|\p{L}*hauser|\p{L}*gebaude|wohn\p{L}+|zimmer|appartements?|immeubles?|maisons?|logements?|edificios?|casas?|pisos|departamentos|apartamentos?|predios?|case|palazz[io]|appartament[io]|panden|huizen|woningen|mieszka\p{L}+|budynk\p{L}+|квартир\p{L}*|здани\p{L}*|daire\p{L}*|bina\p{L}*|konut\p{L}*`;
const HOLDS = String.raw`(?:buy|own|rent|rent out|let|renovate|develop|kaufen|vermieten|bauen|louons|achetons|possedons|compramos|alquilamos|alugamos|construimos|compriamo|affittiamo|kopen|verhuren|kupujemy|wynajmujemy|покупаем|сдаем|kiral[iı]yoruz|al[iı]yoruz)`;

/** Trades that theses often refuse. */
export const TRADES: Readonly<Record<string, Trade>> = {
  ...Object.fromEntries(
    Object.entries({ ...MORE_TRADES, ...REFUSED_GOODS }).map(([name, [words, options]]) => [
      name,
      trade(words, options),
    ]),
  ),
  food: trade(
    {
      both: [
        String.raw`food(?! (?:delivery|waste|tech|safety|bank|industry|factor\p{L}+|producer))|meals?|beverages?|groceries|(?:you|people|anyone|we) (?:can )?eat|eaten|(?:and|or|nor) drink|drinks|edible|lebensmittel|getranke?|nahrung\p{L}*|nourriture|boissons?|alimentos|comidas?|bebidas?|cibo|bevande|alimentari|voedsel|voeding|jedzeni\p{L}*|zywnosc\p{L}*|napoj\p{L}*|еда|еду|едой|напитк\p{L}*|yiyecek\p{L}*|icecek\p{L}*|g[iı]da(?:ya|y[iı]|n[iı]n)?`,
        '飲食|食品',
        arabic('طعام', 'اغذي', 'مشروبات', 'ماكولات'),
      ],
      thesis: [
        String.raw`essen|gastronomie|alimentation|alimentacion|alimentacao|gastronomia|ristorazione|horeca|gastronomi\p{L}+|общепит\p{L}*|mutfak\p{L}*|yemek\p{L}*`,
      ],
      startup: [
        String.raw`snacks?|bread|cake|chocolate|coffee (?:shop|bar)s?|cafeterias?|cafes?|bakery|sauce|cheese|juice|croquettes?|biscuits?|fromages?|pains?|plats (?:cuisines|prepares)|vinos?|vinhos?|vins?|wines?|aceite|olio|olive oil|huile|queso|pan artesanal|padarias?|salgados|conservas?|marmellat\p{L}+|formagg\p{L}+|pasta fresca|gebäck|brot|kase|wurst|brood|kaas|chleb\p{L}*|хлеб\p{L}*|сыр|ev yeme\p{L}+|yemeklerini|peynir\p{L}*|zeytinya\p{L}*`,
        '弁当|惣菜|菓子|パン屋|食堂',
        arabic('خضار', 'حلويات', 'مخبوزات', 'مطبخ'),
      ],
    },
    { isOfThings: true },
  ),
  restaurants: trade(
    {
      both: [
        String.raw`catering|ghost kitchens?|fast food|gastronomie|restauration rapide|comida rapida`,
        'レストラン|外食|飲食|カフェ',
      ],
      thesis: [
        String.raw`restaurants?|cafes?|bars?|pubs?|restaurantes?|bares|cafeterias?|ristorant[ei]|restauracj\p{L}*|ресторан\p{L}*|кафе|restoran\p{L}*|lokanta\p{L}*|kafe\p{L}*`,
        arabic('مطاعم', 'مطعم', 'مقاه'),
      ],
      startup: [
        String.raw`(?:our|own|my) (?:restaurant|cafe|bar|pub|bistro)s?|(?:chain|network) of (?:restaurant|cafe|bar)s?|coffee shop chain|(?:red|rede|cadena|catena|kette|chaine) (?:de|di|von) (?:cafeterias?|restaurantes?|cafes?|ristoranti)|cafeterias?|nuestro restaurante|nosso restaurante|notre restaurant|unser restaurant|nostro ristorante|restoran[iı]m[iı]z`,
      ],
    },
    { isOfThings: true },
  ),
  'meal delivery': trade({
    both: [
      String.raw`(?:food|meal|grocery) deliver\p{L}*|quick commerce|essenslieferung\p{L}*|lieferdienst\p{L}*|livraison de (?:repas|plats)|reparto de comida|entrega de comida|delivery de comida|comida a domicilio|consegna (?:di cibo|a domicilio)|maaltijdbezorging|eten bezorg\p{L}*|dostaw\p{L}* (?:jedzenia|posilkow)|доставк\p{L}+ еды|yemek (?:teslimat|siparis)\p{L}*`,
      '出前|フードデリバリー|宅配',
      String.raw`توصيل الطعام`,
    ],
    startup: [
      String.raw`yemek\p{L}* (?:\p{L}+ ){0,2}(?:evlere|kap[iı]\p{L}*) (?:teslim|ulas)\p{L}*|(?:meals?|dinners?|lunch\p{L}*|dishes) (?:\p{L}+ ){0,4}delivered`,
    ],
  }),
  couriers: trade({
    both: [
      String.raw`couriers?|delivery (?:riders?|drivers?|fleets?)|kurier\p{L}*|coursiers?|livreurs?|repartidor(?:es)?|entregador(?:es)?|motoboys?|fattorin[io]|bezorgers|kurjer\p{L}*|курьер\p{L}*|\p{L}*kurye\p{L}*`,
      '配達員|宅配',
      arabic('مندوب', 'سعاة'),
    ],
  }),
  alcohol: trade({
    both: [
      String.raw`alcohol\p{L}*|booze|wines?|beers?|spirits|brand(?:y|ies)|rum|tequila|liqueurs?|slivov\p{L}+|liquor|whisk\p{L}+|gin|vodka|brewer\p{L}+|winer\p{L}+|distiller\p{L}+|alkohol\p{L}*|weine?s?|\p{L}*wein|bier\p{L}*|schnaps|brauerei\p{L}*|alcool\p{L}*|vins?|bieres?|brasserie artisanale|alcoholic\p{L}+|vinos?|cervez\p{L}+|licores|vinhos?|cervej\p{L}+|vino|birr\p{L}+|alcolic\p{L}+|wijn\p{L}*|piwo|wino|wodk\p{L}*|алкогол\p{L}*|вин[оа]|пив[оа]|водк\p{L}*|alkol\p{L}*|sarap\p{L}*|bira\p{L}*|rak[iı]`,
      '酒類|アルコール|日本酒|ワイン|ビール|酒造',
      arabic('خمور', 'خمر', 'كحول', 'نبيذ'),
    ],
    thesis: ['お酒'],
  }),
  gambling: trade(
    {
      both: [
        String.raw`gambl\p{L}+|bets?(?! on)|betting|wager\p{L}*|punters?|bookmaker\p{L}*|bookies?|casinos?|lotter(?:y|ies)|slot machines?|glucksspiel\p{L}*|\p{L}*wetten?|wettanbieter|kasino\p{L}*|jeux? d argent|paris? sportifs?|casinos?|loteries?|apuestas?|juegos? de azar|loterias?|apostas?|jogos? de azar|gioc\p{L}+ d azzardo|scommess\p{L}+|gok(?:ken|spel\p{L}*)|kansspel\p{L}*|hazard\p{L}*|bukmacher\p{L}*|zaklad\p{L}+ (?:bukmacher|sportow)\p{L}*|азартн\p{L}+|ставк\p{L}+|казино|букмекер\p{L}*|kumar\p{L}*|bahis\p{L}*`,
        '賭博|賭け事|ギャンブル|カジノ|パチンコ|馬券',
        arabic('مراهن', 'قمار', 'رهان'),
      ],
      thesis: ['(?<!the )odds(?! (?:of|are|with))|el juego|o jogo'],
    },
    { isShunned: true },
  ),
  'games of chance': trade(
    {
      both: [String.raw`loot ?boxes|loot`],
      thesis: [String.raw`games of chance`],
      startup: [
        String.raw`(?:random|surprise) (?:prizes?|rewards?)|(?:treasure )?chests? with (?:\p{L}+ )?(?:random )?prizes?`,
      ],
    },
    { isShunned: true },
  ),
  crypto: trade(
    {
      both: [
        String.raw`crypto\p{L}*|bitcoin\p{L}*|ether(?:eum)?|(?<!(?:login|log in|hardware|access|security|sign in|key) )tokens?(?! (?:economy|sign|ring))|stablecoins?|nfts?|jetons? numeriques?|defi|web3|web 3|blockchain\p{L}*|staking|krypto\p{L}*|cripto\p{L}*|kripto\p{L}*|крипт\p{L}+|блокчейн\p{L}*`,
        '暗号資産|仮想通貨|ブロックチェーン',
        String.raw`(?:وال|ال|لل|بال)?عملات (?:ال)?(?:رقمية|مشفرة)|${arabic('كريبتو', 'بيتكوين', 'بلوكتشين')}`,
      ],
      thesis: ['coins?|speculation with coins'],
    },
    { isShunned: true },
  ),
  lending: trade({
    both: [
      String.raw`lend\p{L}*|loans?|payday\p{L}*|micro ?credit|(?:consumer|short term) credit|\p{L}*kredite?n?|kreditgeber\p{L}*|darlehen|prets(?! a)|pret (?:sur|rapide|personnel)|credits? a la consommation|prestamos?|prestamistas?|creditos? (?:al consumo|personal\p{L}*)|emprestimos?|prestit[io]|leningen|lening|\p{L}*krediet\p{L}*|kredyt\p{L}*|pozyczk\p{L}*|chwilow\p{L}+|кредит\p{L}*|заем|займ\p{L}*|микрозайм\p{L}*|kredi(?:si|ler|leri|ye)?|borc ver\p{L}*`,
      '消費者金融|貸金|融資サービス|ローン',
      arabic('قروض', 'قرض', 'اقراض', 'سلف'),
    ],
    thesis: [
      String.raw`extension of credit|credit to (?:natural |private )?(?:persons?|people|individuals)|lenders?|interest in it|charges? interest|(?:peoples?|others?) debts?|debts? of (?:people|others)|usur\p{L}+|money to (?:people|those)|credits?(?! d impot)|geld (?:zu )?verleih\p{L}*|verleih\p{L}* (?:\p{L}+ )?(?:kein\p{L}* )?geld|verleiher|wucher\p{L}*|zinsgeschaft\p{L}*|usur[ae]|prest(?:e|en|a|an) dinero|prestar dinero|emprest(?:a|am|ar) dinheiro|agiotagem|prest(?:a|are|ano) (?:soldi|denaro)|usurai\p{L}*|woeker\p{L}*|lichw\p{L}*|ростовщи\p{L}*|под процент\p{L}*|faiz\p{L}*|tefeci\p{L}*`,
      '利息',
      arabic('ربا', 'ربوي', 'فوائد', 'فائدة'),
    ],
    startup: [
      String.raw`adelant(?:o|amos) (?:la |de )?(?:nomina|quincena)|(?:salary|pay|wage)s? advances?|(?:draw|access|get)\p{L}* (?:their |your )?(?:wages?|pay|salar\p{L}+) (?:early|before)|earned wages?|buy now pay later|bnpl|(?:pays?|paid) (?:\p{L}+ ){0,3}in (?:three|four|3|4) (?:parts|instal\p{L}+)|(?:percent|monthly|yearly) (?:\p{L}+ )?interest|interest rates?`,
    ],
  }),
  weapons: trade(
    {
      both: [
        String.raw`weapon\p{L}*|firearms?|guns?|ammunition|missiles?|munitions?|\p{L}*waffen?|armes(?! egales)|armement\p{L}*|armamento|armi|wapens?|bron(?:i|ia)?|amunicj\p{L}*|оружи\p{L}*|боеприпас\p{L}*|silah\p{L}*`,
        '武器|兵器',
        arabic('اسلح', 'سلاح'),
      ],
      thesis: [String.raw`arms|armas|canons|kanonen|canones|cannoni`],
      startup: [
        String.raw`(?:drones?|drony|drohnen|dron\p{L}*) (?:\p{L}+ ){0,4}(?:army|armies|military|soldiers?|wojsk\p{L}+|ejercito|exercito|bundeswehr|armee|ordu\p{L}*|арми\p{L}*)`,
      ],
    },
    { isShunned: true },
  ),
  defence: trade(
    {
      both: [
        String.raw`defen[cs]e(?! (?:mechanism|lawyer|against|of)s?)|military|army|armies|soldiers?|rustung\p{L}*|militar\p{L}*|bundeswehr|armees?|militaires?|ejercitos?|exercitos?|esercit[io]|obronn\p{L}*|wojsk\p{L}*|оборон\p{L}*|военн\p{L}*|арми\p{L}*|ordu\p{L}{0,4}|askeri\p{L}*|savunma\p{L}*`,
        '軍事|防衛|軍需|自衛隊',
        arabic('عسكري', 'دفاع', 'جيش', 'جيوش'),
      ],
      thesis: [String.raw`defensa|la defense|defesa|difesa`],
    },
    { servesThem: true },
  ),
  surveillance: trade(
    {
      both: [
        String.raw`spyware|stalkerware|bossware|snoop\p{L}*|(?:employee|worker|staff|workplace) (?:monitoring|surveillance|tracking)|(?:watch|monitor|track|spy|snoop|surveil|record|score|screen)\p{L}* (?:on )?(?:\p{L}+ ){0,4}(?:staff|employees?|workers?|attention)|mitarbeiter\p{L}* (?:\p{L}+ )?uberwach\p{L}*|mitarbeiteruberwachung|uberwach\p{L}* (?:\p{L}+ ){0,3}(?:mitarbeiter|beschaftigte|angestellte)\p{L}*|surveill\p{L}+ (?:\p{L}+ ){0,3}(?:salaries?|employes?|personnel)|(?:vigila\p{L}*|control\p{L}*) (?:\p{L}+ ){0,3}(?:empleados|trabajadores|personal)|(?:vigi\p{L}*|monitora\p{L}*) (?:\p{L}+ ){0,3}(?:funcionarios?|empregados?)|(?:sorvegli\p{L}+|controll\p{L}+) (?:\p{L}+ ){0,3}(?:dipendenti|lavoratori)|(?:toezicht op|bespied\p{L}*) (?:\p{L}+ )?(?:personeel|werknemers)|inwigilacj\p{L}* (?:\p{L}+ )?pracownik\p{L}*|mouchards?|слежк\p{L}*|слеж\p{L}+ за (?:сотрудник|работник)\p{L}*|cal[iı]san\p{L}* (?:izle|gozetle|takip)\p{L}*`,
        '従業員(?:を)?監視|監視',
        String.raw`مراقبة (?:ال)?موظفين`,
      ],
      startup: [
        String.raw`(?:employees?|staff|workers?) (?:\p{L}+ ){0,8}(?:screenshots?|keystrokes?|screens?)|keystrokes?`,
      ],
    },
    { isShunned: true },
  ),
  property: trade(
    {
      both: [
        String.raw`real estate|property development|immobilien\p{L}*|immobilier\p{L}*|inmobiliari\p{L}*|inmuebles?|bienes raices|imobiliari\p{L}*|imove(?:l|is)|immobil(?:i|iare|iari)|vastgoed\p{L}*|nieruchomosc\p{L}*|недвижимост\p{L}*|gayrimenkul\p{L}*|emlak\p{L}*`,
        '不動産',
        arabic('عقار', 'عقارات'),
      ],
      thesis: [
        String.raw`landlords?|mattone|ladrill\p{L}+|tijol\p{L}+|(?:acheter?|louer?) (?:\p{L}+ ){0,3}appartements?|appartements? pour l\p{L}* louer|buildings?|immeubles?|edificios|land ?lording|vermieter\p{L}*|gebaude|bailleurs?|caseros|proprietari di case|huisbazen`,
      ],
      startup: [
        String.raw`${HOLDS} (?:\p{L}+ ){0,5}(?:${BUILDINGS})|(?:drei|zwei|funf|eigene) eigene? \p{L}*hauser|vermieten (?:\p{L}+ ){0,3}zimmer`,
      ],
    },
    { isOfThings: true },
  ),
  farming: trade(
    {
      both: [
        String.raw`farms?|farming|farmland|orchards?|vineyards?|landwirtschaft\p{L}*|ackerbau|agriculture|exploitations? agricoles?|agricultura|granjas?|cultivos?|agricoltura|coltivazion\p{L}+|landbouw|rolnictw\p{L}*|сельск\p{L}+ хозяйств\p{L}*|tar[iı]m\p{L}*`,
        '農業|農場',
        arabic('زراع'),
      ],
      thesis: [String.raw`grows? in a field|the land|soil`],
      startup: [
        String.raw`(?:we|i) (?:grow|farm|cultivate)|coltiviamo|cultivamos|cultivons|anbauen|ettari|hectares? (?:of|de|d)|uliv\p{L}+`,
      ],
    },
    { isOfThings: true },
  ),
  beauty: trade({
    both: [
      String.raw`beauty|botox|fillers?|lashes|eyelash\p{L}*|manicures?|nail (?:salon|bar|studio)s?|cosmetic (?:surgery|clinics?)|aesthetic (?:medicine|clinics?|treatments?)|aesthetics|schonheit\p{L}*|kosmetik\p{L}*|esthetiques?|l esthetique|cliniques esthetiques|estetica|belleza|beleza|bellezza|schonheitskram|clinicas? (?:de )?estetic\p{L}*|medicina estetica|chirurgia estetica|schoonheid\p{L}*|estetycz\p{L}*|medycyn\p{L}+ estetyczn\p{L}*|косметолог\p{L}*|красот\p{L}*|бьюти|guzellik\p{L}*|estetik\p{L}*`,
      '美容|エステ|化粧品|整形',
      arabic('تجميل', 'بوتوكس'),
    ],
    thesis: [String.raw`nails|vanity`],
  }),
  franchises: trade({
    both: [
      String.raw`franchis\p{L}*|franquici\p{L}*|franquia\p{L}*|franquead\p{L}*|franczyz\p{L}*|франшиз\p{L}*|bayilik\p{L}*`,
      'フランチャイズ',
      String.raw`(?:ال)?فرنشايز|حق الامتياز`,
    ],
  }),
  children: trade(
    {
      both: [
        String.raw`(?<!(?:my|our|own|grand) )(?:kids|children)|schoolchildren|toddlers?|minors|kinder|kindern|enfants?|ninos|ninas|menores|criancas|bambin[io]|minori|kinderen|dzieci\p{L}*|дет(?:и|ей|ям|ьми|ск\p{L}+)|cocuk\p{L}*`,
        '子供|子ども|児童',
        arabic('اطفال'),
      ],
      startup: [String.raw`(?:school )?child|kid|nino|crianca`],
    },
    { servesThem: true },
  ),
  'habits of screens': trade({
    both: [
      String.raw`(?:video ?|mobile |computer )games?|games|(?<!(?:my|our|the|this|new|a) )game(?! (?:chang|plan|theor|over)\p{L}*)|gaming|(?:handy|video|computer)spiele?n?|jeux video|jeu video|jeu mobile|videojuegos?|videojogos?|jogos? (?:para|de) celular|videogioc\p{L}+|videogames?|computerspellen|gier(?:y|ami)?|видеоигр\p{L}*|мобильн\p{L}+ игр\p{L}*|oyun\p{L}*`,
      'ゲーム',
      String.raw`(?:ال)?العاب (?:ال)?(?:فيديو|الكترونية)`,
    ],
    thesis: [
      String.raw`screen ?time|(?:gets?|getting|get) (?:\p{L}+ ){0,2}(?:hooked|addicted)|addict\p{L}*|hooked on|suchtig\p{L}*|addictif\p{L}*|adictiv\p{L}*|viciant\p{L}*|bag[iı]ml[iı]l[iı]k\p{L}*`,
    ],
  }),
  'medical approval': trade({
    both: [
      String.raw`clinical trials?|clinical (?:study|studies)|fda|ce mark\p{L}*|medizinprodukt\p{L}*|klinische\p{L}* studien?|dispositifs? medica\p{L}+|essais? cliniques?|dispositivos? medicos?|ensayos? clinicos?|ensaios? clinicos?|dispositiv[oi] medic[oi]|studi clinic[io]|medische hulpmiddelen|wyrob\p{L}* medyczn\p{L}*|медицинск\p{L}+ (?:издели|прибор)\p{L}*|клиническ\p{L}+ (?:испытани|исследовани)\p{L}*|t[iı]bbi cihaz\p{L}*|klinik (?:arast[iı]rma|deney)\p{L}*`,
      '医療機器|治験|臨床試験',
      String.raw`(?:ال)?اجهزة (?:ال)?طبية|تجارب سريرية`,
    ],
    thesis: [
      String.raw`medical devices?|regulators? stamp|(?:health|medical) regulator\p{L}*|regulador\p{L}* sanitari\p{L}*|agence du medicament|(?:zulassung\p{L}*|arzneimittelbehorde)`,
    ],
  }),
};
