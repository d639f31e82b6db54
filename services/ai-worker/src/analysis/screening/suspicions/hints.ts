import type { Statement } from '../../../claims/statement.js';
import { cue } from '../policies/policy.js';
import { type Suspicion, suspicionIn } from './suspicion.js';

const CHECKER = String.raw`inspect(?:ors?|ion|eurs?)|auditors?|audit|ministry|police|customs|embassy|regulators?|authorit(?:y|ies)|officers?|doctors?|parents|famil(?:y|ies)|relatives|guests?|buyers?|tenants?|banks?|kontrolle\w*|pruf\w+|behorde\w*|polizei|zoll|ministerium|eltern|mieter|ruckfragen|controles?|policier\w*|douane|ministere|prefecture|inspector\w*|inspeccion|inspetor\w*|policia|aduana|ministerio|fiscal\w*|fiscaliza\w*|alfandega|ispettor\w*|controllo|polizia|dogana|ministero`;
const OFFICIAL = String.raw`guards?|rangers?|police\w*|sergeants?|officers?|inspectors?|officials?|judges?|mayors?|clerks?|imams?|priests?|registrars?|wachter|polizist\w*|polizei|beamte[rn]?|richter|burgermeister|gardes?|policiers?|fonctionnaires?|juges?|guardas?|guardias?|policias?|funcionari[oa]s?|jueces|juez|alcaldes?|juiz|fiscais|guardie|poliziott\w*|polizia|funzionari\w*|giudic[ei]|sindaco`;
const KIN = String.raw`cousins?|friends?|uncles?|brothers?(?:-in-law)?|nephews?|vetter|cousin|freund|onkel|schwager|amis?|oncle|beau-frere|primos?|amigos?|tios?|cunados?|cunhados?|cugin[oi]|amic[oi]|zio`;
const RECORD = String.raw`papers?|passports?|certificates?|charts?|files?|reports?|attendance|marks|labels?|seals?|stamps?|prufbericht\w*|papiere|ausweis\w*|zertifikat\w*|siegel|stempel|pasaportes?|papeles|sellos?|documentos?|certificad[oa]s?|papiers|cachets?|tampons?|certificats?|passeports?|passaport[oei]|timbr[oi]|certificat[oi]|carimbos?|documenti`;

