import { asked, isRunning, OF_OFFER, OF_PRODUCT, type Question } from './question.js';

const PUBLIC = String.raw`(?:councils|municipalities|schools|school districts|hospitals|universities|colleges|kindergartens|libraries|library systems|museums|fire (?:brigades|departments)|police (?:forces|departments)|ministries|dioceses|cathedrals|churches|parishes|prisons|transit agencies|(?:water|port|road|railway) authorities|kommunen|gemeinden|schulen|kliniken|krankenhauser|stadte|vereine|ayuntamientos|municipios|escuelas|colegios|hospitales|mairies|communes|ecoles|hopitaux|prefeituras|escolas|hospitais|comuni|scuole|ospedali)`;
/** A public body as the one who buys: counted, or named at the beginning of a clause. */
const BODY_BUYS = new RegExp(
  String.raw`(?:^|[,;:(] ?|\b\d[\d.,]* |\b(?:about|around|some|etwa|rund|unos|unas|environ|cerca de|circa) (?:\d[\d.,]* )?)(?:(?!in\b|of\b|at\b|for\b|near\b|with\b)[\w'-]+ ){0,2}${PUBLIC}\b`,
);

const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)`;
const SEASON = String.raw`(?:spring|summer|autumn|winter|fruhjahr|fruhling|sommer|herbst|primavera|verano|otono|invierno|printemps|ete|automne|hiver|verao|outono|inverno|estate|autunno)`;
const IN = String.raw`(?:in|im|during|for|from|since|all|over|each|every|through|until|en|por|au|l'|en l'|pendant|no|na|nell'|in|d'|de|del)`;
/** A season or a span of months beside what is done, sold or idle in it. */
const SPAN = new RegExp(
  [
    String.raw`\b(?:from|between|von|zwischen|im|de|entre|da|d')\s?${MONTH} (?:to|and|until|till|through|bis|und|im|a|y|et|e|hasta|jusqu'a|ate) ${MONTH}\b`,
    String.raw`\b(?:${IN}) (?:the |der |den |el |la |le |il |o |a )?(?:${SEASON}|winter months|summer months)s?\b[^.]{0,60}\b(?:nothing|none|empty|idle|less|half|third|quarter|quiet|slow|stands?|stehen|steht|nichts|leer|weniger|nada|vacio|menos|rien|vide|moins|niente|vuoto|meno|most|mostly|meist\w*|only|nur|solo|seulement|twice|double|full|crazy)\b`,
    String.raw`\b(?:most|nearly all|almost all|all|half|meist\w*|la mayoria|la plupart|a maioria|la maggior parte)\b[^.]{0,40}\b(?:in|im|en|au|no|na) (?:the |el |le |il |o )?${SEASON}\b`,
    String.raw`\b(?:off[- ]season|out of season|season(?:al)?|saison\w*|temporada|fuori stagione|stagione)\b[^.]{0,25}\b(?:is only|only|is over|ends|is short|nothing|dauert|kurz|corta|courte|curta|breve)\b`,
    String.raw`\bdivided (?:it )?by (?:twelve|12)\b|\b(?:divise|dividido|diviso|geteilt) (?:par|por|per|durch) (?:douze|doce|doze|dodici|zwolf|12)\b`,
  ].join('|'),
);
const BYGONE =
  /\b(?:since|built|prototype|tested|trial|developed|pilot|we began|started|founded|plan|hay ?fever|off-season rates|all seasons|season tickets?|tv|series|episode)\b/;

const UNITS = String.raw`(?:vans?|trucks?|lorr(?:y|ies)|vehicles?|boats?|trailers?|kitchens?|ovens?|kilns?|kettles?|workshops?|stands?|stalls?|dr[iy]ers?|grinders?|press(?:es)?|cutters?|chairs?|rooms?|greenhouses?)`;
/** The money buys one more unit of the same work. */
const ONE_MORE = new RegExp(
  [
    String.raw`\b(?:second|third|fourth|another|one more|two more|bigger|larger|proper|new|more) (?:\w+ )?${UNITS}\b`,
    String.raw`\b(?:zweite\w*|weitere\w*|grossere\w*) (?:transporter|lieferwagen|wagen|kuche|ofen|werkstatt|halle|maschine\w*)\b`,
    String.raw`\b(?:segund[oa]|otr[oa]|deuxieme|second|autre|secondo|seconda|altro) (?:\w+ )?(?:furgon\w*|camion\w*|cocina|horno|taller|cozinha|forno|oficina|fourgon\w*|camionnette|cuisine|four|atelier|cucina|laboratorio)\b`,
  ].join('|'),
);

/** How the market buys: by budget, by season. */
export const MARKET_QUESTIONS: readonly Question[] = [
  asked(
    'market.budget',
    'An investor will ask from which budget they pay and how many months they take to decide',
    BODY_BUYS,
    {
      fields: ['target_market'],
      unless:
        /\b(?:privad\w*|private|parents|pupils|students|families|kids|children|patients|near|around|teachers|nurses|doctors|suppliers? to|graduates|boats|visitors)\b/,
      covers: /^open\.slow-sale$/,
      mayBePlanned: true,
    },
  ),
  asked('market.season', 'By your words the business has a season', SPAN, {
    fields: [...OF_OFFER, 'target_market'],
    unless: BYGONE,
    covers: /^open\.season$/,
  }),
  asked('market.units', 'An investor will ask how many customers one more of these can serve', ONE_MORE, {
    fields: ['funding_usage'],
    unless: /\b(?:board ?rooms?|chair(?:man|woman|person)|press (?:work|release|relations))\b/,
    covers: /^open\.capacity$/,
    mayBePlanned: true,
    needs: isRunning,
  }),
  asked(
    'market.cases',
    'By your words these are the cases so far, and an investor will ask how many there can be in a year',
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:\w+ ){1,3}(?:sold|placed|moved|installed|done|finished|delivered) in (?:\w+ )?(?:two|three|four|five|six|[2-9]) years\b|\b(?:sold|placed|moved|installed|finished|delivered) (?:only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:\w+ ){1,2}in (?:two|three|four|five|six|[2-9]) years\b/,
    { fields: OF_PRODUCT },
  ),
];
