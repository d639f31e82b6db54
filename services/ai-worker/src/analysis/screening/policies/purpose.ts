/** Who works against an offence. */
const OWN = String.raw`(?:we|it|i|they|our (?:\w+ ){1,2}|(?:a|an|the|this|our)? ?(?:software|tool|app|hotline|scanner|tests?|kits?|platform|course|service|model|agency|system|lock|safe) (?:that )?(?:only )?(?:\w+ )?)`;
const AGAINST = String.raw`(?:detects?|flags?|prevents?|fights?|screens?|verif(?:y|ies)|warns?|audits?|investigates?|recogni[sz]es?|authenticates?|unmasks?|filters? out (?:fake|spam|bots|fraud))`;
/** Wrongs that a tool may find, watch or stop. "Finds" and "watches" alone do not say that it works against them. */
const WRONG = String.raw`(?:fakes?|forger\w+|forged|fraud\w*|stolen|leak\w*|bought reviews|spam|bots|tracking apps|abuse\w*|victims?|counterfeits?|laundering|schemes?|traffick\w+|cartels?|illegal\w*|hidden|staged|scams?|looms where|invented|micro-?doses|who turns people away|patterns of bidders|undressed|taken from the wild|is real|are real)`;
/** Words of those who work against wrongs, who may also be whom a wrong is done to, or sold to. */
const COMPANY =
  /\b(?:law enforcement|compliance (?:teams?|officers?)|anti-(?:doping|fraud|money|corruption|trafficking|counterfeit\w*)|competition authority|shelters?|takedowns?|prosecutors?|whistle-?blow\w*|suspicious activity reports?|age checks? for|prevention|victims'?|therapists?)\b/;
const PURPOSES: readonly RegExp[] = [
  new RegExp(String.raw`\b${OWN} ?(?:also |then |only |can )?${AGAINST}\b`),
  new RegExp(
    String.raw`\b(?:we|it|i|tool|software|app|tests?|kits?|that|hotline) (?:\w+ )?(?:finds?|shows?|tells?|checks?|looks? (?:for|through)|helps?|measures?|trains?|removes?|rates?|notices?|spots?|catch(?:es)?|exposes?|monitors?|traces?|blocks?|stops?|uncovers?|protects?|reports?)\b[^.]{0,90}\b${WRONG}\b`,
  ),
  /\b(?:wir|unser\w*) (?:\w+ )?(?:erkenn\w+|prufen|verhinder\w+|warn\w+|sperren|bekampf\w+|deck\w+|meld\w+|entlarv\w+|verfolg\w+|beraten|schutz\w+|veroffentlich\w+)\b/,
  /\b(?:verbraucherzentralen?|staatsanwaltschaft\w*|praventi\w+|aufsichtsbehord\w+|gegen (?:betrug|geldwasche|glucksspiel|gewalt)|opfern?)\b/,
  /\b(?:nous) (?:\w+ )?(?:detect\w+|control\w+|verifi\w+|mesur\w+|signal\w+|protege\w+|lutt\w+|aid\w+ les victimes)\b|\b(?:lutte contre|audit d'|deminage|demineurs|(?:la|de) police (?:nous|utilise|loue|achete|scientifique)|formons la police)\b/,
  /\b(?:tells?|distinguishes) [^.]{0,40} from (?:one|those|real|genuine|fake|bots)\b/,
  /\b(?:blocca|protegge|segnala|impedisce|rileva|bloquea|protege|alerta|bloqueia) (?:le |la |el |los |las |o |os |as |i |gli )/,
  /\b(?:detectamos|verificamos|alertamos|denunciamos|protegemos|ayudamos a recuperar|ajudamos (?:\w+ ){0,2}a recuperar|combatimos|combatemos|segnaliamo|verifichiamo|proteggiamo|rileviamo)\b/,
];
/** The law allows it and somebody watches over it. */
const LAWFUL =
  /\b(?:licensed|regulated|registered with|with (?:a )?licen[cs]e|(?:was|is|are) approved|approved by|permitted plant|ethics (?:board|committee)|signed consents?|consent of|written (?:consent|permission|authori[sz]ation)|(?:simulated|mock) (?:phishing|attacks?|scams?)|penetration tests?|comite d?'?(?:etic\w*|ethique)|comitato etico|autorizzat\w+|autorisee?s?|zugelassen\w*|lizenziert\w*|registrad[ao]s? ante|licence d'exportation|zulassung der|genehmigt\w*)\b/g;
const DENIAL =
  /\b(?:no|not|never|without|un|ohne|nicht|kein\w*|sans|sin|sem|senza|non|nessun\w*)\b[^.]{0,14}$/;

/**
 * Whether the startup works against the offence, or does lawfully what the words describe.
 * @param isPlain the text shows the offence in so many ways that the company it names excuses nothing.
 */
export function isAgainstIt(text: string, isPlain = false): boolean {
  if (PURPOSES.some((pattern) => pattern.test(text)) || (!isPlain && COMPANY.test(text))) return true;
  return [...text.matchAll(LAWFUL)].some(
    ({ index }) => !DENIAL.test(text.slice(Math.max(0, index - 24), index)),
  );
}
