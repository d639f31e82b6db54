const MAX_TEMPLATE = 1000;
const PLACEHOLDER = /\{(amount|currency|reference)\}/g;
const BRACE = /[{}]/;
/**
 * Whether the text is an absolute https address without credentials. Braces must be placeholders that
 * follow the host, so that no value can choose where the address leads.
 */
export function isEscrowTemplate(text) {
    if (text.length > MAX_TEMPLATE || /[\s\p{Cc}]/u.test(text))
        return false;
    if (!/^https:\/\//i.test(text) || !URL.canParse(text))
        return false;
    const { host, username, password } = new URL(text);
    return `${username}${password}` === '' && !BRACE.test(host) && !BRACE.test(text.replace(PLACEHOLDER, ''));
}
/** An escrow provider whose payments are opened by a link: a template with the payment filled in. */
export class EscrowLink {
    name;
    template;
    /** The template is one that {@link isEscrowTemplate} accepts. */
    constructor(name, template) {
        this.name = name;
        this.template = template;
    }
    open({ reference, amount, currency }) {
        const values = { reference, currency, amount: amount.toFixed(2) };
        const address = this.template.replace(PLACEHOLDER, (_, name) => encodeURIComponent(values[name]));
        return new URL(address).href;
    }
}
//# sourceMappingURL=escrow-link.js.map