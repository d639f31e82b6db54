import { Check, CircleAlert, CircleX, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';

const LOOKS = {
  checking: { icon: LoaderCircle, color: 'text-primary', spin: true },
  success: { icon: Check, color: 'text-ok', spin: false },
  failed: { icon: CircleAlert, color: 'text-bad', spin: false },
  cancelled: { icon: CircleX, color: 'text-text-2', spin: false },
} as const;

interface OutcomeProps {
  look: keyof typeof LOOKS;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** The outcome of a payment, with the next actions. */
export function Outcome({ look, title, children, actions }: OutcomeProps) {
  const { icon: Icon, color, spin } = LOOKS[look];
  return (
    <div className="mx-auto max-w-[520px] py-8" aria-live="polite" aria-busy={look === 'checking'}>
      <Card>
        <div className="flex flex-col items-center gap-4 py-4 text-center">
          <Icon className={`size-12 ${color} ${spin ? 'animate-spin' : ''}`} aria-hidden />
          <PageTitle title={title} />
          <div className="flex flex-col gap-3 text-reading text-text-2">{children}</div>
          {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
        </div>
      </Card>
    </div>
  );
}

/** The actions after a failed or cancelled payment. Both lead to the dashboard (CHECKOUT-4, CHECKOUT-5). */
export function UnpaidActions() {
  return (
    <>
      <ButtonLink to="/dashboard" variant="secondary">
        Back to Dashboard
      </ButtonLink>
      <ButtonLink to="/dashboard">Try Again</ButtonLink>
    </>
  );
}
