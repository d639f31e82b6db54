import { wholeWords } from '../topics/patterns.js';

// Words with which an investor turns somebody away without a verb of investing, in plain words.

/** "… and I'm out", "… wrong call", "… ist nichts für mich". */
export const TURNS_AWAY = wholeWords(
  String.raw`(?:im|were|i am|we are|id be|wed be) (?:out|useless|lost|gone|(?:of )?no (?:good|use|help)|the wrong \p{L}+)|count (?:me|us) out|wrong (?:call|address|door|number|person|people|investor|fund)|(?:i|we) become (?:useless|no use)|no (?:good|use|help) to (?:you|anyone|anybody)|(?:ring|call|ask|try|write to|go to) (?:somebody|someone) else|keep walking|walk on|(?:i|we) (?:pass|hang up|stop reading|stop listening)|not (?:for (?:me|us)|my (?:thing|world|game|business)|our (?:thing|world|game))|(?:do not|dont|need not|neednt) (?:write|call|ring|bother|email)|no meeting|nothing to talk about|not interested|not your (?:man|woman|person|investor|people|fund)|(?:i|we) (?:keep|stay) (?:away|clear|out|off)(?: from| of)?`,
  String.raw`bin ich (?:raus|weg|keine \p{L}*\s?hilfe|der falsche|die falsche|nutzlos)|sind wir (?:raus|weg|keine \p{L}*\s?hilfe|die falschen|nutzlos)|(?:ich bin|wir sind) (?:raus|der falsche|die falschen)|brauch(?:t|en) (?:\p{L}+ ){0,3}nicht (?:erst )?(?:an(?:zu)?rufen|zu schreiben|zu kommen)|(?:lass\p{L}*|lasse) (?:ich|wir) (?:die )?(?:finger|hande)|(?:finger|hande) davon|nicht mein(?:e)? (?:ding|welt|baustelle)|nichts fur (?:mich|uns)|kommt nicht in frage|scheid(?:en|et) (?:\p{L}+ )?aus|falschen? adresse|bei (?:mir|uns) falsch|zu fruh|ohne (?:mich|uns)|lehn\p{L}* (?:ich|wir) (?:\p{L}+ ){0,3}ab|(?:ich|wir) lehn\p{L}* (?:\p{L}+ ){0,12}ab|(?:fass\p{L}*|mach\p{L}*|nehm\p{L}*|finanzier\p{L}*|unterstutz\p{L}*|beteilig\p{L}*|seh\p{L}*|schau\p{L}*) (?:ich|wir) (?:\p{L}+ ){0,3}nicht(?: an)?|(?:lass\p{L}*) (?:ich|wir) (?:bleiben|liegen|aus)|meide(?:n)? (?:ich|wir)|(?:gehort|gehoren|passt|passen) nicht (?:zu|in)|sind (?:bei|fur) (?:mir|mich|uns) (?:tabu|raus|kein thema)`,
  String.raw`(?:c est|ce n est|cest|n est) (?:plus|pas) (?:mon|notre|pour) \p{L}+|ne m (?:ecri\p{L}+|appel\p{L}+) pas|n appelez pas|passez votre chemin|je passe(?: mon tour)?|tres peu pour (?:moi|nous)|mauvaise adresse|sans (?:moi|nous)|trop tot`,
  String.raw`paso(?: de largo)?|no (?:me|nos) interesan?|no es (?:lo mio|para mi|para nosotros|lo nuestro)|no hay (?:reunion|trato)|no me (?:llam\p{L}+|escrib\p{L}+)|conmigo no|no cuenten conmigo|ni hablar|demasiado pronto`,
  String.raw`nao e (?:comigo|conosco|para mim|pra mim|com a gente)|nem pensar|(?:to|estou|estamos) fora|nao sou (?:o|a) \p{L}+ cert[oa]|nao me (?:procur\p{L}+|cham\p{L}+|lig\p{L}+)|nao (?:me|nos) interessam?|cedo demais`,
  String.raw`(?:io )?scappo|non fa(?:nno)? per (?:me|noi)|(?:mi|ci) perd(?:o|iamo)|non (?:mi|ci) interess\p{L}+|lasciate (?:perdere|stare)|non chiamat\p{L}+|mi tiro indietro|troppo presto|non se ne parla|passo`,
  String.raw`verkeerde adres|niets? voor (?:mij|ons)|heb(?:ben)? (?:ik|we|wij) niets te zoeken|ben ik weg|haak ik af|haken (?:we|wij) af|(?:doe|kom) ik niet|(?:doen|komen) (?:we|wij) niet|te vroeg|niet met (?:mij|ons)|nee$`,
  String.raw`(?:to )?nie (?:ja|my|dla (?:mnie|nas)|rozmawia\p{L}+|dziala\p{L}+|wchodz\p{L}+|biore|bierzemy|inwestuj\p{L}+|pomog\p{L}+|jezdz\p{L}+)|odsyla\p{L}+|odpada\p{L}*|zly adres|nie moja bajka|za wczesnie|nie (?:dzwon|pisz)\p{L}*|zadn(?:ych|ego|ej|e)`,
  String.raw`мимо|не (?:ко мне|к нам|мое|наше|для (?:меня|нас)|лезу|лезем|беру|берем|помощник\p{L}*|вкладыва\p{L}+|инвестиру\p{L}+|работа\p{L}+|рассматрива\p{L}+|звоните|пишите|понимаю)|бесполезн\p{L}+|я пас|не по адресу|ни ногои|без (?:меня|нас)|рано`,
  String.raw`gir(?:mem|meyiz|miyor\p{L}*)|(?:bize|bana) gore degil|ben yokum|biz yokuz|ilgilenmi\p{L}+|yat[iı]r[iı]m yapm\p{L}+|aramay[iı]n|c[iı]km[iı]yor\p{L}*|bakm[iı]yor\p{L}*|almay[iı]z|yanl[iı]s adres|cok erken`,
  '対象外|投資しません|投資しない|投資致しません|投資いたしません|出資しません|出資しない|出資いたしません|お断り|興味はありません|興味がありません|除きます|除外|扱いません|関わりません|不投资|不考虑',
);

