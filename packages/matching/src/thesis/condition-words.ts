import { wholeWords } from '../topics/patterns.js';

// The words of conditions, in plain words and in all languages.

/** The investor enters, or does not. */
export const ENTERS = wholeWords(
  '投資し|投資い|投資す|投資は|出資|投资',
  String.raw`(?:لا |لن )?(?:ا|ن)(?:دخل|ستثمر|مول|ضع)\p{L}*`,
  String.raw`(?:come|coming|came|go|get|step|buy|put (?:\p{L}+ )?(?:money )?)(?: \p{L}+)? ?in|invest|invests|put (?:\p{L}+ ){0,2}money|enter|join|fund|back|wire|transfer|write (?:\p{L}+ ){0,2}(?:cheques?|checks?)|(?:we|i) (?:will |do not |dont |wont |only |never )*(?:talk|look|meet|move|engage|commit|start)`,
  String.raw`steig(?:en|e)|einsteigen|investier(?:e|en)|beteilig(?:e|en)|finanzier(?:e|en)|(?:ich|wir) (?:komme|kommen|gebe|geben|rede|reden|mache|machen)|(?:komme|kommen|gebe|geben|rede|reden) (?:ich|wir)|gesprach`,
  String.raw`(?:n )?entr(?:e|ons|er)|investi(?:s|ssons|r)|mets|mettons|finance|financons|regardons|deplac(?:e|ons)|(?:ne|n) (?:parl|discut)\p{L}+|interessons`,
  String.raw`entr(?:o|amos|ar)|inv(?:ierto|ertimos|ertir)|pon(?:go|emos)|(?:me|nos) interesan?|mir(?:o|amos)|financi(?:o|amos)`,
  String.raw`invisto|investimos|investir|ponho|pomos|coloc(?:o|amos)|(?:me|nos) interessam?|olh(?:o|amos)`,
  String.raw`entr(?:iamo|are)|invest(?:o|iamo|ire)|mett(?:o|iamo)|(?:mi|ci) interessano?|guard(?:o|iamo)|finanzi(?:o|amo)|firm(?:o|iamo)`,
  String.raw`(?:ik|we|wij) (?:stap|stappen|investeer|investeren|doe|doen|kom|komen|praat|praten|kijk|kijken)|(?:stap|stappen|investeer|investeren|kom|komen) (?:ik|we|wij)|instappen`,
  String.raw`wchodz(?:e|imy|ic)|wejd(?:e|ziemy)|inwestuj(?:e|emy)|rozmawia(?:m|my)|daj(?:e|emy)|wkladam\p{L}*|interesuj\p{L}+`,
  String.raw`вхо(?:жу|дим)|заид(?:у|ем)|вклад\p{L}+|инвестиру\p{L}+|разговарива\p{L}+|смотр(?:ю|им)|да(?:ю|ем)|интересу\p{L}+`,
  String.raw`gir(?:mem|meyiz|miyor\p{L}*|iyor\p{L}*|eriz|erim)|yat[iı]r[iı]m yap\p{L}+|gorus(?:mem|meyiz|mu\p{L}+|uruz)`,
);

/** Begins a condition that must be met before the investor enters; the sentence denies entering. */
export const UNTIL = wholeWords(
  String.raw`(?:un)?til|till|before|unless|without|as long as (?:\p{L}+ ){0,3}(?:no|not|nobody|nothing)|prior to|ahead of|except if`,
  String.raw`bevor(?: nicht)?|ehe(?: nicht)?|solange (?:\p{L}+ ){0,4}?(?:nicht|kein\p{L}*|niemand)|solange|bis|vor(?= (?:dem|der|den|ersten?))|ohne|es sei denn|ausser wenn`,
  String.raw`avant(?: que| d| de| la| le| les)?|tant qu[e']?|tant qu|jusqu a(?: ce que)?|sans|a moins qu\p{L}*|sauf si`,
  String.raw`antes de(?:l| que)?|hasta(?: que)?|mientras no|mientras|sin(?: que)?|salvo que|a menos que|a no ser que`,
  String.raw`antes d[eoa]s?|ate(?: que)?|enquanto nao|enquanto|sem(?: que)?|a nao ser que|salvo se`,
  String.raw`prima (?:d\p{L}+|che)|fin(?:che|o a quando)(?: non)?|senza|a meno che|tranne se`,
  String.raw`voor(?:dat)?|vooraleer|totdat|tot|zolang(?: er)?(?: nog)?(?: geen| niet)?|zonder|tenzij`,
  String.raw`dopoki(?: nie)?|zanim|przed|poki(?: nie)?|bez|az|chyba ze`,
  String.raw`пока(?: не)?|прежде чем|до того как|до(?= перв)|без|если только не`,
  'قبل|حتى|بدون',
);

