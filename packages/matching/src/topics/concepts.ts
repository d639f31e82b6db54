import { wholeWords } from './patterns.js';
import { conceptTopic, type KnownTopic, type Topic, topicMentions } from './topics.js';

// Things that a business needs or is, in all languages. A thesis refuses them ("the day it needs a van"), and
// a startup shows them by naming them as its own.

/** What only a business with things, places and hands needs. */
export const PHYSICAL: Readonly<Record<string, RegExp>> = {
  vehicles: wholeWords(
    '(?:an?|our|own|my|one|second|delivery|uma) van|vans|trucks?|lorr(?:y|ies)|forklifts?|wheels|fleet of \\p{L}+|motor ?bikes?|tankers?|trailers?|lieferwagen|transporter|lkws?|lastwagen|gabelstapler|anhanger|camions?(?: citernes?)?|camionnettes?|remorques?|camion(?:es)?|furgonetas?|furgon(?:es|i|cino)?|camionet\\p{L}+|caminh\\p{L}+|kombis?|camioncin\\p{L}+|vrachtwagens?|bestelbus\\p{L}*|busjes?|ciezarow\\p{L}+|dostawcz\\p{L}+|furgonetk\\p{L}+|фур[аыуе]?|грузовик\\p{L}*|фургон\\p{L}*|kamyon\\p{L}*|minib[uü]s\\p{L}*|roule(?:nt)?|wagenpark|vehicles|fleet|fuhrpark|fahrzeuge?n?|flotten?|vehicules?|vehiculos?|flotas?|frotas?|veiculos?|veicol[oi]|flott[ae]|voertuig\\p{L}*|pojazd\\p{L}*|flot[aey]|автопарк\\p{L}*|транспорт|arac\\p{L}*|filo(?:su|lar\\p{L}*)?',
    '車両|トラック|配送車',
    String.raw`(?:[وفبلك]{0,2}(?:ال|ل)?)(?:شاحن|اسطول)\p{L}{0,3}`,
  ),
  stores: wholeWords(
    'warehous\\p{L}+|(?:our|own|in|of|keep\\p{L}*|hold\\p{L}*) (?:stock|inventory)|stock ?room|inventory|\\p{L}*lager(?:haus|halle|raum|bestand\\p{L}*)?|entrepots?|stocks?|almacen(?:es)?|bodegas?|inventario|galpon(?:es)?|armazem|armazens|estoques?|magazzin[oi]|scorte|deposito|magazijn(?:en)?|voorra(?:ad|den)|magazyn\\p{L}*|склад\\p{L}*|depo(?:su|lar\\p{L}*|da|ya)?|stok\\p{L}*',
    '在庫|倉庫',
  ),
  kitchens: wholeWords(
    'kitchens?|ovens?|baker(?:y|ies)|bak(?:e|es|ed|ing)|backofen|kuche|backerei|(?:un|le|du|au|nos|notre|des|les|son|ses) fours?|boulangeri\\p{L}+|cuisines?|hornos?|cocinas?|panaderias?|fornos?|cozinhas?|padarias?|forn[oi]|cucin[ae]|keukens?|ovens|kuchni\\p{L}*|piec(?:ow)?|кухн\\p{L}+|печ[иь]\\p{L}*|mutfak\\p{L}*|f[iı]r[iı]n\\p{L}*',
  ),
  tools: wholeWords(
    'solder\\p{L}*|screwdrivers?|wrench(?:es)?|spanners?|weld\\p{L}*|lotkolben|loten|gelotet|werkstatt|fer a souder|soud\\p{L}+|soldador(?:es)?|soldar|saldator[ei]|saldare|ferro de solda|soldeer\\p{L}*|solder(?:en|ed)|lutownic\\p{L}+|lutowa\\p{L}+|паяльник\\p{L}*|паять|havya\\p{L}*|lehim\\p{L}*|factor(?:y|ies)|fabrik(?:en)?|usines?|fabricas?|fabbric(?:a|he)|fabrieken?|fabryk\\p{L}+|завод\\p{L}*|machinery',
  ),
  animals: wholeWords(
    'animals?|livestock|tiere?n?|animaux|animales|bichos?|animali|dieren?|zwierz\\p{L}+|животн\\p{L}+|hayvan\\p{L}*|cattle|cows?|goats?|sheep|pigs?|chickens?|fish farm|salmon|horses?|bees?|hives?',
  ),
  shops: wholeWords(
    '(?:our|own|an?|two|three|four|open\\p{L}*) (?:\\p{L}+ )?(?:shops?|stores?|cafes?)|(?:ein|eigene[nr]?) laden|une boutique|un magasin|una tienda|loja|uma loja|lojas|un negozio|een winkel|sklep\\p{L}*|магазин\\p{L}*|d[uü]kkan\\p{L}*|magaza\\p{L}*',
  ),
  worn: wholeWords(
    'wear|worn|clothes|clothing|shoes|bags|dress(?:es)?|getragen|kleidung|se portent?|vetements?|ropa|roupas?|vestit[io]|abbigliamento|kleding|ubra\\p{L}+|одежд\\p{L}+|giyim|giysi\\p{L}*',
  ),
  eaten: wholeWords(
    'food|eaten|eat|edible|bars|snacks?|essen|lebensmittel|se mangent?|nourriture|aliment\\p{L}*|comida|comestible\\p{L}*|comidas?|cibo|si mangia|eten|voedsel|jedzeni\\p{L}+|еда|еду|едой|yemek\\p{L}*|yiyecek\\p{L}*',
  ),
  devices: wholeWords(
    'devices?|gadgets?|hardware|circuit boards?|sensors?|box(?:es)? with (?:electronics|a chip)|elektroni\\p{L}*|gerate?n?|sensoren|appareils?|capteurs?|dispositiv\\p{L}+|aparat\\p{L}+|sensor(?:es|i)?|apparaten?|urzadze\\p{L}+|czujnik\\p{L}*|устройств\\p{L}+|датчик\\p{L}*|электрони\\p{L}*|cihaz\\p{L}*|elektronicznych',
    'ハードウェア|センサー|装置',
  ),
};