/** A whole sentence that only turns away: "…, табак — мимо." */
export const isOnlyVerdict = (text: string): boolean =>
  text.split(' ').length <= 5 && TURNS_AWAY.test(text) && text.replace(TURNS_AWAY, '').trim().length <= 4;

/** Before a figure: below it. */
export const BELOW = wholeWords(
  String.raw`below|under|less than|fewer than|until|short of|anything (?:below|under)|unter(?:halb)?|weniger als|bis|keine|noch keine|sous|moins de|en dessous de|avant|debajo de|menos de|abaixo de|antes de|sotto|meno di|onder|minder dan|zolang|geen|ponizej|mniej niz|do|до|меньше|ниже|менее`,
);
/** After a figure, in languages that put the preposition behind it. */
export const BELOW_AFTER = wholeWords(String.raw`(?:n[iı]n )?alt[iı]nda|dan az`);
/** A required minimum before a figure: "only those over", "minimum". */
export const AT_LEAST = wholeWords(
  String.raw`at least|minimum|(?:only|just) (?:\p{L}+ ){0,6}(?:over|above|more than|from)|come back (?:\p{L}+ ){0,3}(?:when|once|after|with) (?:youve|you|they|there) ?(?:\p{L}+ ){0,3}|(?:nur|erst) (?:\p{L}+ ){0,6}(?:uber|ab|mehr als)|mindestens|(?:uniquement|seulement) (?:\p{L}+ ){0,6}plus de|au moins|solo (?:\p{L}+ ){0,6}mas de|al menos|so (?:\p{L}+ ){0,6}mais de|no minimo|pelo menos|solo (?:\p{L}+ ){0,6}(?:piu di|oltre)|almeno|alleen (?:\p{L}+ ){0,6}meer dan|minstens|tylko (?:\p{L}+ ){0,6}ponad|co najmniej|только (?:\p{L}+ ){0,6}(?:от|больше|свыше)|минимум|не меньше|en az`,
);

const EARNINGS =
  'revenue|sales|turnover|income|arr|mrr|umsatz|umsatze|einnahmen|monatsumsatz|jahresumsatz|chiffre d affaires|ventes|recettes|ventas|ingresos|facturacion|factura|vendas|receitas?|faturamento|fatura|fatturato|vendite|ricavi|omzet|verkopen|przychod\\p{L}*|sprzedaz\\p{L}*|obrot\\p{L}*|выручк\\p{L}+|продаж\\p{L}*|доход\\p{L}*|gelir\\p{L}*|ciro\\p{L}*|sat[iı]s\\p{L}*';
