import type { TradeEntry } from './trade-entry.js';

const SHUNNED = { isShunned: true };

/** Goods and services that theses refuse by name, in many languages. */
export const REFUSED_GOODS: Readonly<Record<string, TradeEntry>> = {
  'carbon credits': [
    {
      both: [
        String.raw`carbon (?:credits?|offsets?|certificates?|trading)|offset(?:ting|s) (?:of )?(?:carbon|emissions)|(?:co2|klima) ?(?:zertifikat|kompensation)\p{L}*|emissionshandel\p{L}*|credits? (?:de )?carbone|compensation carbone|(?:creditos?|bonos?|compensacion\p{L}*) de carbono|crediti di carbonio|koolstofkredieten|kredyty weglowe|emisn\p{L}+ povolen\p{L}+|углеродн\p{L}+ (?:кредит|единиц)\p{L}*|karbon kredi\p{L}*|hiilikompensaatio\p{L}*`,
        '排出権|カーボンクレジット',
      ],
    },
    {},
  ],
  'palm oil': [
    {
      both: [
        String.raw`palm oil|palmol|huile de palme|aceite de palma|oleo de palma|olio di palma|palmolie|olej palmov\p{L}+|palmov\p{L}+ olej\p{L}*|пальмов\p{L}+ масл\p{L}*|palm yagi|palmuolj\p{L}*|palmolja`,
        'パーム油',
      ],
    },
    { isOfThings: true, isShunned: true },
  ],
  'weight loss': [
    {
      both: [
        String.raw`weight ?loss|slimming|diet (?:pills?|powders?|products?|shakes?|teas?)|lose weight|makes? you slim|abnehm\p{L}*|diat(?:pille|pulver|produkt)\p{L}*|minceur|amaigriss\p{L}+|maigrir|adelgaza\p{L}*|bajar de peso|emagrec\p{L}+|dimagr\p{L}+|afslank\p{L}+|odchudza\p{L}*|hubnut\p{L}*|похуден\p{L}*|zayiflama\p{L}*|laihdut\p{L}*|bantning\p{L}*`,
        'ダイエット|痩身',
      ],
    },
    {},
  ],
  insects: [
    {
      both: [
        String.raw`insects?|crickets?|mealworms?|larvae?|insekt\p{L}*|grillen|mehlwurm\p{L}*|insectes?|insectos?|grillos?|insetos?|insett[ioae]|insecten|owad\p{L}*|hmyz\p{L}*|насеком\p{L}*|bocek\p{L}*|hyonteis\p{L}*`,
        '昆虫',
      ],
    },
    { isOfThings: true },
  ],
  nuclear: [
    {
      both: [
        String.raw`nuclear|atom(?:ic|kraft\p{L}*|energie\p{L}*| power)|reactors?|kernkraft\p{L}*|nucleaires?|nuclear(?:es)?|nucleare|kernenergie|atomow\p{L}+|jadrow\p{L}+|jadern\p{L}+|ядерн\p{L}+|атомн\p{L}+|nukleer|ydinvoima\p{L}*|karnkraft\p{L}*`,
        '原子力|原発',
        String.raw`(?:ال)?نووي\p{L}*`,
      ],
    },
    { servesThem: true },
  ],
  subscriptions: [
    {
      both: [
        String.raw`subscriptions?|abos?|abonnements?|suscripcion(?:es)?|assinaturas?|abbonament[oi]|abonament\p{L}*|predplatn\p{L}*|подписк\p{L}*|abonelik\p{L}*|tilauspalvelu\p{L}*|prenumeration\p{L}*`,
        'サブスク|定期購読',
        String.raw`(?:ال)?اشتراكات`,
      ],
    },
    {},
  ],
  'thrown away plastic': [
    {
      both: [
        String.raw`single use (?:plastics?|packaging|cups?)|disposable (?:\p{L}+ )?(?:plastics?|cups?|cutlery)|einweg(?:plastik|becher|verpackung)\p{L}*|plastique jetable|a usage unique|plasticos? de un solo uso|plastico descartavel|plastica monouso|wegwerpplastic|jednorazow\p{L}+ plasti\p{L}*|jednorazov\p{L}+ plast\p{L}*|одноразов\p{L}+ (?:пластик|посуд)\p{L}*|tek kullanimlik plastik\p{L}*|kertakayttomuovi\p{L}*`,
        '使い捨て',
      ],
    },
    { isOfThings: true },
  ],
  pesticides: [
    {
      both: [
        String.raw`pesticides?|herbicides?|glyphosate?|weed ?killers?|pestizid\p{L}*|herbizid\p{L}*|glyphosat|desherbants?|plaguicidas?|herbicidas?|pesticidas?|agrotoxic\p{L}+|agroquimic\p{L}+|pesticidi|diserbant\p{L}+|bestrijdingsmiddel\p{L}*|pestycyd\p{L}*|pesticid\p{L}*|пестицид\p{L}*|гербицид\p{L}*|tarim ilac\p{L}*|torjunta ?aine\p{L}*`,
        '農薬|除草剤',
        String.raw`(?:ال)?مبيدات`,
      ],
    },
    {},
  ],
  'caged animals': [
    {
      both: [
        String.raw`(?:battery|caged|factory) (?:hens?|farm(?:s|ing)?|eggs?|animals?)|cages?|massentierhaltung|kafighaltung|elevage (?:intensif|en batterie)|(?:granjas? industrial\p{L}*|jaulas?)|gaiolas?|allevament\p{L} intensiv\p{L}|legbatterij\p{L}*|hodowl\p{L}+ klatkow\p{L}+|klecov\p{L}+ chov\p{L}*|клеточн\p{L}+|kafes(?:te)?|hakkikana\p{L}*`,
      ],
    },
    { isOfThings: true },
  ],
  'animal tests': [
    {
      both: [
        String.raw`(?:animal (?:tests?|testing|experiments?|trials?)|tested on (?:animals?|rabbits?|mice|dogs?))|tierversuch\p{L}*|tests? sur (?:les )?animaux|experimentacion animal|pruebas en animales|testes? em animais|test(?:ati)? su(?:gli)? animali|dierproeven|testowan\p{L}* na zwierzet\p{L}*|testovan\p{L}* na zviratech|опыт\p{L}* на животных|hayvan deney\p{L}*|elainko\p{L}*`,
        '動物実験',
      ],
    },
    SHUNNED,
  ],
  'fishing at sea': [
    {
      both: [
        String.raw`trawl\p{L}*|bottom fishing|fish(?:ing)? fleets?|overfish\p{L}*|schleppnetz\p{L}*|chalut\p{L}*|arrastre\p{L}*|rede de arrasto|strascico|sleepnet\p{L}*|trawler\p{L}*|тралов\p{L}*|trol(?:cu|le)\p{L}*|troolau\p{L}*`,
      ],
    },
    {},
  ],
  mining: [
    {
      both: [
        String.raw`(?<!data |process |text )mining|mines?(?! sweep)|bergbau\p{L}*|exploitation miniere|mineria|mineracao|estrazione mineraria|mijnbouw|gornictw\p{L}*|kopaln\p{L}*|tezb\p{L}*|горнодоб\p{L}*|madencilik\p{L}*|kaivos\p{L}*|gruv(?:or|drift)\p{L}*`,
        '採掘|鉱山',
        String.raw`(?:ال)?تعدين`,
      ],
      startup: [String.raw`(?:metal |manganese )?nodules?|ore (?:from|body|extraction)`],
    },
    {},
  ],
  logging: [
    {
      both: [
        String.raw`logging(?= (?:of|compan|industr|trees|forest|road))|fell(?:s|ed|ing) (?:\p{L}+ )?trees|deforest\p{L}*|clear ?cut\p{L}*|abholz\p{L}*|deforestation|desforesta\p{L}*|desmata\p{L}*|deforesta\p{L}*|ontboss\p{L}*|wycink\p{L}*|odlesn\p{L}*|kaceni (?:stromu|lesa)|вырубк\p{L}*|ormansiz\p{L}*|avohakkuu\p{L}*|kalhygg\p{L}*`,
        '森林伐採',
      ],
    },
    { isOfThings: true },
  ],
  airlines: [
    {
      both: [
        String.raw`airlines?|flights?|aviation|private jets?|fluglinie\p{L}*|fluggesellschaft\p{L}*|fliegerei|compagnies? aeriennes?|aerolineas?|companhias? aereas?|compagni[ae] aere[ae]|luchtvaart\p{L}*|lini[ei] lotnicz\p{L}+|letec\p{L}+ (?:spolecnost|dopra)\p{L}*|авиакомпани\p{L}*|havayol\p{L}*|lentoyht\p{L}*|flygbolag\p{L}*`,
        '航空会社',
      ],
    },
    { servesThem: true },
  ],
  cars: [
    {
      both: [
        String.raw`(?<!(?:cable|rail|side) )cars?(?! (?:share|pool))|automobiles?|autos|voitures?|coches?|carros?|automobili|samochod\p{L}*|(?:osobni )?aut[ay]|автомобил\p{L}*|araba\p{L}*|otomobil\p{L}*|henkiloauto\p{L}*|bilar`,
        '自動車',
      ],
    },
    {},
  ],
  'short lets': [
    {
      both: [
        String.raw`short (?:term )?(?:lets?|rentals?)|holiday (?:lets?|rentals?)|airbnb\p{L}*|ferienwohnung\p{L}*|locations? (?:saisonnieres?|courte duree|de courte duree)|pisos turisticos|alquiler\p{L}* (?:turistic\p{L}+|vacacional\p{L}*)|alojamento local|affitti brevi|vakantieverhuur|najem krotkoterminow\p{L}*|kratkodob\p{L}+ pronaj\p{L}*|посуточн\p{L}+ аренд\p{L}*|gunluk kira\p{L}*`,
        '民泊',
      ],
    },
    {},
  ],
  astrology: [
    {
      both: [
        String.raw`astrolog\p{L}*|horoscop\p{L}*|tarot|horoskop\p{L}*|homeopath\p{L}*|homoopath\p{L}*|homeopati\p{L}*|astrologi\p{L}*|wahrsag\p{L}*|voyance|гороскоп\p{L}*|гомеопат\p{L}*|burc yorum\p{L}*|fal(?:ci)?|ennust\p{L}*`,
        '占い|占星術',
      ],
    },
    SHUNNED,
  ],
  pyramids: [
    {
      both: [
        String.raw`multi ?level marketing|mlm|pyramid (?:schemes?|sales)|network marketing|downlines?|schneeball\p{L}*|strukturvertrieb\p{L}*|vente (?:pyramidale|multiniveau)|venta piramidal|multinivel|marketing multinivel|pirâmide|catene? di sant antonio|piramidespel\p{L}*|piramid\p{L}+ finans\p{L}*|сетев\p{L}+ маркетинг\p{L}*|saadet zincir\p{L}*|verkostomarkkinoin\p{L}*`,
        'マルチ商法|ねずみ講',
      ],
    },
    SHUNNED,
  ],
  politics: [
    {
      both: [
        String.raw`political (?:parties|party|campaigns?|consult\p{L}+|ads?)|election(?:s|eering)? (?:campaigns?|software)|lobby\p{L}*|wahlkampf\p{L}*|partis? politiques?|campagnes? electorales?|partidos? politicos?|campanas? electorales?|campanhas? (?:eleitorais|politicas)|partiti politici|campagn\p{L} elettoral\p{L}|verkiezingscampagne\p{L}*|kampani\p{L}+ wyborcz\p{L}+|volebn\p{L}+ kampan\p{L}*|политик\p{L}*|выбор(?:ы|ам|ах)|siyas\p{L}+|secim kampanya\p{L}*|vaalikampanj\p{L}*|politiik\p{L}*`,
        '政治|選挙',
        String.raw`(?:ال)?(?:سياس|انتخاب)\p{L}*`,
      ],
    },
    { servesThem: true },
  ],
  religion: [
    {
      both: [
        String.raw`churches|religious|religion\p{L}*|prayer apps?|sermons?|kirche\p{L}*|eglises?|iglesias?|religios\p{L}+|igrejas?|chies[ae]|kerken|kosciol\p{L}*|nabozen\p{L}*|церк\p{L}+|религи\p{L}+|dini|kirko\p{L}*|uskonno\p{L}*`,
        '宗教',
      ],
    },
    { servesThem: true },
  ],
  divorce: [
    {
      both: [
        String.raw`divorc\p{L}*|scheidung\p{L}*|divorzi\p{L}*|echtscheiding\p{L}*|rozwod\p{L}*|rozvod\p{L}*|развод\p{L}*|bosanma\p{L}*|avioer\p{L}*|skilsmass\p{L}*`,
        '離婚',
        String.raw`(?:ال)?طلاق`,
      ],
    },
    {},
  ],
  'fast fashion': [
    {
      both: [
        String.raw`(?:ultra )?fast fashion|mode (?:jetable|ephemere)|moda rapida|wegwerfmode|fast fashion\p{L}*|pikamuoti\p{L}*|snabbmode`,
      ],
    },
    SHUNNED,
  ],
  'energy drinks': [
    {
      both: [
        String.raw`energy drinks?|energydrink\p{L}*|boissons? energisantes?|bebidas? energetic\p{L}+|bevand\p{L} energetic\p{L}+|energetyk\p{L}*|energetick\p{L}+ napoj\p{L}*|энергетик(?:и|ов|ами)|enerji icece\p{L}*|energiajuom\p{L}*`,
        'エナジードリンク',
      ],
    },
    { isOfThings: true },
  ],
  sugar: [
    {
      both: [
        String.raw`sugar(?:y|ed)?(?! free)|sweets|candy|lemonade|cola|zucker(?:haltig\p{L}*)?|limonaden?|sussigkeiten|sucre(?:ries)?|bonbons?|azucar\p{L}*|golosinas|acucar\p{L}*|zucchero|dolciumi|suiker\p{L}*|snoep|cuk(?:ier|ru)\p{L}*|slodycz\p{L}*|cukr\p{L}*|сахар\p{L}*|сладост\p{L}*|seker\p{L}*|soker\p{L}*|makeis\p{L}*`,
        '砂糖|お菓子',
      ],
    },
    { isOfThings: true },
  ],
};