/** Ends a condition in languages that put the word behind it. */
export const UNTIL_BEHIND = wholeWords(String.raw`\p{L}+m[ae]d[ae]n(?: once)?`, 'まで|前は|前には|前に');

/** Ends a condition of entering: "after the first sale" in Japanese. */
export const ONLY_ONCE_BEHIND = wholeWords('てから|た後|て初めて|以降');

/** Begins a condition of entering: "only once", "erst ab", "pas als". */
export const ONLY_ONCE = wholeWords(
  String.raw`only (?:\p{L}+ ){0,4}?(?:if|when|once|after|from)|(?:i|we) (?:always |usually )?wait (?:for|until)|(?:not|never) (?:\p{L}+ ){0,4}?(?:before|until)`,
  String.raw`erst (?:\p{L}+ ){0,3}?(?:wenn|ab|nach|sobald|mit)|nur (?:\p{L}+ ){0,4}?(?:wenn|falls|sobald|nach|ab)|fruhestens (?:\p{L}+ )?(?:ab|nach|wenn)`,
  String.raw`(?:seulement|uniquement|qu(?:e)?) (?:\p{L}+ ){0,2}?(?:si|quand|apres|une fois|lorsqu\p{L}*|a partir)|une fois qu\p{L}*`,
  String.raw`solo (?:\p{L}+ ){0,3}?(?:si|cuando|despues|una vez|a partir|tras)|una vez que`,
  String.raw`(?:so|apenas|somente) (?:\p{L}+ ){0,3}?(?:se|quando|depois|apos|a partir)|depois que`,
  String.raw`solo (?:\p{L}+ ){0,3}?(?:se|quando|dopo|una volta|a partire)`,
  String.raw`pas (?:\p{L}+ ){0,3}?(?:als|wanneer|zodra|na|vanaf)|alleen (?:\p{L}+ ){0,3}?(?:als|wanneer|na)`,
  String.raw`(?:tylko|dopiero|wylacznie) (?:\p{L}+ ){0,3}?(?:jesli|gdy|kiedy|po|od)`,
  String.raw`только (?:\p{L}+ ){0,3}?(?:если|когда|после|с)`,
);

/** The investor's part begins again after a condition without a comma between them. */
export const STARTS_OVER = wholeWords(
  String.raw`(?:we|i|wir|ich|nous|je|on|wij|ik) (?:\p{L}+ )?(?:dont|do not|wont|never|nicht|ne|n|niet)|(?:steigen|steige|kommen|komme|lohnt|reden|rede|investieren|investiere) (?:wir|ich|sich)|non (?:entr|invest)\p{L}+|n(?:ao|o) (?:entr|inv|me|nos)\p{L}*|nie (?:wchodz|inwest)\p{L}+|не (?:вхо|инвест|вклад)\p{L}+`,
);

/** The investor meets, sees or understands something: no milestone of a startup. */
export const MEETS = wholeWords(
  String.raw`meet(?:ing|s)?|met|see(?:n|ing)?|saw|know(?:ing|n)?|talk\p{L}*|spoke\p{L}*|speak\p{L}*|visit\p{L}*|understand\p{L}*|understood|call(?:ed|ing)?|explain\p{L}*`,
  String.raw`seh\p{L}*|gesehen|treff\p{L}*|getroffen|sprech\p{L}*|gesprochen|kenn\p{L}*|besuch\p{L}*|versteh\p{L}*|verstanden`,
  String.raw`vu|vus?|voir|rencontr\p{L}+|parle\p{L}*|connai\p{L}+|compris|comprendre|visite\p{L}*`,
  String.raw`ver|visto|conoc\p{L}+|habla\p{L}*|entend\p{L}+|visita\p{L}*|conhec\p{L}+|fala\p{L}*|veder\p{L}*|incontra\p{L}*|parla\p{L}*|conosc\p{L}*|capi(?:re|to)`,
  String.raw`zie(?:n)?|gezien|sprek\p{L}*|gesproken|ontmoet\p{L}*|begrijp\p{L}*|widz\p{L}+|zobacz\p{L}+|pozna\p{L}+|rozmawia\p{L}+|увид\p{L}+|встре\p{L}+|поговор\p{L}+|пойм\p{L}+|gor(?:me|us)\p{L}+|tan[iı]\p{L}+`,
);