export const EARNS = wholeWords(EARNINGS);
/** A condition without sales: "sin ventas", "zolang er geen omzet is". */
export const WITHOUT_SALES = wholeWords(
  String.raw`(?:without|no|not any|zero|ohne|keine?n?|sans|pas de|sin|sem|senza|zonder|geen|bez|без|нет) (?:\p{L}+ ){0,2}(?:${EARNINGS})`,
);
export const CUSTOMERS = wholeWords(
  String.raw`(?:paying )?(?:customers?|clients?|users?|subscribers?)|(?:zahlende[nr]? )?kund(?:en|innen)|clients? payants?|clientes?|clienti|klanten|klient\p{L}*|placac\p{L}+|клиент\p{L}*|плательщик\p{L}*|musteri\p{L}*|abonnenten|abonnes|suscriptores|assinantes|abbonati`,
);
export const YEARLY = wholeWords(
  String.raw`(?:an?|per|the) year|yearly|annual\p{L}*|arr|im jahr|pro jahr|jahresumsatz|jahrlich|par an|annuel\p{L}*|al ano|anual\p{L}*|por ano|ao ano|all anno|annu[oi]|per jaar|jaaromzet|rocznie|w roku|в год|годов\p{L}+|y[iı]ll[iı]k\p{L}*`,
);

/** Leaving a place, denied: "on sort pas du", "de … no salgo", "dışına çıkmıyoruz". */
const LEAVES =
  'leave|go (?:out of|beyond)|verlass\\p{L}*|sor(?:s|t|tons|tez|tir)|quitt\\p{L}+|sal(?:go|imos|ir|gamos)|sa(?:io|imos|ir)|esco|usciamo|uscire|verla(?:at|ten)|opuszcza\\p{L}+|wyjezdza\\p{L}+|wychodz\\p{L}+|выезжа\\p{L}+|покида\\p{L}+|выход\\p{L}+';
export const STAYS_IN = wholeWords(
  String.raw`(?:dont|do not|never|wont) (?:${LEAVES})|(?:ne |n |on |nous |je )?(?:\p{L}+ )?(?:sors|sort|sortons|quitt\p{L}+) (?:pas|jamais)|(?:no|nao|non|nunca|nie|не) (?:${LEAVES})|(?:${LEAVES}) (?:\p{L}+ ){0,3}(?:nicht|nie|niet|nooit)|d[iı]s[iı]na c[iı]km[iı]\p{L}*`,
  '行わない(?:会社|企業|事業者)|行っていない(?:会社|企業|事業者)|していない(?:会社|企業|事業者)|持たない(?:会社|企業|事業者)',
);
/** A place as the border: "outside", "fuori da", "за пределами", "… dışında". */
export const OUTSIDE = wholeWords(
  String.raw`outside(?: of)?|beyond|ausserhalb|hors(?: de)?|en dehors|fuera de|fora d[eao]s?|fuori d\p{L}*|al di fuori|buiten|poza|za granic\p{L}+|mimo uzemi|за пределами|вне|d[iı]s[iı]nda`,
  '以外|之外|の外',
);
/** Closes a list of places: "… y pará de contar". */
export const CLOSES = wholeWords(
  String.raw`(?:and )?(?:thats it|thats all|full stop|end of story|nowhere else|and nothing else|period)|(?:und )?(?:schluss|basta|fertig|ende|sonst nichts|sonst nirgends)|(?:et )?(?:c est tout|point final|point barre|rien d autre|nulle part ailleurs)|y (?:para de contar|punto|ya|se acabo|nada mas|ninguno mas)|e (?:ponto final|ponto|so|mais nada|pronto|acabou)|e (?:basta|stop|nient altro|punto)|en (?:klaar|verder niets|daarmee uit|niets anders)|i (?:koniec|basta|tyle|kropka)|и (?:все|точка|баста|больше ничего)|o kadar|nokta`,
  '限ります|限る|限定|のみ|だけ',
);
/** The sides of a border and distances. */
const SIDES =
  'north|south|east|west|nordlich|sudlich|ostlich|westlich|au (?:nord|sud)|a l (?:est|ouest)|al (?:norte|sur|este|oeste)|ao (?:norte|sul|leste|oeste)|a (?:nord|sud|est|ovest)|(?:ten )?(?:noorden|zuiden|oosten|westen) van|na (?:polnoc|poludnie|wschod|zachod) od|севернее|южнее|восточнее|западнее|к (?:северу|югу|востоку|западу)';
const FARTHER =
  'fu?arther than|farther than|more than (?:an?|one|two|three|\\d+) (?:hours?|days?|miles?|tanks?)|weiter als|plus loin que|mas lejos (?:que|de)|mais longe (?:que|do que)|piu lontano di|verder dan|dalej niz|дальше|uzaga|kuzeyine|guneyine|dogusuna|bat[iı]s[iı]na';
