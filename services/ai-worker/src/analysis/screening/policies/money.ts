import { cue, type Policy } from './policy.js';
import { MINORS, UNCHECKED, UNKNOWING } from './shared-cues.js';

const RECRUITS = cue(
  String.raw`(?:invit\w+|recruit\w*|brings?|bring in|brought|enrol\w*|sign up) (?:in )?(?:[\w'-]+ ){0,2}(?:friends?|people|others|members?|partners?|newcomers|more|two|three|four|five|six|\d+)`,
  String.raw`your (?:people|line|team|downline|legs?) (?:bring|buy|sell)\w*|(?:people|members) you (?:bring|recruit|invite)\w*|the team you build|downline|each member they recruit|recruiting members`,
  String.raw`(?:geworben|wirbt|werben|anwirbt|mitbringt|einladt) ?|(?:neue|weitere) (?:partner|mitglieder) (?:wirbt|bringt|werben)|in seiner linie|jeder neue partner`,
  String.raw`(?:invit\w+|recrut\w+|parrain\w+|amen\w+|trae\w*|traiga\w*|reclut\w+|traz\w*|convid\w+|indic\w+|porta\w*|reclut\w+) (?:a |d'autres |outros |altri )?(?:[\w'-]+ )?(?:amis|membres|personnes|amigos|personas|socios|pessoas|amici|persone|membri|quem)`,
);
const PAID_BY_NEWCOMERS = cue(
  String.raw`(?:levels?|layers?|generations?|tiers) (?:down|deep|below)|(?:six|five|seven|ten|four|three|\d+) (?:levels|layers|generations)(?: deep| down)?`,
  String.raw`(?:from|by|out of|with) (?:[\w'-]+ ){0,2}(?:new|next|later|fresh|following) (?:[\w'-]+ )?(?:members?|deposits?|entrants|joiners|intake|people|ones|investors|savers|round of members)`,
  String.raw`new (?:deposits?|members?|money) (?:come|comes|cover|covers|pay|pays|coming)|from newcomers|the next intake|whoever (?:is arriving|comes next)|every box your people`,
  String.raw`most (?:members|partners) never (?:order|buy|sell)|no product(?: to sell)?|the money is in the team`,
  String.raw`uber ihm stehen|der in seiner linie|von den neuen|aus den einzahlungen|die nach(?:folgen|kommen)\w*|ist sein einsatz wieder drin`,
  String.raw`gracias a los que entraron|de los (?:nuevos|que entran)|de quem (?:esta )?chega\w*|dos novos|dos que entram|des nouveaux (?:membres|entrants|inscrits)|dai nuovi|sobe de \w+|circulo (?:parar )?de crescer`,
);
const PAYS_IN = cue(
  String.raw`(?:put|puts|pay|pays|paid|deposit\w*|invest\w*|buys?|hand|hands|joined?|joins?) (?:[\w'-]+ ){0,3}(?:in|from|to join|entry|starter|\$ ?\d[\d.,]*|\d[\d.,]* ?(?:dollars|euros?|pounds|k)?)`,
  String.raw`members?|savers|depositors|investors|clients?|subscribers|joins|entry fee|starter (?:box|kit)|minimum|open (?:it )?(?:for|to) (?:the )?public`,
  'einstieg|einsatz|einlage\\w*|anleger\\w*|mitglieder|zahlt|sparer\\w*|aportan?|socios|inversores|epargnants|investisseurs|adherents|mise|doacao|aporte|investidores|membros|entra com|soci|risparmiatori|versano',
);
const RATE = cue(
  String.raw`\d+(?:[.,]\d+)? ?(?:%|percent|per cent|prozent|por ciento|pour cent|por cento) (?:[\w'-]+ ){0,2}(?:a|per|every|each|pro|im|am|jeden|cada|al|par|por|ao|al|chaque|every (?:single|business|trading)) ?(?:single |business |trading )?(?:day|week|month|tag|woche|monat|dia|semana|mes|jour|semaine|mois|giorno|mese|settimana)`,
  String.raw`(?:daily|weekly|monthly) (?:return|yield|profit|interest|payout)s? of \d+`,
  String.raw`in \d+ (?:days|weeks|dias|tagen|jours|giorni) (?:[\w'-]+ ){0,3}(?:\d+|double|doubled|back)`,
);
const NEVER_LOSES = cue(
  String.raw`guarante\w+|garantie\w*|garantiz\w+|garantid\w+|garantit\w*|garanti|never (?:[\w'-]+ ){0,3}(?:los\w+|late|missed|fail\w*)|(?:no|zero|not one|never a) (?:[\w'-]+ )?(?:los\w+|red|risk|down|bad) ?(?:days?|weeks?|months?|trades?)?|does not lose|doesn't lose|has not lost|without (?:any )?(?:risk|loss)|risk-?free|always (?:served|paid|win\w*|profit\w*)|every single (?:day|time)`,
  String.raw`ohne risiko|risikolos|risikofrei|nie verlor\w*|kein risiko|nunca (?:esta en riesgo|perd\w+|atras\w+)|sin riesgo|sem risco|sans risque|jamais (?:perdu|de perte)|senza rischio|mai perso`,
);
const CLEANED = cue(
  String.raw`(?:comes?|pay(?:s)?|paid) (?:it |them |back )?out as|comes out (?:clean|as)|clean(?:ed)? (?:money|cash|coins|funds)|, clean,|run it through|(?:through|via) (?:[\w'-]+ ){0,3}(?:shell|vending|letterbox|nominee|front|offshore|paper) (?:compan\w+|firms?|accounts?)|mixer|tumbler|pay(?:s)? it out as invoices|mules?`,
  String.raw`briefkastenfirm\w*|scheinfirm\w*|scheinrechnung\w*|strohmann\w*|auszahlung als rechnung|societes? ecrans?|fausses factures|empresas? (?:pantalla|fantasma)|facturas falsas|empresas? de fachada|laranjas|notas frias|fatture false|prestanome`,
);
const UNEXPLAINED = cue(
  String.raw`(?:income|money|cash|notes|funds|origin|source|where)[^.]{0,40}(?:rather not explain|cannot be traced|can't be traced|no longer (?:be )?traced|not be traced|came from|comes from|would ask)|no questions (?:are )?asked|nobody asks|(?:no|without) (?:id|kyc|identity|papers|records)|minus \d+ ?%|bags? of cash`,
  String.raw`herkunft (?:[\w'-]+ ){0,3}(?:nicht|verschleier\w*)|nicht gefragt|kein ausweis|origine (?:[\w'-]+ ){0,4}(?:introuvable|intracable)|sin preguntas|vuelve en efectivo|volta em dinheiro|senza domande`,
);
const TAXMAN = cue(
  'tax (?:office|authorit\\w+|inspectors?|man|people)|taxman|revenue service|irs|hmrc|vat|inspectors|finanzamt|steuer\\w*|betriebsprufer\\w*|hacienda|fisco|agencia tributaria|fisc|impots|receita federal|agenzia delle entrate|ministry',
);
const HIDES_INCOME = cue(
  String.raw`(?:vanish\w*|disappear\w*|delet\w+|suppress\w+) (?:from|out of)|(?:office|taxman|authority|authorities|inspectors?|ministry|irs|hmrc) (?:[\w'-]+ ){0,2}(?:sees? (?:only )?(?:half|a third|less|nothing|what)|never sees?)|off the books|second (?:mode|set of books|ledger|till)|two sets of books|ledger for the|not (?:see|find|found|declare\w*|report\w*)|have not found|(?:declare|report)s? (?:only )?(?:half|less)|would like to have had`,
  String.raw`am finanzamt vorbei|schwarz (?:ab|aus|be)\w+|schwarzgeld|an der (?:kasse|steuer) vorbei|no se enter\w+|en negro|facturas falsas|fausses factures|au noir|sem nota|caixa dois|in nero|fatture false`,
);
const GAMBLES = cue(
  String.raw`bets?|betting|wager\w*|gambl\w+|casino\w*|loot ?(?:box\w*|crates?)|crates?|chests?|jackpots?|slot machines?|spins?|odds|roulette|poker|near-?miss|wetten|wette|einsatz|glucksspiel\w*|setzen|paris?|mises?|apuestas?|apostar|apostas?|scommess\w+`,
);
const CASHES_OUT = cue(
  String.raw`cash(?:es|ed)? (?:[\w'-]+ ){0,2}out|pays? out|paid out|gift ?(?:cards?|vouchers?)|pocket money|win|wins|winnings|coins|parents? (?:do not|don't|see nothing)|saved once|kleingeld|guthabenkarte\w*|taschengeld|gewinn\w*|auszahl\w*|argent de poche|cartes cadeaux|paga|mesada|paghetta`,
);
const PLAY_MONEY =
  /\b(?:play money|spielgeld|no money is|without money|argent fictif|why the (?:house|bank) wins)\b/;
