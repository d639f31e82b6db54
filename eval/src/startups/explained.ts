/** Why the rubric and the label differ, in one sentence each; by name of the startup or twin. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  Stillframe:
    'The label marks it down for buyers who live off grants, which takes knowledge of the trade; the rubric sees measured results, an edge and a price.',
  Mealhero:
    'Held at the limit for contradictions; the reader would have gone lower, but the texts are good and one corrected field may be all that is missing.',
  Payzen:
    'Held at the limit for contradictions; the reader takes it for dishonest, the rubric only says that text and figures disagree and leaves the judgement to people.',
  Perpetua:
    'Physics is not read: precise claims about an impossible machine look like any other precise claims, which is why figures are called self-reported.',
  Metricful:
    'Figures about trifles are figures; the rubric sees that something was asked and counted, not whether it was worth asking.',
  Dropkings:
    'A business that anyone can copy, described with prices and counts: the rubric has no view of its own on whether a market is worth entering.',
  Marrow:
    'Strong, but told without figures and without a count of the market; the points it loses are the tasks it is given.',
  'Halcyon Tools': 'Strong, but told without figures; the points it loses are the tasks it is given.',
  'Sitewatch, French':
    'French takes more words to say the same, and “les nôtres” is a plainer comparison than “we’re”, so two short answers count as explanations there and as mentions in English.',
};
