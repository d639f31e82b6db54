import { cue, type Policy } from './policy.js';
import { DISGUISED, MINORS, STOLEN, UNCHECKED, UNKNOWING } from './shared-cues.js';

const NEAR_ONES = cue(
  String.raw`partners?|girlfriends?|boyfriends?|wi(?:fe|ves)|husbands?|spouses?|ex|exes|lover|nann(?:y|ies)|tenants?|flatmates?|employees?|staff|workers|daughters?|(?:his|her|their|the other'?s?) (?:phone|handset|device|laptop|car|bag|room)|customers|visitors|guests`,
  String.raw`freundin|freund|ehefrau|ehemann|handy|partners|partnerin|zweitgerat|mitarbeiter\w*|conjoint\w*|copine|copain|mari|femme|telephone|salaries|pareja|novi[ao]|espos[ao]|marido|mujer|movil|celular|empleados|parceir[oa]|namorad[oa]|mulher|empregad[oa]s|compagn[oa]|fidanzat[oa]|moglie|marito|telefono|dipendenti`,
);
const WATCHES = cue(
  String.raw`(?:see|sees|read|reads|get|gets|record|records|listens?|listen in|track|tracks|follow|follows|mirror|mirrors|forward|forwards|send|sends|copies|hear|hears) (?:[\w'-]+ ){0,4}(?:messages|texts|chats|calls|location|conversations|microphone|camera|keystrokes|mails?|photos|what they say|where (?:she|he|they)|who (?:she|he|they))|listen to what they say|where (?:she|he) is|microphones?|key ?loggers?|spy\w*|spies|track(?:er|ing) app`,
  String.raw`(?:nachrichten|standort|mikrofon|anrufe|chats)[^.]{0,40}(?:mitlesen|mithoren|sehen|sieht|lesen|wunsch|ubertragen|weitergeleitet)|(?:sieht|liest|hort|uberwacht) (?:man )?(?:[\w'-]+ ){0,3}(?:nachrichten|standort|mikrofon|anrufe|chats)|mitlesen|abhoren`,
  String.raw`(?:transmet|voit|lit|ecoute|enregistre|suit)\w* (?:[\w'-]+ ){0,3}(?:messages|appels|photos|position|conversations)|(?:ve|lee|escucha|graba|sigue|rastrea)\w* (?:[\w'-]+ ){0,4}(?:mensajes|llamadas|ubicacion|chats|fotos)|(?:le|ve|ouve|grava|rastreia)\w* (?:[\w'-]+ ){0,4}(?:mensagens|chamadas|localizacao|conversas)|(?:legge|ascolta|registra|vede) (?:[\w'-]+ ){0,4}(?:messaggi|chiamate|posizione|chat)`,
);
const PERSONAL_DATA = cue(
  String.raw`(?:patient|medical|health|hospital|customer|phone|bank|personal|employee|voter|school|location) (?:records?|files?|data|lists?|histor\w+)|records of|diagnos[ei]s|faces?|profiles?|private (?:chats?|messages|photos)|names? and address\w*|name, address|home address|chats?|dossiers?|patients|contacts`,
  String.raw`patientendaten|krankenakten|gesundheitsdaten|personendaten|adressen|donnees|diagnostics?|patients?|historiales|pacientes|datos|dados|prontuarios|cartelle|dati|profili|perfiles|perfis|chat private`,
);
const SELLS = cue(
  String.raw`sells?|selling|sold|resells?|buys?|buyers?|price per|per (?:record|name|lead|person)|by the thousand|subscri\w+|insurers|brokers?|a month|verkauf\w*|weiterverkauf\w*|kauf\w*|rev(?:end|ent)\w*|vend\w*|achet\w*|revend\w*|compra\w*|rivend\w*|acquist\w*|prezzo`,
);
const UPLOADS_A_FACE = cue(
  String.raw`photo of (?:any|a) (?:stranger|woman|man|person)|(?:any|every) stranger|faces? (?:from|of) (?:social|the web|strangers)|scraped \w+ (?:[\w'-]+ )?faces`,
);
const LAYS_BARE = cue(
  String.raw`clothes off|undress\w*|nudes?|naked|strip(?:s|ped)? (?:her|him|them|the)|porn\w*|sex (?:video|tape)s?|intimate (?:pictures|photos|videos)|nackt\w*|ausgezogen|auszieht|entkleid\w*|nue?s?|denud\w+|deshabill\w+|desnud\w+|nua?s?|pelad[oa]s?|nud[aeio]|spogli\w+`,
);
const A_PERSON = cue(
  String.raw`classmates?|ex|exes|girlfriend|colleagues?|co-?workers?|teachers?|neighbou?rs?|any(?:one|body| woman| girl| person)|celebrit\w+|actress\w*|strangers?|women|girls?|she|her|mitschulerin\w*|kollegin\w*|nachbarin|actrice\w*|collegue\w*|copine|companera\w*|vecina|colegas?|vizinha|compagna\w*|collega`,
);
const HOLDS_PAPERS = cue(
  String.raw`(?:keep|keeps|kept|hold|holds|held|take|takes|took|lock|locks|store|stores|collect|collects) (?:all |the |every |those |these )(?:[\w'-]+ )?(?:passports?|papers|ids?|identity cards|phones?)|(?:we|i|foremen|agency|boss|owner) (?:[\w'-]+ ){0,2}(?:keep|hold|take|lock|store|collect)s? (?:[\w'-]+ ){0,3}(?:passports?|papers|ids?|identity cards)|passports? (?:[\w'-]+ ){0,3}(?:in our (?:office|safe)|with us|stay with us)`,
  String.raw`(?:passe?|ausweise?|papiere)[^.]{0,30}(?:behalten|einbehalten|verwahren|bleiben bei uns)|(?:gardons|conservons|retenons) (?:[\w'-]+ ){0,2}(?:passeports?|papiers)|(?:guardamos|retenemos|retemos|ficamos com) (?:[\w'-]+ ){0,3}(?:pasaportes?|passaportes?|papeles|documentos)|(?:teniamo|tratteniamo) (?:[\w'-]+ ){0,2}(?:passaporti|documenti)`,
);
const OWES = cue(
  String.raw`owes?(?! (?:us |them |him |anybody )?nothing)|pay(?:s)? (?:it|this|that|the \w+|them) (?:back|off)|paid back|(?:taken|deducted|kept|comes?|withheld) (?:[\w'-]+ ){0,2}from (?:the|their|his|her) (?:wages?|pay|salar\w+)|pay it back from wages|works? (?:it )?off|until (?:the|his|her|their) (?:account|debt|loan|advance) is|signs? for \d[\d.,]*`,
  String.raw`abarbeit\w*|vom lohn|schulden|doivent plus|retenons (?:le |la |l')?\w+|sur leur paie|avoir tout rembourse|descont\w+ d[oe]l? (?:salario|sueldo|ordenado)|deben|devem|debito|trattenut\w+ dall\w* (?:paga|stipendio)`,
);
const CANNOT_LEAVE = cue(
  String.raw`(?:runs?|running|walk\w*) (?:off|away)|run-?aways?|leaves? early|cannot leave|can't leave|not (?:be )?able to leave|may not leave|nobody leaves|until (?:then|the season ends)|plus a fine|workers that stay|weglauf\w*|abhau\w*|darf nicht weg|ne peuvent pas partir|no pueden irse|nao podem (?:sair|ir embora)|non possono andarsene`,
);
const WORKERS = cue(
  String.raw`workers?|staff|maids?|girls|boys|pickers|wages?|labou?r\w*|migrants?|arbeiter\w*|saisonkraft\w*|ouvriers|saisonniers|paie|trabajadores|trabalhadores|braccianti|operai`,
);
const CHILD_WORK = cue(
  String.raw`(?:work|works|knot|knots|sew|sews|dig|digs|pick|picks|carry|carries|deliver)\b[^.]{0,40}(?:dark|night|shift|wage|school|father)|wage goes to|fingers|instead of (?:going to )?school|courts go easy|cannot be (?:charged|prosecuted)`,
);
const BOOKED = cue(
  String.raw`(?:book|books|rent|rents|sell|sells|hire) (?:them|girls|women|her) (?:out )?(?:to|by)|to clients by the hour|by the hour|escorts?|massage|promised (?:a|an) (?:[\w'-]+ )?job|over the border|across the border|uber die grenze|ohne papiere|schleus\w+|per head|je kopf|sans papiers|sin papeles`,
);
const CARRIED = cue(
  String.raw`(?:girls|women|families|migrants|people|familien|frauen|menschen|familles|femmes|familias|mujeres|mulheres)[^.]{0,80}(?:promised|grenze|border|kuhlwagen|truck|lorry|ohne papiere|without papers|by the hour|village)`,
);
const SORTS_OUT = cue(
  String.raw`sort(?:s|ed|ing)? out|filter(?:s|ed|ing)?(?: out)?|reject\w*|screen(?:s|ed)? out|exclud\w+|do not want|don't want|turn(?:s|ed)? away|refus\w+|hide(?:s)? (?:the )?(?:ad|flat|offer)|drop(?:s|ped)?|weed(?:s)? out|rank(?:s)? (?:down|lower)|aussortier\w*|aussieb\w*|ablehn\w*|ecarte\w*|elimin\w+|refuse\w*|descart\w+|exclu\w+|rechaz\w+|scart\w+|esclud\w+`,
);
const TRAIT = cue(
  String.raw`surnames?|accents?|pregnan\w+|childbearing|mothers?|religion|ethnic\w*|skin colou?r|origin|nationalit\w+|foreigners?|disab\w+|wheelchairs?|over (?:4|5)\d|older than (?:4|5)\d|muslims?|jews?|jewish|arabs?|roma|africans?|gay|lesbian|hiv|nachnamen?|herkunft|schwanger\w*|auslander\w*|kopftuch|behinder\w*|uber (?:4|5)\d|enceintes?|origine|plus de (?:4|5)\d|voile|etrangers|embarazad\w+|gitan\w+|extranjer\w+|mayores de (?:4|5)\d|gravid\w+|negr[oa]s|estrangeir\w+|incint\w+|stranieri`,
);
const HIDES_REASON = cue(
  String.raw`(?:get|gets|are|is) (?:just )?told (?:that )?|before (?:anybody|anyone|a human|the interview) (?:sees?|reads?)?|reason (?:never|does not|appears nowhere)|nobody can prove|no reason|without (?:giving )?(?:a )?reasons?|looks (?:like|neutral)|no \w+, no \w+|merkt niemand|ohne begrundung|avant l'entretien|n'a rien a justifier|raison n'apparait|sin explicacion|sem explicacao|senza spiegazioni`,
);
const ORGANS = cue(
  'kidneys?|livers?|organs?|corneas?|ovocytes?|egg cells|rein|foie|niere\\w*|leber|rinon(?:es)?|rins?|rene|reni|surroga\\w+',
);
const PAYS_DONOR = cue(
  String.raw`(?:to|for|pay\w*|paid) (?:[\w'-]+ ){0,2}donors?|donors? (?:[\w'-]+ ){0,5}(?:need|needs|want) (?:the )?money|highest bidder|le plus offrant|mejor postor|maior lance|sell(?:s|ing)? (?:their|his|her|a)|vendent leurs?|verkauf\w* (?:ihre|eine)|papers say|dollars|euros`,
);
const STARVES = cue(
  String.raw`(?:how little|lowest weight|thinnest|skipped meals|fewest calories|starv\w+|purg\w+|self-?harm\w*|cut themselves|pro-?ana)`,
);

