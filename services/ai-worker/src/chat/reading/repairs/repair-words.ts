/** What a word does in a message that repairs an earlier answer. Each is the source of a regular expression. */
export interface RepairWords {
  /** The two answers stand in each other's place. */
  readonly swap: string;
  /** An answer goes to another field. */
  readonly move: string;
  /** An answer goes away. */
  readonly remove: string;
  /** The last words do not count: "scratch that". */
  readonly retract: string;
  /** New words for the old ones follow: "I meant". */
  readonly meant: string;
  /** Something is wrong. */
  readonly wrong: string;
  /** Words that stop and take back: "oh wait", "sorry". */
  readonly lead: string;
  /** Before the field to which an answer belongs. */
  readonly into: string;
  readonly not: string;
  /** Points at an answer: "that", "the last one". */
  readonly point: string;
  /** Says what something is: "that was the market". */
  readonly was: string;
  /** Small words that add nothing. */
  readonly around: string;
}
export type RepairRole = keyof RepairWords;

/** Words of corrections in the languages that people write. The apostrophe is straight, the case small. */
export const REPAIR_WORDS: Readonly<Record<string, RepairWords>> = {
  en: {
    swap: 'the wrong way (?:a)?round|wrong way (?:a)?round|the other way (?:a)?round|other way (?:a)?round|swap(?:ped)?|switch(?:ed)?|exchange[ds]?|vice versa|revers(?:e|ed)|invert(?:ed)?|back to front|interchanged?|flip(?:ped)?|transposed|mixed(?: up)?|mix(?:ed)?-?up|confused|muddled(?: up)?',
    move: 'mov(?:e|ed)|put|shift|place|file|belong(?:s|ed)?|goes|go|should(?: have)? (?:go|gone|be|been)|(?:was )?meant for|transfer|is for|was for',
    remove:
      'delet(?:e|ed)|remov(?:e|ed)|take (?:out|away|off)|take|drop|erase|clear|cut|get rid of|leave out',
    retract:
      "scratch (?:that|it|this)|strike (?:that|it|this)|(?:forget|ignore|disregard)(?: about)? (?:that|it|this|what i(?:'ve| have)?(?: just)? (?:said|wrote|written)|my last (?:answer|message))|never ?mind (?:that|it|what i (?:just )?said)",
    meant:
      "i (?:really |actually |rather )?mean(?:t)?(?: to (?:say|write|put))?|i(?:'d| should| ought to)(?: have| 've)? (?:said|written|put)|i wanted to (?:say|write)|let me rephrase(?: that| it)?|rephrase|i misspoke|make (?:that|it)|change (?:that|it)(?: to)?",
    wrong:
      "(?:in )?(?:the )?wrong (?:place|box|field|spot|one)|wrong|incorrect|by mistake|(?:a |my )?mistakes?|not (?:quite )?right|isn't(?: quite)? right|(?:is|was) not right|wasn't right|not correct|isn't correct|(?:an |in )?error|messed up|misplaced",
    lead: 'oh dear|oh|ah|oops|whoops|wait(?: a (?:moment|second|minute))?|hang on|hold on|sorry|apologies|hm+|um+|er+|no+|nope|actually|my bad|correction|argh',
    into: 'into|in|to|under|as|for|with|from',
    not: "not|isn't|wasn't|aren't|no|instead of|rather than",
    point:
      "that's|that|this|it's|it|those|these|them|they|both|(?:the |my )?(?:last|previous|latest)(?: (?:one|answer|thing|bit|part|sentence|two))?|ones?|two|things?|answers?|bits?|part|text|(?:what )?i(?:'ve| have)?(?: just)? (?:said|wrote|told you)|just now|above|earlier|before|entry|section|field|line",
    was: "that's|that was|this was|it's|was|were|is|are|these are|those are|they're",
    around:
      "hey|well|ok(?:ay)?|please|pls|just|also|and|but|so|then|i think|i guess|i believe|i(?:'m| am) afraid|thanks?|dear|the|a|an|my|our|your|can|could|would|will|you|i|i'll|i'd|have|had|do|later|about|now|want|need|like|be|think|of|place|spot|there|here|up|down|over|again|either|too|which|got",
  },
  de: {
    swap: 'vertauscht?|vertauschen|(?:genau )?andersrum|anders(?: |)herum|umgekehrt|verkehrt ?herum|falsch ?(?:he)?rum|tausch(?:en|e)?|getauscht|verwechselt',
    move: 'verschieb(?:e|en)?|schieb(?:e|en)?|setz(?:e|en)?|stell(?:e|en)?|tu(?:n)?|pack(?:e|en)?|trag(?:e|en)?|schreib(?:e|en)?|gehört(?:e|en)?|gehören|sollte?n?|muss|kommt',
    remove: 'lösch(?:e|en)?|entfern(?:e|en)?|streich(?:e|en)?|nimm|weg|raus|heraus',
    retract:
      'vergiss (?:das|es|was ich (?:gesagt|geschrieben) habe)|vergessen sie (?:das|es)|streich(?:en sie)? das|ignorier(?:e|en sie)? das|das zählt nicht|quatsch',
    meant:
      '(?:ich |wir )?mein(?:te|e|ten)(?: ich| wir)?|gemeint (?:war|ist)|ich wollte (?:sagen|schreiben)|besser gesagt|soll(?:te)? heißen|ich hätte (?:sagen|schreiben) sollen',
    wrong:
      'falsch(?:en?|es)?|stimmt nicht|stimmt so nicht|nicht richtig|fehler|versehen|irrtum|durcheinander',
    lead: 'moment(?: mal)?|halt|warte(?:n sie)?|oh|ach|ah|äh|ups|nein|nee|na|entschuldigung|sorry|pardon|eigentlich|mist',
    into: 'zum|zur|zu|in|ins|im|unter|unters|als|bei|beim|von|vom',
    not: 'nicht|kein(?:e|en)?|statt|anstatt',
    point:
      'das|dies(?:e|er|es|en)?|jenes|es|die letzte (?:antwort|angabe)|das letzte|letzte[rsn]?|antwort(?:en)?|angaben?|beiden?|beides|vorhin|eben|gerade|zwei|was ich (?:gesagt|geschrieben) habe',
    was: 'war(?:en)?|ist|sind|wäre',
    around:
      'bitte|also|und|aber|ja|glaube ich|denke ich|doch|der|die|das|den|dem|des|ein(?:e|en|er)?|mein(?:e|en|er)?|unser(?:e|en|er)?|kann(?:st)?|können|könnt(?:en|est)|sie|du|ich|wir|hab(?:e|en)?|später|noch|mal|bitte|da|hier|rein|hin|auch|dort|so|wieder',
  },
  fr: {
    swap: "l'inverse|inverse[rz]?|invers[ée]+s?|à l'envers|échange[rz]?|échangé(?:e?s)?|interverti(?:r|s|es?)?|j'ai (?:mélangé|confondu|inversé|interverti)|mélangé|confondu|dans le mauvais ordre|permute[rz]?",
    move: "déplace[rz]?|mets|mettez|mettre|met|range[rz]?|va(?:it)?|allai(?:t|ent)|devrait (?:être|aller)|c'était pour|appartient|appartenait|passe[rz]?|transf[eè]re[rz]?",
    remove: 'supprime[rz]?|efface[rz]?|enl[eè]ve[rz]?|retire[rz]?|[oô]te[rz]?',
    retract:
      "oublie[rz]? (?:ça|cela|ce que (?:j'ai|je viens de) dire?|ce que j'ai dit|ma dernière réponse)|laisse tomber(?: ça)?|ignore[rz]? (?:ça|cela)|annule[rz]? (?:ça|cela)",
    meant:
      "je (?:veux|voulais) dire|j'aurais dû (?:dire|écrire)|je parlais de|plutôt|pardon,? c'est|disons plutôt",
    wrong:
      "faux|fausse|pas (?:juste|correct|bon|ça|exact)|n'est pas (?:juste|correct|bon)|erreur|trompée?|me suis trompée?|mauvais(?:e)?",
    lead: 'ah|oh|euh|oups|attends?|attendez|pardon|désolée?|non|mince|zut|en fait|enfin',
    into: 'dans|sous|en|à|au|aux|pour|comme|sur|de|du|vers',
    not: 'pas|non|plutôt que|au lieu de|ni',
    point:
      "ça|cela|ce|c'|ceci|celui-ci|celle-ci|la dernière(?: réponse)?|le dernier|dernière?|réponses?|les deux|deux|tout à l'heure|avant|ce que (?:j'ai|je viens de) (?:dit|dire|écrit|écrire)|l'autre",
    was: "c'est|c'était|était|étaient|sont|est|ce sont",
    around:
      "alors|s'il (?:te|vous) plaît|svp|et|mais|oui|je crois|je pense|hop|le|la|les|l'|un|une|des|mon|ma|mes|notre|nos|ton|ta|votre|peux|pouvez|pourrais|pourriez|tu|vous|je|j'ai|j'|me|m'|suis|ai|plus tard|là|ici|y|aussi|du|d'|qui|que|plutôt|place|endroit",
  },
  es: {
    swap: 'al rev[eé]s|rev[eé]s|cambia(?:dos|das)?(?: de (?:lugar|sitio))?|intercambi(?:a|ar|ados|adas|é)|invert(?:ido|idos|idas|ir)|invierte|he (?:confundido|mezclado)|confund[ií]|mezcl[eé]|troca[rd]\\p{L}*',
    move: 'mueve|mover|muev[ae]lo|p[oó]n(?:lo|la|ga|galo)?|pon(?:er)?|pasa(?:lo|r)?|va|iba|ir[ií]a|deber[ií]a ir|corresponde|era para|es para|pertenece',
    remove: 'borra(?:r|lo|la)?|elimina(?:r|lo|la)?|quita(?:r|lo|la)?|saca(?:r|lo|la)?|suprime',
    retract:
      'olv[ií]da(?:lo|te)?(?: (?:eso|de eso|lo que (?:he dicho|dije)))?|olvide (?:eso|lo que (?:he dicho|dije))|ignora eso|t[aá]cha(?:lo| eso)|borra eso',
    meant:
      'quer[ií]a decir|quise decir|quiero decir|me refer[ií]a a|mejor dicho|m[aá]s bien|deber[ií]a haber dicho|digo',
    wrong:
      'mal|equivocad[oa]s?|me equivoqu[eé]|me he equivocado|incorrect[oa]s?|error|no (?:es|est[aá]) (?:correcto|bien)|no es as[ií]',
    lead: 'ah|ay|uy|oh|ups|espera|espere|perd[oó]n|perdona|disculpa|disculpe|lo siento|no|un momento|momento|en realidad|ojo',
    into: 'en|a|al|bajo|como|para|de|del|hacia',
    not: 'no|en vez de|en lugar de|sino|ni',
    point:
      'eso|esto|[eé]se?|esa|esos|esas|lo|la [uú]ltima(?: respuesta)?|lo [uú]ltimo|[uú]ltim[oa]|lo anterior|anterior|respuestas?|los dos|las dos|ambos|ambas|dos|lo que (?:he dicho|dije|acabo de decir)|antes|otro|otra',
    was: 'era(?:n)?|es|son|fue|ser[ií]a',
    around:
      'bueno|pues|a ver|por favor|porfa|y|pero|s[ií]|creo|eh|el|la|los|las|lo|un|una|mi|mis|nuestr[oa]s?|tu|su|puedes?|podr[ií]as?|puede|yo|me|te|se|he|m[aá]s tarde|despu[eé]s|luego|ah[ií]|aqu[ií]|all[ií]|tambi[eé]n|que|est[aá](?:n|ba)?|sitio|lugar|parte',
  },
  pt: {
    swap: 'ao contr[aá]rio|contr[aá]rio|invertid[oa]s?|inverte[ru]?|inverti|troc(?:a|ar|ou|ado|ados|adas|uei)|troquei|trocad[oa]s|confundi|misturei',
    move: 'mov(?:a|e|er)|p[oõ]e|coloca(?:r)?|coloque|ponha|passa(?:r)?|bota|vai|ia|era para|deveria ir|pertence|fica',
    remove: 'apaga(?:r)?|apague|remov(?:a|e|er)|tira(?:r)?|tire|exclui(?:r)?|delet(?:a|ar|e)',
    retract:
      'esque[cç][ae] (?:isso|o que (?:eu )?(?:disse|falei))|ignora isso|risca isso|desconsidera(?: isso)?|deixa pra l[aá]',
    meant:
      '(?:eu )?quis dizer|queria dizer|quero dizer|(?:eu )?devia ter dito|na verdade [eé]|ali[aá]s|melhor dizendo',
    wrong:
      'errad[oa]s?|errei|me enganei|incorret[oa]s?|engano|erro|n[aã]o (?:est[aá]|t[aá]|[eé]) (?:certo|correto)',
    lead: 'ah|oh|opa|ops|eita|epa|espera|pera[ií]?|desculp[ae]|perd[aã]o|n[aã]o|um momento|na verdade',
    into: 'em|no|na|nos|nas|para|pra|pro|como|sob|do|da|de',
    not: 'n[aã]o|em vez de|ao inv[eé]s de|nem',
    point:
      'isso|isto|ess[ae]s?|est[ae]s?|aquilo|a [uú]ltima(?: resposta)?|o [uú]ltimo|[uú]ltim[oa]|anterior|respostas?|os dois|as duas|ambos|dois|o que (?:eu )?(?:disse|falei|escrevi)|antes',
    was: 'era(?:m)?|foi|[eé]|s[aã]o|seria',
    around:
      'bom|ent[aã]o|por favor|e|mas|sim|acho|o|a|os|as|um|uma|meu|minha|noss[oa]s?|seu|pode(?:ria)?|voc[eê]|eu|me|depois|mais tarde|a[ií]|aqui|ali|l[aá]|tamb[eé]m|que|t[aá]|est[aá](?:va|vam)?|lugar|parte',
  },
  it: {
    swap: 'al contrario|il contrario|contrario|invert(?:i|ire|iti|ito|ite)|scambi(?:a|are|ati|ato|ate)|viceversa|ho (?:confuso|invertito|scambiato|mescolato)',
    move: 'sposta(?:lo|la|re)?|mett(?:i|ilo|ere|a)|va|andava|dovrebbe (?:andare|essere)|era per|appartiene|passa',
    remove: 'cancella(?:lo|re)?|elimina(?:lo|re)?|togli(?:lo|ere)?|rimuovi',
    retract:
      'dimentica(?:lo| quello che ho detto)?|lascia (?:stare|perdere)|ignora(?:lo| quello che ho detto)?',
    meant: 'volevo dire|voglio dire|intendevo|anzi|cioè|piuttosto|avrei dovuto (?:dire|scrivere)',
    wrong: 'sbagliat[oaie]|mi sono sbagliat[oa]|errore|non (?:è|va) (?:giusto|corretto|bene)|errat[oa]',
    lead: 'ah|oh|ops|aspett[ai]|scusa|scusi|scusate|no|un attimo|attimo|momento|in realtà',
    into: 'in|nel|nella|nello|sotto|a|al|alla|come|per|da|dal|dalla|di|del',
    not: 'non|invece (?:di|che)|anziché',
    point:
      "questo|questa|quello|quella|quest'ultima|l'ultima(?: risposta)?|l'ultimo|ultim[oa]|rispost[ae]|i due|le due|entrambi|due|quello che ho (?:detto|scritto)|prima|lo|la",
    was: 'era(?:no)?|è|sono|sarebbe',
    around:
      "allora|per favore|e|ma|sì|credo|il|lo|la|i|gli|le|l'|un|una|mio|mia|nostr[oaie]|puoi|può|potresti|tu|io|mi|ho|dopo|più tardi|lì|qui|anche|che|posto",
  },
  nl: {
    swap: 'omgekeerd|andersom|verwissel(?:d|en)?|omgedraaid|omwisselen|wissel(?:en)?|door elkaar gehaald|omdraaien|draai',
    move: 'verplaats(?:en)?|zet(?:ten)?|hoort|hoorde|moet|stop|schuif|hoor(?:t|de) (?:thuis)?|past',
    remove: 'verwijder(?:en)?|wis(?:sen)?|haal|schrap(?:pen)?|weg|weghalen',
    retract: 'vergeet (?:dat|het|wat ik (?:net )?zei)|laat (?:dat )?maar(?: zitten)?|schrap dat|negeer dat',
    meant: 'ik bedoel(?:de)?|bedoel(?:de)? ik|ik wilde zeggen|ik had moeten zeggen|beter gezegd|eigenlijk',
    wrong: 'fout|verkeerd(?:e)?|klopt niet|niet (?:juist|goed)|vergissing|vergist|onjuist',
    lead: 'oh|o|ah|oeps|wacht(?: even)?|sorry|pardon|nee|moment',
    into: 'naar|onder|bij|in|als|voor|van|uit',
    not: 'niet|geen|in plaats van',
    point:
      'dat|dit|die|deze|het|de laatste|het laatste|laatste|vorige|antwoord(?:en)?|beide|twee|wat ik (?:net )?zei|zojuist|net',
    was: 'was|waren|is|zijn',
    around:
      'even|graag|alsjeblieft|alstublieft|en|maar|ja|denk ik|hè|de|het|een|mijn|onze?|kun|kunt|kan|je|jij|u|ik|heb|later|er|hier|daar|ook|thuis|plaats|maar',
  },
  pl: {
    swap: 'na odwrót|odwrotnie|zamie[nń]\\p{L}*|pomyliłem|pomyliłam|pomylone|zamienione',
    move: 'przenie[sś]\\p{L}*|przesu[nń]\\p{L}*|wstaw\\p{L}*|wpisz|należy|powinno być|daj',
    remove: 'usu[nń]\\p{L}*|skasuj|wykreśl|skreśl',
    retract: 'zapomnij(?: o tym)?|nieważne|skreśl to|cofam(?: to)?',
    meant: 'chodziło mi o|miałem na myśli|miałam na myśli|chciał[ae]m powiedzieć|to znaczy|raczej',
    wrong: 'źle|błąd|błędnie|pomyłka|niepoprawn\\p{L}+|nie tak|złym|złe',
    lead: 'o|oj|ach|ojej|czekaj|zaraz|przepraszam|sorry|nie|chwila|właściwie',
    into: 'do|pod|w|na|jako|z|ze',
    not: 'nie|zamiast',
    point:
      'to|tamto|ten|ta|te|ostatni\\p{L}*|poprzedni\\p{L}*|odpowied\\p{L}+|oba|obie|dwa|to co powiedział[ae]m|przed chwilą',
    was: 'był[oay]?|były|jest|są',
    around:
      'proszę|i|a|ale|tak|no|mój|moja|moje|nasz\\p{L}*|możesz|może|pan|pani|ja|później|potem|tam|tu|też|się|miejsc\\p{L}+',
  },
  tr: {
    swap: 'tam tersi|ters(?:i|ini)?|yer(?:leri)?ni? değiştir\\p{L}*|karıştırdım|değiş tokuş',
    move: 'taşı\\p{L}*|koy\\p{L}*|ait|olmalı(?:ydı)?|geç\\p{L}*',
    remove: 'sil\\p{L}*|kaldır\\p{L}*|çıkar\\p{L}*',
    retract: 'unut(?: bunu| onu)?|boş ?ver|geç onu',
    meant: 'demek iste(?:dim|miştim)|yani|daha doğrusu|kastettim',
    wrong: 'yanlış\\p{L}*|hata\\p{L}*|doğru değil',
    lead: 'ah|ay|pardon|bekle|bir dakika|özür dilerim|hayır|yok|aslında',
    into: 'altına|içine|olarak|kısmına|bölümüne',
    not: 'değil|yerine',
    point: 'bu|şu|o|bunu|onu|son(?:uncu|uncusu)?|önceki|cevap\\p{L}*|ikisi(?:ni)?|iki',
    was: '-?(?:y)?d[ıiuü]|idi',
    around: 'lütfen|ve|ama|evet|benim|bizim|misin|mısın|ben|sonra|da|de|için|yer\\p{L}*',
  },
  sv: {
    swap: 'tvärtom|omvänt|fel håll|byt(?:a|t)? plats(?:er)?|byt|förväxlat|blandat ihop|omvendt|byttet om|byttet|bytt om|forvekslet|blandet sammen',
    move: 'flytta?|sätt|lägg|hör(?:de)?|ska|skulle|flyt|sæt|hører|hørte|flytt|sett|legg',
    remove: 'ta bort|radera|stryk|slet|slett|fjern',
    retract: 'glöm (?:det|vad jag sa)|stryk det|glem (?:det|hvad jeg sagde|det jeg sa)',
    meant: 'jag menade?|jag ville säga|snarare|jeg ment?e|jeg mener|rettere sagt',
    wrong:
      'fel|felaktig\\p{L}*|stämmer inte|inte rätt|misstag|forkert|feil|stemmer ikke|ikke (?:rigtigt|riktig)',
    lead: 'oj|å|åh|ah|hoppsan|vänta|vent|ursäkta|förlåt|undskyld|beklager|nej|nei|faktiskt',
    into: 'till|under|i|som|på|från|til|fra',
    not: 'inte|ej|istället för|ikke|i stedet for',
    point:
      'det|detta|den|denna|dem|dette|senaste|sista|förra|sidste|siste|forrige|svar(?:et|en|ene)?|båda|begge|två|to|vad jag sa|nyss|där',
    was: 'var|är|er|vare',
    around:
      'snälla|tack|och|og|men|ja|en|ett|et|min|mitt|mine?|vår|våra|vores|vårt|kan|du|ni|jag|jeg|har|senare|senere|här|der|her|också|også|plats|sted|att|at',
  },
  cs: {
    swap: 'naopak|obráceně|prohoď\\p{L}*|prohodi\\p{L}*|vyměň\\p{L}*|popletl\\p{L}*|spletl\\p{L}*',
    move: 'přesuň\\p{L}*|dej\\p{L}*|patří|patřilo|mělo být|má být',
    remove: 'smaž\\p{L}*|vymaž\\p{L}*|odstraň\\p{L}*|škrtn\\p{L}*',
    retract: 'zapomeň(?: na to)?|škrtni to|neber to v úvahu',
    meant: 'myslel[ai]? jsem|chtěl[ai]? jsem říct|tedy|spíš|vlastně',
    wrong: 'špatně|chyb\\p{L}+|omyl\\p{L}*|není správně|nesprávn\\p{L}+',
    lead: 'jé|aha|ach|jejda|počkej(?:te)?|moment|promiň(?:te)?|pardon|ne',
    into: 'do|pod|k|ke|jako|na|z|ze|v',
    not: 'ne|není|nebyl[oa]?|místo',
    point: 'to|tohle|tamto|ten|ta|poslední|předchozí|odpověď|odpovědi|obojí|oba|dvě|dva',
    was: 'byl[oaiy]?|je|jsou',
    around: 'prosím|a|ale|ano|no|můj|moje|naše?|můžete|můžeš|já|jsem|později|pak|tam|tady|také|se|místo',
  },
  ru: {
    swap: 'наоборот|поменя\\p{L}*(?: местами)?|перепута\\p{L}+|місцями|навпаки|переплута\\p{L}+',
    move: 'перенес\\p{L}*|перемест\\p{L}*|постав\\p{L}*|запиш\\p{L}*|относится|должно быть|переніс\\p{L}*|перенест\\p{L}*|стосується',
    remove: 'удал\\p{L}+|убер\\p{L}+|сотр\\p{L}+|видал\\p{L}+|прибер\\p{L}+',
    retract: 'забуд\\p{L}+(?: (?:это|про это|что я сказала?|це|про це))?|неважно|зачеркн\\p{L}+ это',
    meant: 'я имела? в виду|имела? в виду|хотела? сказать|вернее|точнее|скорее|мала? на увазі|точніше',
    wrong: 'неправильно|неверно|ошиб\\p{L}+|не так|не то|помил\\p{L}+|невірно',
    lead: 'ой|ах|ох|подожди(?:те)?|стой(?:те)?|извини(?:те)?|простите|нет|ні|вообще-то|перепрошую|зачекайте',
    into: 'в|во|к|ко|под|на|как|из|до|у',
    not: 'не|вместо|нет|замість',
    point:
      'это|этот|эту|то|последн\\p{L}+|предыдущ\\p{L}+|ответ\\p{L}*|оба|обе|два|це|останн\\p{L}+|відповід\\p{L}+',
    was: 'был[оаи]?|есть|бул[оаи]|є',
    around:
      'пожалуйста|и|а|но|да|мой|моя|мо[её]|наш\\p{L}*|можете|можешь|вы|ты|я|потом|позже|там|тут|тоже|місц\\p{L}+|мест\\p{L}+|же',
  },
};
