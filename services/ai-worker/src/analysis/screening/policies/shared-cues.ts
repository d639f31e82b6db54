import { cue } from './policy.js';

/** Something is done to somebody who does not know of it or did not agree. */
export const UNKNOWING = cue(
  // English
  String.raw`without (?:[\w'-]+ ){0,4}(?:knowing(?! (?:which|what|how|why|where|when|if|whether))|noticing|knowledge|consent|permission|asking (?:them|him|her|anyone))`,
  String.raw`(?:nobody|no one|none of (?:these|those|the|them)) (?:[\w'-]+ ){0,5}(?:asked(?! for)|told|aware|informed|notices?|noticed|knows|consented|agreed)|(?:does|do|did|have|has|was|were|is|are|must|should|will|can)(?:n't| not|not| never) (?:[\w'-]+ ){0,3}(?:aware|informed|notice|know it|know about|have to know|find out|consent\w*)|never (?:asked|told|informed|notices?|gave consent|consented)|(?:users|people|customers|they|signers|guests?|she|he) (?:do not|don't|doesn't|does not) know`,
  'unaware|unnoticed|secretly|covertly|in secret|invisibl[ey]|stealth\\w*|undetect\\w+|have no idea|has no idea',
  'no (?:icon|notification|warning light|sign of it)|hidden (?:on|in|under|behind|from)|hides? (?:on|in|under|behind|from|itself)',
  String.raw`behind (?:his|her|their) backs?|while (?:she|he|they) (?:is|are|was|sleeps?) `,
  String.raw`without (?:that )?(?:the |a |an )?(?:[\w'-]+ )(?:ever )?(?:finding out|seeing it)`,
  // German
  String.raw`ohne dass (?:[\w'-]+ ){0,6}(?:weiss|wissen|merk\w+|bemerk\w+|erfahr\w+|erfahrt|sieht|sehen)`,
  String.raw`ohne (?:[\w'-]+ ){0,2}(?:wissen|einwilligung|zustimmung|einverstandnis)`,
  'heimlich\\w*|unbemerkt|unauffallig\\w*|unsichtbar\\w*|ahnungslos\\w*|kein symbol|kein icon|nichts davon',
  String.raw`(?:niemand|nicht|nichts|keiner) (?:[\w'-]+ ){0,4}(?:gefragt|informiert|davon|merkt|bemerkt|erfahrt)`,
  String.raw`(?:merkt|bemerkt|weiss|erfahrt|sieht) (?:[\w'-]+ ){0,3}(?:nicht|nichts)`,
  // French
  String.raw`a (?:son|leur) insu|sans (?:[\w'-]+ ){0,2}(?:accord|consentement|autorisation|prevenir|savoir)|sans qu'(?:il|elle|on|ils|elles)`,
  String.raw`ne (?:s'en |le |la )?(?:rend\w*|sai\w+|savent|remarque\w*|voi\w+|s'apercoi\w+) (?:[\w'-]+ ){0,2}(?:pas|rien|compte)`,
  String.raw`n'(?:a|ont|est|sont) (?:pas|jamais) (?:[\w'-]+ ){0,2}(?:accord|au courant|consent\w*|informe\w*|prevenu\w*)|(?:pas|jamais) au courant|en cachette|cachee? (?:sous|dans|derriere)`,
  // Spanish and Portuguese
  String.raw`sin que (?:[\w'-]+ ){0,4}(?:sep\w+|enter\w+|cuenta|note\w*)|sin (?:[\w'-]+ ){0,2}(?:consentimiento|permiso|saberlo|avisar)|no (?:se|lo) (?:[\w'-]+ ){0,2}(?:entera\w*|sabe\w*|cuenta|nota\w*)|a escondidas`,
  String.raw`sem que (?:[\w'-]+ ){0,4}(?:saib\w+|perceb\w+|not\w+)|sem (?:[\w'-]+ ){0,2}(?:consentimento|permissao|saber)|nao (?:[\w'-]+ ){0,2}(?:percebe\w*|sabe\w*|nota\w*|avisad\w+)|escondid[oa] `,
  // Italian
  String.raw`senza che (?:[\w'-]+ ){0,4}(?:sapp\w+|accorg\w+)|senza (?:[\w'-]+ ){0,2}(?:consenso|permesso|autorizzazione)|non (?:se ne |lo )(?:accorg\w+|sa|sanno)|a sua insaputa|di nascosto`,
);

/** Something was obtained unlawfully: stolen, leaked, or from somebody who must not give it away. */
export const STOLEN = cue(
  'stolen|leak(?:s|ed)?|breach(?:es|ed)?|hacked|scrap(?:e|es|ed|ing)|got into|broke into|dump(?:s|ed)? from|under the counter',
  String.raw`(?:nobody|no one|never|not|n't|no) (?:[\w']+ ){0,3}(?:asks?|ask(?:ed)?|consent\w*|signed up|permission|opt\w*)`,
  'insiders?|an acquaintance|a friend (?:at|in|inside)|someone inside|informants?|employees? (?:at|of|who) \\w+ (?:pass|send|copy)\\w*',
  'gestohlen\\w*|geleakt\\w*|gehackt\\w*|abgegriffen\\w*|ohne einwilligung|niemand fragt|undichte\\w*',
  'vole\\w*|pirate\\w*|fuite\\w*|nos correspondants|au courant|sans (?:leur )?(?:consentement|accord)|aspire\\w*|a leur insu',
  'robad[oa]s?|filtrad[oa]s?|hackead[oa]s?|roubad[oa]s?|vazad[oa]s?|sin (?:su )?consentimiento|sem consentimento',
  'rubat[aeio]|violat[aeio]|trafugat[aeio]|senza (?:il )?consenso|senza che lo sappiano',
);

