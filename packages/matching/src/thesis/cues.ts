import { wordSet } from '@proofround/text/word-set.js';
import { PhraseBook } from '@proofround/text/words/phrase-book.js';
import { isStopWord, type LanguageCode } from '@proofround/text/words/plain-words.js';

import { GENERAL } from '../topics/vocabulary.js';

/** The effect of a phrase on the words after it (for some cues, before it). */
export type Cue =
  | 'no'
  | 'avoid'
  | 'open'
  | 'only'
  | 'once'
  | 'except'
  | 'unless'
  | 'before'
  | 'without'
  | 'but'
  | 'who'
  | 'must';

/** The phrases of each cue by language, in plain words. */
const PHRASES: Record<LanguageCode, Partial<Record<Cue, string>>> = {
  en: {
    no: 'no,not,never,nothing,none,neither,nor,dont,wont,cant,cannot,isnt,arent,doesnt,didnt,havent,wouldnt,nobody,zero interest in',
    avoid:
      'skip,avoid,avoiding,exclude,excludes,excluding,excluded,pass on,passing on,steer clear,stay away,stay clear,keep away,keep out of,stay out of,stay off,steer away,shy away,shy away from,walk away from,look away from,sworn off,swore off,fed up with,cannot stand,cant stand,no appetite for,no patience for,no patience with,little patience for,no interest in,little interest in,keep clear,hands off,refuse,decline,reject,rule out,hate,dislike,allergic to,tired of,uninterested in,off limits,out of scope,off the table,no go,deal breaker,dealbreaker,red flag,need not apply,too early,have enough of us,has enough of us,have enough capital,has enough capital,have enough investors,has enough investors,have plenty of capital,has plenty of capital,have plenty of investors,has plenty of investors,are well served,is well served,leave out,turn down,bored of,bored by,sick of,run away from,least interested in,rather not,hard pass,a pass,forbid,forbids,forbidden,ban,bans,banned,prohibit,prohibits,prohibited,stopped doing,stopped investing,stopped funding,gave up on,given up on,come back later,come back when,out of bounds,refrain from,refraining from,abstain from,barred from,zero appetite for,oppose,veto,blacklist,blacklisted,disqualify,screen out,filter out,under no circumstances,exclusion,exclusions,hard no,negative list,taboo,a red line,red lines,outside our mandate,outside our remit,outside our scope,outside our thesis,beyond our mandate,beyond our remit,beyond our scope,not within our mandate,not within our remit,not in our mandate,not in our remit,against our principles,against our values,is out,are out,is out of scope,are out of scope,is out of bounds,are out of bounds,wrong address,wrong person,wrong investor,wrong fund,wrong door,look elsewhere,try elsewhere,find somebody else,find someone else,somebody elses,someone elses,free of',
    open: 'not only,not just,not merely,not fussy,not picky,not choosy,not fussed,not bothered,not particular,no problem with,no problem,no issue with,no objection to,nothing against,dont mind,do not mind,not afraid of,never afraid of,not scared of,unafraid of,not allergic to,not opposed to,not averse to,never say no to,dont need,do not need,dont require,do not require,doesnt need,does not need,dont expect,do not expect,not require,not expect,dont insist,not insist,no need for,cannot get enough of,cant get enough of,couldnt be happier,not necessarily,not excluding,without excluding,no limits,not limited to,nice to have,nothing wrong with,no shame in,no sin,no crime',
    only: 'only,exclusively,solely,nothing but,strictly,no one but,nobody but,and nothing else,and nowhere else,and no one else,and nobody else,nothing else,nowhere else,and that is it,full stop,or nothing,or nowhere,limited to,restricted to,confined to,stick to,sticking to',
    except:
      'except,except for,other than,apart from,aside from,besides,outside,outside of,with the exception of,excepting,but not,anything but,everything but,anywhere but,everywhere but,all but',
    unless:
      'unless,except if,except when,unless and until,until,if they have not,as long as,provided,only if',
    before: 'before,prior to,ahead of,earlier than',
    without: 'without,lacking,that lack,who lack',
    but: 'anywhere but mostly,anywhere but mainly,anywhere but primarily,anywhere but preferably,anywhere but ideally,anywhere but especially,anywhere but we,anywhere but i,but,however,instead,though,although,whereas,while,yet',
    who: 'who,that,which,whose,where,whom,whoever',
    must: 'must,have to,has to,need to,needs to,require,requires,at least,minimum,min,minimum of,want to see,need to see,no less than,not less than,should already,show me,bring me',
    once: 'after,if,when,once,because,as',
  },
  de: {
    no: 'kein,keine,keinen,keinem,keiner,nicht,nie,niemals,nichts,weder,noch,nein',
    avoid:
      'meiden,vermeiden,meide,ausgeschlossen,finger weg von,kein thema,verboten,lehnen ab,tabu,uninteressant,zu fruh,verzichten auf,falsche adresse,falsche ansprechpartner,machen andere,ohne mich,ohne uns,frei von',
    open: 'nicht nur,kein problem mit,kein problem,nichts gegen,kein muss,keine bedingung,keine voraussetzung,nicht notig,nicht notwendig,nicht erforderlich,willkommen,gerne auch,auch ohne,keine sunde,keine schande,kein verbrechen,kein makel,kein hindernis',
    only: 'nur,ausschliesslich,lediglich,allein,und sonst nichts,und nichts anderes,und nirgends sonst,und sonst nirgends,sonst nirgends,sonst nirgendwo,sonst nichts,oder gar nichts,oder nichts,beschrankt auf,begrenzt auf',
    except: 'ausser,bis auf,abgesehen von,mit ausnahme von,ausserhalb',
    unless: 'es sei denn,ausser wenn,solange nicht,bis',
    before: 'vor,bevor',
    without: 'ohne',
    but: 'aber,sondern,jedoch,doch,dafur',
    who: '',
    must: 'muss,mussen,mindestens,wenigstens,ab',
  },
  fr: {
    no: 'pas,jamais,aucun,aucune,ni,rien,non,plus de',
    avoid:
      'evitons,evite,eviter,excluons,exclu,exclus,exclure,hors de question,hors sujet,hors perimetre,refusons,refuse,ne touchons,mauvaise adresse,tres peu pour moi,tres peu pour nous,sans moi,n aime pas,n aimons pas',
    open: 'pas seulement,pas uniquement,pas que,pas besoin,pas de probleme,pas necessaire,aucun probleme,bienvenu,bienvenue,bienvenus,bienvenues,pas peur,pas obligatoire,ne craignons,ne crains,pas un crime,pas une honte,pas un defaut',
    only: 'uniquement,seulement,exclusivement,ne que,rien que,et rien d autre,rien d autre,et nulle part ailleurs,point final,point barre,et c est tout,ou rien,limite a,limites a,limitee a,reserve a,reserves a',
    except: 'sauf,excepte,hormis,a l exception de,hors,en dehors de',
    unless: 'a moins,sauf si,tant que',
    before: 'avant',
    without: 'sans',
    but: 'mais,cependant,par contre,plutot',
    who: 'qui',
    must: 'doit,doivent,au moins,minimum,il faut,exigeons',
  },
  es: {
    no: 'no,nunca,jamas,ningun,ninguna,ni,nada,tampoco',
    avoid:
      'evitamos,evito,evitar,excluimos,excluido,excluidos,descartamos,descartado,huimos,fuera de,direccion equivocada,no me interesa,no nos interesa',
    open: 'no solo,no solamente,no unicamente,no hace falta,no es necesario,no necesitan,no necesitamos,sin problema,no hay problema,ningun problema,bienvenido,bienvenida,bienvenidos,bienvenidas,no tenemos miedo,no exigimos,no pedimos,no me importa,no me importan,no nos importa,no nos importan,no me asusta,no me asustan,no nos asusta,no nos asustan,no me preocupa,no me preocupan,no me molesta,no me molestan,no es pecado,no es delito,no es un defecto',
    only: 'solo,solamente,unicamente,exclusivamente,y nada mas,nada mas,y punto,y ya,y en ningun otro sitio,y en ningun otro lugar,o nada,limitado a,limitada a,restringido a',
    except: 'excepto,salvo,menos,a excepcion de,con excepcion de',
    unless: 'a menos que,salvo si,salvo que,a no ser que,hasta que',
    before: 'antes de',
    without: 'sin',
    but: 'pero,sino,sin embargo,aunque',
    who: '',
    must: 'debe,deben,tiene que,tienen que,al menos,como minimo,minimo,por lo menos,exigimos',
  },
  pt: {
    no: 'nao,nunca,jamais,nenhum,nenhuma,nem,nada',
    avoid:
      'evitamos,evito,evitar,excluimos,excluido,descartamos,descartado,fora de questao,passamos longe,endereco errado,porta errada',
    open: 'nao so,nao apenas,nao somente,nao e preciso,nao e necessario,nao precisa,nao precisam,nao precisamos,sem problema,sem problemas,nenhum problema,bem vindo,bem vinda,bem vindos,bem vindas,nao exigimos,nao me assusta,nao me assustam,nao nos assusta,nao me importa,nao me incomoda,nao me preocupa',
    only: 'apenas,somente,so,exclusivamente,unicamente,e mais nada,mais nada,e ponto,e pronto,e so isso,e em mais lado nenhum,e em nenhum outro lugar,ou nada,limitado a,limitada a,restrito a,restrita a',
    except: 'exceto,salvo,menos,com excecao de,fora do,fora da,fora de',
    unless: 'a menos que,a nao ser que,salvo se,ate que',
    before: 'antes de,antes da,antes do',
    without: 'sem',
    but: 'mas,porem,contudo',
    who: '',
    must: 'deve,devem,precisa ter,precisam ter,tem de,tem que,pelo menos,no minimo,minimo',
  },
  it: {
    no: 'no,non,mai,nessun,nessuna,nessuno,niente,ne,nulla',
    avoid: 'evitiamo,evito,evitare,escludiamo,escluso,esclusi',
    open: 'non solo,non soltanto,non e necessario,non serve,nessun problema,non mi spaventa,non mi spaventano,non ci spaventa,non ci spaventano,non mi disturba,non mi disturbano,non e un difetto,non e un peccato,benvenuti,benvenute,benvenuto',
    only: 'solo,soltanto,esclusivamente,unicamente,e nient altro,nient altro,e basta',
    except: 'tranne,eccetto,salvo,al di fuori di,a eccezione di',
    unless: 'a meno che,tranne se,finche',
    before: 'prima di,prima del,prima della',
    without: 'senza',
    but: 'ma,pero,tuttavia,bensi',
    who: '',
    must: 'deve,devono,almeno,minimo,bisogna',
  },
  nl: {
    no: 'geen,niet,nooit,niets,noch',
    avoid: 'vermijden,mijden,uitgesloten,blijven weg van',
    open: 'niet alleen,geen probleem,niet nodig,niet vereist,welkom',
    only: 'alleen,enkel,uitsluitend,slechts,en verder niets,en niets anders',
    except: 'behalve,uitgezonderd,buiten',
    unless: 'tenzij,totdat',
    before: 'voor,voordat',
    without: 'zonder',
    but: 'maar,echter',
    who: 'die',
    must: 'moet,moeten,minstens,minimaal,ten minste',
  },
};

