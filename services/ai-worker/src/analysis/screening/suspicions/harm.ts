import type { Statement } from '../../../claims/statement.js';
import { cue } from '../policies/policy.js';
import { type Suspicion, suspicionIn } from './suspicion.js';

const AUTHORITY = String.raw`bank\w*|police\w*|officers?|officials?|inspectors?|departments?|authorit(?:y|ies)|regulators?|government|tax (?:office|people)|courts?|hospital|doctors?|grand(?:child|son|daughter|children)|nephews?|niece|relatives?|lawyers?|charity|registrar|enkel\w*|polizist\w*|beamte[rn]?|banque|policier|petit-fils|banco|policia|nieto|neto|banca|polizia|nipote`;
const RECORD = String.raw`passports?|papers|ids?|identity cards?|phones?|cedulas?|pasaportes?|documentos?|pass|ausweise?|passeports?|passaportes?|passaport[oi]|documenti`;

/** Ways in which an offer harms or deceives people: who is told something false, does not know, or cannot leave. */
const WAYS: readonly RegExp[] = [
  // It speaks for somebody else.
  cue(
    String.raw`(?:rings?|calls?|phones?|writes?|texts?|visits?|answers?|present(?:s|ed)?|introduces?) (?:[\w'-]+ ){0,5}as (?:the |a |an |their |his |her |if )(?:[\w'-]+ ){0,3}(?:${AUTHORITY})`,
    String.raw`(?:are|is|plays?|becomes?) the (?:[\w'-]+ ){0,2}(?:grand(?:child|son|daughter)|officer|policeman|nephew|banker)`,
    String.raw`(?:we|callers?|officers?|agents?|they) (?:[\w'-]+ ){0,2}(?:pose|pretend|impersonate)s?|trained to (?:reference|name|quote|sound like) (?:[\w'-]+ ){0,3}(?:government|bodies|authorit\w+|regulators?|police|banks?)`,
    String.raw`geben (?:uns|sich) als|gibt sich als|se (?:fait|font) passer pour|nous nous faisons passer|se hacen? pasar por|nos hacemos pasar|(?:se fazem|fazem-se|nos fazemos) passar por|si (?:fingono|finge|spaccia\w*)|ci fingiamo`,
  ),
  // Somebody stands in, or answers for an office.
  cue(
    String.raw`(?:somebody|someone|another person|people|volunteers?) (?:[\w'-]+ ){0,6}(?:who )?(?:says?|swears?|confirms?|signs?) (?:[\w'-]+ ){0,2}(?:it was (?:them|him|her)|instead of|in (?:his|her|your|their) (?:place|name))`,
    String.raw`(?:picks? up|answers?)(?: the)? (?:phone|call|line)?s? ?when (?:[\w'-]+ ){1,4}(?:calls?|rings?|checks?)|(?:si|cuando) (?:[\w'-]+ ){1,5}(?:llaman?|preguntan?)(?: \w+){0,4},? (?:les )?contesta|(?:si|quand) [^.]{0,40}(?:appelle|telephone)[^.]{0,25}(?:repond|decroche)|wenn [^.]{0,40}anruf\w*[^.]{0,30}(?:antwortet|geht \w+ ran)|(?:se|quando) [^.]{0,40}(?:liga|chiama|ligar)[^.]{0,25}(?:responde|atende|risponde)`,
    String.raw`false (?:statements?|names?|witness\w*|testimon\w+|oath)|falsaussage\w*|faux temoignage\w*|faux nom|falso testimonio|nombre falso|nome falso|falsa testimonianza`,
  ),
  // A record says what the payer likes.
  cue(
    String.raw`(?:whatever|whichever|any) (?:[\w'-]+ ){1,4}(?:wants?|wishes|likes|needs),? (?:[\w'-]+ ){0,4}(?:is|gets|we) (?:written|printed|put|write|print|certif\w+)|(?:reading|counter|odometer|mileage|meter|kilometres?|date|grade|value) (?:[\w'-]+ ){0,8}to the (?:\w+ )?(?:number|value|figure|date)?(?: that)? ?you (?:want|like|wish)|pick (?:a|your) (?:university|year|grade)`,
    String.raw`back-?dat\w+|dated (?:a (?:year|month) )?(?:back|earlier)|ruckdatiert\w*|antidat\w+|retrodatat\w+|fechad[oa] (?:un ano )?antes`,
    String.raw`(?:right|real|genuine) (?:seals?|stamps?)|(?:seals?|stamps?) (?:is|are) (?:real|genuine|right)|rents? (?:out )?(?:his|her|their) (?:stamp|seal|signature|licen[cs]e)|print(?:s|ed)? (?:[\w'-]+ ){0,2}labels of|(?:echter|originaler) stempel|vrai (?:tampon|cachet)|sello (?:autentico|original)|carimbo (?:verdadeiro|original)|timbro (?:vero|originale)`,
  ),
  // The person concerned cannot notice it.
  cue(
    String.raw`(?:she|he|they|nobody|customers?|victims?|(?:wi)fe|owners?|buyers?|patients?|guests?) (?:will |would |can |could |may )?never (?:[\w'-]+ )?(?:find|finds|know|knows|notice|notices|learn|guess)|(?:customers?|clients?|she|he|they|buyers?|people|guests?|diners) (?:will )?(?:taste|notice|see|feel|remember|suspect)s? nothing|no taste|no icon|ne se (?:rappelle|souvient)|(?:no|nao|non) (?:se |si )?(?:recuerda|acuerda|lembra|ricorda)\w*|erinnert sich (?:an )?nichts?|(?:does not|doesn't|won't|not) remember|pas de gout|sans gout|sin sabor|sem sabor|senza sapore|ohne geschmack`,
    String.raw`signs? (?:anything|everything|whatever|with (?:a|the|her|his) thumb)|(?:clear|right) in (?:the|her|his) head|after (?:the|her|his|their) (?:medication|pills|injection|drops)|while (?:she|he|they) (?:sleeps?|showers?|baths?|is out|are out)|unterschreibt (?:sie |er )?alles|signe (?:n'importe|tout)|firma (?:cualquier|todo|qualquer|tudo|tutto|qualsiasi)`,
    String.raw`(?:tells?|told) (?:her|him|them|the (?:mother|parents|widow|owner|client)s?) (?:that )?(?:it|the (?:child|baby|money|account)) (?:was|is|has|were) (?:[\w'-]+ )?(?:stillborn|dead|died|blocked|frozen|gone)`,
  ),
  // They are bound by papers or debts.
  cue(
    String.raw`(?:keeps?|holds?|takes?|retains?) (?:the|her|his|their|all) (?:${RECORD})|(?:${RECORD}) (?:[\w'-]+ ){0,3}(?:is|are)? ?(?:kept|stays?|remains?|queda|quedan|bleib(?:t|en)|reste\w*|ficam?|restano|resta) (?:[\w'-]+ ){0,3}(?:with us|safe|locked|en la caja|con nosotros|bei uns|im tresor|chez nous|coffre|conosco|cofre|con noi|cassaforte)`,
    String.raw`works? (?:it|that|this|them) off|(?:advance|loan|debt|anticipo|adelanto|vorschuss|avance|adiantamento)\b[^.]{0,90}(?:deducted|descont\w+|abgezogen|abarbeit\w+|deduit\w*|retenu\w*|trattenut\w+|scalat\w+)`,
  ),
  // They cannot leave.
  cue(
    String.raw`(?:if|when) (?:she|he|a (?:girl|worker|maid)) (?:runs?|leaves?|flees)|(?:girls|workers|maids|models|women) (?:do not|don't|never|cannot|can't) leave|(?:la|el|las|los) que se quier[ae]n? ir|(?:casi )?(?:ninguna|ninguno|nadie) se va|(?:keine|niemand) geht weg|aucune ne part|(?:nenhuma|ninguem) vai embora|nessuna se ne va|until (?:she|he|they) (?:has|have) paid|before (?:she|he|they) (?:has|have) paid`,
  ),
  // They are threatened.
  cue(
    String.raw`pay or (?:your|his|her|their|the)|(?:mother|boss|family|parents|employer|wife|husband)s? (?:and (?:the )?[\w'-]+ )?(?:receives?|gets?|sees?) (?:a |the |it|his|her)|(?:mama|familia|madre|padres|jefe|mae|familia|capo)\b[^.]{0,50}(?:mostramos|ensenamos|mandamos|enviamos|mostriamo)|(?:zeigen|schicken) [^.]{0,40}(?:den|der|ihrer|seiner) (?:eltern|mutter|familie|chef)|montr\w+ [^.]{0,40}(?:a sa|a la|aux) (?:famille|mere|parents)`,
  ),
  // The helpless are chosen.
  cue(
    String.raw`(?:select|choose|pick|look for|prefer|recruit|target|ring|call|buy|wait|find|obtain|receive|recibimos|suchen|cherchons|buscamos|cerchiamo)\w*\b[^.]{0,70}(?:old-fashioned (?:first )?names|widows?|widowers?|without (?:family|relatives|papers)|no (?:family|relatives)|who (?:owe|are in debt)|lists of victims|of victims|amount lost|who lost (?:money|their)|at the shelters?|sin (?:parientes|familia|papeles)|ohne (?:angehorige|familie|papiere)|sans (?:famille|papiers)|sem (?:familia|parentes|documentos)|senza (?:famiglia|parenti|documenti))`,
    String.raw`mothers? (?:[\w'-]+ ){0,3}(?:lend|give|sell|hand)s? (?:us|over) (?:[\w'-]+ ){0,3}(?:youngest|babies|baby|child\w*|daughters?|sons?)|(?:paid|goes) (?:[\w'-]+ ){0,3}to the (?:father|parents)|one too many|always have (?:children|girls|babies)|(?:girls|boys|children|kids) (?:from|of|aged) (?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2])\b[^.]{0,40}\bwork`,
  ),
  // Somebody in office helps.
  cue(
    String.raw`(?:a|our|one) (?:man|woman|friend|person|cousin|uncle|lady|guy|acquaintance) (?:at|in|inside|behind) the (?:scales?|gate|desk|bank|ministry|customs|police|registr\w+|town hall|port|airport|court|lab\w*)|(?:hand|hands|handed|slip|slips|pass|passes) (?:[\w'-]+ ){0,4}(?:over )?in (?:[\w'-]+ )?envelopes?|(?:inspectors?|officers?|officials?|police|guards?) (?:does(?: not|n't)|do not|don't|never) (?:come|comes|check|ask|look)s?|(?:officers?|officials?|bankers?|clerks?) (?:[\w'-]+ ){0,3}\(?(?:serving|still in office)|firmaba[^.]{0,50}sigue firmando|unser mann (?:im|am|bei|in)|notre (?:homme|ami) (?:a la|au|dans)|nuestro (?:hombre|amigo) en|nosso (?:homem|amigo) (?:no|na)|il nostro uomo`,
  ),
  // Those who check find nothing.
  cue(
    String.raw`(?:on|for|during) (?:audit|inspection) days?|(?:authority|office|police|court|ministry) never (?:asks|checks|looks|comes)|(?:reader|scanner|antivirus\w*|control|lab\w*|inspector|test|detector)s? (?:\w+ ){0,3}(?:sees?|finds?|notices?|shows?) nothing|(?:reader|scanner|antivirus|lab|inspector)s? (?:\w+ ){0,2}(?:don't|doesn't|does not|do not|cannot|can't) (?:find|see|notice)|(?:what|how) the (?:inspector|auditor|lab\w*|officer|scanner)s? (?:measures?|checks?|looks?)|survives? (?:a |the )?(?:factory )?reset|(?:disappears?|leaves?|gone) (?:from |out of )?the blood|disparait du sang|desaparece de la sangre|neutral (?:parcel|package|envelope)|colis (?:est )?neutre|no traces|keine spuren|sans laisser de traces?|sin dejar rastro|sem deixar rastro|(?:word|name) we (?:do not|don't|never) (?:use|write|say)|das wort benutzen wir`,
  ),
  // The founder knows that it is forbidden.
  cue(
    String.raw`gr[ae]y area|not (?:strictly|exactly|entirely|quite) legal|(?:can't|cannot|can not|may not|(?:not|n't) allowed to|forbidden to|illegal to) (?:export|sell|ask|ship|carry|own|buy|advertise|offer)\b[^.]{0,50},? so (?:we|i|our)\b|(?:stores?|platforms?|banks?|markets?) (?:have )?(?:kicked|threw|thrown) us out|carefully worded|\bmules\b|graubereich|grauzone|zone grise|zona gris|zona cinzenta|zona grigia|do(?:es)? not need (?:a |any )?licen[cs]e because`,
  ),
  // They pay, and nothing stands behind it.
  cue(
    String.raw`(?:activation|release|unlock\w*) fees?|pay(?:s)? (?:the |a )?(?:tax|fee|notary|insurance) (?:in advance|first|upfront|up front) (?:to|and|then)|fee stages?|(?:release|payout|return|recovery)(?: of (?:the )?funds?)? (?:[\w'-]+ ){0,8}(?:has|have) (?:to date |so far |yet |never )?(?:not )?(?:occurred|happened|taken place)|(?:money|coins?|funds?) (?:is|are) (?:of course )?not there|no trading|there is no (?:trading|trade|product)(?: at all| behind it)?|(?:payouts?|interest) (?:are |is |come\w* )?(?:made |paid )?(?:from|out of) the (?:pool|deposits|new)`,
    String.raw`(?:bribes?|bribed|players?|referees?|judges?) (?:who are |are )?(?:ready|willing|paid|happy) to (?:help|lose|look away)|(?:know|sure) when (?:the )?(?:[\w'-]+ ){1,4}goes a certain way|settled before kick-?off|per vote`,
  ),
  // It boasts of not having been caught, or plays down who is harmed.
  cue(
    String.raw`nobody (?:gets|is|was) hurt|(?:hurts?|harms?) (?:nobody|no one)|victimless|everybody does it|they can afford it|(?:the )?insurance pays anyway|(?:they|girls|workers|people) (?:soon )?(?:get|gets) used to|(?:half|some|most) of them (?:arrive|survive|die)|(?:price|margin) covers (?:it|the (?:dead|losses))|(?:one|two|three|four|several|\d+) (?:of them )?(?:took (?:their|her|his) (?:own )?li(?:fe|ves)|died|killed (?:themselves|himself|herself))[^.]{0,60}(?:brand|press|newspapers?|name|business)`,
    String.raw`(?:not (?:one|a single)|no|only one|just one) (?:client|customer|driver|candidate|shipment|trip|courier|seller)s? (?:has |have |was |were )?(?:ever )?(?:been )?(?:caught|arrested|stopped|convicted|discovered|lost)|\d+ (?:trips|shipments|runs|deliveries),? (?:only )?lost (?:one|two)|niemandem geschadet|niemand kommt zu schaden|personne n'a jamais ete (?:pris|inquiete)|a nadie han (?:pillado|descubierto)|nadie fue descubierto|ninguem foi (?:pego|apanhado)|nessuno e stato (?:preso|scoperto)`,
  ),
  // A false front.
  cue(
    String.raw`(?:sold|sell|sells|booked|billed|invoiced|advertised|registered|labell?ed|declared) (?:it |them |this )?(?:[\w'-]+ ){0,2}as (?:a |an )?(?:water cleaner|cleaner|vitamins?|supplements?|collectibles?|tea|fragrance|aroma|decoration|ceramics|toys?|research|training|marketing|documentation|consult\w+|wellness|massage|charity|club|church|cooperative|cultural)`,
    String.raw`through (?:a|an|our) ['"“”‘’«]?\w+['"“”‘’»]? (?:company|charity|club|foundation|church)|(?:on|in|at) (?:our |the )?(?:paper|papers|books) (?:it is|we are|they are)|(?:etikett|label|etiquette|etiqueta|rotulo|etichetta)\b[^.]{0,20}(?:steht|says|dit|dice|diz|reads)`,
  ),
  // What protects people is left out.
  cue(
    String.raw`(?:we|i) (?:never|do not|don't|no longer) (?:test|inspect|examine|crush|measure|check) (?:[\w'-]+ ){0,3}(?:because|anyway|at all|any ?more|them|it|why|what for)|(?:skip|skips|skipped|leave out|save ourselves|spare ourselves) (?:the )?(?:[\w'-]+ ){0,2}(?:tests?|trials?|inspections?|stud(?:y|ies)|sterili[sz]\w+|training|background checks?)|no (?:tedious |boring |annoying )?(?:certificates?|background checks?|criminal records?) (?:are |is )?(?:asked|needed|required|wanted)|only background check|(?:sparen|schenken) (?:wir )?uns (?:die|den|das) (?:prufung|test|studie)\w*`,
  ),
];

/** How the statements harm or deceive people; null without any way. */
export const harmIn = (statements: readonly Statement[]): Suspicion | null => suspicionIn(WAYS, statements);
