import { cue, type Policy } from './policy.js';
import { DISGUISED, UNCHECKED, UNKNOWING } from './shared-cues.js';

const RESTRICTED = cue(
  String.raw`sanction\w*|embargo\w*|export (?:rules?|control\w*|ban|law)|(?:cannot|can't|may not|no longer|not) (?:simply )?(?:ship|sell|order|export|deliver|go)\b|(?:brands?|makers?|firms?) (?:have )?left|russia\w*|iran\w*|north korea\w*|certain countries|over there|on (?:any|a) list|chips cannot`,
  'sanktion\\w*|ausfuhr(?:verbot|kontrolle)\\w*|russland|embargo\\w*|sanciones|rusia|sancoes|sanzioni|russie',
);
const ROUTES = cue(
  String.raw`(?:via|through|over|out of) (?:[\w'-]+ ){0,4}(?:third|neutral|friendly|neighbou?ring|trading|free|dubai|yerevan|istanbul|hong kong|kazakh\w*|turkey|company|ports?|house)|trading house|free zone|end[- ]users?|neutral country|friendly ports?|last leg|customs`,
  'uber (?:ein )?(?:drittland|dubai|eriwan|istanbul)|drittland|freizone|zoll|pays voisin|zone franche|douane|pais vecino|zona franca|aduana|alfandega|dogana',
);
const BRAND = cue(
  String.raw`(?:same|identical|original|real|genuine|brand'?s?) (?:[\w'-]+ )?(?:logo|stitching|box|labels?|packaging|hologram|brand|bags?|watches|shoes)|replicas?|1:1|knock-?offs?|counterfeits?|imitations?|nachbau\w*|repliken|falschungen|copies? conformes?|contrefacons?|imitaciones|falsificaciones|imitacoes|repliche|imitazioni|as the real ones`,
);
const PASSED_OFF = cue(
  String.raw`(?:nobody|no one|not even|cannot|can't) (?:[\w'-]+ ){0,5}(?:tell|notice|see|boutique|difference)|serial (?:card|number)s?|sell (?:them )?on as|as originals?|as genuine|tenth of the price|customs|logo|numero de serie|aduana|als original|zoll|seriennummer\w*|comme (?:vrais?|authentiques?)|como originales|como originais|come originali`,
);
const PAPERS = cue(
  String.raw`diplomas?|degrees?|payslips?|pay slips?|bank statements?|certificates?|passports?|driving licen[cs]es?|visas?|vaccination (?:cards?|passes)|sick notes?|references|transcripts|id cards?|stamps?|seals?|signatures?|log ?books?`,
  'krankschreibung\\w*|impfpass\\w*|zeugnis\\w*|gehaltsnachweis\\w*|mietzahlungsnachweis\\w*|stempel|fuhrerschein\\w*|diplomes?|bulletins de (?:paie|salaire)|arrets? maladie|titulos?|nominas|certificados?|carimbos?|atestados?|diplomi|certificati|timbri|buste paga',
);
const LOOKS_REAL = cue(
  String.raw`pass(?:es)? (?:their|the|an?|every|any) (?:[\w'-]+ )?(?:checks?|control|verification)|(?:accepted|believed) (?:every|them|by)|have accepted|looks? (?:real|genuine|authentic|official)|that looks? (?:real|genuine)|indistinguishable|tell (?:them|it) apart|real enough|without the (?:university|employer|doctor)`,
  'sehen echt aus|echt aussehen\\w*|tauschend echt|ohne dass ein arzt|wie echt|plus vrais? que|passe\\w* (?:tous )?les controles|parecen (?:reales|autenticos)|parecem verdadeir\\w+|sembrano veri',
);
const MAKES_PAPERS = cue(
  String.raw`(?<!which )(?:get|gets|make|makes|print|prints|issue|issues|produce|produces|provide|provides|need|deliver|design) (?:[\w'-]+ ){0,5}(?:documents?|diplomas?|degrees?|payslips?|certificates?|passports?|statements?|notes?|papers?|visas?)|stellen \w+|drucken|liefern|fabriquons|imprimons|fournissons|hacemos|emitimos|fazemos|facciamo|stampiamo`,
);
const EXAMS = cue(
  String.raw`exams?|tests?|thes[ie]s|dissertations?|essays?|assignments?|bachelor\w*|masterarbeit\w*|prufung\w*|hausarbeit\w*|onlineprufung|examens?|memoires?|examen(?:es)?|tfg|trabajos de fin|provas?|tcc|monografias?|esami|tesi`,
);
const BY_ANOTHER = cue(
  String.raw`earpiece|(?:sit|sits|sat|sitting) (?:[\w'-]+ )?(?:in|the exam|for (?:you|them|the student))|(?:whisper|get) (?:[\w'-]+ ){0,3}(?:question|answer)s?|(?:hand|hands|handed|turn|turns) (?:[\w'-]+ )?in (?:under|as) (?:their|his|her|your) own|under (?:their|your|his|her) own name|in your place|unter eigenem namen|sitzt jemand|an (?:deiner|ihrer) stelle|a (?:votre|leur) place|sous (?:votre|leur) nom|en (?:tu|su) nombre|no seu nome|a (?:tuo|suo) nome|plagiatssoftware erkennt|undetectable by plagiarism`,
);
const DRUGS = cue(
  String.raw`antibiotic\w*|sleeping pills|opioids?|oxy\w*|fentanyl|xanax|adderall|ritalin|semaglutide|ozempic|botox|weed|coke|cocaine|ketamine|mdma|heroin|pills|steroids?|testosteron\w*|clenbuterol|epo|growth hormone|injections?|stem cells?|molecules?|peptides?|capsules?|prescription (?:drugs|medicine|antibiotics)|antibiotik\w*|schlafmittel|spritzen|antibiotiques|somniferes|injections|antibioticos|pastillas|remedios|comprimidos|iniezioni|cellule staminali|antibiotici|kuren`,
);
const PAST_THE_RULE = cue(
  String.raw`without (?:a |the |any )?(?:prescriptions?|licen[cs]e|approval|trials?)|no (?:prescriptions?|trials?|approval|doctor needed)|skipped (?:the )?(?:[\w'-]+ )?trials?|tick a box|menu in a chat|agency leaves us alone|inspectors? (?:leaves?|comes? to see)|(?:out of the|not in the) blood|(?:control|test|tests) finds? nothing|clean at the|(?:couriers|runners) are|label(?:s)? (?:are|is) in a language|mailed from a flat`,
  String.raw`ohne (?:ein )?rezept|rezeptfrei\w* aus|dopingkontrolle sauber|sauber bleibt|direkt aus dem labor|sans ordonnance|sans (?:amm|autorisation)|sin receta|sem receita|senza (?:ricetta|studi|autorizzazione)|nessun ispettore|sin autorizacion`,
);
const GUNS = cue(
  String.raw`pistols?|guns?|rifles?|firearms?|ammunition|silencers?|suppressors?|grenades?|explosives?|missiles?|armed drones?|pistole\w*|waffen?|gewehre?|munition|sprengstoff\w*|fusils?|armes|drones armes|pistolas?|fusiles|armas|fucili|armi`,
);
const UNTRACED = cue(
  String.raw`(?:no|without (?:a )?) ?(?:serial (?:numbers?)?|licen[cs]es?|background checks?|permits?|registration)|nobody can trace|untraceable|cannot be traced|ghost|parcels as|ohne (?:seriennummer|waffenschein|registrierung)|n'ont pas de licence|sans (?:licence|permis|numero)|certificat d'utilisateur final est achete|sin (?:numero|licencia)|sem (?:numero|registro)|senza (?:matricola|licenza)`,
);
const PROTECTED = cue(
  String.raw`ivory|pangolin\w*|rhino\w*|tiger\w*|wild-?caught|parrots?|tortoises?|turtles?|orchids?|glass eels?|rosewood|caviar|falcons?|from the nest|elfenbein|schildkroten|papageien|glasaale|ivoire|perroquets|civelles|marfil|loros|tortugas|marfim|papagaios|avorio|pappagalli`,
);
const SMUGGLED = cue(
  String.raw`papers say|bred in captivity|hand luggage|declared as|at night|asleep in|from villagers|villagers we pay|past customs|deklariert|handgepack|geliefert wird frisch|declare\w* comme|equipaje de mano|declarado como|bagagem de mao|bagaglio a mano`,
);
const WASTE = cue(
  String.raw`sludge|solvents?|asbestos|toxic|chemical waste|hazardous|used (?:oil|batteries|tyres)|barrels|waste|slurry|effluent|e-?waste|altol|sondermull|abfall\w*|losungsmittel\w*|schlamm|gulle|dechets|batteries usees|boues|amiante|residuos|lodos|bidones|residuos|lixo toxico|rifiuti|fanghi|amianto`,
);
const DUMPED = cue(
  String.raw`(?:into|in|down) (?:[\w'-]+ ){0,3}(?:quarry|river|lake|sea|ground|drain|field|forest|ditch|mine|canal)|at night|(?:bury|buries|buried|dump\w*|pump\w*) |papers say|unload\w* (?:[\w'-]+ )?(?:in|at)|nobody checks|steinbruch|in den fluss|nachts|vergraben|verklapp\w*|(?:dechargeons|jetons|enterrons|deversons)|personne ne controle|dans (?:la|une) (?:riviere|carriere)|al rio|de noche|enterramos|no rio|a noite|nel fiume|di notte|interriamo`,
);
const REMEDY = cue(
  String.raw`drops|teas?|herbs?|herbal|protocols?|melon|minerals?|supplements?|oils?|cleanse|detox|fasting|alkaline|kernels|kur|krauter|tropfen|basisch\w*|aprikosenkerne|gouttes|plantes|tisanes?|cure|gotas|hierbas|infusion\w*|ervas|chas?|gocce|erbe|tisane|our (?:method|programme|program|coaches)`,
);
const OFF_TREATMENT = cue(
  String.raw`(?:throw(?:s)? away|stop(?:s|ped)?|quit|drop(?:s|ped)?|give up|gave up|off|put away|come off|leave) (?:[\w'-]+ ){0,4}(?:metformin|insulin|needles?|pens?|pills?|medication|medicines?|meds|tablets|chemo\w*|dialysis|drugs|inhalers?)|take them off|put the pen in the drawer|life after the needle|without the emergency room|no doctor needed|instead of (?:chemo\w*|insulin|surgery)|doctors only want|(?:don't|do not) go back to a doctor`,
  String.raw`statt (?:chemo\w*|insulin|operation|bestrahlung)|(?:bricht|brechen|setzt|setzen) (?:[\w'-]+ ){0,4}(?:behandlung|medikamente|tabletten|insulin|chemo\w*)[^.]{0,25}(?:ab|weg|krankenhaus)|arret\w+ (?:[\w'-]+ ){0,3}(?:traitement|insuline|chimio\w*)|(?:dejan?|abandonan?|suspenden?) (?:[\w'-]+ ){0,3}(?:tratamiento|insulina|quimio\w*|pastillas)|(?:param|largam|abandonam|suspendem) (?:[\w'-]+ ){0,3}(?:tratamento|insulina|quimio\w*|remedios)|(?:smettono|abbandonano|sospendono) (?:[\w'-]+ ){0,4}(?:cura|insulina|chemio\w*|farmaci)`,
);
const OWN_DOCTOR =
  /\b(?:their own (?:doctors?|physicians?)|(?:physician|doctor|oncologist|clinician|arzt|arztin|medecin|medico)\w* (?:decides?|reduces?|adjusts?|entscheidet|decide)|never change a prescription|clinical trial|approved)\b/;

