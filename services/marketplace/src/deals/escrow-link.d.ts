import type { EscrowPayment, EscrowPort } from './escrow.js';
/**
 * Whether the text is an absolute https address without credentials. Braces must be placeholders that
 * follow the host, so that no value can choose where the address leads.
 */
export declare function isEscrowTemplate(text: string): boolean;
/** An escrow provider whose payments are opened by a link: a template with the payment filled in. */
export declare class EscrowLink implements EscrowPort {
    readonly name: string;
    private readonly template;
    /** The template is one that {@link isEscrowTemplate} accepts. */
    constructor(name: string, template: string);
    open({ reference, amount, currency }: EscrowPayment): string;
}
