export interface EscrowPayment {
  /** Names the deal at the provider; the same deal has the same reference. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'USD';
}

/** What a deal needs of an escrow provider. The money goes past the platform, which holds none (DEAL-12). */
export interface EscrowPort {
  readonly name: string;
  /** The https address of this payment. Asked for within transactions, so it calls nobody. */
  open(payment: EscrowPayment): string;
}

/** Injection token of the {@link EscrowPort}, which is null when no provider is configured. */
export const ESCROW = Symbol('ESCROW');

const MAX_TEMPLATE = 1000;
const PLACEHOLDER = /\{(amount|currency|reference)\}/g;
const BRACE = /[{}]/;

/**
 * Whether the text is an absolute https address without credentials. Placeholders follow the host, so that
 * no value chooses where the address leads.
 */
export function isEscrowTemplate(text: string): boolean {
  if (text.length > MAX_TEMPLATE || /[\s\p{Cc}]/u.test(text)) return false;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { host, username, password } = new URL(text);
  return `${username}${password}` === '' && !BRACE.test(host) && !BRACE.test(text.replace(PLACEHOLDER, ''));
}

/** An escrow provider whose payments are opened by a link: a template with the payment filled in. */
export class EscrowLink implements EscrowPort {
  /** The template is one that {@link isEscrowTemplate} accepts. */
  constructor(
    readonly name: string,
    private readonly template: string,
  ) {}

  open({ reference, amount, currency }: EscrowPayment): string {
    const values = { reference, currency, amount: amount.toFixed(2) };
    const address = this.template.replace(PLACEHOLDER, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    );
    return new URL(address).href;
  }
}
