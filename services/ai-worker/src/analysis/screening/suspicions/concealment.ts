import type { Statement } from '../../../claims/statement.js';
import { cue } from '../policies/policy.js';
import { type Suspicion, suspicionIn } from './suspicion.js';

/** Those who would stop an offer if they saw it, or who would object for themselves. */
const WATCH = [
  String.raw`customs|auditors?|inspectors?|officers?|police|embass(?:y|ies)|consulates?|regulators?|boards?|banks?|platforms?|tax (?:office|authorit\w+)|landlords?|umpires?|referees?|authorit(?:y|ies)|court|parents|relatives|famil(?:y|ies)|doctors?|employers?|insurers?|brands?`,
  String.raw`zoll\w*|pruf(?:er|erin|ung)\w*|kontrolleur\w*|polizei|botschaft|konsulat|aufsicht\w*|finanzamt|vermieter\w*|schiedsrichter\w*|behorden?|gericht\w*|eltern|angehorige\w*|arzte?|versicher\w+`,
  String.raw`douanes?|auditeurs?|inspect(?:eurs?|ion)|police|ambassade|regulateur|banques?|fisc|arbitres?|autorites|parents|proches|medecins?`,
  String.raw`aduanas?|auditor(?:es|a|as)?|inspector(?:es|a|as)?|policia|embajada|regulador|bancos?|hacienda|arbitros?|autoridad(?:es)?|padres|familia(?:res)?|medicos?|alfandega|fiscal|fiscais|embaixada|receita|autoridades?|pais|parentes`,
  String.raw`dogana|ispettor\w+|polizia|ambasciata|banche?|fisco|arbitr\w+|autorita|genitori|parenti|nipoti|medic\w+`,
].join('|');
const NOBODY = String.raw`(?:nobody|no one|no-one|none of (?:them|these|those)|not even|niemand|keiner|keine[rm]?|personne|nadie|ninguem|nessuno|nemmeno|neppure)`;
/** Verbs and nouns that must follow "nobody". */
const CATCHES = String.raw`(?:prove\w*|notic(?:e|es|ed)|find\w* (?:\w+ )?out|found (?:\w+ )?out|discover\w*|films?|filmed|traces?|suspect\w*|looks? (?:further|closer|twice)|nachweisen|beweisen|merk\w*|bemerk\w*|entdeckt?|filmt|prouver|reprocher|s'en apercoi\w+|remarqu\w+|decouvr\w+|filme|probar|demostrar|sospecha\w*|se entera\w*|se da[n]? cuenta|descub\w+|provar|perceb\w+|desconfi\w+|descobr\w+|dimostrar\w*|se ne accorg\w+|sospett\w+|scopr\w+)`;
const SEES = String.raw`(?:sees?|checks?|looks?|reads?|controls?|pruft|sieht|schaut|liest|voit|controle|regarde|verifie|ve[n]?|revisa\w*|mira\w*|comprueba\w*|olha\w*|fiscaliza\w*|vede|guarda|controlla)`;
const PAPER = String.raw`(?:slips?|crates?|parcels?|labels?|invoices?|declarations?|bills?|statements?|papers?|lieferschein\w*|etikett\w*|rechnung\w*|papiere?|etiquettes?|factures?|papiers?|facturas?|etiquetas?|papel(?:es)?|notas?|papeis|fattur\w+|etichett\w+|carte)`;
const PERMIT = String.raw`(?:licen[cs]es?|permits?|approvals?|registration|stud(?:y|ies)|prospectus|authori[sz]ation|zulassung|lizenz|genehmigung|erlaubnis|studie\w*|prospekt|agrement|autorisation|licence|visa|etude|licencia|permiso|autorizacion|estudio\w*|folleto|licenca|autorizacao|estudos?|licenza|permesso|autorizzazione|studi\w*)`;
const NO = String.raw`(?:no|not|never|without|kein\w*|nicht|ohne|pas|aucun\w*|sans|ne|sin|ningun\w*|nao|sem|nenhum\w*|non|senza|nessun\w*)`;

