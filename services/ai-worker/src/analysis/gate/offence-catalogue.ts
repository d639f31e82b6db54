/** The consequence of an offence: hidden until an admin clears it, or a low score. */
export type Treatment = 'hold' | 'limit';

/** A way in which a startup can be unlawful, harmful, deceptive or impossible. */
export interface Offence {
  /** The classifier's label; docs/model-card.md defines it. */
  readonly code: string;
  readonly treatment: Treatment;
  /** Tells the founder what the text looks like and what is needed. */
  readonly text: string;
}

const hold = (code: string, text: string): Offence => ({ code, treatment: 'hold', text });
const limit = (code: string, text: string): Offence => ({ code, treatment: 'limit', text });

/** All offences that the gate looks for. */
export const OFFENCES: readonly Offence[] = [
  hold(
    'securities_unlicensed',
    'This reads like selling investments to the public without the licence or registration it takes.',
  ),
  hold('pyramid', 'This reads like paying members for recruiting members.'),
  hold(
    'personal_data_sale',
    'This reads like collecting or selling personal data without the consent of the people concerned.',
  ),
  hold('covert_surveillance', 'This reads like watching people without their knowledge.'),
  hold('fake_reviews', 'This reads like making or selling fake reviews, followers or traffic.'),
  hold(
    'fake_documents',
    'This reads like making or selling forged papers, or work handed in under another name.',
  ),
  hold('kyc_evasion', 'This reads like getting round identity or anti-money-laundering checks.'),
  hold('sanctions_evasion', 'This reads like moving goods or money past sanctions or customs.'),
  hold('tax_evasion', 'This reads like hiding income from tax authorities.'),
  hold('weapons', 'This reads like making or selling weapons that the law restricts.'),
  hold('drugs', 'This reads like selling drugs or prescription medicine without the licence it takes.'),
  hold('unlicensed_treatment', 'This reads like a service that needs a licence, offered without one.'),
  hold('gambling_unlicensed', 'This reads like gambling without a licence, or for minors.'),
  hold('counterfeit_piracy', 'This reads like copying brands, media or designs without the right to.'),
  hold('hacking', 'This reads like breaking into systems or accounts, or selling tools for it.'),
  hold('intimate_abuse', 'This reads like sexual images without consent, or exploiting people in need.'),
  hold('labour_exploitation', 'This reads like evading wage, age or safety law at work.'),
  hold('discrimination', 'This reads like sorting people out where the law forbids it.'),
  hold('environmental_crime', 'This reads like breaking environmental law.'),
  hold(
    'safety_evasion',
    'This reads like selling products past required safety tests, or hiding a known danger.',
  ),
  hold('deceptive_sales', 'This reads like misleading customers on purpose.'),
  hold(
    'guaranteed_returns',
    'Returns without risk cannot be guaranteed, and promising them to the public is unlawful.',
  ),
  limit('impossible_energy', 'More energy cannot come out of a machine than goes in.'),
  limit('impossible_cure', 'No single remedy cures everything, and there is no evidence that this one does.'),
  limit('impossible_science', 'As described, this contradicts what physics or mathematics allow.'),
];
