/** The words of one language that speak about the conversation itself, as sources of regular expressions. */
export interface TalkWords {
  /** Words that ask to leave a question out or to put it off. */
  readonly skip: string;
  /** Words that call something right. */
  readonly yes: string;
  /** Words that deny. */
  readonly no: string;
  /** Words that add nothing: pronouns, auxiliaries, politeness, "question", "now". */
  readonly around: string;
  /** Whether the language writes no spaces, or adds endings, so that a word may stand inside another. */
  readonly unspaced?: true;
}

/** Words of conversations by language, in lower case and without punctuation. */
export const TALK: Readonly<Record<string, TalkWords>> = {
  en: {
    skip: "skip(?:ping|ped)?|pass(?:ing)?|next|later|leave|leaving|blank|move (?:on|along|ahead)|moving (?:on|along)|(?:get|come|go|circle) back|plead the fifth|another time|no comment|(?:not|won't) (?:answer|say|go there)(?:ing)?|let's not go there|(?:rather|prefer) not",
    yes: "correct|right|perfect(?:ly)?|good|fine|great|grand|lovely|nice(?:ly)?|spot on|accurate|splendid|excellent|wonderful|that'll do|ship it|true|indeed|exactly|precisely|agreed|happy with (?:that|it)",
    no: "no|not|nope|nah|never|wrong|incorrect|hardly|false|isn't|don't|doesn't",
    around:
      "am|much|e|i|i'd|i'll|i'm|we|we'll|we'd|you|it|it's|its|is|are|that|that's|this|these|one|the|a|an|all|everything|quite|very|very much|really|just|at|to|for|from|of|on|over|and|but|so|well|now|then|again|even|close|please|thanks?|thank|thank you|sorry|ok(?:ay)?|afraid|let|let's|us|me|my|end|can|could|should|may|would|like|prefer|want|rather|do|will|have|know|what|say|answer|ask|question|maybe|perhaps|some|other|time|later|here|yes|yeah|yep|o|sir|madam|your honou?r|finally|looks?|sounds?|seems?|as|about|be|any|more|idea|yet|summary|abeg|dear|friend|mate|first",
  },
  de: {
    skip: 'überspring\\p{L}*|überspring(?:e|en)|auslassen|weglassen|(?:offen|leer|weg|aus) ?lassen|lass(?:en|t)? (?:\\p{L}+ ){0,3}(?:offen|leer|weg|aus)|nächste[rnsm]?|weiter|später|nachher|passe|zurück|ein andermal|(?:nichts|nicht) (?:dazu )?(?:sagen|verraten|beantworten|erzählen)|kein kommentar|keine angaben?',
    yes: 'richtig|korrekt|stimmt|passt|perfekt|prima|super|gut|bestens|wunderbar|genau|in ordnung|einverstanden|klasse|tadellos|lassen',
    no: 'nein|noi|naa|net|ned|nid|nöd|nicht|nichts|kein(?:e[nrs]?)?|nie|falsch|keinesfalls|keineswegs|auf keinen fall',
    around:
      "ja|jo|joa|des|dös|isch|is|ich|wir|mir|uns|mich|mir|sie|du|das|es|die|der|den|dem|diese[rnsm]?|ist|sind|war|so|ganz|alles|sehr|schon|mal|bitte|danke|vielen dank|dank|und|aber|doch|noch|noch ?mal|jetzt|dann|hier|da|davon|dazu|darauf|drauf|frage|fragen|frag|lass|lasst|lassen|man|kann(?:'s)?|können|möchte|will|würde|lieber|gern|gerne|komm|komme|kommen|machen|sagen|antwort|antworten|hab|habe|haben|weiß|ahnung|leider|überhaupt|gar|wirklich|einmal|für|zu|zum|zur|auf|erst|vorerst|zunächst|ok|okay|also|na|nun|gut|wie|soweit|weg|was|bis|auch|in",
  },
  fr: {
    skip: 'pass(?:e|ons|ez|er|erai)?|suivante?s?|plus tard|laiss(?:e|ons|ez|er)|de côté|vide|saut(?:e|ons|ez|er)|une autre fois|sans réponse|aucun commentaire|ne pas répondre|rev(?:enons|iendrai|iendrons|enir)',
    yes: "parfait(?:ement)?|exacte?|correcte?|juste|bon|bonne|bien|impeccable|nickel|vrai|excellent|super|d'accord|entendu",
    no: "non|pas|ne|n'\\p{L}+|jamais|aucune?|faux|rien|point",
    around:
      "oui|je|j'\\p{L}+|tu|vous|nous|on|il|elle|le|la|les|l'\\p{L}+|un|une|ce|c'est|ça|cela|cette|celle-là|celui-là|est|sont|tout|tous|toute|très|du|des|de|d'\\p{L}+|à|au|en|et|mais|donc|alors|y|me|moi|mon|ma|tour|question|réponse|s'il|s'il vous plaît|s'il te plaît|plaît|merci|beaucoup|bien|encore|maintenant|pour|pour l'instant|sur|là|même|dessus|verra|verrons|veux|voudrais|préfère|préférerais|peux|peut|pouvons|dire|répondre|certainement|vraiment|absolument|sais|ai|avons|comme|comme ça|voilà|mieux|plutôt|qu'on|que",
  },
  es: {
    skip: 'pas(?:a|e|o|amos|emos|ar|ando)|salt(?:a|ar|arme|arla|émosla|émoslo|émonos|emos|o)|salteémosla|salteémoslo|salteo|siguiente|después|más tarde|luego|dej(?:o|a|ar|arlo|arla|amos|emos|émoslo|émosla)|en blanco|vací[oa]|otra|sin comentarios|otro día|volvemos|vuelvo|no (?:contestar|responder|decir(?:lo)?)',
    yes: 'perfect[oa]|correct[oa]|exact[oa]|bien|bueno|buen[oa]s?|cierto|verdad|excelente|genial|joya|bárbaro|de acuerdo|conforme|listo',
    no: 'no|nunca|tampoco|nada|ninguna?|ningún|mal|incorrect[oa]|fals[oa]|para nada|de ninguna manera|qué va',
    around:
      'sí|si|dale|vale|claro|yo|me|te|se|lo|la|las|los|le|l[oa]s|eso|esa|ese|esto|esta|este|es|son|está|están|así|todo|todos|muy|muchas|mucho|gracias|por|por favor|favor|y|o|a|al|de|del|en|el|un|una|para|pero|ya|ahora|todavía|aún|hoy|pregunta|respuesta|mejor|prefiero|preferiría|quiero|quisiera|puedo|podemos|vamos|tengo|tenemos|sé|que|qué|como|más|con|sin|voy|che|mi|nos|amigo|totalmente|absolutamente|aquí|acá',
  },
  pt: {
    skip: 'pul(?:a|o|ar|amos|emos|e)|salt(?:a|o|ar|amos|emos|e)|pass(?:a|o|ar|amos|emos|e)|próxim[ao]|depois|mais tarde|deix(?:a|o|ar|amos|emos|e)|em branco|vazi[oa]|outra hora|sem comentários|volt(?:o|amos|ar)|não (?:responder|dizer|contar)',
    yes: 'perfeit[oa]|correct[oa]|corret[oa]|cert[oa]|exat[oa]|exact[oa]|bem|bom|boa|ótimo|excelente|beleza|fechou|combinado|verdade',
    no: 'não|nao|nunca|nada|nenhum[a]?|errad[oa]|fals[oa]|jeito nenhum|nem',
    around:
      'sim|isso|essa|esse|esta|este|isto|aí|ai|lá|é|são|está|tá|eu|me|nós|a gente|o|a|os|as|um|uma|de|do|da|disso|em|no|na|pra|para|por|por favor|favor|e|ou|mas|já|agora|ainda|hoje|tudo|todo|muito|muit[oa]s?|obrigad[oa]|pergunta|resposta|prefiro|preferia|quero|queria|posso|podemos|vai|vamos|vou|tenho|temos|sei|que|como|mais|assim|mesmo|melhor|viu|cara|então|ficar|fica|com|te|lhe',
  },
  it: {
    skip: "salt(?:a|o|are|iamo|iamola|iamolo|i)|pass(?:a|o|are|iamo)|oltre|prossim[ao]|dopo|più tardi|lasci(?:a|o|are|amo|amola|amolo|amo stare)|in bianco|vuot[oa]|un'altra volta|nessun commento|avanti|torn(?:o|iamo|are)|non (?:rispondere|dir(?:e|lo))",
    yes: "perfett[oa]|corrett[oa]|giust[oa]|esatt[oa]|ben(?:e|issimo|one)|buon[oa]|vero|ottimo|d'accordo|a posto|va bene",
    no: 'no|non|mai|niente|nulla|nessun[oa]?|sbagliat[oa]|neanche|affatto',
    around:
      'sì|si|certo|io|mi|me|ti|vi|ci|ne|lo|la|li|le|il|un|una|questo|questa|quello|quella|ciò|è|sono|tutto|tutta|così|molto|molte|grazie|mille|per|per favore|favore|e|o|ma|di|del|della|da|a|al|in|su|ora|adesso|ancora|oggi|domanda|risposta|prego|preferirei|preferisco|vorrei|voglio|posso|possiamo|andiamo|parliamo|parlo|ho|abbiamo|so|che|come|più|meglio|proprio|direi|stare|assolutamente|qui|per ora|va|poi',
  },
  nl: {
    skip: 'sla(?: \\p{L}+){0,3} over|sla(?:an)?|overslaan|sla (?:\\p{L}+ ){0,3}over|volgende|later|straks|(?:open|leeg|weg) ?laten|laat (?:\\p{L}+ ){0,3}(?:open|leeg|weg|zitten)|een andere keer|geen commentaar|terug|(?:niet|niets|niks) (?:zeggen|beantwoorden|antwoorden)|verder|pas',
    yes: 'klopt|juist|goed|correct|prima|perfect|mooi|prachtig|uitstekend|akkoord|in orde|precies|netjes',
    no: 'nee|neen|niet|niks|niets|nooit|geen|fout|verkeerd|onjuist|helemaal niet|zeker niet|beslist niet',
    around:
      'ja|hoor|ik|we|wij|ons|mij|me|u|je|jij|dat|dit|die|deze|het|een|de|is|zijn|was|zo|alles|heel|erg|helemaal|graag|alstublieft|alsjeblieft|dank|dank je|dank u|bedankt|en|maar|of|nog|nu|dan|even|eens|daar|hier|op|er|van|voor|voorlopig|liever|wil|zou|kan|kunnen|gaan|ga|kom|komen|doe|doen|maar|vraag|antwoord|vragen|heb|hebben|weet|wel|ook|aan|in|naar|bij',
  },
  pl: {
    skip: 'pomiń\\p{L}*|pomija\\p{L}*|pominąć|pomińcie|następn[yae]|dalej|później|potem|zostaw\\p{L}*|puste|pust[yae]|innym razem|bez komentarza|wróc\\p{L}*|wrócę|przejdźmy|opuś\\p{L}*|nie (?:powiem|odpowiem|odpowiadać|odpowiedzieć|mówić)',
    yes: 'zgadza|dobrze|dobra|poprawn\\p{L}*|prawidłow\\p{L}*|świetnie|idealnie|doskonale|super|w porządku|słusznie|prawda|racja|gra|okej',
    no: 'nie|nigdy|nic|żaden|żadn\\p{L}*|źle|błędn\\p{L}*|nieprawda|skądże',
    around:
      'tak|no|się|ja|my|mi|mnie|to|ten|ta|tę|te|tym|tego|tej|jest|są|wszystko|wszystkie|bardzo|proszę|dziękuję|dzięki|i|a|ale|lub|na|do|z|o|w|od|po|pytanie|pytania|odpowiedź|teraz|jeszcze|już|razie|na razie|wolę|wolałbym|wolałabym|chcę|mogę|możemy|mam|mamy|wiem|że|jak|tak|absolutnie|wcale|zupełnie|dokładnie|pan|pani|państwo|sobie|lepiej',
  },
  cs: {
    skip: 'přeskoč\\p{L}*|vynech\\p{L}*|další|dál|dále|později|potom|nech\\p{L}*|prázdn\\p{L}*|jindy|bez komentáře|vra(?:cím|ťme|tme)[\\p{L}]*|vrát\\p{L}*|přejd\\p{L}*|ne(?:odpovím|řeknu)',
    yes: 'správně|správn[éáý]|souhlasí|dobře|dobr[éáý]|v pořádku|perfektní|perfektně|výborně|skvěl\\p{L}*|pravda|přesně|sedí',
    no: 'ne|není|nikdy|nic|žádn\\p{L}*|špatně|nesprávn\\p{L}*|vůbec|nesouhlasí|nesedí',
    around:
      'ano|jo|já|my|mi|mě|to|tu|ta|ten|tuto|tento|toto|tomu|tohle|je|jsou|vše|všechno|velmi|moc|prosím|děkuji|díky|a|ale|nebo|na|do|s|o|v|k|ke|od|po|otázk\\p{L}*|odpověď|teď|nyní|ještě|už|zatím|raději|radši|chci|mohu|můžu|můžeme|mám|máme|vím|že|jak|tak|se|si|bych|úplně|rozhodně|nás|pro|pojďme',
  },
  tr: {
    skip: 'geç(?:elim|eyim|iyorum|in|iniz|ebiliriz)?|atla(?:yalım|yayım|yın|r mısınız)?|sonra(?:ki)?|daha sonra|boş (?:bırak\\p{L}*|kalsın)|bırak\\p{L}*|başka zaman|yorum yok|dön\\p{L}*|pas|söyle(?:mem|meyeyim|rim)|cevap(?:lamak)? istem\\p{L}*',
    yes: 'doğru|tamam|güzel|mükemmel|harika|iyi|aynen|süper|uygun|eksiksiz|onaylıyorum',
    no: 'hayır|değil|yok|yanlış|hiç|asla|olmaz|öyle değil',
    around:
      'evet|ben|biz|bana|bunu|şunu|onu|bu|şu|o|her|şey|hepsi|her şey|çok|gayet|lütfen|teşekkürler|teşekkür ederim|sağ ?ol(?:un)?|ve|ama|de|da|şimdi|şimdilik|henüz|daha|soru|soruyu|soruya|cevap|böyle|öyle|kesinlikle|tam|olsun|isterim|istiyorum|hadi|bir|olarak|için|geri',
  },
  sv: {
    skip: 'hopp(?:a|ar)|skipp(?:a|ar)|nästa|senare|sedan|lämn(?:a|ar)|blankt|pass(?:a|ar)?|en annan gång|ingen kommentar|återkom\\p{L}*|vidare|tillbaka|(?:inte|inget) (?:svara|säga)',
    yes: 'stämmer|rätt|bra|korrekt|perfekt|fint|utmärkt|toppen|okej|precis|riktigt',
    no: 'nej|inte|aldrig|ingen|inget|inga|fel|nä|ingalunda',
    around:
      'ser|ja|jo|jag|vi|oss|mig|du|ni|det|den|de|detta|denna|är|var|så|allt|alla|mycket|tack|tack så mycket|snälla|gärna|och|men|eller|nu|än|ännu|här|där|om|på|till|för|med|över|fråga|frågan|svar|vill|skulle|kan|ska|tar|ta|har|vet|att|som|ut|helt|verkligen|absolut|hellre|helst|den här',
  },
  da: {
    skip: 'spring(?:er|e)?|hopp(?:er|e)?|næste|neste|senere|siden|lad (?:\\p{L}+ ){0,3}(?:stå|være|ligge)|blank|hopp over|en anden gang|ingen kommentar|vende?r? (?:\\p{L}+ )?tilbage|videre|tilbage|tilbake|(?:ikke|intet) (?:svare|sige|si)',
    yes: 'rigtig\\p{L}*|riktig|stemmer|passer|korrekt|perfekt|fint|godt|bra|flot|super|præcis|presis|i orden',
    no: 'nej|nei|ikke|aldrig|aldri|ingen|intet|forkert|feil|slet ikke|overhovedet',
    around:
      'ser|ja|jo|jeg|vi|os|oss|mig|meg|du|i|det|den|de|dette|denne|her|der|er|var|så|alt|alle|meget|tak|takk|mange tak|venligst|gerne|gjerne|og|men|eller|nu|nå|endnu|ennå|om|på|til|for|med|over|spørgsmål\\p{L}*|spørsmål\\p{L}*|svar|vil|ville|kan|skal|tager|tar|har|ved|vet|at|som|ud|ut|helt|absolut|hellere|helst|også',
  },
  fi: {
    skip: 'ohit\\p{L}*|seuraav\\p{L}*|myöhemmin|jät(?:ä|än|etään)|tyhjäksi|väliin|passi|passaan|palat(?:aan|kaa)|palaan|en (?:kerro|vastaa|sano)|toisella kertaa|eteenpäin',
    yes: 'oikein|hyvä|hyvin|hienoa|täydellist\\p{L}*|kunnossa|paikkansa|juuri näin|sopii|ok|mainio\\p{L}*',
    no: 'ei|en|eivät|emme|väärin|väärä\\p{L}*|koskaan|ollenkaan',
    around:
      'pidä|kyllä|joo|minä|me|se|tämä|tämän|tähän|siihen|sitä|on|ovat|pitää|kaikki|kiitos|kiitti|paljon|ja|mutta|tai|nyt|vielä|kysymys|kysymyksen|kysymykseen|vastaus|haluan|halua|mieluummin|voimme|voin|vain|ihan|niin|paikkaansa|tämä kohta|sanoa|oikeastaan',
  },
  hu: {
    skip: 'kihagy\\p{L}*|hagy\\p{L}*|következő\\p{L}*|később|majd|üres\\p{L}*|passz|tovább|visszatér\\p{L}*|máskor|nem (?:válaszol\\p{L}*|mond\\p{L}*)',
    yes: 'helyes|jó|rendben|tökéletes|stimmel|pontos(?:an)?|úgy van|megfelel|remek|kiváló',
    no: 'nem|nincs|sem|soha|rossz|hibás|téves|dehogy(?:is)?',
    around:
      'igen|én|mi|ezt|azt|ez|az|erre|arra|a|egy|ki|minden|nagyon|kérem|kérlek|köszönöm|köszi|és|de|vagy|most|még|kérdés\\p{L}*|válasz\\p{L}*|inkább|szeretném|akarom|vissza|így|úgy|is|teljesen|egyáltalán|persze',
  },
  ro: {
    skip: 'sar(?:i|im|e)?|sărim|treci|trecem|următoarea|următorul|mai târziu|las|lăs\\p{L}*|gol|necompletat|altă dată|fără comentarii|revin|revenim|pas|nu (?:răspund|spun)',
    yes: 'corect|bine|bun|perfect|exact|în regulă|adevărat|minunat|excelent|de acord',
    no: 'nu|niciodată|nimic|niciun[a]?|greșit|deloc|fals',
    around:
      'da|eu|noi|mă|ne|îl|o|asta|aceasta|acesta|acest|este|e|sunt|tot|totul|foarte|vă rog|rog|te rog|mulțumesc|mersi|și|dar|sau|acum|încă|întrebare\\p{L}*|întrebarea|răspuns|prefer|vreau|pot|putem|pe|la|de|din|peste|mai|să|sigur|absolut|așa|cu',
  },
  ru: {
    skip: 'пропус\\p{L}*|пропущу|следующ\\p{L}*|дальше|далее|потом|позже|остав\\p{L}*|пуст\\p{L}*|вернёмся|вернемся|вернусь|пас|в другой раз|без комментариев|не (?:скажу|отвечу|отвечать|говорить)',
    yes: 'верно|правильно|точно|хорошо|отлично|идеально|прекрасно|всё так|все так|согласен|согласна|подходит|порядке|годится|супер',
    no: 'нет|не|ни|никогда|ничего|неверно|неправильно|вовсе|совсем|ошибка',
    around:
      'да|я|мы|мне|нам|меня|это|этот|эту|этого|этому|этим|так|тут|здесь|всё|все|в|очень|пожалуйста|спасибо|большое|и|а|но|или|на|к|с|о|об|вопрос\\p{L}*|ответ\\p{L}*|сейчас|пока|ещё|еще|уже|давайте|давай|лучше|хочу|могу|можем|можно|бы|знаю|что|как|ну|вот|просто|абсолютно|совершенно|скажу|отвечу',
  },
  uk: {
    skip: 'пропус\\p{L}*|наступн\\p{L}*|далі|потім|пізніше|залиш\\p{L}*|порожн\\p{L}*|поверн\\p{L}*|іншим разом|без коментарів|не (?:скажу|відповім|відповідати|казати)',
    yes: 'вірно|правильно|точно|добре|чудово|ідеально|все так|усе так|згоден|згодна|підходить|гаразд',
    no: 'ні|не|ніколи|нічого|невірно|неправильно|зовсім|помилка',
    around:
      'так|я|ми|мені|нам|мене|це|цей|цю|цього|цьому|все|усе|тут|дуже|будь ласка|дякую|і|й|та|а|але|або|на|до|з|про|питання|відповідь|зараз|поки|ще|вже|давайте|краще|хочу|можу|можемо|можна|б|знаю|що|як|ну|от|просто|абсолютно|скажу|відповім',
  },
  el: {
    skip: 'παραλ\\p{L}*|επόμεν\\p{L}*|αργότερα|μετά|αφήσουμε|άσε|άσ\\p{L}*|κενό|πάσο|προχωρ\\p{L}*',
    yes: 'σωστ\\p{L}*|ακριβώς|τέλεια|καλά|καλό|ωραία|εντάξει|συμφωνώ',
    no: 'όχι|δεν|μην|ποτέ|τίποτα|λάθος',
    around:
      'ναι|εγώ|εμείς|το|τη|την|η|ο|αυτό|αυτή|αυτήν|ας|είναι|όλα|πολύ|παρακαλώ|ευχαριστώ|και|αλλά|ή|τώρα|ακόμα|ερώτηση|απάντηση|θα|να|για|με|σε|μου|μας|που|προτιμώ|θέλω',
  },
  ja: {
    unspaced: true,
    skip: '飛ば(?:し(?:て)?|そう)|とば(?:し(?:て)?|そう)|スキップ|次(?:の質問|へ|に)?|後(?:で|ほど|にして)|あとで|パス|省略|また今度|答えたくない|ノーコメント|空欄',
    yes: '間違いありません|間違いない|大丈夫|正しい|合って(?:い)?(?:ます|る)|完璧|オーケー|問題ありません|問題ない|結構です|よろしい|いいです|その通り',
    no: '違(?:います|う)|いいえ|いや|ちが(?:います|う)|間違って(?:い)?(?:ます|る)|そうではありません|じゃない',
    around:
      'はい|ええ|うん|それ|これ|この|その|質問|回答|全部|すべて|ください|下さい|お願い(?:します|いたします)|します|しましょう|ましょう|です|ます|ね|よ|は|を|が|に|で|の|も|と|から|ちょっと|今|まだ|ありがとう(?:ございます)?|では|じゃあ|行きましょう|いい|って',
  },
  zh: {
    unspaced: true,
    skip: '跳过|跳過|略过|下(?:一)?(?:个|個|题|題|一题)|以后|以後|稍后|稍後|回头|待会儿?|先(?:空着|不(?:说|填|答|回答))|空着|留空|不(?:想|便|方便)(?:说|透露|回答)|无可奉告|改天|过吧|再说',
    yes: '没问题|沒問題|没错|沒錯|正确|正確|都?对|對|好|行|可以|准确|完美|就这样|就這樣|挺好|不错|不錯|是的?',
    no: '不(?:对|對|是|行|好)?|没有|沒有|错|錯|不正确',
    around:
      '嗯|哦|啊|吧|呢|了|的|呀|嘛|这|這|那|个|個|问题|問題|题|請|请|谢谢|謝謝|我|我们|我們|你|您|先|再|都|就|也|还|還|现在|现|在|这个|这样|樣|样|一下|全部|所有|说|說|答|讲|来|继续|那就|很|非常',
  },
  ko: {
    unspaced: true,
    skip: '넘어(?:갈게요|가요|가죠|가주세요|가겠습니다|갑시다)?|건너(?:뛰|뛸|뜁)\\p{L}*|다음(?: 질문)?(?:으로)?|나중에|이따가|패스|생략\\p{L}*|비워\\p{L}*|노코멘트|말하고 싶지 않\\p{L}*|답하지 않\\p{L}*|말씀드릴게요',
    yes: '맞(?:아요|습니다|네요|아)|좋(?:아요|습니다|네요)|정확(?:해요|합니다)|완벽(?:해요|합니다)|괜찮(?:아요|습니다)|그대로|문제\\s?없\\p{L}*|확인',
    no: '아니(?:요|오|에요)?|아뇨|틀(?:려요|렸어요|렸습니다)|아닙니다|안 맞\\p{L}*|잘못',
    around:
      '네|예|이|그|저|것|거|질문|대답|답변|은|는|을|를|로|으로|에|의|좀|지금|일단|우선|다|모두|전부|감사(?:합니다|해요)|고마워요|부탁(?:드려요|드립니다|해요)|해요|합니다|할게요|해주세요|주세요|요|제가|그건|이건|그럼|아직|가죠',
  },
  ar: {
    skip: '(?:ن|ل|لن)?تخط[ىي]?\\p{L}*|لنتخط\\p{L}*|تجاوز\\p{L}*|نتجاوز|التالي|لاحق[اًا]*|لاحقا|بعدين|فيما بعد|اترك\\p{L}*|نترك\\p{L}*|فارغ\\p{L}*|نرجع|أرجع|سأعود|لن أجيب|لا تعليق',
    yes: 'صحيح\\p{L}*|تمام|ممتاز|جيد\\p{L}*|مضبوط|كامل|موافق|حسن[اًا]*|رائع|صح',
    no: 'لا|ليس|لن|لم|غير|خطأ|أبدا|أبداً|كلا|مو',
    around:
      'نعم|أيوه|ايوه|أجل|كل|شيء|شي|هذا|هذه|ذلك|هو|هي|من|فضلك|لو سمحت|شكرا|شكراً|جزيلا|و|على|إلى|عن|له|لها|الآن|حاليا|بعد|السؤال|سؤال|الجواب|أنا|نحن|أفضل|أريد|أن|ما|جدا|طيب|خلينا|دعنا',
  },
  hi: {
    skip: 'छोड़\\p{L}*\\p{M}*[\\p{L}\\p{M}]*|अगल[\\p{L}\\p{M}]*|बाद में|आगे|रहने|जाने|ख़ाली|खाली|फिर कभी|chhod\\p{L}*|chod\\p{L}*|agla|baad mein|baad me|aage|rehne|skip|next|pass|नहीं बता[\\p{L}\\p{M}]*|बताऊँगा|बताऊंगा|बताऊँगी|बताऊंगी|bataunga|bataungi',
    yes: 'सही|ठीक|बढ़िया|अच्छा|बिल्कुल|बिलकुल|सच|एकदम|perfect|correct|sahi|theek|thik|badhiya|bilkul|accha|सटीक',
    no: 'नहीं|नही|मत|ग़लत|गलत|ना|कभी|nahi|nahin|galat|mat',
    around:
      'हाँ|हां|जी|है|हैं|हूँ|हो|में|को|का|की|के|से|पर|यह|ये|इसे|इसको|इस|वह|उसे|सब|सबकुछ|कुछ|मैं|हम|मुझे|अभी|तो|भी|कृपया|धन्यवाद|शुक्रिया|दीजिए|दीजिये|दो|देना|देते|जवाब|सवाल|पूछिए|पूछो|चलिए|बहुत|और|या|लेकिन|ही|haan|han|ji|hai|hain|ho|mein|me|ko|ka|ki|ke|se|yeh|ye|isko|ise|sab|main|hum|abhi|to|toh|bhi|please|dhanyavaad|shukriya|dijiye|do|sawal|jawab|puchiye|chaliye|bahut|aur|mujhe',
  },
};
