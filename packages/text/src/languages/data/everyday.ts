/** What a word or phrase does in a conversation. None of them answers a question for a name or a description. */
export type EverydayKind =
  | 'greeting'
  | 'yes'
  | 'no'
  /** Sounds and words to win time: "alors", "bueno". */
  | 'hesitation'
  /** "Let's begin", "I am ready". */
  | 'ready'
  | 'thanks'
  | 'none'
  | 'unknown'
  | 'skip';

/** The phrases of one language by kind, divided by commas. English is in the readers themselves. */
type Phrases = Readonly<Partial<Record<EverydayKind, string>>>;

/** Everyday phrases of conversations, by language, in lower case and without signs. */
export const EVERYDAY_PHRASES: Readonly<Record<string, Phrases>> = {
  de: {
    greeting:
      'servus, servus beinand, servus miteinander, grüß gott, griaß di, grüezi mitenand, guten tag zusammen, guten abend, hallo zusammen, tach, grüezi, moin moin, schönen guten tag',
    yes: 'ja gerne, ja klar, klar, natürlich, gerne, freilich, korrekt, ja bitte, na klar, selbstverständlich',
    no: 'nein danke, leider nein, leider nicht',
    hesitation:
      'also, also gut, na gut, na ja, naja, nun, nun ja, tja, ähm, äh, öhm, also ähm, mal sehen, einen moment, moment mal, wie (?:sag|sage|soll) ich das(?: jetzt| bloß| am besten)?(?: sagen)?, wie erklär(?:e)? ich das, das ist schwer zu erklären',
    ready:
      "los geht's, los gehts, fangen wir an, fangen sie an, legen wir los, ich bin bereit, bin bereit, von mir aus, können wir anfangen",
    none: 'noch keiner, noch keinen, noch keine, keinen cent, gar keine, gar nichts, noch nichts',
    unknown:
      'weiß nicht, keinen schimmer, schwer zu sagen, das weiß ich nicht, gute frage, (?:das )?(?:kann|weiß) ich nicht (?:gut )?(?:erklären|sagen)',
    skip: 'lieber nicht, bitte überspringen, lassen wir weg, keine angabe',
  },
  fr: {
    greeting: 'bonjour à tous, coucou, bien le bonjour, allô',
    yes: 'oui oui, bien entendu, absolument, tout à fait, volontiers, ouais, évidemment, entendu, exact',
    no: 'mais non, non merci, du tout',
    hesitation:
      'alors, alors là, tiens, tenez, puis, du coup, voilà, bon, bon alors, ben, bah, eh bien, euh, heu, voyons, voyons voir, enfin, donc, attendez, un instant, un moment, comment dire, comment vous expliquer, comment expliquer(?: ça)?',
    ready:
      "on y va, allons-y, c'est parti, je suis prête?, commençons, on commence, on peut commencer, je vous écoute",
    none: "aucun pour l'instant, aucune pour l'instant, rien du tout, personne, personne encore, pas un centime, zéro",
    unknown:
      'je sais pas trop, aucune idée, bonne question, difficile à dire, je ne sais pas encore, je (?:ne )?sais pas (?:comment|quoi) (?:dire|expliquer|répondre)',
    skip: "passez s'il vous plaît, passons, on passe, je préfère pas, plutôt pas",
  },
  es: {
    greeting: 'buenas, buenas a todos, qué hay, muy buenas, qué onda, holaa+, hola a todos, qué tal todos',
    yes: 'sí sí, por supuesto, desde luego, vale, dale, exacto, sí claro, de acuerdo, sí por favor',
    no: 'para nada, que no, no gracias',
    hesitation:
      'bueno, mire, mira, mirá, oiga, oye, ay, uy, pues, pues bueno, bueno pues, a ver, este, eh, mmm, entonces, o sea, déjame pensar, espera, un momento, un segundo, cómo (?:lo|te lo|se lo) (?:digo|explico), cómo explicarlo',
    ready:
      'empecemos, empezamos, arranquemos, arrancamos, vamos, comencemos, estoy list[oa], adelante, cuando quieras',
    none: 'nada de nada, nadie, nadie todavía, ni un euro, ni un peso, cero',
    unknown:
      'no lo sé, no lo sé todavía, buena pregunta, ni idea, no tengo ni idea, no estoy segur[oa], difícil decirlo, no (?:lo )?sé (?:cómo )?explicar(?:lo)?(?: bien)?, no sé (?:cómo|qué) decir(?:lo)?',
    skip: 'prefiero no, mejor no, esa la dejo en blanco, sáltala, siguiente por favor',
  },
  pt: {
    greeting: 'e aí, alô, oi oi, opa, olá a todos, bom dia a todos',
    yes: 'sim sim, com certeza, isso, isso mesmo, pois, pois é, tá, tá bom, beleza, pode ser, claro que sim, exato',
    no: 'que nada, não não, não obrigad[oa]',
    hesitation:
      'bom, bem, olha, olhe, então, pois bem, ah bom, deixa eu ver, deixa eu pensar, hum, é, tipo, peraí, um momento, espera aí, como (?:eu )?(?:explico|explicar|digo|vou explicar)(?: isso)?',
    ready: 'vamos lá, vamos, bora lá, podemos começar, pode começar, estou pront[oa], comecemos, pode mandar',
    none: 'ninguém, ninguém ainda, nada ainda, nem um centavo, zero',
    unknown:
      'não sei, não sei ainda, sei lá, boa pergunta, não faço ideia, difícil dizer, não sei (?:como )?explicar(?: bem| direito)?, não sei o que dizer',
    skip: 'prefiro não, melhor não, pula, pula essa, pode pular, próxima pergunta',
  },
  it: {
    greeting: 'buonasera, ehilà, salve, salve a tutti, buona sera, buon pomeriggio',
    yes: 'certamente, sì sì, esatto, ecco, volentieri, come no, assolutamente, giusto',
    no: 'no no, per niente, direi di no, no grazie',
    hesitation:
      'allora, dunque, guardi, guarda, senta, beh, bè, mah, ehm, eh, insomma, vediamo, bene, un attimo, un momento, aspetti, aspetta, come (?:dire|spiegare|spiegarlo|posso dire|lo spiego)',
    ready: 'cominciamo, iniziamo, andiamo, partiamo, sono pront[oa], possiamo cominciare, dai',
    none: 'nessuno ancora, per ora niente, neanche uno, nemmeno un euro, zero',
    unknown:
      'non lo so, non lo so ancora, boh, bella domanda, buona domanda, non saprei, non ne ho idea, non so (?:come )?spiegar(?:lo|e)(?: bene)?, non so cosa dire',
    skip: 'preferisco di no, preferirei di no, meglio di no, saltiamo, passo, la prossima',
  },
  nl: {
    greeting:
      'hoi, hoi hoi, dag, goedendag, goedemorgen, goedemiddag, goedenavond, goeiemorgen, goeiemiddag, goeienavond, goeiedag, morgen, hallo allemaal, hé hallo',
    yes: 'ja, ja hoor, jazeker, zeker, klopt, precies, inderdaad, natuurlijk, prima, doe maar, graag, is goed',
    no: 'nee, nee hoor, neen, nee dank je, liever niet, niet echt',
    hesitation:
      'nou, nou ja, tja, eh, ehm, dus, even denken, eens kijken, wacht even, momentje, hoe (?:zeg|leg) ik (?:dat|dit|het)(?: uit)?, hoe zal ik het zeggen',
    ready:
      'laten we beginnen, we kunnen beginnen, kom maar op, ik ben klaar, begin maar, ik ben er klaar voor',
    thanks: 'dank je, dank u, dank je wel, dank u wel, bedankt',
    none: 'geen, nog geen, niemand, nog niemand, niets, nog niets, geen enkele, nog niet, nul',
    unknown: 'weet ik niet, weet ik nog niet, geen idee, ik weet het niet, goede vraag, moeilijk te zeggen',
    skip: 'overslaan, sla maar over, volgende, dat zeg ik liever niet',
  },
  pl: {
    greeting: 'cześć, czesc, dzień dobry, dobry, dobry wieczór, witam, witam serdecznie, witaj, hej, siema',
    yes: 'tak, tak tak, oczywiście, jasne, zgadza się, dokładnie, no tak, pewnie, dobrze, dobra, słusznie, owszem, potwierdzam',
    no: 'nie, nie nie, nie dziękuję, raczej nie, niestety nie, wcale nie',
    hesitation:
      'no więc, więc, no, no to, tak więc, hmm, yyy, eee, zaraz, chwileczkę, moment, momencik, zobaczmy, niech pomyślę, cóż, jak (?:by )?to (?:powiedzieć|ująć|wyjaśnić)',
    ready:
      'zaczynajmy, zaczynamy, możemy zacząć, jestem gotow[ya], słucham, do dzieła, można zaczynać, proszę zaczynać, proszę bardzo',
    thanks: 'dziękuję, dzięki, dziękuję bardzo',
    none: 'brak, żaden, żadna, żadnych, nikt, jeszcze nikt, jeszcze nie, nic, nic jeszcze, na razie nic, na razie brak, ani złotówki, zero',
    unknown:
      'nie wiem, jeszcze nie wiem, nie mam pojęcia, dobre pytanie, trudno powiedzieć, nie jestem pew[nia]+',
    skip: 'pomiń, pomińmy, proszę pominąć, dalej, następne, następne pytanie, wolę nie, wolę nie mówić, wolałbym nie, wolałabym nie',
  },
  cs: {
    greeting: 'dobrý den, dobrý večer, dobré ráno, ahoj, ahojte, nazdar, čau, zdravím, zdravíčko, dobrý deň',
    yes: 'ano, jo, jasně, samozřejmě, určitě, přesně, souhlasí, správně, áno, jistě, dobře',
    no: 'ne, ne ne, nikoliv, nikoli, ne děkuji, bohužel ne, nie',
    hesitation:
      'no, no tak, tak, tak tedy, tedy, takže, hmm, ehm, no takže, moment, momentík, počkejte, uvidíme, nechte mě přemýšlet, jak (?:bych )?to (?:řekl[a]?|říct|vysvětlit)',
    ready: 'můžeme začít, začněme, začneme, jdeme na to, jsem připraven[ýá]?, pojďme na to, poslouchám',
    thanks: 'děkuji, děkuju, díky, ďakujem',
    none: 'žádný, žádná, žádné, nikdo, zatím nikdo, nic, zatím nic, zatím ne, ještě ne, ani koruna, nula',
    unknown: 'nevím, ještě nevím, netuším, dobrá otázka, těžko říct, to nevím, neviem',
    skip: 'přeskočit, přeskočte, přeskočme, dál, další, další otázka, raději ne, radši ne',
  },
  tr: {
    greeting:
      'merhaba, merhabalar, selam, selamlar, selamun aleyküm, günaydın, iyi günler, iyi akşamlar, iyi geceler, kolay gelsin',
    yes: 'evet, evet evet, tabii, tabii ki, tabi, olur, doğru, aynen, tamam, elbette, peki',
    no: 'hayır, yo, yok, olmaz, maalesef, maalesef hayır, değil',
    hesitation:
      'şey, yani, ee, eee, hmm, ıı, şimdi, peki, bir dakika, bir saniye, dur bakalım, bakalım, düşüneyim, nasıl (?:anlatsam|söylesem|desem|açıklasam)',
    ready: 'başlayalım, başlayabiliriz, hazırım, hadi başlayalım, buyurun',
    thanks: 'teşekkürler, teşekkür ederim, sağ ol, sağol, sağ olun',
    none: 'hiç, hiç yok, hiçbiri, kimse, kimse yok, henüz yok, henüz değil, daha yok, sıfır',
    unknown: 'bilmiyorum, henüz bilmiyorum, emin değilim, fikrim yok, iyi soru, güzel soru',
    skip: 'geç, geçelim, atlayalım, sonraki, söylemek istemiyorum, söylemeyeyim',
  },
  sv: {
    greeting: 'hej, hej hej, hejsan, tjena, tja, god morgon, god dag, god kväll, hallå',
    yes: 'ja, jo, japp, javisst, absolut, stämmer, det stämmer, precis, självklart, gärna, visst',
    no: 'nej, nej tack, nä, inte direkt, tyvärr inte',
    hesitation:
      'alltså, tja, jaha, nja, öh, ähm, hmm, låt mig tänka, vänta, ett ögonblick, få se, hur (?:ska|skall) jag (?:säga|förklara)(?: det)?',
    ready: 'vi kör, kör på, då kör vi, jag är redo, låt oss börja, nu börjar vi',
    thanks: 'tack, tack så mycket',
    none: 'ingen, inga, inget, inte än, inga än, ingenting, noll',
    unknown: 'vet inte, jag vet inte, ingen aning, bra fråga, svårt att säga',
    skip: 'hoppa över, nästa, vill inte säga, helst inte',
  },
  da: {
    greeting: 'hej, hejsa, goddag, god dag, godmorgen, godaften, davs, hei, heisann, god morgen, god kveld',
    yes: 'ja, jo, ja tak, selvfølgelig, præcis, nemlig, det passer, klart, riktig, det stemmer, ja takk',
    no: 'nej, nej tak, nei, nei takk, desværre ikke, ikke rigtig',
    hesitation:
      'altså, tja, øh, øhm, hmm, lad mig tænke, vent lidt, et øjeblik, la meg tenke, vent litt, vel',
    ready: 'lad os begynde, lad os starte, jeg er klar, så kører vi, la oss begynne, kør bare',
    thanks: 'tak, tusind tak, mange tak, takk, tusen takk',
    none: 'ingen, ikke endnu, ingen endnu, intet, ikke ennå, ingenting',
    unknown: 'ved ikke, jeg ved det ikke, aner det ikke, godt spørgsmål, vet ikke, jeg vet ikke, ingen idé',
    skip: 'spring over, næste, helst ikke, hopp over, neste',
  },
  fi: {
    greeting: 'hei, moi, terve, moikka, hyvää päivää, päivää, hyvää huomenta, huomenta',
    yes: 'kyllä, joo, juu, niin, aivan, totta kai, tottakai, pitää paikkansa, selvä',
    no: 'ei, ei kiitos, eipä, ei oikeastaan',
    hesitation: 'no niin, no, tota, öö, hmm, siis, hetkinen, odota, katsotaan',
    ready: 'aloitetaan, olen valmis, mennään',
    thanks: 'kiitos, kiitti, kiitos paljon',
    none: 'ei mitään, ei yhtään, ei vielä, ei kukaan, ei ketään, nolla',
    unknown: 'en tiedä, en tiedä vielä, ei aavistustakaan, hyvä kysymys',
    skip: 'ohita, seuraava, en halua sanoa',
  },
  hu: {
    greeting: 'szia, sziasztok, helló, üdv, jó napot, jó napot kívánok, jó reggelt, jó estét',
    yes: 'igen, persze, úgy van, pontosan, rendben, stimmel, természetesen',
    no: 'nem, nem nem, nem köszönöm, sajnos nem',
    hesitation: 'hát, nos, szóval, izé, hmm, várjunk, egy pillanat, lássuk',
    ready: 'kezdjük, kezdhetjük, készen állok, mehet',
    thanks: 'köszönöm, köszi, kösz',
    none: 'nincs, még nincs, semmi, senki, egy sem, még nem, nulla',
    unknown: 'nem tudom, még nem tudom, fogalmam sincs, jó kérdés, nehéz megmondani',
    skip: 'kihagyom, hagyjuk ki, következő, inkább nem',
  },
  ro: {
    greeting: 'bună, bună ziua, bună seara, bună dimineața, salut, salutare, noroc',
    yes: 'da, da da, sigur, desigur, exact, corect, bineînțeles, așa e',
    no: 'nu, nu nu, nu mulțumesc, deloc, din păcate nu',
    hesitation: 'păi, deci, așadar, ăă, hmm, stai, stai puțin, o clipă, să vedem',
    ready: 'să începem, putem începe, sunt gata, haideți',
    thanks: 'mulțumesc, mersi, mulțam',
    none: 'niciunul, niciuna, nimic, nimeni, încă nu, deocamdată nimic, zero',
    unknown: 'nu știu, încă nu știu, habar n-am, bună întrebare, greu de spus',
    skip: 'sari, sari peste, următoarea, prefer să nu',
  },
  ru: {
    greeting:
      'привет, здравствуйте, здравствуй, добрый день, добрый вечер, доброе утро, приветствую, вітаю, добрий день, привіт',
    yes: 'да, ага, конечно, верно, правильно, точно, хорошо, так, звичайно, согласен, согласна',
    no: 'нет, не, неа, ні, нет спасибо, к сожалению нет',
    hesitation:
      'ну, ну вот, так, значит, эм, хм, итак, подождите, минутку, дайте подумать, посмотрим, отже, как (?:бы )?(?:это )?(?:сказать|объяснить)',
    ready:
      'начнём, начнем, давайте, давай, давайте начнём, поехали, готов, готова, я готов, я готова, почнемо',
    thanks: 'спасибо, благодарю, дякую',
    none: 'никто, ничего, пока нет, нету, ни одного, пока ничего, ноль, немає, ніхто',
    unknown: 'не знаю, пока не знаю, понятия не имею, хороший вопрос, не уверен, не уверена',
    skip: 'пропустить, дальше, следующий, следующий вопрос, далее, пропустим',
  },
  el: {
    greeting: 'γεια, γεια σας, γεια σου, καλημέρα, καλησπέρα, χαίρετε',
    yes: 'ναι, μάλιστα, βεβαίως, σωστά, ακριβώς, εντάξει',
    no: 'όχι, όχι ευχαριστώ',
    hesitation: 'λοιπόν, ε, χμ, εεε, μισό λεπτό, για να δω',
    ready: 'πάμε, ας ξεκινήσουμε, είμαι έτοιμος, είμαι έτοιμη',
    thanks: 'ευχαριστώ, ευχαριστώ πολύ',
    none: 'κανένας, κανείς, τίποτα, όχι ακόμα, μηδέν',
    unknown: 'δεν ξέρω, δεν έχω ιδέα, καλή ερώτηση',
    skip: 'παράλειψη, επόμενο, επόμενη',
  },
  ja: {
    greeting: 'こんにちは, おはよう, おはようございます, こんばんは, はじめまして, もしもし, どうも',
    yes: 'はい, ええ, うん, そうです, もちろん, はい、そうです',
    no: 'いいえ, いや, ううん, 違います',
    hesitation: 'えっと, ええと, あの, あのー, うーん, そうですね, ちょっと待って',
    ready: '始めましょう, お願いします, よろしくお願いします',
    thanks: 'ありがとう, ありがとうございます',
    none: 'なし, ありません, ない, まだありません, まだ, ゼロ',
    unknown: 'わかりません, 分かりません, 知りません',
    skip: 'スキップ, 次, 次へ, パス',
  },
  zh: {
    greeting: '你好, 您好, 大家好, 早上好, 嗨',
    yes: '是, 是的, 对, 好, 好的, 没错, 可以, 当然, 嗯',
    no: '不, 不是, 没有, 不对, 不用',
    hesitation: '那个, 呃, 嗯嗯, 等一下, 让我想想',
    ready: '开始吧, 可以开始, 我准备好了, 来吧',
    thanks: '谢谢, 谢谢你, 多谢',
    none: '没有, 还没有, 无, 暂时没有, 零',
    unknown: '不知道, 我不知道, 还不知道',
    skip: '跳过, 下一个, 下一题',
  },
  ko: {
    greeting: '안녕, 안녕하세요, 안녕하십니까, 반갑습니다',
    yes: '네, 예, 응, 맞아요, 맞습니다, 좋아요, 그래요',
    no: '아니요, 아니오, 아뇨, 아니, 아닙니다',
    hesitation: '음, 어, 그게, 잠시만요, 글쎄요',
    ready: '시작해요, 시작합시다, 준비됐어요',
    thanks: '감사합니다, 고마워요, 고맙습니다',
    none: '없음, 없어요, 없습니다, 아직 없어요, 아직',
    unknown: '몰라요, 모르겠어요, 모르겠습니다',
    skip: '건너뛰기, 다음, 패스',
  },
  ar: {
    greeting: 'مرحبا, مرحباً, السلام عليكم, أهلا, أهلاً, صباح الخير, مساء الخير',
    yes: 'نعم, أجل, أيوه, صحيح, طبعا, طبعاً, حسنا, حسناً',
    no: 'لا, كلا, لا شكرا',
    hesitation: 'طيب, يعني, امم, لحظة, دقيقة',
    ready: 'لنبدأ, أنا جاهز, أنا مستعد, هيا, هيا بنا',
    thanks: 'شكرا, شكراً, شكرا جزيلا',
    none: 'لا يوجد, لا شيء, لا أحد, ليس بعد, صفر',
    unknown: 'لا أعرف, لا أدري, ليس لدي فكرة',
    skip: 'تخطي, تخطى, التالي',
  },
  hi: {
    greeting: 'नमस्ते, नमस्कार, हेलो, हैलो, namaskar, namaskaram, नमस्ते जी, नमस्कार जी, प्रणाम, राम राम, सुप्रभात',
    yes: 'हाँ, हां, जी, जी हाँ, सही, बिल्कुल, ठीक है, haan, haan ji, ji haan, theek hai, bilkul, जी हां, हाँ जी, हां जी, सही है, हाँ सही है, हां सही है, जी हाँ सही है, हाँ ठीक है, हां ठीक है, बिलकुल, हाँ बिल्कुल',
    no: 'नहीं, जी नहीं, ना, nahi, nahin, ji nahi, नही, नहीं जी, नहीं नहीं, ग़लत, गलत, नहीं गलत, नहीं ग़लत, यह गलत है, सही नहीं है, यह सही नहीं है',
    hesitation: 'अच्छा, मतलब, तो, achha, accha, matlab, देखिए, देखो, अरे, रुकिए, रुको, एक मिनट, सोचने दीजिए',
    ready: 'शुरू करें, चलिए, चलो, chaliye, shuru karein, शुरू करते हैं, मैं तैयार हूँ',
    thanks: 'धन्यवाद, शुक्रिया, dhanyavaad, shukriya, बहुत धन्यवाद',
    none: 'कोई नहीं, कुछ नहीं, अभी नहीं, koi nahi, kuch nahi, abhi nahi, नहीं है, अभी नहीं है, अभी कोई नहीं, अभी कुछ नहीं, अभी नहीं बनाया, अभी तक नहीं, शून्य',
    unknown: 'पता नहीं, मुझे नहीं पता, pata nahi, mujhe nahi pata, मालूम नहीं, मुझे पता नहीं',
    skip: 'छोड़ें, छोड़ो, अगला, छोड़ दीजिए, छोड़ दो, यह छोड़ दीजिए, इसे छोड़ दीजिए, रहने दीजिए, रहने दो, आगे बढ़िए, अगला सवाल, नहीं बताना चाहता, नहीं बताना चाहती',
  },
};