export const BORDERED = wholeWords(SIDES, FARTHER);
/** Denies what lies beyond a border. */
export const NOTHING = wholeWords(
  String.raw`nothing|no|not|never|dont|wont|nobody|nichts?|nie|niemand|kein\p{L}*|rien|pas|jamais|personne|nada|no|nunca|nadie|nao|ninguem|niente|non|mai|nessuno|niets|niet|nooit|nikt|nic|не|ничего|никого|ни|hicbir|\p{L}+m[iı]yor\p{L}*`,
  'ません|ない|対象外|不投',
);
/** A border sentence of few words with nothing but sides is a scope: "South of the Sahara and north of the Limpopo". */
export const BEGINS_WITH_SIDE = new RegExp(`^(?:${SIDES})(?!\\p{L})`, 'u');

/** A denial inside a condition reverses it: "if there is nothing on a shelf, I pass". */
export const REVERSES = wholeWords(
  String.raw`(?:if|unless|wenn|falls|si|se|als|tenzij|jesli|если|without|ohne|sans|sin|sem|senza|zonder|bez|без) (?:\p{L}+ ){0,3}?(?:no|not|isnt|arent|doesnt|dont|nothing|nicht|nichts|kein\p{L}*|pas|rien|nada|non|nao|niente|niet|niets|geen|nie|не|нет)|unless|tenzij|a meno che|a menos que|es sei denn|a moins que|chyba ze`,
);
/** Words after which another clause begins. */
export const ADVERSATIVE = / (?:but|aber|mais|pero|mas|ma|maar|ale|но|ama|however|doch) /u;

/** A business needs, keeps or runs what follows. */
export const NEEDS = wholeWords(
  String.raw`need(?:s|ing)?|requir(?:e|es|ing)|depends? on|keep(?:s|ing)?|hold(?:s|ing)?|own(?:s|ing)?|run(?:s|ning)?|has|have|having|with|waits? for|living off`,
  String.raw`brauch(?:t|en)|benotig(?:t|en)|hat|haben|betreib(?:t|en)|mit|angewiesen|erforder(?:t|n)`,
  String.raw`besoin|exige(?:nt)?|necessit(?:e|ent)|requier(?:t|ent)|depend(?:e|ent|ant)?|avec|suppose`,
  String.raw`neces(?:ita|itan|ite|iten)|requier(?:a|e|en|an)|depend(?:a|e|en|an)|exij(?:a|an)|exig(?:e|en)|con`,
  String.raw`precis(?:a|am|e|em)|requeir(?:a|am)|exij(?:a|am)|exig(?:e|em)|com`,
  String.raw`bisogno|richied(?:e|ono|a|ano)|dipend(?:e|ono|a|ano)|necessit(?:a|ano|i|ino)`,
  String.raw`nodig|heeft|hebben|vereist|met|houd(?:t|en)`,
  String.raw`wymaga\p{L}*|potrzebuj\p{L}*|potrzeba|z|ze`,
  String.raw`нужн\p{L}*|требу\p{L}*|нужда\p{L}*|с|со`,
  String.raw`ihtiyac\p{L}*|gerek\p{L}*|olan`,
  '必要|抱える|持つ|要する',
);
/** A sentence that refuses everything of a kind: "nothing that …", "keine Firmen, die …". */
export const NOTHING_THAT = wholeWords(
  String.raw`nothing|(?:not|dont|never|wont|cant|no) (?:\p{L}+ ){0,4}?(?:anything|companies|startups|businesses|anyone|anybody)`,
  String.raw`nichts|kein\p{L}* (?:\p{L}+ ){0,2}?(?:firm\p{L}+|unternehmen|startups?|geschaft\p{L}*|betriebe)`,
  String.raw`rien|(?:pas|aucune?) (?:d )?(?:entreprises?|startups?|societes?|affaires?)`,
  String.raw`nada|(?:no|ningun\p{L}*|nenhum\p{L}*|nao) (?:\p{L}+ ){0,3}?(?:empresas?|startups?|negocios?)`,
  String.raw`niente|nulla|(?:nessun\p{L}*|non) (?:\p{L}+ ){0,3}?(?:aziend[ae]|impres[ae]|startups?)`,
  String.raw`niets|geen (?:\p{L}+ )?(?:bedrijven|bedrijf|startups?|firmas?)`,
  String.raw`nic|niczego|zadn\p{L}+ firm\p{L}*|ничего|никаких (?:компани\p{L}+|стартап\p{L}*)|hicbir sey`,
);
/** Denies a dislike: "nothing against companies that need a lab". */
export const ACCEPTS = wholeWords(
  String.raw`mind|problems?|afraid|against|scared?|gegen|contre|contra|contro|tegen|przeciw\p{L}*|против|peur|miedo|medo|paura|angst|not only|not just|nicht nur|pas seulement|no solo|nao so|non solo|niet alleen`,
);