const byLanguage = new Map<LanguageCode, PhraseBook<Cue>>();

export function cuesOf(language: LanguageCode): PhraseBook<Cue> {
  let cues = byLanguage.get(language);
  if (!cues) {
    const lists = Object.entries(PHRASES[language]) as [Cue, string][];
    const phrases = lists.flatMap(([cue, list]) =>
      list.split(',').map((phrase): [string, Cue] => [phrase, cue]),
    );
    byLanguage.set(language, (cues = new PhraseBook(phrases.filter(([phrase]) => phrase !== ''))));
  }
  return cues;
}

/** Words for the writer of the thesis. */
export const ME = wordSet(
  'we i our my us me mir moi mim ourselves myself wir ich uns mich unser unsere nous je notre nos yo nosotros nuestro nuestra me eu minha nosso nossa noi io ci wij ik ons investimos invertimos investiamo buscamos procuramos im ive id were weve wed',
);
/** Words before a refusal that do not name another subject. */
const FILLERS = wordSet(
  'please sorry and also so but or do does honestly really absolutely definitely generally usually currently today again just simply bitte und auch leider also sil vous plait et aussi donc por favor y e tambem tambien desculpe lo siento investieren investieren on se ne n il y a is are am be still then thanks hello hi ok strictly only absolutely always',
);
/** Verbs after a negation that are not about funding. */
const OTHER_VERBS = wordSet(
  'have own run live lead sign take answer charge give offer care promise read reply respond bite sit know meddle micromanage interfere believe ask worry matter believe think mean stop forget hesitate',
);
/** Words after a negation that refuse the items named before it. */
export const REFUSED = wordSet(
  'us me we i apply welcome option interest interested relevant thing scope fit thanks thank considered eligible frage uns nous nos interessa interessiert machen',
);
/** Verbs whose negation accepts: "hardware doesn't scare us". */
export const SCARES = wordSet(
  'scare scares frighten frightens bother bothers worry worries deter deters intimidate intimidates faze fazes trouble troubles disturb disturbs put puts',
);
/** Words that refer to earlier items: "won't do it again". */
export const BACK_REFERENCES = wordSet(
  'it that them those these again thereof thanks danke merci gracias obrigado grazie bedankt',
);
/** Words for any company at all; the words after them narrow it. */
export const ANYTHING = wordSet(
  'nichts niemand niemanden rien personne nada nadie ninguno nenhum ninguem niente nessuno niets projets projekte projetos progetti dossiers anything nothing anyone everything everyone nobody companies startups founders teams businesses company startup deals deal pitches projects invest investing investment unternehmen firmen gruender startups entreprises societes empresas proyectos empresas imprese aziende bedrijven',
);
/** Whether a word names nothing by itself: a stop word, a general business word, "anything". */
export const isEmptyWord = (word: string): boolean =>
  isStopWord(word, 'en') || GENERAL.has(word) || ANYTHING.has(word);
