import { everyday } from '@proofround/text/languages/everyday.js';

/** Phrases that steer a conversation, as regular expression sources. */

/** A group of alternatives. Line breaks and indentation are removed, so that lists stay readable. */
export const alternatives = (...choices: string[]): string =>
  `(?:${choices.join('|').replaceAll(/\n\s*/g, '')})`;

/** Agreement and denial in dialects, colloquial speech and Asian languages. */
const DIALECT_YES = String.raw`
  och aye|aye aye|ayup|yessir|yes (?:sir|ma'?am|boss|o)|yeah (?:man|nah)|yuh|true true|grand(?: so)?|tis|righto|you bet|too right|
  ehen|na so(?: o)?|no wahala|e correct|abi|
  jo freili(?:ch)?|freili|scho(?: recht)?|joo?(?: genau)?|jawoll|joa|passt scho|des passt|des stimmt|joat|
  sim[oó]n|s[ií]p(?:i|o)?|[óo]rale|[áa]ndale|va(?: que va)?|de una|ya po|claro que yes|
  ouep|ouaip|bah oui|ben oui|mets-en|c'est (?:bien )?beau|isso a[íi]|é isso(?: a[íi])?|uhum|demorou|fechou|seee+|esattamente|
  hee|haan ji|ji haan|ji|ага|угу|точняк|أيوه|ايوه|أجل|طبعا|
  はい(?:そうです)?|ええ|そうです(?:ね)?|是(?:的)?|对(?:的)?|對(?:的)?|没错|好(?:的)?|네|예|맞아요|맞습니다`;
const DIALECT_NO = String.raw`
  naw+|nae|na+|nay|noo+|nuh(?: uh)?|no (?:sir|ma'?am|sah)|no be so|nah man|no way josé|ah no|och no|no siree|
  noi|nei+|neenee|nö|ned|nöd|nid|nix|nee nee|noch net|
  nel|nop|nones|nanai|qué va|pantoute|nan|ben non|bah non|mais non|nada a ver|nadica|macché|mica|
  неа|не-а|لأ|لا لا|いいえ|いえ|違います|ちがいます|不(?:是|对|對)?|没有|아니요|아뇨|아닙니다`;

export const YES = alternatives(
  everyday('yes'),
  DIALECT_YES,
  // "All of it is right", and "right, all of it".
  String.raw`
  (?:das |es |es ist |c'est |está |é |è |is |to |je to |det är |это )?(?:alles|todo|tout(?: est)?|tutto|tudo|wszystko|wszystko się|vše(?:chno)?|hepsi|allt|alt|kaikki|minden|totul|всё|все|усе|كله|sab)(?: (?:está|é|è|est|is|ist|jest|je|är|er))? (?:richtig|korrekt|gut|bien|correct[oe]?|exacto|juste|bon|giusto|corretto|bene|certo|correto|klopt|goed|juist|zgadza(?: się)?|dobrze|prawda|v pořádku|správně|doğru|tamam|stämmer|rätt|rigtigt|oikein|rendben|corect|верно|правильно|так|точно|вірно|صحيح|sahi(?: hai)?|theek(?: hai)?)|
  (?:das |es )?(?:klopt|stimmt|passt|correct|juste|exact|esatto|giusto|certo|correcto|exacto|zgadza się|sedí|doğru|stämmer|stimmer|верно|правильно|точно|вірно)(?: (?:helemaal|precies|genau|alles|so|soweit|perfekt|tout à fait|tout|tutto|tudo|todo|wszystko|všechno|hepsi|tamamen|allt|precis|всё|все|абсолютно|именно))+|
  so ist es|ganz genau|genau so|c'est (?:exactement )?ça|tout juste|así es|isso mesmo|proprio così|zo is het|dokładnie tak|přesně tak|aynen öyle|precis så|так и есть|именно так|так точно|саме так|haan(?: ji)?(?: sahi(?: hai)?)?|sahi hai|na so|aye|och aye|
  s[ií]m?|sì|jo|jau|jup|claro(?: que s[ií])?|genau|stimmt(?: so)?|(?:das )?passt(?: so)?|d'accord|
  exact(?:o|amente|ement)|va bene|correcto|certo|jawohl|bien sûr|richtig|
  y(?:e|a|es|ess+|is|ep|eah?|eh|up|ea|ah)?|ja|oui|obviously|quite(?: so| right)?|spot on|just so|parfaitement|(?:ahora )?s[ií]|así es|c'est (?:bien )?(?:cela|ça|juste|correct|exact)|why not|sure(?: thing)?|absolutely|definitely|certainly|of course|
  indeed|affirmative|correct|right|exactly|true|
  (?:that|it|this|all|everything|all of it|the summary)(?:'s| is| are)?(?: all)? (?:right|correct|good|fine|perfect|great|accurate|true)|
  (?:that|it|this) (?:fits|will do|does it|suits)(?: me| us| well| best| fine)?|
  that(?:'s| is) (?:it|me|us|right|the one)|
  (?:that |it |this |all |everything )?(?:looks?|sounds?|seems?)(?: all| very| really| pretty)? (?:good|great|right|fine|perfect|correct|ok|okay|nice|accurate|fantastic)(?: to me)?|
  (?:all|we|everything(?:'s| is)) good|perfect|lgtm|go ahead|go for it|
  (?:let'?s |please )?do (?:it|that|so)|(?:let'?s|lets) go|confirm(?:ed)?|
  (?:i )?(?:confirm|agree|approve)(?: (?:it|this|that|everything))?|
  (?:yes )?(?:please )?(?:create|submit|save|publish|finali[sz]e|complete)(?: (?:it|this|that))?(?: (?:my |the |a )?(?:profile|startup|listing|account))?(?: now)?|
  ship it|no changes(?: needed)?|nothing to (?:change|correct)|use (?:it|that|this)|
  put (?:it|that|this)(?: down)?|take (?:it|that)|works(?: for me)?|that works(?: for me)?|fine by me|
  i'?m happy(?: with (?:it|that|this))?`,
);
export const OK = alternatives(String.raw`
  ok+(?:ay)?|continue|proceed|carry on|keep going|go on|k+|kk|alright|all right|cool|good|great|nice|fine|
  awesome|got it|i see|understood|wow|hm+|mhm+|uh huh|right`);