/** Somebody pays, or has bought. */
export const IS_PAID = wholeWords(
  String.raw`(?:ال|ل)?(?:بيع|مبيعات|ايراد\p{L}*|عملاء|عميل|زبائن|زبون)|(?:ي|ت)دفع\p{L}*`,
  String.raw`money (?:\p{L}+ ){0,2}(?:changed|changes|comes|come|coming) ?(?:hands|in)?`,
  '売上|収益|支払|有料|販売|顧客',
  String.raw`pa(?:y|ys|id|ying)|bu(?:y|ys)|bought|sold|sells?|sales?|revenues?|income|turnover|customers?|clients?|invoiced?|earn(?:s|ed|ing|ings)?|makes? money|signed`,
  String.raw`zahl(?:t|en|ende\p{L}*)?|bezahl\p{L}*|verkauf\p{L}*|umsatz\p{L}*|umsatze|einnahm\p{L}*|kund(?:e|en|in|innen)|verdien\p{L}*|gekauft`,
  String.raw`pa(?:ie|ient|ye|yent|yee?s?|yer)|payant\p{L}*|ventes?|vend\p{L}*|recettes?|chiffre d affaires|revenus?|achet\p{L}*|factur\p{L}*|encaiss\p{L}*`,
  String.raw`pag(?:a|ar|an|o|ue|uen|ado|ando|antes?|aram|ou|uem|am|ato|ano|hi|hino|anti?)|vent[ae]s?|vend(?:e|a|en|an|ido|er|as?|idas?|ita|ite|uto|uta|eu|am)|clientes?|client[ei]|ingresos?|factur\p{L}+|cobr\p{L}+|compr(?:a|ar|e|o|ado|ador\p{L}*|aron|ou|ato)|receitas?|fatur\p{L}+|ricavi|fattur\p{L}+|incass\p{L}+`,
  String.raw`betaal\p{L}*|betal\p{L}+|klant(?:en)?|omzet\p{L}*|verko\p{L}+|inkomsten`,
  String.raw`(?:za)?plac\p{L}+|klient\p{L}*|przych\p{L}+|sprzeda\p{L}+|zarabia\p{L}*|zarob\p{L}*|kupi\p{L}*`,
  String.raw`(?:за)?плат\p{L}+|клиент\p{L}*|выручк\p{L}*|прода\p{L}+|зарабат\p{L}+|купи\p{L}*|доход\p{L}*`,
  String.raw`odem\p{L}+|odeyen\p{L}*|musteri\p{L}*|gelir\p{L}*|ciro\p{L}*|sat[iı][sl]\p{L}*|kazan\p{L}*|para`,
);
/** Somebody uses it. */
export const IS_USED = wholeWords(
  '利用者|ユーザー',
  String.raw`users?|uses?|using|used|nutzer\p{L}*|nutz(?:t|en)|benutz\p{L}+|verwende\p{L}*|utilisateurs?|utilis\p{L}+|usuari[oa]s?|us(?:a|an|ando|am|ano)|usandol[oa]|utilizador\p{L}*|utiliz\p{L}+|utent[ei]|gebruik\p{L}*|uzytkown\p{L}+|uzywa\p{L}*|пользов\p{L}+|kullan\p{L}+|downloads?|people|personas|pessoas|persone|personnes|menschen|mensen|osob|ludzi|человек`,
);
/** It is out. */
export const IS_LAUNCHED = wholeWords(
  '発売|リリース|ローンチ|公開',
  String.raw`launch\p{L}*|live|on the market|in the market|shipped|ships|released|on sale|out there|in use|gestartet|marktstart|auf dem markt|am markt|veroffentlicht|lanc(?:e|ee|ement)|sur le marche|en vente|en ligne|lanzamiento|lanzado|en el mercado|en marcha|lancamento|lancado|no mercado|no ar|lancio|lanciat\p{L}+|sul mercato|gelanceerd|lancering|op de markt|wystartow\p{L}+|start(?:u|em|owa\p{L}+)?|na rynku|запуск\p{L}*|на рынке|lansman\p{L}*|piyasada`,
);
/** A regulator allows it. */
export const IS_LICENSED = wholeWords(
  '免許|認可|許可',
  String.raw`licen[cs](?:e|es|ed|ing)|permits?|(?:regulat\p{L}+ )?approv(?:al|als|ed)|lizenz\p{L}*|zulassung\p{L}*|zugelassen|genehmig\p{L}+|agrements?|autoris\p{L}+|licencias?|autorizac\p{L}+|licencas?|licenz[ae]|autorizzazion\p{L}+|vergunning\p{L}*|zezwole\p{L}+|licencj\p{L}*|лицензи\p{L}*|разрешени\p{L}*|lisans\p{L}*|ruhsat\p{L}*`,
);