/** A subject that stands for the investor. */
const OUR_FUND = /\b(?:the|this) (?:fund|mandate|charter|firm|partnership)\b/;

/** First words of names for refused things, which need no subject. */
export const REFUSED_THINGS = /^(?:exclu\p{L}+|red|negative|hard|off|out)$/u;

/** "We take what others avoid." */
const OTHERS = /^(?:others?|they|people|everybody|everyone|most|banks|funds|investors|vcs)$/;

/** "We are not experts in drones" does not refuse drones. */
const EXPERTS = /^experts?$/;

export const CONJUNCTIONS = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o', 'e', 'so']);

const INVESTORS =
  /^(?:fund|funds|investor|investors|vc|vcs|firm|accelerator|incubator|bank|expert|experts|fonds)$/;
/** Words for the investor as a person: "I'm not a hardware investor" refuses hardware. */
const PERSON = /^(?:investors?|angels?|person|people|guy|man|woman|backer)$/;

/**
 * Whether the words after a negation are about no refusal: another verb than funding, or some other investor
 * ("not another bank"). A subject before the investor is refused.
 * @param isItem whether a word begins a name.
 */
export function isOtherInvestor(rest: readonly string[], isItem: (index: number) => boolean): boolean {
  if (rest.slice(0, 2).some((word) => OTHER_VERBS.has(word)) || EXPERTS.test(rest[0] ?? '')) return true;
  const at = rest.slice(0, 5).findIndex((word, index) => index > 0 && INVESTORS.test(word));
  if (at < 0 || !/^(?:an?|another)$/.test(rest[0] ?? '')) return false;
  const names = [...rest.keys()].slice(1, at).some(isItem);
  return !(names && PERSON.test(rest[at] ?? ''));
}