const DAILY_RATE = cue(
  String.raw`[1-9]\d?(?:[.,]\d+)? ?(?:%|percent|per cent|prozent|por ciento|pour cent|por cento) (?:[\w'-]+ ){0,2}(?:a|per|every|each|pro|am|jeden|cada|al|par|por|ao|chaque) ?(?:single |business |trading )?(?:day|tag|dia|jour|giorno)`,
);
const INSIDE = cue(
  String.raw`(?:before|ahead of) (?:the|it|they|any)?[^.]{0,20}(?:news|public|announce\w*|press release|filing)|days before|(?:tell|tells|told) us about (?:takeovers?|mergers?|results|deals)|not yet public|non-public|que ya compramos|la compramos antes|que nous avons deja achete|bevor es (?:offentlich|bekannt)`,
);
const TRADES = cue(
  String.raw`buy ahead|trade (?:on|ahead)|buy before|subscribers buy|takeovers?|(?:el )?precio sube|vendemos nosotros|le cours monte|kurs steigt|the price (?:goes up|rises|jumps)|we sell (?:ours|into)|shares?|stocks?|accion(?:es)?|aktien?|actions`,
);
const LENDS = cue(
  'loans?|lend(?:s|ing)?|borrowers?|credit|kredite?\\w*|darlehen|prets?|prestamos?|emprestimos?|prestit\\w+',
);
const SHAMES = cue(
  String.raw`(?:reads?|copies|copy|takes?|collects?|access(?:es)?|uploads?) (?:[\w'-]+ ){0,3}(?:contacts|photos|address book|gallery)|(?:write|writes|call|calls|message|text|post|send)s? (?:[\w'-]+ ){0,4}(?:boss|family|relatives|employer|neighbou?rs|friends|contacts)|send the picture round`,
);