/** Policies against spying on people, trading in them, holding them and discriminating against them. */
export const PEOPLE: readonly Policy[] = [
  { code: 'covert_surveillance', cues: [WATCHES, UNKNOWING, NEAR_ONES] },
  { code: 'personal_data_sale', cues: [STOLEN, PERSONAL_DATA, SELLS] },
  {
    code: 'personal_data_sale',
    cues: [
      UPLOADS_A_FACE,
      cue('name', 'address', 'workplace', 'profile', 'who (?:she|he|they) (?:is|are)'),
      UNKNOWING,
    ],
  },
  { code: 'intimate_abuse', cues: [LAYS_BARE, A_PERSON, UNKNOWING] },
  {
    code: 'intimate_abuse',
    cues: [
      LAYS_BARE,
      A_PERSON,
      cue(
        'upload\\w*',
        'pictures? of',
        'photos? of',
        'snaps? of',
        'visage',
        'gesicht',
        'cara',
        'rosto',
        'volto',
      ),
    ],
  },
  { code: 'labour_exploitation', cues: [HOLDS_PAPERS, WORKERS, OWES] },
  { code: 'labour_exploitation', cues: [HOLDS_PAPERS, WORKERS, CANNOT_LEAVE] },
  { code: 'labour_exploitation', cues: [CANNOT_LEAVE, OWES, WORKERS] },
  {
    code: 'labour_exploitation',
    cues: [
      CHILD_WORK,
      MINORS,
      cue('wage', 'shift', 'cheap', 'carpets?', 'mine', 'couriers?', 'until dark', 'courts go easy'),
    ],
  },
  { code: 'trafficking', cues: [CARRIED, BOOKED] },
  { code: 'discrimination', cues: [HIDES_REASON, SORTS_OUT, TRAIT] },
  {
    code: 'trafficking',
    cues: [
      ORGANS,
      PAYS_DONOR,
      cue(
        'papers say',
        'need (?:the )?money',
        'highest bidder',
        'plus offrant',
        'mejor postor',
        'within a month',
        'private clinic',
        "d'ou vient",
        'no questions',
      ),
    ],
  },
  { code: 'safety_evasion', cues: [STARVES, MINORS] },
  {
    code: 'safety_evasion',
    cues: [
      UNCHECKED,
      MINORS,
      cue('drivers?', 'fahrer', 'chauffeurs?', 'conductores', 'nannies', 'babysitters?', 'vaccin\\w*'),
    ],
  },
  { code: 'fake_documents', cues: [DISGUISED, MINORS, cue('adult\\w*', 'volljahrig\\w*', 'majeurs?')] },
];