const OUTSIDE = /^(?:outside|beyond|hors|fuera|fora|ausserhalb|fuori|buiten)$/;
/** Whether a place is named as the border: "outside Europe", "fora do Brasil". */
export const isOutside = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => OUTSIDE.test(word));

/** Words for everything, from which an exception is made. */
export const ALL =
  /^(?:any|all|every|everything|anything|alles|alle|jede|tout|tous|toutes|todo|todos|todas|tudo|tutto|tutti|most|open|agnostic)$/;

/** Whether a negation only compares: "Nothing excites me more than hardware." */
export const prefers = (rest: readonly string[]): boolean =>
  rest.slice(0, 6).some((word, index) => /^(?:more|better)$/.test(word) && rest[index + 1] === 'than');

/** Whether a negation only contrasts two nouns: "fair use is an argument, not a licence". */
export const isContrast = (words: readonly string[], at: number): boolean =>
  words[at] === 'not' &&
  words[at - 1] === ',' &&
  /^an?$/.test(words[at + 1] ?? '') &&
  /(?:^| )(?:is|are) an? /.test(words.slice(0, at).join(' '));

/** Before a refusing participle, whose subject stands before it: "tobacco is excluded". */
export const PASSIVE = /^(?:is|are|was|were|stays?|remains?)$/;

const IS = /^(?:is|are)$/;
/** Whether a verdict is about all that a relative clause describes: "Anything that bills less is too early." */
function judgesAll(words: readonly string[], at: number): boolean {
  const verb = IS.test(words[at] ?? '') ? at : at - 1;
  return PASSIVE.test(words[verb] ?? '') && !/^(?:who|that|which)$/.test(words[verb - 1] ?? '');
}

/**
 * Whether a refusing word refuses nothing: in a clause about others, in "we take what others avoid", or in
 * "games are out there".
 * @param after the words after it.
 * @param isNamed whether they name something.
 */
export const isAside = (
  words: readonly string[],
  at: number,
  after: readonly string[],
  isRelative: boolean,
  isNamed: boolean,
): boolean =>
  (isRelative && (isNamed || !judgesAll(words, at))) ||
  OTHERS.test(words[at - 1] ?? '') ||
  (IS.test(words[at] ?? '') && after.length > 0);

/** The verb stands before its subject: "schauen wir uns (nicht an)". */
const INVERTED = /^\p{L}+ (?:wir|ich)(?: (?:uns|mir))?$/u;
export const isInverted = (before: readonly string[]): boolean => INVERTED.test(before.join(' '));

/** Whether the words before a refusal name the investor as its subject, or nobody. */
export const namesInvestor = (before: readonly string[]): boolean =>
  before.some((word) => ME.has(word)) ||
  before.every((word) => FILLERS.has(word) || ANYTHING.has(word)) ||
  OUR_FUND.test(before.join(' '));
