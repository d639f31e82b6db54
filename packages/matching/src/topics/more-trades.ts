import type { TradeEntry, TradeOptions } from './trade-entry.js';

const SHUNNED: TradeOptions = { isShunned: true };
const SOLD_DATA = String.raw`(?:data|statistics?|profiles?|insights?|histor(?:y|ies)|records?)`;
const MACHINE = String.raw`(?:an? |the |our )?(?:\p{L}+ )?(?:machine|ai|algorithm|model|computer|robot)s?`;
const MADE = String.raw`(?:drawn|written|painted|composed|voiced|sung|generated|designed|illustrated|narrated)`;

/** Trades that theses refuse more seldom, with their options. */
export const MORE_TRADES: Readonly<Record<string, TradeEntry>> = {
  'boxes of chance': [
    {
      both: [
        String.raw`(?:blind|mystery|surprise|lucky|chance|loot) ?(?:box(?:es)?|bags?|packs?|eggs?|capsules?)|gacha|wundertuten?|uberraschungs(?:box|tute|ei)\p{L}*|boites? (?:surprise|mystere)s?|pochettes? surprises?|cajas? (?:sorpresa|misterios\p{L})|sobres sorpresa|caixas? (?:surpresa|misterios\p{L})|scatol[ae] a sorpresa|bustin[ae] a sorpresa|verrassings\p{L}+|pudelk\p{L}+ niespodziank\p{L}*|лутбокс\p{L}*|surpriz (?:kutu|paket)\p{L}*|yllatys(?:laatik|pakk|puss)\p{L}*`,
        'ガチャ|福袋',
        String.raw`صناديق (?:ال)?(?:حظ|مفاجا\p{L}*)`,
      ],
      startup: [
        String.raw`sealed (?:\p{L}+ )?(?:bags?|box(?:es)?|packs?|envelopes?)(?: \p{L}+){0,6} (?:rare|golden|rarely|one in)|(?:one|1) in \d+ (?:is|has|holds|wins)|rarely ,? (?:a|an) gold`,
      ],
    },
    SHUNNED,
  ],
  tobacco: [
    {
      both: [
        String.raw`tobacco|cigar\p{L}*|vap(?:e|es|ing)|nicotin\p{L}*|shishas?|hookahs?|water ?pipes?|tabak\p{L}*|zigar\p{L}*|wasserpfeife\p{L}*|tabac|chicha|narguile\p{L}*|tabaco|cachimba\p{L}*|tabacco|sigarett\p{L}*|tyton\p{L}*|papieros\p{L}*|tabak\p{L}*|vodn\p{L}+ dymk\p{L}+|табак\p{L}*|сигарет\p{L}*|кальян\p{L}*|tutun\p{L}*|sigara\p{L}*|nargile\p{L}*|tupak\p{L}*|savuk\p{L}*|vesipiip\p{L}*`,
        'たばこ|タバコ|煙草',
        String.raw`(?:ال)?(?:تبغ|دخان|شيشة|سجائر)`,
      ],
    },
    { isShunned: true, servesThem: true },
  ],
  psychedelics: [
    {
      both: [
        String.raw`psychedel\p{L}+|psykedel\p{L}+|psicodelic\p{L}*|psychodel\p{L}*|psilocybin\p{L}*|psilocibin\p{L}*|ketamin\p{L}*|mdma|lsd|ayahuasca|magic mushrooms?|microdos\p{L}*`,
      ],
    },
    SHUNNED,
  ],
  fur: [
    {
      both: [
        String.raw`(?:fox|mink|rabbit|farmed|real|animal) (?:\p{L}+ )?furs?|furs|furriers?|fur (?:hats?|coats?|farms?|trade|collars?)|pelze?n?|pelz\p{L}+|fourrures?|pieles de \p{L}+|peleteri\p{L}+|casacos? de pele|pellicc\p{L}+|bont(?:jas\p{L}*)?|futr\p{L}+|kozesin\p{L}*|мех[аов]*|пушнин\p{L}*|kurk(?:u|ler|ten|culuk)?|turki\p{L}*|pals(?:ar|farm\p{L}*)?`,
        '毛皮',
        String.raw`(?:ال)?فرو`,
      ],
    },
    { isOfThings: true, isShunned: true },
  ],
  'motor sports': [
    {
      both: [
        String.raw`snow ?mobiles?|jet ?skis?|quad ?bikes?|quads|atvs?|dirt ?bikes?|motocross|moottorikelk\p{L}*|monkij\p{L}*|vesijet\p{L}*|snoskot\p{L}*|schneemobil\p{L}*|motoneiges?|scooters? des neiges|motos? (?:de )?(?:nieve|agua|acuatic\p{L}+)|motos? aquatic\p{L}+|motoslitt\p{L}+|skuter\p{L}* (?:sniezn|wodn)\p{L}*|снегоход\p{L}*|гидроцикл\p{L}*`,
      ],
    },
    { isOfThings: true, isShunned: true },
  ],
  batteries: [
    {
      both: [
        String.raw`batter(?:y|ies)|batteri\p{L}*|akkus?|piles? (?:electriques?)?|pilas|baterias?|baterie?\p{L}*|accu s?|батаре\p{L}*|аккумулятор\p{L}*|pil(?:ler|li)?|paristo\p{L}*|akku\p{L}*`,
      ],
      startup: [String.raw`(?:aa|aaa|lithium|coin|button) (?:ion )?cells?|rechargeable`],
    },
    { isOfThings: true },
  ],
  screens: [
    {
      both: [
        String.raw`tablets?|touch ?screens?|ecrans? tactiles?|bildschirm\p{L}*|ecrans?|pantallas?|telas? sensive\p{L}+|schermi|beeldscherm\p{L}*|ekran\p{L}*|экран\p{L}*|naytto\p{L}*`,
      ],
      thesis: [String.raw`screens?(?! (?:print|time|out|for))`],
      startup: [
        String.raw`ipads?|on (?:a|the|their|your) (?:phone|screen|display)|(?:phone|mobile) app|smartphones?`,
      ],
    },
    {},
  ],
  phones: [
    {
      both: [
        String.raw`(?:smart|tele)?phones?|mobile app\p{L}*|handys?|smartphones?|portables?|moviles?|celular(?:es)?|telefon\p{L}*|telefoon|telefony|puhelim\p{L}*|mobiltelefon\p{L}*|телефон\p{L}*|смартфон\p{L}*`,
        'スマホ|携帯電話',
        String.raw`(?:ال)?(?:هاتف|هواتف|جوال)`,
      ],
    },
    {},
  ],
  'advertising income': [
    {
      both: [
        String.raw`(?:ad|ads|advertising|advert) (?:funded|supported|financed|based|revenue|income)|werbefinanzier\p{L}*|finance\p{L}* par la publicite|financiad\p{L} (?:por|com|con) publici\p{L}+|finanziat\p{L} dalla pubblicita|reclame inkomsten|reklam gelir\p{L}*`,
      ],
      thesis: [
        String.raw`advertising|adverts?|ads|werbung|publicite|publicidade?|pubblicita|reclame|reklam\p{L}*|реклам\p{L}*|mainokset|mainonta|reklam(?:a|y|e)?`,
        '広告',
        String.raw`(?:ال)?اعلانات`,
      ],
      startup: [
        String.raw`(?:paid|funded|financed|supported|pays?|live|lives|earn\p{L}*|income|revenue|money)(?: for)?(?: (?:by|from|on|through|with|via|is|comes))+ (?:\p{L}+ ){0,2}(?:ads?|adverts?|advertis\p{L}+|banners?|sponsors?)|sells? (?:\p{L}+ )?ad(?:vertising)? space`,
      ],
    },
    {},
  ],
  influencers: [
    {
      both: [
        String.raw`influencers?|influenceu[rs]\p{L}*|influenciador\p{L}*|influenceri?\p{L}*|инфлюенсер\p{L}*|блогер\p{L}*|vaikuttaj\p{L}*`,
      ],
    },
    {},
  ],
  'sale of data': [
    {
      both: [
        String.raw`(?:sell|sells|selling|sold|buy|buys|bought|licens\p{L}+|trade|trading) (?:\p{L}+ ){0,4}${SOLD_DATA}|${SOLD_DATA} (?:\p{L}+ ){0,2}(?:sold|bought|brokers?|sales|broking)`,
        String.raw`(?:verkauf\p{L}*|verkaufen) (?:\p{L}+ ){0,3}(?:\p{L}*daten)|\p{L}*daten (?:\p{L}+ ){0,3}verkauf\p{L}*|(?:vend\p{L}+|vente|revente) (?:\p{L}+ ){0,3}donnees|vend\p{L}+ (?:\p{L}+ ){0,3}da[td]os|vend\p{L}+ (?:\p{L}+ ){0,3}dati`,
      ],
    },
    SHUNNED,
  ],
  'machine art': [
    {
      both: [
        String.raw`${MADE} (?:(?:or|and|,) )*(?:\p{L}+ ){0,4}?by ${MACHINE}|(?:ai|machine) (?:generated|made|written|drawn|composed|art)|generative (?:ai|art|music)|(?:ai|model|machine|robot|algorithm)s? (?:that |which |who )?(?:\p{L}+ )?(?:writes?|composes?|draws?|paints?|sings?|illustrates?)|text to (?:image|music|speech)|image models?|ki generiert\p{L}*|von (?:einer )?(?:ki|maschine)\p{L}* (?:gemalt|geschrieben|erzeugt|komponiert)`,
      ],
      startup: [
        String.raw`generated (?:panels?|images?|pictures?|text|music|voices?|songs?|stor(?:y|ies)|art)`,
      ],
    },
    SHUNNED,
  ],
  'machines as staff': [
    {
      both: [
        String.raw`(?:ai|digital|robot|virtual) (?:employees?|colleagues?|coworkers?|staff|clerks?|workers?)|replac\p{L}* (?:the |an? |your |our |human )*(?:\p{L}+ )?(?:clerks?|employees?|workers?|staff|people|humans?|teachers?|nurses?|jobs)|ki (?:mitarbeiter|kolleg)\p{L}*|umel\p{L}+ inteligenc\p{L}+ (?:\p{L}+ ){0,5}koleg\p{L}*|(?:ersetz\p{L}*|remplac\p{L}*|reemplaz\p{L}*|substitu\p{L}*|sostitu\p{L}*|vervang\p{L}*) (?:\p{L}+ )?(?:mensch\p{L}*|mitarbeiter\p{L}*|gens|salaries|personas|empleados|pessoas|empregados|persone|lavoratori|mensen|personeel)`,
        '人を減らす|人減らし|人員削減|人の代わり',
      ],
    },
    SHUNNED,
  ],
  'litigation finance': [
    {
      both: [
        String.raw`(?:litigation|lawsuits?|legal claims?|case) (?:finance|financing|fund\p{L}*)|(?:fund|financ)\p{L}* (?:\p{L}+ ){0,3}(?:lawsuits?|litigation|claims?|disputes?)|prozessfinanzier\p{L}*|financement de (?:proces|litiges)|financiacion de litigios|finanziamento de\p{L}* (?:cause|liti)\p{L}*|share of the award`,
      ],
    },
    SHUNNED,
  ],
  'face recognition': [
    {
      both: [
        String.raw`fac(?:e|ial) (?:recognition|search\p{L}*|scan\p{L}*|match\p{L}*)|recogni[sz]\p{L}+ (?:\p{L}+ )?faces|gesichtserkennung\p{L}*|reconnaissance faciale|reconocimiento facial|reconhecimento facial|riconoscimento facciale|gezichtsherkenning|rozpoznawani\p{L} twarzy|rozpoznavan\p{L}+ oblicej\p{L}*|распознавани\p{L}+ лиц|yuz tanima|kasvojentunnist\p{L}*`,
        '顔認証|顔認識',
        String.raw`التعرف على (?:ال)?وجوه`,
      ],
    },
    SHUNNED,
  ],
  hunting: [
    {
      both: [
        String.raw`hunting|hunters?|trophies|jagd|jager|chasse|chasseurs?|la caza|cazador\p{L}*|caccia|cacciator\p{L}*|caca|jacht|polowani\p{L}+|mysliw\p{L}+|охот\p{L}+|avcilik|metsast\p{L}*`,
      ],
    },
    {},
  ],
  slaughter: [
    {
      both: [
        String.raw`slaughter\p{L}*|abattoirs?|meat (?:pack|process|product)\p{L}*|schlacht\p{L}+|abattage|matader\p{L}+|matadouro\p{L}*|macell\p{L}+|slacht\p{L}+|rzezn\p{L}+|ubojn\p{L}+|jatk\p{L}+|бойн\p{L}+|mezbaha\p{L}*|teurast\p{L}*`,
      ],
    },
    SHUNNED,
  ],
  'fossil fuels': [
    {
      both: [
        String.raw`fossil fuels?|coal|oil (?:and|or) gas|crude oil|oil (?:wells?|rigs?|fields?|drilling|companies)|fracking|petroleum|erdol\p{L}*|kohle\p{L}*|petrole|charbon|petroleo|carbon mineral|carvao|petrolio|carbone fossile|aardolie|steenkool|rop[ay]|uhli|wegiel|wegla|neft\p{L}*|нефт\p{L}*|угол\p{L}*|уголь|petrol(?:un)?|komur\p{L}*|oljy\p{L}*|hiil(?:i|ta|een)`,
        '石油|石炭|化石燃料',
        String.raw`(?:ال)?(?:نفط|فحم)`,
      ],
    },
    SHUNNED,
  ],
  'adult content': [
    {
      both: [
        String.raw`porn\p{L}*|adult (?:content|entertainment|films?|sites?)|erotic\p{L}*|erotik\p{L}*|escort (?:service|agenc)\p{L}*|sex (?:work|toys?|shops?)|порно\p{L}*|эротик\p{L}*|musteh?cen\p{L}*`,
        'アダルト|ポルノ',
        String.raw`(?:ال)?(?:اباحي|إباحي)\p{L}*`,
      ],
    },
    SHUNNED,
  ],
  streaming: [
    {
      both: [String.raw`(?:live ?)?streaming|(?:music|video) streams?`],
      thesis: [String.raw`streams|streamt`],
      startup: [
        String.raw`streams? (?:\p{L}+ ){0,3}(?:to|music|video|films?|fans|live|rehearsals?|concerts?|audio)`,
      ],
    },
    {},
  ],
  freemium: [
    {
      both: [String.raw`freemium`],
      startup: [String.raw`free (?:users|tier|version|plan)|paid (?:tier|plan|version)`],
    },
    {},
  ],
};
