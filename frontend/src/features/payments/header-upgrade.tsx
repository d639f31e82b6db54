import { Sparkles } from 'lucide-react';

import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { formatMoney } from '../../lib/format';
import { useSettingsGetQuery } from './api';
import { useCheckout } from './use-checkout';

/** The published prices, shown until the server's prices have loaded (PAY-5). */
const PUBLISHED = { monthly: 149, annual: 299 };

/** The header's upgrade for investors without Investor Access: the monthly price, and the way to the annual one (DASH-2). */
export function HeaderUpgrade() {
  const { begin, isBeginning } = useCheckout();
  const { data: config } = useSettingsGetQuery();
  const { monthly, annual } = config?.prices ?? PUBLISHED;
  return (
    <span className="flex items-center">
      <Button size="small" loading={isBeginning} onClick={begin}>
        <Sparkles className="size-4" aria-hidden />
        <span>
          Upgrade <span className="max-lg:sr-only">to Investor Access</span> · {formatMoney(monthly)}/mo
        </span>
      </Button>
      <ButtonLink to="/account/subscription" variant="quiet" size="small">
        or {formatMoney(annual)}/yr
      </ButtonLink>
    </span>
  );
}
