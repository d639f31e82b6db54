/** Words that deny, in every language that the readers know. Some languages deny inside the verb. */
const SPACED =
  "no|not|none|never|without|\\p{L}+n['’]t|nope|nah|nicht|kein(?:e[nrsm]?)?|nie|noch nix|nein|ohne|pas|n['’]\\p{L}+|aucune?|jamais|non|sans|ningun[oa]?|ningún|nunca|sin|tampoco|não|nao|nenhuma?|sem|nunca|nessun[oa]?|niente|mai|senza|niet|geen|nooit|zonder|nie|brak|żad\\p{L}+|nigdy|nemá\\p{L}*|nejs\\p{L}*|není|žádn\\p{L}*|bez|yok|değil|\\p{L}+m[ıiuü]yor\\p{L}*|inte|ingen|inget|inga|aldrig|utan|ikke|intet|uden|uten|ei|eivät|emme|en|nincs\\p{L}*|nem|nélkül|nu|n-\\p{L}+|niciun[a]?|fără|не|нет|нету|без|немає|нема|ні|δεν|όχι|χωρίς|لا|ليس\\p{L}*|لم|لن|بدون|नहीं|नही|nahi|nahin";
const UNSPACED = 'ない|ありません|ません|なし|無(?:い|し)|没有?|沒有?|无|不|未|없|아니|않|못';
const DENIES = new RegExp(String.raw`(?<![\p{L}\p{M}'’])(?:${SPACED})(?![\p{L}\p{M}])|(?:${UNSPACED})`, 'iu');

/** Whether a text has a word that denies. */
export const hasDenial = (text: string): boolean => DENIES.test(text);

/** Says that a thing is still being made, in every language that the readers know. */
const IN_PROGRESS =
  /(?<!\p{L})(?:in (?:the )?(?:works|progress|making|preparation)|under construction|coming (?:soon|later)|work(?:ing)? (?:on it|in progress)|wip|in arbeit|in vorbereitung|im aufbau|folgt|kommt (?:noch|bald)|en (?:cours|préparation|construction|travaux)|bientôt|en (?:preparación|construcción|proceso)|próximamente|pronto|em (?:construção|preparação|andamento|breve)|in (?:costruzione|preparazione|lavorazione|arrivo)|in de maak|mee bezig|w (?:przygotowaniu|budowie|trakcie)|wkrótce|připravuje\p{L}*|ve výstavbě|v přípravě|brzy|hazırlanıyor|yapım aşamasında|yakında|på gång|under uppbyggnad|kommer snart|under (?:opbygning|arbejde|arbeid)|på vej|på vei|tekeillä|tulossa|készül\p{L}*|hamarosan|în (?:lucru|pregătire|construcție)|în curând|в (?:разработке|процессе|подготовке|работе)|скоро|готовится|в (?:розробці|процесі)|незабаром|υπό κατασκευή|قيد (?:الإنشاء|التحضير|العمل)|قريبا|बन (?:रहा|रही)|तैयार हो (?:रहा|रही))(?!\p{L})|準備中|作成中|制作中|还在做|正在做|准备中|制作中|준비 ?중|만드는 중|작업 ?중/iu;

/** Whether a text says that the thing is still being made. */
export const isInProgress = (text: string): boolean => IN_PROGRESS.test(text);
