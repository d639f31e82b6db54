import type { Statement } from '../../../claims/statement.js';
import { cue } from '../policies/policy.js';
import { type Suspicion, suspicionIn } from './suspicion.js';

/** As {@link cue}, for scripts in which regular expressions find no word boundaries. */
const letters = (...words: readonly string[]): RegExp => new RegExp(`(?:${words.join('|')})`, 'gu');

/** Offices and people whose word is trusted. */
const TRUSTED = String.raw`deans?|bank|police|doctor|hospital|ministry|tax office|court|embassy|landlord|lawyer|notary|school|university|utility|employer|support|polizei|bank|arzt|gericht|police|banque|medecin|policia|banco|medico|hacienda|polizia|banca`;
/** Those who are wronged, or who might notice. */
const THEY = String.raw`they|she|he|users?|clients?|customers?|patients?|people|clinics?|guards?|parents|donors?|buyers?|workers?|tenants?|schools?|platforms?|filters|inspectors?`;

/** Means with which people are wronged: how the victim is chosen, what it believes, how it is held, how the trail ends. */
const MEANS: readonly RegExp[] = [
  // The front changes when somebody complains.
  cue(
    String.raw`(?:new|other|another|next|second|fresh|rotating|changing) (?:[\w'-]+ )?(?:names?|vests?|brands?|listings?|accounts?|numbers?|domains?|school names?|shops?|stores?|seals?)\b[^.;]{0,40}\b(?:overnight|complain\w*|complaints?|banned|blocked|reported|caught|each month|every (?:month|week|few))`,
    String.raw`(?:complain\w*|complaints?|banned|blocked|reported)\b[^.;]{0,40}\b(?:new|other|another|next|fresh) (?:[\w'-]+ )?(?:names?|vests?|brands?|listings?|accounts?|numbers?|domains?|shops?|stores?)`,
    String.raw`(?:names?|notar\w+|offices?|accounts?|domains?) (?:is|are|gets?|get) (?:changed|rotated|swapped) (?:each|every|after)|(?:cambiamos|trocamos|wechseln|changeons|cambiamo) (?:de |den |das |die )?(?:[\w'-]+ ){0,2}(?:cada|alle|jede\w*|tous les|chaque|ogni)`,
  ),
  // Nobody can reach or ask them.
  cue(
    String.raw`(?:account|school|server|company|firm|bank|office|seal)s? (?:[\w'-]+ ){0,6}(?:country|place|state|island|land) (?:that|where|which) (?:[\w'-]+ ){0,2}(?:nobody|no one|never|does not|doesn't|do not|don't) (?:[\w'-]+ )?(?:calls?|answers?|asks?|checks?|extradit\w+|cooperat\w+|repl(?:y|ies))`,
    String.raw`(?:answers?|repl(?:y|ies)|responds?|chats?) (?:for|during) (?:[\w'-]+ ){0,2}(?:days|weeks|months) (?:and )?(?:then|until)|(?:is|are|gets?) (?:then )?(?:closed|taken down|deleted) (?:and|once|when|after)\b[^.;]{0,40}\b(?:paid|deposits?|payments?|in\b)`,
    String.raw`nobody (?:checks|asks|calls|compares|controls) (?:who|what|where|whether|signatures|the)|(?:nadie|ninguem|nessuno|personne ne|niemand) (?:compara|comprueba|verifica|confere|controlla|compare|verifie|vergleicht|pruft)`,
  ),
  // They speak as somebody who is trusted.
  cue(
    String.raw`(?:answers?|answer|ring|rings|call|calls|phone|phones|write|writes|visit|visits|pose|poses|introduce\w*|dressed|appears?) (?:[\w'-]+ ){0,4}as (?:the |a |an |his |her |their )?(?:${TRUSTED})(?:'s)?`,
    String.raw`(?:melden|geben) (?:wir )?uns als (?:\w+ )?(?:${TRUSTED})|(?:nous nous faisons|se faire|on se fait) passer pour|(?:nos hacemos|se hacen|haciendose) pasar por|(?:nos passamos|se passam) por|ci spacciamo`,
  ),
  // The weak are looked for.
  cue(
    String.raw`(?:look|looks|search|searches|pick|picks|choose|chooses|target|targets|prefer|prefers|find|finds) (?:for )?(?:those|people|ones|women|men|widows|patients|pensioners|victims|families|owners|the (?:ones|old|lonely|sick))\b[^.;]{0,40}\b(?:alone|lonely|forget\w*|dementia|no (?:family|children|relatives|papers|lawyer)|without (?:family|children|relatives|papers|a lawyer)|desperate|in grief|grieving|in debt|addict\w*|cannot read|can't read|do not speak)`,
    String.raw`(?:lonely|desperate|grieving|old|sick|addicted|scared|illiterate) (?:people|women|men|owners|widows|families|patients|ones) (?:sign|pay|give|buy|trust|believe|do not ask|don't ask|stay)`,
    String.raw`(?:become|becomes|became) (?:a |their |his |her )?friends?\b[^.]{0,60}\b(?:contract|sign\w*|will|flat|house|money|loan)`,
  ),
  // What they agree to stands where they do not read it.
  cue(
    String.raw`small print|fine print|pre-?ticked|(?:is|are|was) not in (?:the|their) contract|page \d+ of the terms|kleingedruckt\w*|vorangekreuzt\w*|petits caracteres|letra pequena|letra miuda|clausole in piccolo`,
    String.raw`(?:call|calls|called|label|labels) (?:it|them|the data|the rows|this) (?:anonymous|anonymi[sz]ed|a gift|a donation|voluntary|research)\b`,
  ),
  // They believe something else.
  cue(
    String.raw`(?:${THEY}) (?:[\w'-]+ )?(?:think|thinks|believe|believes|assume|assumes) (?:that )?(?:it|it's|we|they|this|these|he|she|the \w+) (?:is|are|live|lives|come|comes|get|gets|work|works)\b`,
    String.raw`(?:${THEY}) (?:take|takes|mistake|mistakes) (?:it|them|us|him|her) for`,
    String.raw`(?:in )?(?:bottles?|boxes|packets|crates|trucks|jars|cans) (?:that |which )?(?:say|says|marked|labell?ed) (?:as |with )?[\w'-]+|(?:trucks?|tankers?|containers?) marked as`,
  ),
  // A little is done so that it looks right.
  cue(
    String.raw`so (?:that )?(?:we|they|it) (?:can|could|may) (?:show|wave|point to|produce) (?:a |an |the )?(?:receipt|certificate|photo|paper|invoice|proof)`,
    String.raw`exists? (?:only )?on paper|(?:firm|company|lab|school|clinic|charity) (?:[\w'-]+ ){0,4}(?:exists?|existing) (?:only )?(?:on paper|by name)`,
    String.raw`(?:pictures?|photos?|children|faces|patients|reviews|testimonials) (?:[\w'-]+ ){0,4}(?:are|is|come\w*) (?:[\w'-]+ )?(?:stock|borrowed|bought|invented|generated|made (?:up|by))`,
    String.raw`(?:on|an|an den|les jours|los dias|nos dias) (?:pruftagen|kontrolltagen|inspection days|de controle|de inspeccion|de fiscalizacao)\b|(?:otherwise|sonst|sinon|si no|senao) (?:it |sie |elle |esta |er |es )?(?:stands still|is off|steht|est arretee|esta parad[oa]|esta desligad[oa])`,
  ),
  // A title is sold and not earned.
  cue(
    String.raw`(?:diplomas?|degrees?|certificates?|licen[cs]es?|transcripts?)\b[^.]{0,80}\b(?:days|weeks) after (?:paying|payment)|(?:lessons?|exams?|training|courses?|attendance|practice) (?:is|are) not (?:needed|required|necessary)|(?:diplomas?|titulos?|diplome) (?:[\w'-]+ ){0,6}(?:sans (?:cours|examen)|sin (?:clases|examen)|sem (?:aulas|prova)|ohne (?:prufung|unterricht))`,
    String.raw`(?:earlier|previous|prior|older|false) date|backdat\w+|fecha anterior|data anterior|ruckdatiert\w*|antidat\w+|retrodatat\w+|(?:we|i) issue (?:nursing |medical |school |university )?(?:diplomas|degrees)`,
  ),
  // Those near to them are used as a threat.
  cue(
    String.raw`(?:know|knows|knew) where (?:the|his|her|their|your) (?:daughter|son|child|children|kids|wife|mother|family)|school gate|(?:understand|understands) (?:that )?we know|(?:wissen|weiss) wo (?:die|sein\w*|ihr\w*) (?:tochter|kinder|familie)|savons ou|sabemos donde (?:vive|estudia)|sabemos onde (?:mora|estuda)`,
  ),
  // They cannot go.
  cue(
    String.raw`leaving is not an option|not an option they can|whoever (?:leaves|quits|goes) (?:early )?(?:owes|pays|loses)|(?:doors?|dormitor\w+|rooms?|hostels?) (?:is|are) locked (?:at|over|during) night|turnover is (?:zero|nil|0)\b[^.;]{0,30}because`,
    String.raw`(?:come|comes|came) (?:back )?by (?:themselves|himself|herself)\b|first (?:bottle|dose|week|pill|hit|try|one) is free`,
  ),
  // Safety or disposal is left out to be cheap.
  cue(
    String.raw`(?:nobody|no one) (?:else )?(?:[\w'-]+ ){0,4}(?:skips?|dumps?|leaves out|lets it out)|(?:let|lets|release|releases|drain|drains|pour|pours|vent|vents|dump|dumps) (?:it |them |the \w+ ){0,2}(?:off |out |down )?(?:in|into|on|onto) (?:the |our )?(?:yard|fields?|river|drain|ground|air|sea|canal|forest)`,
    String.raw`(?:lassen|leiten|kippen|pumpen) (?:wir )?(?:es |sie |das \w+ |den \w+ )?(?:im|in den|ins|auf den|auf die) (?:hof|bach|fluss|feld|acker|kanal|wald|luft)\b|(?:im hof|ins freie) ab\b|spart (?:uns )?die (?:absaugung|entsorgung|reinigung|prufung)`,
    String.raw`(?:taper|stop|halve|reduce|leave off|come off) (?:[\w'-]+ ){0,3}(?:by themselves|alone|at home|without (?:a |the |their )?doctor)|half the (?:insulin|dose|medicine)`,
  ),
  // Adults pay to see children.
  cue(
    String.raw`(?:toddlers?|kids|children|girls|boys|minors|babies)\b[^.]{0,120}\b(?:grown-?ups?|adults|men|viewers|tippers?|fans) (?:who |that )?(?:tip|tips|pay|pays|buy|order)|private rooms?\b[^.]{0,40}\bextra|bath ?time`,
  ),
  // They sort out people by what the law protects, and give another reason.
  cue(
    String.raw`(?:unrelated|another|different|neutral|harmless) reasons?\b|reason is (?:picked|made up|invented|chosen)|(?:landlords?|employers?|owners?|they) may not (?:say|ask) (?:what|it|that)`,
  ),
  // The same in Russian and Ukrainian.
  letters(
    '(?:диплом|аттестат|справк|лицензи|паспорт|права|медкнижк)[^.]{0,90}(?:печат|подпис|бланк|один в один|за \\d+ д|без (?:экзамен|учеб|обучен))',
    '(?:печат|подпис|підпис|бланк)[^.]{0,60}(?:один в один|настоящ|справжн)',
  ),
  letters(
    'ничего не (?:заметит|заметят|узнает|узнают)|никто не (?:провер|замет|узна|спрос)|не заметит\\p{L}*|ніхто не (?:перевір|поміт|дізна)|внос(?:им|ят) запись|через знаком|сво[йи] человек|настоящие бланки',
  ),
  letters(
    '(?:паспорт|документ)\\p{L}* (?:\\p{L}+ )?(?:храним|забираем|остаются у нас|у нас)|вычита(?:ем|ют) из (?:зарплат|зп)|в долг[^.]{0,30}(?:отработ|зарплат)',
  ),
  // The same in Chinese and Japanese.
  letters('护照[^。]{0,12}(?:保管|扣|收)|证件[^。]{0,8}(?:扣|收|保管)|パスポート[^。]{0,12}(?:預か|保管)'),
  letters('工资[^。]{0,10}(?:扣|抵)|欠条|欠款[^。]{0,10}工资|給料[^。]{0,10}(?:天引|差し引)'),
  letters('锁门|跑不了|不能离开|不准离开|逃げられ|外出禁止'),
  letters(
    '不会(?:发现|察觉|知道)|查不(?:到|出)|假(?:证|发票|文凭|学历)|办证|バレない|気づかれ(?:ない|ません)|偽造',
  ),
];

/** The means in the statements; null without any. */
export const meansIn = (statements: readonly Statement[]): Suspicion | null => suspicionIn(MEANS, statements);
