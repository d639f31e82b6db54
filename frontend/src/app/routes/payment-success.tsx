import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';

import { ButtonLink } from '../../components/button-link';
import { BENEFITS, PRO_BENEFITS } from '../../features/payments/benefits';
import { Outcome, UnpaidActions } from '../../features/payments/outcome';
import { REDIRECT_MS, useVerification } from '../../features/payments/use-verification';
import { useIsHere } from '../../lib/use-is-here';
import { useSession } from '../session';

function Verified({ sessionId }: { sessionId: string }) {
  const state = useVerification(sessionId);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isFounder = useSession()?.user_type === 'startup';
  const done = state === 'paid' || state === 'unknown';

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      if (isHere()) void navigate('/dashboard', { replace: true });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, isHere, navigate]);

  if (state === 'checking') {
    return (
      <Outcome look="checking" title="Verifying Payment...">
        <p>Please wait while we confirm your payment...</p>
      </Outcome>
    );
  }
  if (state === 'expired') {
    return (
      <Outcome look="failed" title="Payment not confirmed" actions={<UnpaidActions />}>
        <p>The payment session has expired. Nothing was charged.</p>
      </Outcome>
    );
  }
  return (
    <Outcome
      look="success"
      title="Payment Successful!"
      actions={
        <ButtonLink to="/dashboard" replace>
          Go to Dashboard
        </ButtonLink>
      }
    >
      <p className="text-card font-semibold text-text">
        {isFounder ? 'Welcome to Founder Pro' : 'Welcome to Investor Access'}
      </p>
      <p>Your subscription is now active</p>
      <ul className="mx-auto flex flex-col gap-2 text-left text-body">
        {(isFounder ? PRO_BENEFITS : BENEFITS).map((benefit) => (
          <li key={benefit} className="flex items-center gap-2">
            <Check className="size-4 text-ok" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="text-label text-muted">Redirecting automatically...</p>
    </Outcome>
  );
}

/** Stripe redirects users here after a payment. Without a checkout session it has nothing to look up. */
export default function PaymentSuccess() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return sessionId ? <Verified sessionId={sessionId} /> : <Navigate to="/dashboard" replace />;
}
