import { Sparkles } from 'lucide-react';

import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { formatMoney } from '../../lib/format';
import { useCheckout, usePrices } from './use-checkout';

/** The header's upgrade for investors without Investor Access: the monthly price, and the way to the annual one (DASH-2). */
export function HeaderUpgrade() {
  const { begin, isBeginning } = useCheckout();
  const { monthly, annual } = usePrices();
  return (
    <span className="flex items-center">
      <Button size="small" loading={isBeginning} onClick={begin} icon={Sparkles}>
        {/* The whole label would leave no room for the name, even on wide screens. */}
        <span>
          Upgrade <span className="sr-only">to Investor Access</span> · {formatMoney(monthly)}/mo
        </span>
      </Button>
      {/* On phones it would leave no room for the name; their menu leads to the same page. */}
      <ButtonLink to="/account/subscription" isLink variant="quiet" size="small" className="max-sm:hidden">
        or {formatMoney(annual)}/yr
      </ButtonLink>
    </span>
  );
}