/** Hints of an offer that wrongs somebody: who looks away, is paid or is sold. */
const HINTS: readonly RegExp[] = [
  // Nobody finds out.
  cue(
    String.raw`(?:no|nobody|no one|none|never|nothing|not|[\w]+n't)\b[^.,;]{0,30}\b(?:suspects?|discovers?|discovered|detects?|detected|see(?:s)? (?:a|the|any) difference|tell(?:s)? the difference|finds? (?:it|out|them)|traces?|traced|notices?|noticed|caught)|(?:suspects?|notices?|finds?) nothing|(?:asks?|asking) no questions|no questions asked|ne (?:posent|pose) pas de questions|(?:stellt|stellen) keine fragen|no hacen preguntas|nao fazem perguntas|non fanno domande`,
    String.raw`(?:niemand|keiner|nichts?|nie|kaum jemand)\b[^.,;]{0,30}\b(?:merkt|bemerkt|auffallt|fallt auf|entdeckt|nachweisen|zuruckverfolgen)|merkt (?:man|keiner|niemand) (?:lange )?(?:nichts)?`,
    String.raw`(?:personne|rien|ne)\b[^.,;]{0,30}\b(?:remarqu\w*|s'apercoi\w*|soupconn\w*|decouvr\w*|demande d'ou)|(?:nadie|nada|no)\b[^.,;]{0,30}\b(?:notan?|se enteran?|sospechan?|relacionar|descubr\w+)|nadie pregunta|(?:ninguem|nada|nao)\b[^.,;]{0,30}\b(?:percebem?|desconfiam?|descobr\w+|notam?)|(?:nessuno|niente|non)\b[^.,;]{0,30}\b(?:se ne accorg\w+|sospett\w+|scopr\w+|notano?)`,
  ),
  // It shows another face to those who check.
  cue(
    String.raw`(?:when|if|whenever|once|wenn|falls|sobald|bei (?:einer|der)|si|quand|lorsque|en cas de|cuando|se|quando|in caso di)\b[^.;]{0,25}\b(?:${CHECKER})\b[^.;]{0,45}\b(?:we (?:say|show|tell|switch|swap|move|have)|our (?:cousins?|people|man|woman|lawyer)|sits?|pretend\w*|schaltet|wechselt|zeigen wir|sagen wir|on (?:dit|montre|change)|nous (?:disons|montrons)|decimos|ensenamos|mostramos|cambiamos|dizemos|trocamos|diciamo|mostriamo|cambiamo)`,
    String.raw`(?:then|but then|after that)\b[^.;]{0,20}\bphone\b[^.;]{0,20}\b(?:not|no longer|never|off)|telefono non risponde|telefono ya no|telephone ne repond|telefon(?:nummer)? [^.;]{0,20}nicht mehr|telefone nao atende`,
  ),
  // A record says what is not so.
  cue(
    String.raw`(?:${RECORD})\b[^.;]{0,30}\b(?:makes? (?:them|her|him|it)|(?:is|are|comes?|come) (?:from|of) (?:a |an )?(?:other|another|different|dead)|of another|with another|says? (?:sleep|adult|eighteen|captive|recycled)|von (?:einer|einem|der) ander\w+|(?:del?|con el) otr[oa]|d'un[e]? autre|di un altr[oa]|de outr[oa]|(?:is|are|es|est|ist|e) (?:genuine|authentic|autentico|authentique|vrai|echt|verdadeiro|vero))`,
    String.raw`on the (?:box|label|packet|bottle|invoice) (?:it is|it says|we call it|we write)|auf der (?:packung|schachtel|rechnung|flasche) (?:steht|heisst)|sur la (?:boite|facture|bouteille) (?:c'est|on ecrit|il est ecrit)|en la (?:caja|factura|botella) (?:dice|pone)|(?:effac\w+|gratt\w+|entfern\w+|uberkleb\w+|borra\w*|apaga\w*) (?:\w+ )?(?:la date|das datum|le numero|die nummer|la fecha|el numero)|(?:inspectors?|auditors?|doctors?) (?:has|have) never (?:left|been|seen|visited)`,
    String.raw`we (?:tick|print|stamp|sign|fill) (?:it |them |the \w+ )?(?:in )?ourselves|(?:drucken|stempeln|schreiben|unterschreiben|fullen) wir selbst|in the (?:file|chart|log|records?|report) we (?:write|put|note)|signs? (?:[\w'-]+ ){0,3}(?:hundred|of (?:these|them)) (?:[\w'-]+ ){0,4}(?:without|from home|unseen)|(?:con|avec|mit|com) (?:el |le |dem |o )?(?:papeles|pasaporte|passeport|pass|passaporto) (?:de|d'|di|eines) `,
    String.raw`(?:was|were|are|have|has) never (?:been )?(?:treated|existed|happened|measured|delivered|examined|shipped|performed)|(?:that|who|which) (?:do not|don't|never|does not|doesn't) exist|invented (?:patients?|customers?|people|names?)`,
  ),
  // Somebody in office is paid, or is family.
  cue(
    String.raw`(?:${OFFICIAL})\b[^.;,]{0,20}\b(?:takes?|gets?|has|receives?) (?:his|her|its|their|a) (?:share|cut|part|money)|(?:${OFFICIAL})\b[^.;]{0,25}\b(?:touche (?:sa|leur) part|cobran? su parte|recebem? (?:a )?(?:sua )?parte|prend\w* la sua parte|bekomm\w+ (?:seinen|ihren) anteil)`,
    String.raw`(?:jefe|head|chief|director|chef|leiter\w*|capo|manager)\b[^.;]{0,30}\b(?:takes|gets|keeps|se lleva|cobra|prend|touche|bekommt|prende|recebe) (?:half|a third|the rest|la mitad|la moitie|die halfte|la meta|metade|a metade)`,
    String.raw`(?:${OFFICIAL}) (?:is|es|est|ist|e) (?:a |an |un |ein |um |my |our |mi |mon |mein |meu |mio )?(?:${KIN})`,
    String.raw`(?:pay|pays|paid|bribe|pagamos|payons|zahlen|bezahlen|paghiamo) (?:al |a la |a los |aos? |the |an |den |dem |der |le |la |les |aux? |alla? |un )?(?:local )?(?:guards?|rangers?|police\w*|sergeants?|inspectors?|officials?|guardas?|guardias?|policia|inspector\w*|polizei|polizist\w*|beamte[rn]?|policiers?|gardes?|inspecteurs?|poliziott\w*)`,
    String.raw`(?:a|our) (?:lady|man|woman|girl|guy|boy|clerk|nurse|cleaner)s? at the [\w'-]+ (?:who |that )?(?:gets?|gives?|sends?|sells?|for|passes)|(?:hospital )?cleaners collect|released to us (?:from|against)`,
  ),
  // It changes its name and face.
  cue(
    String.raw`(?:rotate|change|swap|switch|replace)s? (?:the|our) (?:company |brand )?(?:names?|firms?|brands?|labels?|importers?|numbers?)\b[^.;]{0,20}\bevery|(?:then|already|again) (?:[\w'-]+ )?(?:changed?|switch(?:ed)?|swap(?:ped)?) the (?:name|label|can|brand|firm)|(?:wechsel\w*|tauschen) [^.;]{0,20}(?:importeur|firma|marke|namen?)|(?:cambiamos|trocamos|cambiamo|changeons) (?:de |la |el |a |o |il |le |l')?(?:nombre|lata|marca|empresa|etiqueta|nome|rotulo|etichetta|azienda|nom|marque|etiquette|societe)`,
    String.raw`(?:parcels?|letters?|packages?)\b[^.;]{0,25}\bwithout (?:a )?sender|ohne absender|sans expediteur|sin remitente|sem remetente|senza mittente|nothing in writing|nichts schriftlich\w*|rien (?:par|d')ecrit|nada por escrito|niente (?:di|per) (?:scritto|iscritto)|officially (?:it )?belongs`,
    String.raw`briefkasten|letter-?box compan\w+|mailbox compan\w+|boite aux lettres|empresa pantalla|empresa de fachada|societa di comodo|(?:forty|thirty|fifty|hundred|\d{2,}) (?:facebook|fake|prepaid|invented) (?:pages|cards|accounts|profiles|numbers)`,
  ),
  // The wronged cannot defend themselves, or it is shrugged off.
  cue(
    String.raw`(?:some|two|three|one|alguno\w*|algun\w*|einige|manche|certains|alcuni|alguns)\b[^.;]{0,40}\b(?:collapsed|died|dies?|se mueren?|sterben|starben|meurent|morrem|muoiono)\b[^.;]{0,30}\b(?:but|pero|aber|mais|mas|ma|comments?)\b`,
    String.raw`would have (?:died|happened|gone) anyway|never (?:sue|complain)s?\b|(?:can't|cannot|won't) (?:sue|complain|prove)|too (?:ashamed|embarrassed|poor|scared|old|proud) to|hurts? only|(?:only|just) the (?:government|state|insurer|insurance|bank) (?:loses|pays)|whoever complains|(?:wehren|beschweren) sich nicht|no (?:denuncian|se quejan|reclaman)|ne portent pas plainte|nao (?:reclamam|denunciam)|non (?:denunciano|reclamano)`,
    String.raw`(?:lonely|desperate|scared|old|ill|poor|dying|dead) (?:women|men|people|widows|families|mothers|patients) (?:pay|are|have|too|make) (?:[\w'-]+ ){0,2}(?:best|well|wonderful|easy|most|good|a (?:tax )?number)|(?:poor|old|sick|lonely) are (?:wonderful|the best|easy|good)`,
  ),
  // People are handled as goods.
  cue(
    String.raw`(?:girls?|boys?|women|men|children|maids?|kids|workers)\b[^.;]{0,50}\b(?:obedient|virgins?|per head|a piece|replaced? (?:her|him|them)? ?free|place (?:her|him|them) again|quiet until|behind the fence|collect (?:them|him|her) from bed)|(?:sleep|dorment|duermen|schlafen|dormono|dormem)\b[^.;]{0,12}\b(?:twelve|ten|douze|zwolf|doce|dodici|doze|zu zwolft|a douze|\d+)\b[^.;]{0,12}\b(?:room|chambre|zimmer|cuarto|habitacion|stanza|quarto)`,
    String.raw`(?:do(?:es)? not|don't|doesn't) (?:eat)(?![a-z])|ne mange(?:nt)? pas|no comen?|nao comem?|non mangiano?|nichts zu essen|electric (?:pulses|shocks)|until (?:he|she|they|the \w+) (?:has|have|get|gets) (?:his|her|their) money back|(?:endormi|dormido|schlafend|asleep|addormentat[oa])\b[^.;]{0,20}\b(?:syrup|sirop|jarabe|sirup|sciroppo|xarope)|(?:syrup|pill|drops|injection)s? (?:at|in the|every) \w+,? so (?:that )?(?:they|she|he) (?:is|are|stays?|sleeps?)`,
    String.raw`(?:unsere |our |nos |nuestr[oa]s |nostr[ie] |noss[oa]s )?(?:jungen|madchen|boys|girls|ninos|ninas|garcons|filles|bambini|meninos|meninas|children|kids|kinder|they are|girls are)\b[^.;]{0,25}\b(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|sechs|sieben|acht|neun|zehn|elf|zwolf|ocho|nueve|diez|huit|neuf|dix|otto|nove|dieci|oito|dez|[6-9]|1[0-3]) (?:to|bis|a|-|und|and) `,
  ),
  // Stolen or borrowed identities.
  cue(
    String.raw`stolen (?:pictures?|photos?|ids?|identit\w+|names?|cards?|data)|in (?:their|the dead's|other people's|strangers') names?\b[^.;]{0,25}\b(?:before|without)|dead people|gestohlene\w* (?:bilder|fotos|namen|daten)|(?:photos?|images?) volees?|fotos robadas|fotos roubadas|foto rubate|pretend(?:s|ing)? to be`,
  ),
];

/** The hints in the statements; null without any. */
export const hintsIn = (statements: readonly Statement[]): Suspicion | null => suspicionIn(HINTS, statements);