/** Policies against goods and papers that the law forbids, and against getting them past its checks. */
export const GOODS: readonly Policy[] = [
  { code: 'sanctions_evasion', cues: [DISGUISED, RESTRICTED, ROUTES] },
  {
    code: 'counterfeit_piracy',
    cues: [
      BRAND,
      PASSED_OFF,
      cue(
        'nobody can tell',
        'not even',
        'originals?',
        'customs',
        'aduana',
        'zoll',
        'douane',
        'tenth of the price',
        'same logo',
        'con el logo',
        'mit (?:dem )?logo',
        'telegram',
      ),
    ],
  },
  { code: 'fake_documents', cues: [LOOKS_REAL, PAPERS, MAKES_PAPERS] },
  { code: 'fake_documents', cues: [BY_ANOTHER, EXAMS] },
  { code: 'drugs', cues: [PAST_THE_RULE, DRUGS] },
  { code: 'weapons', cues: [GUNS, UNTRACED] },
  { code: 'environmental_crime', cues: [PROTECTED, SMUGGLED] },
  {
    code: 'environmental_crime',
    cues: [
      WASTE,
      DUMPED,
      cue(
        'papers say',
        'at night',
        'nobody checks',
        'border',
        'ghana',
        'africa',
        'cheap\\w*',
        'half the price',
        'nachts',
        'ne controle',
        'de noche',
        'a noite',
        'di notte',
        'for \\d+',
      ),
    ],
  },
  { code: 'environmental_crime', cues: [WASTE, DUMPED, DISGUISED] },
  { code: 'unlicensed_treatment', cues: [OFF_TREATMENT, REMEDY], unless: OWN_DOCTOR },
  {
    code: 'safety_evasion',
    cues: [UNCHECKED, UNKNOWING, cue('recall\\w*', 'safety tests?', 'brakes', 'crash tests?', 'airbags?')],
  },
];