export const NO = alternatives(
  everyday('no'),
  DIALECT_NO,
  String.raw`
  (?:no )?eso no|(?:no )?esto no|(?:nein )?das nicht|(?:non )?pas ça|(?:não )?isso não|(?:no )?quest[oa] no|(?:nee )?dat niet|to nie|bu değil|это нет|не это|not (?:this|that) one|
  (?:así )?no es(?: (?:así|eso|correcto))?|(?:das )?stimmt (?:so )?nicht|so nicht|nee+|nö+|ce n'est pas (?:ça|correct|juste)|
  pas (?:du tout|tout à fait|vraiment)|überhaupt nicht|gar nicht|(?:das )?trifft (?:so )?nicht zu|en absoluto|per niente|não é (?:isso|assim)|non è (?:così|giusto)|não|nao|n|no+|nope|nah|nay|non|nein|not really|not quite|not exactly|no way|negative|wrong|incorrect|
  (?:that|it|this)(?:'s| is)(?: not|n't)? (?:wrong|incorrect|right|correct)|
  (?:that|it|this) isn't (?:right|correct|it)|i (?:don't|do not) (?:think|believe) so|
  not (?:like )?(?:that|this|it)|(?:that|it|this)(?:'s| is) not (?:it|that|like that)`,
);
export const NONE = alternatives(
  everyday('none'),
  'null|nowt|nuttin|nothin|nada de nada|ありません|ないです|なし|没有|無|없어요|없습니다|لا يوجد|ما في',
  // "Nor that" after a question that was answered with a no.
  String.raw`
  (?:no,? )?(?:not )?(?:that |this |one )?(?:either|neither)|nor that(?: one)?|auch (?:nicht|keine?[nrs]?)|(?:ça |celui-là |celle-là )?non plus|
  (?:eso )?tampoco(?: eso)?|também não|nem iss?o|neanche(?: quell[oa])?|nemmeno(?: quell[oa])?|neppure|ook niet|ook geen|też nie(?: mam| mamy| ma)?|
  ani to|také ne|taky ne|o da yok|heller (?:inte|ikke)|inte heller|ei sekään|az sem|nici(?: asta)?|тоже нет(?:у)?|и этого нет|також (?:ні|немає)|теж (?:ні|нема|немає)|ولا هذا|
  (?:noch |bisher )?keine?[nrs]?(?: bisher| davon)?|nichts(?: bisher)?|
  nada(?: por ahora| todavía| ainda)?|rien(?: pour (?:le moment|l'instant)| encore)?|niente(?: per ora)?|
  (?:das )?hab(?:e|en)? (?:ich|wir) (?:noch )?(?:nicht|keine[nrs]?)|ningun[oa]?(?: todavía| aún)?|ninguna?|aucune?(?: encore)?|pas encore|noch nicht|
  (?:todavía|aún|por ahora) no|nenhum[a]?(?: ainda)?|ainda não|nessun[oa]?|non ancora|
  (?:no|não|non) (?:tengo|tenemos|temos|tenho|ho|abbiamo)(?: (?:eso|una?|isso|ancora))?|
  (?:je n'|nous n'|on n')en (?:ai|avons|a) pas|haben? (?:ich|wir) (?:noch )?nicht|
  not a (?:penny|cent|dime|bean|sausage|sou|bob|single (?:one|penny|cent|dollar))(?: (?:so far|yet))*(?: bless you)?|none|
  none (?:yet|so far|at all|whatsoever|at the moment|right now|currently|at present|really)|
  nothing(?: yet| so far| at the moment| right now| really| special)?|
  not (?:yet|so far|at the moment|right now|currently|at this (?:time|stage|point)|any|one|a single one)|
  no ?(?:one|body)(?: yet| so far)?|zero(?: so far| yet)?|zilch|nil|n/?a|not applicable|
  (?:no |nope |nah )?(?:we|i) (?:don't|do not|haven't|have not)(?: (?:have|got|had))?(?: (?:one|any|it|that|a \w+|any \w+|anything))?(?: (?:yet|so far|at the moment|right now|currently|either))*|
  (?:we|i) have (?:none|nothing|no \w+)(?: yet)?|
  (?:don't|do not|haven't|have not)(?: (?:have|got))?(?: (?:one|any|it|that|a \w+))?(?: (?:yet|so far|at the moment|right now))*|
  there(?:'s| is| are) (?:none|no \w+|nothing|not one)(?: yet)?|there (?:isn't|aren't|is not) (?:one|any)(?: yet)?|(?:no )?not (?:at all|yet no|there yet)|
  no (?:website|site|link|url|deck|pitch deck|product|one|page|landing page|slides)(?: yet| at the moment| so far)?|
  (?:still )?(?:working on|preparing|making|building) (?:it|one|that)|coming soon|just me and none else`,
);
export const SKIP = alternatives(
  everyday('skip'),
  'スキップ|飛ばして(?:ください)?|跳过|跳過|넘어갈게요|건너뛰기|تخطي',
  String.raw`
  (?:as |see |look |like |same as )?(?:it (?:says|stands) |written |described )?(?:above|further up)|siehe oben|(?:ver|véase) (?:más )?arriba|voir (?:plus haut|ci-dessus)|
  none of your (?:\p{L}+ )?business|(?:not|none of) your concern|mind your own business|
  (?:that(?:'s| is) )?(?:too )?personal|
  i(?:'d| would) (?:like|prefer) to keep (?:that|it|this) (?:private|to myself|confidential)|
  i(?:'m| am) not (?:telling|saying|going to (?:say|tell)|answering)(?: (?:you|that|it|this))*|weiter|
  (?:let'?s )?leave (?:it|that|this) (?:empty|blank|out)|laissez(?:-le)? vide|lassen sie (?:es|das) (?:leer|weg)|(?:eso )?dejémoslo|überspringen|keine angaben?|(?:das )?möchte ich (?:lieber )?nicht sagen|paso|saltar|siguiente|
  prefiero no (?:decir(?:lo)?|contestar|responder)|passer?|suivante?|
  je préfère ne pas (?:répondre|(?:le )?dire)|pular|próxim[ao]|prefiro não (?:dizer|responder)|avanti|
  salta|preferisco non (?:dirlo|rispondere|dire)|
  (?:let'?s |can (?:we|i) |i(?:'ll| will) |i(?:'d| would) like to |i want to |please |we can )?(?:skip|pass)(?: (?:it|this|that|this one|that one|this question|that question|the question|on this|on that|on this one|for now|please|over))*|
  (?:let'?s |(?:can|could|may) (?:we|i) |i(?:'ll| will) |we can )?(?:come|get|go) back to (?:it|this|that)(?: one| question)?(?: (?:later|afterwards|another time|at the end))*|
  next(?: (?:one|question))?(?: please)?|(?:maybe |ask me )?(?:later|another time|some other time)|
  (?:let'?s |we can |i(?:'ll| will)|please |just )?leave (?:it|this|that)(?: (?:out|blank|empty|open|for later|one))*|
  (?:i'?d |i would |would )?rather not(?: (?:say|answer|tell|share|disclose)(?: (?:it|that|this))?)?|
  (?:i )?prefer not(?: to (?:say|answer|tell|share|disclose)(?: (?:it|that|this))?)?|
  (?:i )?(?:don't|do not) (?:want|wish) to (?:say|answer|tell|share|disclose)(?: (?:it|that|this|you))?|
  (?:let'?s )?move on|not now|ignore(?: (?:it|this|that))?|blank|no comment|
  (?:that'?s |it'?s )?(?:confidential|private|secret|a secret)|
  (?:that'?s |it'?s )?(?:not relevant|irrelevant)|can'?t (?:say|share|disclose)(?: (?:it|that|this))?|
  (?:please )?keep (?:it|that|this)?(?: (?:as (?:it is|is)|the same|like that|like this|that way))?|
  (?:the )?same(?: as (?:before|now))?|i'?ll (?:add|do|fill|answer) (?:it|this|that)(?: in)? later|
  (?:doesn't|does not) (?:matter|apply)`,
);
export const UNKNOWN = alternatives(
  everyday('unknown'),
  String.raw`
  (?:das )?(?:ich )?wei(?:ß|ss) (?:ich )?(?:es )?(?:noch )?nicht|keine ahnung|no (?:lo )?sé|ni idea|
  je (?:ne )?sais pas|aucune idée|não sei|non (?:lo )?so|what would you (?:say|put|suggest)|
  (?:i |we |sorry i )?(?:really |honestly )?(?:don'?t|do not|dont) (?:really |actually |even )?know(?: (?:yet|that|it|this|how|what to say|about that))*(?: (?:how|what|which|where)(?: [\p{L}']+){0,6})?|
  idk|dunno|i ?dunno|(?:i have |i(?:'ve| have) got )?no (?:idea|clue)|
  (?:i(?:'m| am) |we(?:'re| are) )?(?:not (?:really |quite |so |very |entirely )?sure|unsure)(?: (?:yet|about (?:it|that|this)))*|
  (?:i(?:'m| am) |we(?:'re| are) )?not sure (?:(?:if|that|whether) )?there (?:is|are) (?:one|any|anything)|unknown|
  (?:(?:we|i) (?:have|'ve got|don'?t have|do not have) (?:no|an?) name|no name|nameless|unnamed)(?: (?:yet|so far|for it|at the moment))*|
  (?:we |i )?(?:haven'?t|have not|didn'?t|did not) (?:really )?(?:decided|thought|figured|chosen|picked|settled|worked)(?: (?:about|on|out|of))?(?: (?:it|that|this|one|a name|a figure|a number))?(?: (?:out|yet))*|
  (?:we(?:'re| are) |i(?:'m| am) )?(?:still )?(?:undecided|thinking about it)|tbd|tba|
  to be (?:decided|determined|defined|announced)|hard to (?:say|tell)|can'?t tell|who knows|good question|
  (?:you )?(?:choose|decide|pick)(?: for me| one)?|you tell me|no preference|
  whatever(?: you (?:think|like|want))?`,
);
export const FINISH = alternatives(String.raw`
  fertig|das (?:ist|war) (?:alles|es)|eso es todo|c'est tout|(?:isso )?é tudo|è tutto|terminé|
  (?:i'?m |we'?re |i am |we are |ok |okay )?(?:all )?(?:done|finished|through)(?: now| here)?|
  (?:that'?s|that is|thats)(?: about| basically| pretty much)? (?:all|everything|enough)(?: (?:i have|for now|from me|i've got|thanks|for today))*|
  that'?s (?:it|about it)(?: (?:for now|from me|for today|i think|then))+|
  (?:ok |okay |yes |no )?(?:let'?s |please |can we |i want to )?(?:finish|wrap (?:it |this |things )?up|stop(?: here| asking(?: questions)?| now)?|end(?: it| this| here)?)(?: (?:it|this|here|now|up))*|
  (?:enough|no more)(?: (?:questions|of this))?(?: already)?|
  (?:let'?s |please |can we |i want to |just )?skip (?:to the (?:end|summary)|everything(?: else)?|all(?: (?:of )?(?:them|these|it|the rest|that|the other questions|questions|the questions|remaining))?|(?:all )?the (?:rest|others?|remaining(?: \w+)?))|
  (?:just |please |now |ok )?(?:create|make|build|submit|save|publish)(?: it| this| that| (?:my|the|a) (?:profile|startup|listing))(?: (?:now|already|please))*|
  i don'?t have (?:more )?time(?: (?:for this|now))?|nothing (?:else|more|further)|nothing to add|
  mark (?:it |this )?(?:as )?complete|complete`);