/** A laboratory. Those who sell to one name it too, so a startup shows its own by the work in it. */
const LABS = wholeWords(
  'lab|labs|laborator\\p{L}+|lab bench\\p{L}*|wet lab\\p{L}*|labore|labors|(?:ein|eigenes|im|das|kein) labor|laboratoires?|laboratori\\p{L}*|laboratuvar\\p{L}*|лаборатори\\p{L}+',
  '実験室|研究所|ラボ',
);

/** Kinds and buyers that are named in many ways, with the vocabulary's term for the same topic. */
const NAMED: readonly (readonly [term: string, pattern: RegExp])[] = [
  [
    'gambling',
    wholeWords(
      'gambl\\p{L}+|bet(?:s|ting)|wager\\p{L}*|glucksspiel\\p{L}*|wett(?:en|anbieter\\p{L}*)|jeux? d argent|apuestas?|juegos? de azar|apostas?|jogos?(?: de azar)?|gioco d azzardo|scommess\\p{L}+|gok(?:ken|spel\\p{L}*)|kansspel\\p{L}*|hazard\\p{L}*|bukmacher\\p{L}*|kumar\\p{L}*|bahis\\p{L}*|азартн\\p{L}+|ставк\\p{L}+|казино',
      '賭博|ギャンブル|カジノ',
    ),
  ],
  [
    'games',
    wholeWords(
      '(?:video ?|computer ?|mobile )?games?|gaming|(?:computer|handy|video)?spiele?n?|jeux(?! d argent)|(?:video)?juegos?(?! de azar)|(?:video)?jogos?(?! de azar)|(?:video)?gioc(?:o|hi)(?! d azzardo)|spellen|spelletjes|gier|gry|(?<!азартн\\p{L}{1,3} )игр\\p{L}*|oyun\\p{L}*',
      'ゲーム',
    ),
  ],
  [
    'tobacco',
    wholeWords(
      'tobacco|vap(?:e|es|ing)|tabak\\p{L}*|tabac|tabaco|fumo|tabacco|tyton\\p{L}*|табак\\p{L}*|tutun|sigara\\p{L}*',
    ),
  ],
  [
    'alcohol',
    wholeWords(
      'alcohol|alkohol\\p{L}*|alcool|alcol|schnaps|алкогол\\p{L}*|alkol\\p{L}*|booze|wine|vin|vino|vinho',
    ),
  ],
  [
    'cannabis',
    wholeWords(
      'cannabis|hemp|weed|hanf|chanvre|canamo|canhamo|canapa|wiet|hennep|konopi\\p{L}*|marihuan\\p{L}+|конопл\\p{L}+|kenevir\\p{L}*|esrar',
    ),
  ],
  [
    'weapons',
    wholeWords('weapons?|guns?|arms|waffen|armes|armas?|armi|wapens?|bron|broni|оружи\\p{L}+|silah\\p{L}*'),
  ],
  [
    'defence',
    wholeWords(
      'army|armies|military|soldiers?|defen[cs]e|armee|militar\\p{L}*|bundeswehr|wehrtechnik|rustung\\p{L}*|verteidigung|militaire|ejercito|exercito|esercito|leger|krijgsmacht|wojsk\\p{L}+|арми\\p{L}+|военн\\p{L}+|ordu\\p{L}*|askeri',
      '軍事|防衛',
    ),
  ],
  [
    'crypto',
    wholeWords(
      'crypto\\p{L}*|tokens?|coins?|bitcoin|krypto\\p{L}*|cripto\\p{L}*|kripto\\p{L}*|крипт\\p{L}+',
      '暗号資産|仮想通貨',
    ),
  ],
  [
    'medical device approval',
    wholeWords(
      '(?:regulator|regulatory) approval|fda|zulassungspflichtig\\p{L}*|agencia (?:reguladora|sanitaria)|agence du medicament|goedkeuring van (?:een|de) toezichthouder',
    ),
  ],
];