/** Nobody checks who gets it. */
export const UNCHECKED = cue(
  String.raw`(?:no|without|skip\w*|never|nobody|not|n't|no one) (?:[\w']+ ){0,5}(?:id|age|identity|background|licen[cs]e|permit|prescriptions?|questions?|kyc|checks?|papers|passport|trials?|approval|inspector|registration|insurance)(?: checks?)?`,
  'no questions|cash only|only in monero|do not need the age|anonymous\\w*',
  String.raw`(?:ohne|kein\w*|nicht) (?:[\w'-]+ ){0,3}(?:rezept|ausweis\w*|altersprufung|genehmigung|zulassung|fuhrerschein\w*|lizenz|prufung|protokolle|versicherung|erlaubnis|gefragt|gepruft)|gepruft wird (?:niemand|nichts)|(?:altersprufung|versicherung|zulassung|genehmigung|prufung|lizenz) gibt es nicht`,
  String.raw`(?:sans|pas de|aucun\w*|n'ont pas de|ne demande pas) (?:[\w'-]+ ){0,3}(?:ordonnance|controle|licence|permis|agrement|autorisation|papiers|verification|justificatif|d'ou)|personne ne (?:controle|verifie|demande)`,
  String.raw`(?:sin|sem|senza) (?:[\w'-]+ ){0,3}(?:receta|licencia|permiso|autorizacion|preguntas|control|documentos|receita|licenca|autorizacao|perguntas|ricetta|licenza|autorizzazione|studi|domande|controlli)|nessun (?:ispettore|controllo)|nadie pregunta|ninguem pergunta`,
);

/** Goods or papers are declared falsely. */
export const DISGUISED = cue(
  String.raw`(?:re-?labels?|re-?labell?ed|re-?labell?ing|mis-?labels?|mis-?declar\w+|declared?|declares|labell?ed|label|re-?pack\w*|marked|shipped?|ship|booked?|invoiced?) (?:[\w'-]+ ){0,3}as`,
  String.raw`as (?:[\w'-]+ ){0,2}(?:spares?|spare parts|kitchen tools|coffee|textiles|toys|fertili[sz]er|building rubble|samples|scrap|second-?hand goods|washing machines?|machine parts|consulting|research chemicals?|plant food|bath salts)`,
  String.raw`(?:the )?(?:papers?|documents|labels?|certificates?|invoices?) (?:then )?(?:say|says|that says|that say|show|read)s?`,
  String.raw`(?:change|changes|swap|swaps|new|other|fresh|false|fake|second|cleaned?) (?:the )?(?:papers|end[- ]users?|labels?|origin|serial numbers?|certificates?|customs codes?|waybills?)`,
  String.raw`under (?:the|our) (?:reporting|declaration|duty) limit|split (?:the )?orders|buyers? never show\w*|switch(?:ed|es)? off the transponder`,
  String.raw`(?:deklariert|etikettiert|umetikettiert|verbucht|abgerechnet) (?:[\w'-]+ ){0,2}als|als (?:[\w'-]+ ){0,2}(?:kaffee|ersatzteile?|dunger|bauschutt|muster|vortragshonorar|gebrauchtware)|(?:neue|falsche|andere) (?:papiere|etiketten|endverbraucher\w*)`,
  String.raw`(?:declare\w*|etiquete\w*|factur\w*|comme) (?:comme |des? |d')?(?:appareils d'occasion|pieces (?:detachees|de rechange)|echantillons|engrais)|comme (?:appareils d'occasion|pieces detachees)|certificat d'utilisateur final est achete|faux (?:papiers|documents|certificats)`,
  String.raw`(?:declarad[oa]s?|etiquetad[oa]s?|facturad[oa]s?) como|como (?:repuestos|muestras|abono|pecas|amostras|adubo)|(?:dichiarat[oaie]|etichettat[oaie]) come|papeles falsos|documentos falsos`,
);

/** The offer is for minors, or about them. */
export const MINORS = cue(
  String.raw`(?:kids?|children|minors|teens?|teenagers|pupils|school ?(?:kids|children|boys|girls)|under-?age\w*|(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]year[- ]olds?|(?:[6-9]|1[0-7])(?: to 1[0-7])?[- ]year[- ]olds?|under 1[0-8]|from (?:nine|ten|eleven|twelve) up|between (?:9|1[0-5]) and 1[0-8])`,
  String.raw`kinder\w*|schulweg|jugendliche\w*|minderjahrige\w*|schuler\w*|ab (?:1[0-7]|zehn|elf|zwolf)|enfants?|mineurs?|ados?|adolescents?|eleves|collegiens|ninos|menores|adolescentes|alumnos|criancas|alunos|bambini|minori|minorenni|ragazzini`,
);