export const BACK = alternatives(String.raw`
  (?:wait )?(?:please |can (?:we|i) |let'?s |i want to )?(?:go |step |take me )?(?:one (?:step )?)?back(?: (?:one|a step|please|one question|to the (?:last|previous)(?: (?:one|question))?))*|
  (?:go to |ask )?(?:the )?(?:previous|last)(?: question| one)|undo(?: (?:that|this|it))?`);
export const RESTART = alternatives(String.raw`
  (?:can (?:we|i) |let'?s |i want to |i'?d like to |please )?(?:re-?start|start (?:over|again|afresh|anew|fresh|from (?:scratch|the (?:beginning|start)|zero))|begin again|reset|redo (?:everything|it all))(?: (?:please|again|everything|from (?:scratch|the (?:beginning|start))|the (?:chat|conversation|interview)))*|
  from the (?:beginning|start|top)|
  (?:scrap|delete|clear|erase|forget|discard) (?:it all|everything|all(?: of it)?|that all|all (?:my )?(?:answers|data))|
  new (?:startup|idea|profile|conversation|chat)`);
export const SUMMARY = alternatives(String.raw`
  (?:can (?:you|i|we) |could (?:you|i) |please |i want to |let me )?(?:(?:show|give|tell|see|get)(?: me)? )?(?:(?:a|the|my|our) )?(?:quick |short |full )?(?:summary|recap|overview|answers)(?: (?:so far|please|of (?:it|this|everything|my answers)|again))*|
  (?:can you |could you |please )?(?:summari[sz]e|recap)(?: (?:it|this|that|everything|what (?:you have|we have|i said)|so far|for me|my answers))*|
  (?:can you |could you |please )?(?:show|tell|list|read)(?: me)?(?: (?:what|everything|all)(?: (?:that )?(?:you|we)(?: have|'ve got|'ve| got| wrote| noted)*)?)(?: (?:so far|until now|down))*|
  what (?:do|have|did) (?:you|we|i)(?: (?:have|got|know|say|said|collected|noted|write|written))+(?: (?:so far|until now|down|about (?:me|us|it)))*|
  where are we|review`);