/** Buyers and ways to earn that a startup shows only in the sentences about them. */
export const PAYERS: Readonly<Record<string, RegExp>> = {
  public: wholeWords(
    'councils?|town halls?|city halls?|the state|government\\p{L}*|taxpayers?|municipal\\p{L}*|public (?:sector|tender\\p{L}*|procurement)|gemeinden?|kommunen?|staat|behorden?|mairies?|l etat|communes?|collectivites?|estado|ayuntamientos?|gobiernos?|municipios?|prefeituras?|governo|comun[ei]|enti pubblici|lo stato|gemeentes?|overheid|gmin\\p{L}*|panstw\\p{L}+|urzed\\p{L}*|государств\\p{L}*|госзаказ\\p{L}*|муниципал\\p{L}+|belediye\\p{L}*|devlet\\p{L}*|kamu|army|armies|border guards|l administration|administraciones?|administracao|pubblica amministrazione|ministr(?:y|ies|eri\\p{L}+)|minister\\p{L}+|armi[ei]|wojsk\\p{L}*|urzedy|overheden',
    '官公庁|自治体|政府',
    '(?:ال)?(?:حكوم\\p{L}*|وزار\\p{L}*|بلديات)',
  ),
  grants: wholeWords(
    'grants?|subsid(?:y|ies)|donors?|donations?|fordermittel\\p{L}*|spenden|subventions?|dons|subvencion(?:es)?|donaciones|edita(?:l|is)|subsidios?|doacoes|band[io]|sovvenzion[ei]|donazioni|subsidies?|giften|dotacj\\p{L}+|грант\\p{L}*|субсиди\\p{L}+|hibe\\p{L}*|bagis\\p{L}*',
  ),
  hours: wholeWords(
    'hours of (?:work|labour|labor)|(?:sell\\p{L}*|bill\\p{L}*) (?:\\p{L}+ )?hours|by the hour|verkauf\\p{L}* (?:\\p{L}+ )?stunden|stundenbasis|vend\\p{L}* (?:\\p{L}+ )?(?:heures|horas|ore)|verkop\\p{L}* (?:\\p{L}+ )?uren|sprzedaj\\p{L}* (?:\\p{L}+ )?godzin\\p{L}*|прода\\p{L}+ (?:\\p{L}+ )?час\\p{L}+|saat satan\\p{L}*',
  ),
  consumers: wholeWords(
    'consumers?|private customers?|(?:end|privat)kund\\p{L}+|endnutzer\\p{L}*|privatleute\\p{L}*|privatperson\\p{L}*|verbraucher\\p{L}*|particuliers|grand public|consumidor(?:es)?|clientes? finales?|consumator[ei]|privati|consumenten?|particulieren|konsument\\p{L}*|klient\\p{L}* (?:indywidualn|detaliczn)\\p{L}+|розничн\\p{L}+|физлиц\\p{L}*|bireysel|perakende|tuketici\\p{L}*',
    '消費者|個人向け|一般消費者',
  ),
};

