/** The topics of questions to the interviewer. */
export type MetaQuestion =
  | 'who'
  | 'why'
  | 'how-long'
  | 'confidential'
  | 'next'
  | 'edit-later'
  | 'explain'
  | 'can-skip'
  | 'cost'
  | 'help'
  | 'language'
  | 'progress'
  | 'advice'
  | 'raise'
  | 'measure'
  | 'other';

const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives.join('|')})(?![\p{L}\p{M}])`, 'iu');

const SEES =
  'sieht|sehen|liest|lesen|bekommt|voit|voient|verra|verront|voir|lit|lisent|lire|ve|ven|verá|verán|ver|lee|leen|leer|vai ver|vê|lê|vede|vedono|vedrà|legge|leggerà|ziet|zien|leest|lezen|widzi|zobaczy|czyta|vidí|uvidí|čte|görecek|görüyor|okuyor|okuyacak|ser|se|läser|læser|leser|næ?kee|lukee|látja|olvassa|vede|citește|видит|увидит|читает|прочтет|бачить|побачить|читає';
const WHO = 'wer|qui|quién(?:es)?|quem|chi|wie|kto|kdo|kim(?:ler)?|vem|hvem|kuka|ki|cine|кто|хто';

/**
 * The topics of questions in other languages than English, by words that a question about something else
 * hardly has. The first that fits decides.
 */
export const TOPIC_WORDS: readonly (readonly [MetaQuestion, RegExp])[] = [
  [
    'confidential',
    wholeWords(
      String.raw`(?:${WHO})\s(?:[^?]{0,40}\s)?(?:${SEES})`,
      'vertraulich|confiden\\p{L}+|gespeichert|enregistré\\p{L}*|sauvegard\\p{L}*|guarda(?:do|da|dos|das|n|m)?|armazenad\\p{L}*|salvat\\p{L}*|opgeslagen|bewaard|przechowywan\\p{L}*|zapisywan\\p{L}*|uložen\\p{L}*|kaydedil\\p{L}*|sparas|lagres|gemmes|хран\\p{L}+|зберіга\\p{L}+|meine daten|mes données|mis datos|meus dados|miei dati|mijn gegevens|moje dane|mina uppgifter|мои данные',
    ),
  ],
  [
    'can-skip',
    wholeWords(
      'überspringen|auslassen|weglassen|saltar(?:me|la|lo|nos)?|omitir(?:la|lo)?|sauter|passer (?:ça|cette question|à la suivante)|pular|saltare|overslaan|pominąć|přeskočit|atlay\\p{L}*|geçebilir\\p{L}*|hoppa över|springe over|hoppe over|пропустить|пропустити|ohittaa|kihagyhat\\p{L}*|sări peste',
    ),
  ],
  [
    'edit-later',
    wholeWords(
      '(?:ändern|changer|modifier|cambiar(?:lo|la)?|mudar|alterar|modificare|cambiare|wijzigen|aanpassen|zmienić|změnit|ändra|ændre|endre|изменить|змінити|muuttaa|módosítan\\p{L}*|modifica)\\s(?:[^?]{0,25}\\s)?(?:später|plus tard|après|después|luego|más tarde|depois|mais tarde|dopo|più tardi|later|później|potem|později|senare|senere|потом|позже|пізніше|потім|myöhemmin|később|mai târziu)',
      '(?:später|plus tard|después|luego|más tarde|depois|dopo|later|później|później|později|senare|senere|позже|потом|пізніше|sonra)\\s(?:[^?]{0,25}\\s)?(?:ändern|changer|modifier|cambiar(?:lo|la)?|mudar|alterar|modificare|cambiare|wijzigen|aanpassen|zmienić|změnit|değiştir\\p{L}*|ändra|ændre|endre|изменить|змінити)',
    ),
  ],
  [
    'how-long',
    wholeWords(
      'wie lange|wie viele fragen|combien de (?:temps|questions)|cuánto (?:tiempo|tarda|dura|falta)|cuántas preguntas|quanto tempo|quantas perguntas|quante domande|quanto dura|hoe ?lang|hoeveel vragen|jak długo|ile (?:to potrwa|pytań)|jak dlouho|kolik otázek|ne kadar sür\\p{L}*|kaç soru|hur länge|hur många frågor|hvor lang tid|hvor lenge|hvor mange spørgsmål|сколько (?:времени|вопросов)|скільки (?:часу|питань)|kuinka kauan|meddig|cât durează',
    ),
  ],
  [
    'next',
    wholeWords(
      "was passiert (?:dann|danach|als nächstes)|wie geht(?:'s| es) (?:dann )?weiter|et (?:après|ensuite)|que se passe-t-il|qué pasa (?:después|luego|ahora)|e depois|o que acontece|cosa succede|e poi|wat gebeurt er|en dan|co (?:potem|dalej|się stanie)|co (?:bude dál|potom)|sonra ne|vad händer|hvad sker|hva skjer|что (?:дальше|потом|будет)|що (?:далі|потім)",
    ),
  ],
  [
    'progress',
    wholeWords(
      'was (?:haben sie|hast du) (?:bisher|bis jetzt|schon)|wie weit sind wir|où en (?:est-on|sommes-nous)|qué (?:tienes|tiene|llevas) (?:hasta ahora|ya)|o que (?:você )?(?:já )?tem|a che punto|wat heb je (?:al|tot nu toe)|co już masz|что уже есть',
    ),
  ],
  [
    'cost',
    wholeWords(
      'kostet (?:das|es)|(?:das|es) kostet|kostenlos|gratis|gratuit\\p{L}*|ça coûte|cuánto cuesta|quanto custa|quanto costa|kost (?:het|dit)|ile to kosztuje|kolik to stojí|ücretli|бесплатно|безкоштовно|сколько (?:это )?стоит|koster det|kostar det',
    ),
  ],
  [
    'who',
    wholeWords(
      '(?:bist du|sind sie) (?:ein|eine|echt)|tu es (?:un|une)|vous êtes (?:un|une)|eres (?:un|una|real)|es usted (?:un|una)|(?:você|isso) é (?:um|uma)|sei (?:un|una)|ben je (?:een|echt)|czy jesteś|jsi (?:robot|člověk)|är du (?:en|ett)|er du (?:en|et)|ты (?:робот|человек|бот)',
    ),
  ],
  [
    'explain',
    wholeWords(
      "was (?:heißt|bedeutet|zählt|meinen sie|meinst du|ist (?:damit|das|mit|ein|eine))|qu'est-ce que (?:ça|c'est|tu|vous|veut)|c'est quoi|ça veut dire quoi|que (?:veux-tu|voulez-vous) dire|qu'entendez-vous|qué (?:es eso|es|significa|quieres decir|quiere decir|cuenta)|eso qué es|a qué (?:te refieres|se refiere)|como assim|o que (?:é|significa|conta|quer dizer)|cosa (?:vuol dire|significa|intendi|intende|conta)|che significa|wat (?:bedoel|bedoelt|betekent|telt|is een)|co to (?:znaczy|jest)|co masz na myśli|co (?:to )?znamená|ne demek|vad (?:menar|betyder|räknas)|hvad (?:mener|betyder|tæller)|hva (?:mener|betyr|teller)|что (?:значит|такое|имеете в виду|считается)|що (?:означає|таке)|mitä tarkoit\\p{L}+|mit jelent|ce înseamnă",
    ),
  ],
  [
    'why',
    wholeWords(
      'pourquoi|à quoi (?:ça|cela) sert|warum|wieso|weshalb|wozu|wofür|(?:por|para) qu[eé]|a qué viene|por que|pra que|perché|a (?:che )?cosa serve|waarom|waarvoor|dlaczego|po co|proč|k čemu|neden|niçin|niye|varför|hvorfor|miksi|miért|de ce|почему|зачем|чому|навіщо|لماذا|ليش|क्यों',
    ),
  ],
];

/** The same for "why" in languages that write no spaces. */
export const WHY_UNSPACED = /为什么|為什麼|なぜ|どうして|왜/u;

/** Says, without a question mark, that the question was not understood. */
export const CONFUSED = wholeWords(
  "no sé (?:qué|a qué) (?:quieres|quiere|te refieres|se refiere|es)(?: \\p{L}+)?|no (?:te |le |lo |la |os )?(?:entiendo|comprendo|entendí|he entendido)|je ne (?:vous |te )?comprends pas|(?:je )?(?:ne )?comprends pas|je n'ai pas compris|j'ai pas compris|pas compris|je ne vois pas ce que|(?:das |die frage )?verstehe? ich nicht|ich verstehe? (?:das |sie |dich |die frage )?nicht|nicht verstanden|keine ahnung,? was (?:sie|du)|não (?:te |o |a )?(?:entendi|entendo|estou entendendo|percebo|percebi|compreendo)|non (?:ti |la )?(?:capisco|ho capito|comprendo)|ik (?:snap|begrijp) (?:het|je|u|dat|de vraag)? ?niet|snap (?:het|ik) niet|nie rozumiem|nerozumím|anlamadım|anlamıyorum|(?:jag )?förstår inte|(?:jeg )?forstår ikke|не понимаю|не понял[аи]?|не розумію|не зрозумі\\p{L}+|en ymmärrä|nem ért(?:em|ettem)|nu înțeleg|n-am înțeles|لا أفهم|لم أفهم",
);