export const GREETING = alternatives(
  everyday('greeting', 'ready'),
  String.raw`
  moin|guten (?:tag|morgen|abend)|buen(?:os?|as?) (?:d[ií]as?|tardes|noches)|buenas|qu[eé] tal|oi|
  tudo bem|bom dia|boa (?:tarde|noite)|bonsoir|buongiorno|salve|grüß gott|(?:come|cómo) (?:va|estás?)|
  ça va|wie gehts?|hi+|hello+|hey+|hiya|howdy|yo|hallo|hola|bonjour|salut|ciao|ol[aá]|servus|namaste|
  greetings|good (?:morning|afternoon|evening|day)|what'?s up|sup|start|begin|let'?s (?:start|begin|go)|
  ready|i'?m ready|hi there|hello there|hey there|how are you(?: doing)?(?: today)?|nice to meet you|
  (?:i|we)(?:'ve| have| had)?(?: got)? (?:an?|this|some)(?: (?:great|new|good|cool))? (?:idea|startup|company|business|product|app)|
  (?:i|we)(?:'d like| want| would like|'m here| need)? to (?:create|build|start|make|set up|add|enter|register|list|submit|present|publish|introduce)(?: (?:a|my|the|our|new))* (?:startup|company|profile|business|startup profile)`,
);
export const THANKS = alternatives(
  everyday('thanks'),
  String.raw`
  (?:vielen )?danke?(?: schön)?|(?:muchas )?gracias|merci|obrigad[oa]|grazie|thanks?(?: you)?(?: so much| very much| a lot)?|thx|
  ty|cheers|thank you`,
);
/** Words that win time and give no answer: "so", "let me think". */
export const HESITATION = alternatives(
  everyday('hesitation'),
  String.raw`
  well|so|erm?|uh+|um+|hm+|h?mm+|ah+|oh+|anyway|let(?:'s| me) (?:see|think)|(?:just )?(?:a|one) (?:moment|second|sec|minute)|
  hang on|hold on|wait(?: a (?:moment|second|sec|minute))?|actually|right|now(?: then)?|you know|like|go(?: on(?: then)?)?|shoot|fire away|ask away|your turn`,
);