/** Policies against taking people's money by deceit or pressure, and against moving money past the law. */
export const MONEY: readonly Policy[] = [
  { code: 'pyramid', cues: [RECRUITS, PAID_BY_NEWCOMERS] },
  { code: 'guaranteed_returns', cues: [PAID_BY_NEWCOMERS, PAYS_IN, NEVER_LOSES] },
  { code: 'guaranteed_returns', cues: [RATE, NEVER_LOSES, PAYS_IN] },
  { code: 'guaranteed_returns', cues: [DAILY_RATE, NEVER_LOSES] },
  { code: 'pyramid', cues: [PAID_BY_NEWCOMERS, RATE] },
  { code: 'kyc_evasion', cues: [CLEANED, UNEXPLAINED] },
  { code: 'tax_evasion', cues: [TAXMAN, HIDES_INCOME] },
  { code: 'gambling_unlicensed', cues: [GAMBLES, MINORS, CASHES_OUT], unless: PLAY_MONEY },
  { code: 'gambling_unlicensed', cues: [GAMBLES, MINORS, UNCHECKED], unless: PLAY_MONEY },
  { code: 'market_abuse', cues: [INSIDE, TRADES] },
  { code: 'abusive_debt', cues: [SHAMES, LENDS] },
  {
    code: 'market_abuse',
    cues: [cue('pump', 'que ya compramos', 'hype (?:it|the coin|the token)'), TRADES, UNKNOWING],
  },
];
