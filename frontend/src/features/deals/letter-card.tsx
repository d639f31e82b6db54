import { dealSignatureInput } from '@proofround/contracts/deals/schemas.js';

import { errorText, statusOf } from '../../api/errors';
import type { Deal, DealSignature } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { Fact } from '../../components/fact';
import { Day, Moment } from '../../components/time';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { SIGNATURE_FIELDS } from '../../forms/fields/deals';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { formatMoney } from '../../lib/format';
import { useDealsSignMutation } from './api';
import {
  dealTitle,
  DELETED_ACCOUNT,
  hasSigned,
  isUnsigned,
  otherName,
  ROLE_NAMES,
  STEP_NAMES,
} from './words';

function Terms({ deal, userName }: { deal: Deal; userName: string }) {
  const other = otherName(deal) ?? DELETED_ACCOUNT;
  const [buyer, seller] = deal.role === 'buyer' ? [userName, other] : [other, userName];
  return (
    <div className="flex flex-col gap-4 rounded-control bg-sunken px-4 py-3">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label="Startup">{dealTitle(deal)}</Fact>
        <Fact label="Price">{formatMoney(deal.amount)}</Fact>
        <Fact label="Buyer">{buyer}</Fact>
        <Fact label="Seller">{seller}</Fact>
      </dl>
      <ul className="text-label text-text-2" aria-label="Dates">
        {deal.steps.map(({ step, due_at }) => (
          <li key={step}>
            {STEP_NAMES[step]} by <Day at={due_at} />
          </li>
        ))}
      </ul>
      <p className="text-meta break-all text-muted">
        Fingerprint of these terms (SHA-256): <span className="tabular">{deal.terms_hash}</span>
      </p>
    </div>
  );
}

function Signatures({ deal }: { deal: Deal }) {
  if (deal.signatures.length === 0) {
    const waits = deal.steps.some((step) => isUnsigned(step, deal))
      ? 'Nobody has signed it here.'
      : 'Nobody has signed yet.';
    const text = deal.state === 'open' ? waits : 'Nobody signed.';
    return <p className="text-body text-text-2">{text}</p>;
  }
  return (
    <ul aria-label="Signatures" className="flex flex-col gap-2">
      {deal.signatures.map((signature) => (
        <Signature
          key={`${signature.role}-${signature.signed_at}`}
          signature={signature}
          terms={deal.terms_hash}
        />
      ))}
    </ul>
  );
}

function Signature({ signature, terms }: { signature: DealSignature; terms: string }) {
  const { role, name, signed_at: at, terms_hash: signed } = signature;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body break-words">
      <span>
        {ROLE_NAMES[role]}: <span className="font-medium">{name}</span>, signed <Moment at={at} />
      </span>
      {signed !== terms && <Badge tone="warn">Signed other terms</Badge>}
    </li>
  );
}

/** The letter of intent: its terms, who signed them, and the form that signs. */
export function LetterCard({ deal, userName }: { deal: Deal; userName: string }) {
  return (
    <TitledCard
      title="Letter of intent"
      note="This is not legal advice. Ask a lawyer before you sign a contract of sale."
    >
      <div className="flex flex-col gap-5">
        <Terms deal={deal} userName={userName} />
        <Signatures deal={deal} />
        {deal.state === 'open' && !hasSigned(deal) && <SignatureForm deal={deal} userName={userName} />}
      </div>
    </TitledCard>
  );
}

const FAILED = 'Failed to sign';

/** Signs the terms that the page shows. The server refuses others. */
function SignatureForm({ deal: { id, terms_hash }, userName }: { deal: Deal; userName: string }) {
  const [sign] = useDealsSignMutation();
  const form = useApiForm({
    schema: dealSignatureInput,
    fields: SIGNATURE_FIELDS,
    constants: { terms_hash },
    draft: useDraftKey('sign', id),
    send: (body, key) => sign({ id, dealSignatureInput: body, 'Idempotency-Key': key }).unwrap(),
    done: 'Letter of intent signed',
    // A refusal stays at the field: another name than the account's, changed terms.
    failure: (error) => {
      const problems = titled(FAILED)(error);
      return statusOf(error) === 409 ? new Map([['name', errorText(error, FAILED)]]) : problems;
    },
  });
  return (
    <ApiForm form={form} label="Sign" className="flex flex-col gap-4 border-t border-line pt-5">
      <FormField
        form={form}
        name="name"
        className="max-w-[480px]"
        hint={`By typing the name of your account, ${userName}, you sign the terms above. Both sides see the name and the time.`}
      />
      <SubmitButton form={form} needs="name">
        Sign letter of intent
      </SubmitButton>
    </ApiForm>
  );
}
