// Patterns for `owner.ts`. They read a sentence in lower case without accents.

/** Names a rival in general words: "our competitors", "a similar app". */
export const RIVAL =
  /\b(?:competitors?|competition|rivals?|incumbents?|market leaders?|alternatives?|big players|giants?|copycats?|(?:similar|competing|comparable|rival) (?:apps?|tools?|platforms?|compan(?:y|ies)|startups?|products?|services?|sites?|shops?|agenc(?:y|ies))|wettbewerber\w*|mitbewerber\w*|konkurren\w*|competidor\w*|competencia|concurrent\w*|concurrence|concorren\w*)\b/;
/** Names what the founder did before: "my last company", "as head of sales at Acme I sold to 300 shops". */
export const FORMER =
  /\b(?:(?:my|our|his|her|their|a|an|the) (?:(?:very|own) )?(?:last|previous|former|prior|ex)[ -](?:\w+ )?(?:compan(?:y|ies)|startups?|business(?:es)?|jobs?|employers?|ventures?|agency|shop|store|firm|role|project|app)|(?:i|he|she) (?:previously|formerly)|(?:previously|formerly|earlier in (?:my|his|her) career),? (?:i|he|she)|before (?:this|that|founding|starting)\b[^,.]{0,20},? (?:i|he|she)|used to (?:run|own|work|lead|manage|head)|as (?:[\w-]+ ){1,4}(?:of|at|for) (?:[\w-]+ ){1,2}(?:i|he|she))\b/;
/** Names a market or a typical case: "our target group", "an average gym", "there are". */
export const MARKET =
  /\b(?:(?:our|the|this|a) (?:\w+ )?(?:market|target group|target audience|industry|sector|segment|population)|there (?:are|is|were|exist)|average|typical|usual(?:ly)?|(?:us|most) alone)\b/;
/** Names somebody whom the founder knows. What they have is not the startup's. */
export const FAMILY =
  /\bmy (?:father|mother|parents?|brother|sister|uncle|aunt|cousin|friend|family|wife|husband|boss)\b(?! and (?:i|me)\b)/;
/** Ends with companies beside the startup: "our suppliers", "our parent company". */
export const RELATED =
  /\b(?:our|my) (?:[\w-]+ ){0,2}(?:partners?|suppliers?|investors?|advisors?|landlord|distributors?|resellers?|parent company|sister company)(?: [\w-]+)?$/;
/** Begins with a part of the startup's people: "many of our bakers". */
export const EACH_OF = /^(?:each|every one|many|most|some|any|one|all) of (?:our|my)\b/;
/** Ends with the startup's customers: "our clients". */
export const OWN_CUSTOMERS = /\b(?:our|my) (?:[\w-]+ ){0,2}(?:customers?|clients?|users?)$/;
/** Verbs with which customers have customers of their own: "our customers have 500 clients each". */
export const OWNS = /^(?:has|have|had|having|serve[sd]?|serving|handles?|hosts?|employs)$/;
/** The startup speaks of itself. */
export const WE =
  /\b(?:we|we're|we've|we'd|i|i'm|i've|i'd|our|ours|my|mine|wir|ich|unser\w*|nosotros|nuestr\w+|nous|notre|nos|noi|nostr\w+|nosso|nossa)\b/;
/** A subject that is somebody mentioned before, or people in general. */
export const THEY =
  /^(?:(?:so|and|but|today|now|already) )*(?:they|he|she|others|somebody else|another|nobody else|people)\b/;
/** Begins a subject that names nobody in particular: "each bakery", "most shops". */
export const ANYBODY =
  /^(?:a|an|each|every|any|most|many|some|other|another|existing|one|big|bigger|large|larger|all|those|such|few|several|two|three|similar|conventional|traditional|unlike|like|such as)\b/;
/** Starts an adverbial phrase, not a subject. */
export const ADVERBIAL =
  /^(?:in|on|at|by|after|since|during|for|from|with|within|over|until|as|before|per|via|through|across|under|between|among|without|already|currently|now|today|right now|so far|to date|meanwhile|just|only|still|also|even|then|this|last|next|month|week|year|day|q[1-4]|yes|yeah|well|ok|lol|btw)\b/;
/** Names the startup's own product or income. */
export const OWN_THING =
  /^(?:it|this|that|(?:the|this|that) (?!other|same|biggest|largest|leading|top|best[- ]known|dominant|old|second|country|city|region|state|bank|chain|group|world|whole|entire|average|typical)[\w-]+|(?:\w+ )?(?:revenues?|mrr|arr|sales|turnover|income|users|customers|subscriptions|traction|growth|total))\b/;
/** Verbs before what their subject has. */
export const HAS =
  /\b(?:has|have|had|having|serves?|served|serving|counts?|counted|claims?|claimed|boasts?|boasted|reach(?:es|ed)?|supports?|handles?|hosts?|employs|attracts?|attracted|got|gets|won|gained|hit|grew to|scaled to|is used by|are used by|was used by|were used by|is trusted by|is at|are at|stands at|signed up|onboarded|acquired|passed|crossed|runs? at|brings?)\b/;
/** Verbs before a sum that their subject earns or asks for. */
export const EARNS =
  /\b(?:makes?|made|do|does|did|brings? in|brought in|earns?|earned|generates?|generated|turns over|bills|billed|grossed|reports?|reported|posted|takes? in|charges?|charged|costs?|asks?|sells?|sold|raises?|raised|is raising|are raising|seeks?|looks? for|is looking for|are looking for)\b/;
export const IS = /\b(?:is|are|was|were)\b/;
/** Signs and words between clauses. */
export const CLAUSE =
  /[.;:()–—]|(?<!\d),|,(?!\d)|\b(?:and|but|while|whereas|although|though|because|plus|yet|however)\b/g;
/** Begins a relative clause. */
export const RELATIVE = /^(?:which|who|that|where|whose)\b/;
/** Words between a verb and its figure: "already more than". */
export const FILLERS =
  /(?:^|\s)(?:(?:already|now|today|currently|about|around|roughly|approximately|over|more than|almost|nearly|some|only|just|up to|at least|together|each|all|both|even|still|also|together)\s*)+$/;
/** A part of a market: "in Lisbon alone". */
export const ALONE = /\b(?:in|of) [\w ]+ alone\b/;
/** Ends with a preposition that joins a figure to a name: "Acme with 12,000 customers". */
export const WITH_END = /\b(?:with|at|of)$/;
/** The same as the whole clause. */
export const WITH = /^(?:with|having|at|serving|used by|from|of)$/;
/** Ends with a possessive: "Acme's", "their". */
export const POSSESSIVE = /(?:\b([\w-]+)'s|\b[\w-]+s'|\b(?:their|his|her))(?: [\w-]+){0,3}$/;
/** Words whose possessive names nobody else: "today's", "the company's". */
export const OWN_POSSESSIVE =
  /^(?:today|yesterday|month|year|week|quarter|let|it|that|there|here|what|who|app|company|startup|platform|product|team|service|site|business|founder)$/;
/** Names other products: "1.2 million users of translation apps". */
export const OF_PRODUCTS =
  /^(?:[\w-]+ ){0,2}of (?:[\w-]+ ){0,2}(?:apps|tools|platforms|software|services|products|devices|sites|networks)\b/;
/** What the counted people use, and whom they buy from. With "via" or "on" it may be the startup's channel. */
export const OBJECT =
  /\b(?:of|use|uses|using|used|choose|trust|pay|love|(?:order|buy|shop|rent|book)(?: [\w-]+)? (?:from|at)) (?:the )?([\w-]+)/;