/** The topic of the vocabulary that a term names. */
const topicOf = (term: string): Topic | undefined => topicMentions(term.split(' '), 'en')[0]?.topic;

const known = (key: string, name: string): KnownTopic => ({ kind: 'known', key, name, sectors: [] });
export const CONSUMER = known('topic:consumer', 'consumers');
const AGENCIES = known('topic:agencies', 'agencies');

const LICENCE =
  'licen[cs](?:e|es|ed)|lizenz\\p{L}*|banklizenz|agrements?|licencias?|licencas?|licenz[ae]|vergunning\\p{L}*|zezwoleni\\p{L}+|licencj\\p{L}+|лицензи\\p{L}*|lisans\\p{L}*';
const REGULATOR =
  'bank\\p{L}*|banca\\p{L}*|bancari\\p{L}*|financ\\p{L}+|finanz\\p{L}*|lending|insurance|import|regulat\\p{L}+|supervis\\p{L}+|aufsicht\\p{L}*|bafin|regulador\\p{L}*|банк\\p{L}*';
/** A trade that a regulator must allow. */
export const LICENSED_TRADE = wholeWords(
  `(?:${LICENCE}) (?:\\p{L}+ ){0,4}?(?:${REGULATOR})`,
  `(?:${REGULATOR}) (?:\\p{L}+ ){0,4}?(?:${LICENCE})`,
  'banklizenz\\p{L}*|bankvergunning\\p{L}*',
);

/** The names of the patterns that a text has. */
const namesIn = (patterns: Readonly<Record<string, RegExp>>, text: string): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** What a sentence says that a business needs: things, places and licences. */
export function needsIn(text: string): Topic[] {
  return [
    ...namesIn(PHYSICAL, text),
    ...(LABS.test(text) ? ['labs'] : []),
    ...(LICENSED_TRADE.test(text) ? ['licensed trade'] : []),
  ].map(conceptTopic);
}

/** With at least this many physical things in one refusal, it means every business with things. */
const SEVERAL = 2;

/** The topics of payers that are in the vocabulary; whoever sells hours is an agency. */
const KNOWN_PAYERS: Readonly<Record<string, Topic>> = { hours: AGENCIES, consumers: CONSUMER };

/** The topics that words refuse: what a business needs, who pays it and what it is. */
export function conceptTopicsIn(text: string): Topic[] {
  const things = namesIn(PHYSICAL, text);
  const named = NAMED.flatMap(([term, pattern]) => (pattern.test(text) ? (topicOf(term) ?? []) : []));
  return [
    ...things.map(conceptTopic),
    ...(LABS.test(text) ? [conceptTopic('labs')] : []),
    ...(things.length >= SEVERAL ? [conceptTopic('things')] : []),
    ...namesIn(PAYERS, text).map((payer) => KNOWN_PAYERS[payer] ?? conceptTopic(payer)),
    ...named,
  ];
}
