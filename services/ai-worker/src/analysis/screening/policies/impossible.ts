import { cue, type Policy } from './policy.js';

const MORE_THAN_IT_TAKES = cue(
  String.raw`(?:gives?|gets?|makes?|delivers?|produces?|generates?|harvests?|puts?|measures?) (?:[\w'-]+ ){0,4}more (?:[\w'-]+ ){0,3}than (?:it|the (?:motor|engine|machine|device|unit|generator|pump|battery|starter)) (?:[\w'-]+ )?(?:uses?|takes?|needs?|consumes?|draws?|put|was)`,
  String.raw`(?:takes? in|uses?|consumes?) energy and gives? back (?:less|more)|gives? back more|\d+(?:[.,]\d+)? times what (?:[\w'-]+ ){0,3}(?:put|puts|went|goes) in|more energy (?:out|back)? ?than (?:goes|went|is put|you put|we put) in|charges? (?:itself|the (?:same )?battery (?:that|it was|which))|fuller (?:on arrival|at the end)`,
  String.raw`mehr (?:strom|energie|leistung) (?:[\w'-]+ ){0,4}als (?:[\w'-]+ ){0,4}(?:verbrauch\w*|braucht|aufnimmt|hineinsteckt)|voller als (?:am start|beim start)|plus d'energie qu'(?:il|elle) n'en|mas energia (?:de la )?que consume|mais energia do que (?:consome|gasta)|piu energia di quanta ne`,
);
const RUNS_ALONE = cue(
  String.raw`for ?ever|once (?:it )?(?:turns|runs|started)|(?:no|without) (?:fuel|sun|grid|outside power|charging|energy|wind)(?:, no|\b)|runs? on (?:its own|magnets|itself)|magnets?|taken away|never (?:has to be|needs to be|needs) charg\w*|ohne zu laden|ohne (?:brennstoff|sonne|netz)|fahrtwind|sans carburant|sans soleil|sin combustible|sem combustivel|senza carburante`,
);
const FROM_OUTSIDE =
  /\b(?:solar\w*|photovolta\w+|heat pumps?|geothermal|biogas|wind (?:park|turbine|farm)s?|warmepumpen?|hydropower|refrigerant\w*)\b/;
const WATER_AS_FUEL = cue(
  String.raw`(?:turns?|converts?|makes?) (?:[\w'-]+ ){0,2}water (?:[\w'-]+ )?into (?:petrol|gasoline|diesel|fuel|oil)|(?:car|engine|motor|scooter|truck)s? (?:[\w'-]+ ){0,3}(?:runs?|drives?) on (?:[\w'-]+ )?water|wasser (?:[\w'-]+ ){0,2}in (?:benzin|diesel)|(?:fahrt|lauft) mit (?:leitungs)?wasser|eau en essence|agua en gasolina|agua em gasolina|acqua in benzina`,
);
const FORETELLS = cue(
  String.raw`(?:predicts?|foresees?|knows?|tells?) (?:[\w'-]+ ){0,4}(?:lottery|lotto|roulette|winning) (?:numbers?|draws?|spins?)|lottozahlen|numeros? de la loteria|numeros da loteria|numeri del lotto`,
);
const ALWAYS_RIGHT = cue(
  'right every',
  'every single time',
  'never wrong',
  'always right',
  String.raw`100 ?% (?:right|correct|accura\w+|of the time)`,
  'without (?:a single )?(?:error|miss)',
  'immer richtig',
  'nie falsch',
  'siempre acierta',
  'jamais tort',
);
const SHRINKS_ANYTHING = cue(
  String.raw`compress(?:es)? (?:any|every|all) (?:[\w'-]+ )?(?:file|data|film|text)s?|(?:jede|jegliche) datei|n'importe quel fichier|cualquier archivo|qualquer arquivo|qualsiasi file`,
);
const WITHOUT_LOSS = cue(
  String.raw`without losing|lossless\w*|compressed again|again and again|verlustfrei\w*|sans perte|sin perdida|sem perda|senza perdit\w+`,
);

const FASTER_THAN_LIGHT = cue(
  'faster than (?:the speed of )?light',
  'schneller als (?:das )?licht',
  'plus (?:vite|rapide) que la lumiere',
  'mas rapid[oa] que la luz',
  'mais rapid[oa] que a luz',
  'piu veloc[ei] della luce',
);
const SENDS = cue(
  String.raw`messages?|signals?|sends?|data|antennas?|travels?|transmi\w+|nachrichten|signale?|sendet|envoie|envia\w*|trasmett\w+`,
);

/** Claims that physics or mathematics do not allow. */
export const IMPOSSIBLE: readonly Policy[] = [
  { code: 'impossible_energy', cues: [MORE_THAN_IT_TAKES, RUNS_ALONE], unless: FROM_OUTSIDE },
  {
    code: 'impossible_energy',
    cues: [WATER_AS_FUEL],
    unless: /\b(?:electrolysis|hydrogen|electricity|co2|elektrolyse|wasserstoff|strom)\b/,
  },
  { code: 'impossible_science', cues: [FORETELLS, ALWAYS_RIGHT] },
  { code: 'impossible_science', cues: [FASTER_THAN_LIGHT, SENDS] },
  { code: 'impossible_science', cues: [SHRINKS_ANYTHING, WITHOUT_LOSS] },
];