/** How an offer is kept from those who would stop it. Patterns read text in lower case without accents. */
const WAYS: readonly RegExp[] = [
  // Nobody can prove or notice it.
  cue(
    String.raw`${NOBODY} (?:[\w'-]+ ){0,5}${CATCHES}`,
    String.raw`(?:has|have|was|were|are|is) never (?:been )?(?:discovered|noticed|found out|caught|detected)`,
    String.raw`(?:noch )?nie (?:entdeckt|bemerkt|aufgeflogen|erwischt)|jamais ete (?:decouvert|detecte|pris)\w*|nunca (?:ha|han|foi|foram) (?:sido )?(?:descubiert|detectad|descobert|pillad)\w+|mai stat\w+ scopert\w+`,
  ),
  // Those who watch see a part, or something else.
  cue(
    String.raw`(?:${WATCH}) (?:[\w'-]+ ){0,3}(?:only|just|nur|que|solo|so|apenas|soltanto) (?:[\w'-]+ ){0,2}${SEES}`,
    String.raw`(?:${WATCH}) (?:[\w'-]+ ){0,2}${SEES} (?:only|just|nur|que|solo|so|apenas|soltanto|clean|everything|another|nothing)`,
    String.raw`(?:when|whenever|wenn|sobald|quand|lorsque|cuando|quando) (?:[\w'-]+ ){0,3}(?:${WATCH}) (?:[\w'-]+ ){0,4}(?:comes?|calls?|rings?|asks?|kommt|anruft|fragt|vient|appelle|demande|viene|llama|pregunta|vem|liga|pergunta|chiama|chiede)[^.]{0,40}(?:we show|we answer|our (?:office|number|lady|person|man)|zeigen wir|antworten wir|unser\w* (?:buro|nummer)|on (?:lui |leur )?montre|nous (?:lui |leur )?montrons|notre (?:bureau|numero)|le ensenamos|les ensenamos|mostramos|nuestr[oa] (?:oficina|numero)|noss[oa] (?:escritorio|numero)|mostriamo|nostro (?:ufficio|numero))`,
  ),
  // Papers or statements name something else.
  cue(
    String.raw`${PAPER} (?:then |only )?(?:says?|reads?|states?|sagt|sagen|lautet|steht|dit|disent|indique|dice|dicen|figura|diz|dizem|dicono|riporta)`,
    String.raw`(?:appears?|shows? up|is booked|erscheint|apparait|figure|aparece|figura|risulta|compare) (?:[\w'-]+ ){0,4}(?:as|als|comme|como|come) (?:a |an |ein\w* |un\w* )?[«“"'\w][\w'-]*`,
    String.raw`auf dem papier|laut papier\w*|sur le papier|en los papeles|en el papel|nos papeis|sulla carta`,
  ),
  // Other names and firms stand in front.
  cue(
    String.raw`chang(?:e|ed|es) (?:our|the|its) (?:company |trading )?names?|next (?:name|company|device|account)s? ready|(?:new|neue|nouvelle|nueva|nova|nuova) (?:company|firma|societe|empresa|societa) (?:for|fur|pour|para|per) (?:each|every|jede\w*|chaque|cada|ogni)`,
    String.raw`(?:in|under|unter|au|sous le|a|en|em|no) (?:the |den |dem |le )?(?:names?|namen|noms?|nombres?|nomes?|nome) (?:of|de|d'|von|di) (?:a |an |der |des |dritte\w* |un\w* )?(?:students?|strangers?|relatives|third|other|dead|flying|studenten|fremden|etudiants|tiers|estudiantes|terceros|estudantes|terceiros|studenti|terzi)`,
    String.raw`(?:grunden|fondons|creons|creamos|fundamos|abrimos|abrem|apriamo|fondiamo|(?:found|open|set up)) (?:wir )?(?:fur jede\w*|pour chaque|para cada|per ogni|(?:[\w'-]+ ){0,3}for (?:each|every))`,
  ),
  // No trace is left.
  cue(
    String.raw`(?:we |i )?keep no (?:[\w'-]+ )?(?:files?|records?|logs?|papers|books)|no (?:papers|records|files|logs|receipts) (?:are|is) kept|(?:fuhren|behalten|bewahren) (?:wir )?(?:kein\w*) (?:unterlagen|listen|akten|bucher)|(?:gardons|conservons) aucun\w* (?:trace|document|papier)|no (?:guardamos|dejamos) (?:ningun\w* )?(?:registro|papel|documento|rastro)\w*|nao (?:guardamos|deixamos) (?:nenhum\w* )?(?:registro|papel|documento|rastro)\w*|non (?:teniamo|lasciamo) (?:traccia|registri|documenti)`,
  ),
  // Another word spares the permit.
  cue(
    String.raw`(?:call (?:it|this|that|ourselves)|nennen (?:es|das|uns)|appelons (?:cela|ca)|appelle ca|llamamos|chamamos|chiamiamo)\b[^.]{0,60}\b${NO}\b[^.]{0,50}\b${PERMIT}`,
    String.raw`(?:registered|listed|angemeldet|deklariert|declare\w*|enregistre\w*|registrad\w+|declarad\w+|registrat\w+|dichiarat\w+) (?:[\w'-]+ ){0,3}(?:as|als|comme|como|come)\b[^.]{0,40}\b${NO}\b[^.]{0,40}\b${PERMIT}`,
    String.raw`als (?:[\w'-]+ )?angemeldet\b[^.]{0,40}\b${NO}\b[^.]{0,40}\b${PERMIT}`,
    String.raw`(?:nicht|pas|not) (?:durch|par|through|by) (?:the |die |l')?(?:amf|bafin|sec|fca)\b|ne passons pas par`,
  ),
  // Somebody inside helps, or looks away.
  cue(
    String.raw`(?:understanding|arrangement) with (?:the )?(?:[\w'-]+ )?(?:administration|police|officers?|authorit\w+|officials?|customs|goalkeepers?|referees?)|our (?:person|man|woman|insiders?|people) (?:inside|at the)|einvernehmen mit (?:der|den) (?:[\w'-]+ )?(?:behorde\w*|polizei|verwaltung)|(?:notary|inspector|officer|judge|mayor|notaio|ispettore|notar|beamte|notaire|inspecteur|maire|notario|inspector|alcalde|tabeliao|fiscal|prefeito) (?:is|e|ist|est|es) (?:a |my |our |un |ein |um )?(?:friend|cousin|amico|cugino|freund|vetter|ami|cousin|amigo|primo)|(?:gente|alguem|alguien|qualcuno|quelqu'un|leute) (?:de dentro|dentro|all'interno|a l'interieur|von innen)`,
    String.raw`(?:acuerdo|acordo|accordo|accord) (?:con|com|avec) (?:[\w'-]+ ){0,2}(?:porter\w+|arbitr\w+|policia\w*|funcionari\w+|polizia|funzionari\w*|police|gardiens|goleiros)`,
  ),
  // Out of reach of the law.
  cue(
    String.raw`(?:servers?|office|company|firm|account)s? (?:is|are|sits?|stands?) (?:abroad|outside|offshore)[^.]{0,40}(?:so |because|no |not )|nobody in the (?:office|company) (?:is )?in|(?:servidor|empresa|conta|cuenta)\w* (?:[\w'-]+ ){0,3}fora do pais|(?:server|firma|konto) (?:[\w'-]+ ){0,3}im ausland[^.]{0,40}(?:damit|weil)|(?:serveur|societe|compte) (?:[\w'-]+ ){0,3}a l'etranger[^.]{0,40}(?:pour|afin|donc)|fuera del pais[^.]{0,40}(?:para|asi)`,
  ),
  // It is found out too late.
  cue(
    String.raw`(?:notice|notices|find out|realise|realize|discover)s? (?:it )?(?:only|not until) (?:after|later|when)|only (?:notice|find out|realise|realize|discover)s? (?:it )?(?:after|later|when)|merk\w* (?:[\w'-]+ )?erst (?:nach|spater|wenn)|(?:s'en apercoi\w+|decouvr\w+) (?:[\w'-]+ )?(?:que plus tard|seulement apres)|lo scopr\w+ solo dopo|se dan cuenta (?:solo )?(?:despues|semanas)|tardan (?:[\w'-]+ ){0,2}en darse cuenta|so percebem depois`,
  ),
];

/** How the statements keep the offer from those who would stop it; null without any way. */
export const concealedIn = (statements: readonly Statement[]): Suspicion | null =>
  suspicionIn(WAYS, statements);
