import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from '../../components/button';
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
    <span className="flex items-center gap-2">
      <Button size="small" loading={isBeginning} onClick={begin}>
        <Sparkles className="size-4" aria-hidden />
        <span>
          Upgrade <span className="max-lg:sr-only">to Investor Access</span> · {formatMoney(monthly)}/mo
        </span>
      </Button>
      <Link
        to="/account/subscription"
        className="inline-flex min-h-8 items-center rounded-control text-label font-medium whitespace-nowrap text-primary underline-offset-4 hover:underline max-sm:min-h-11"
      >
        <span>
          or {formatMoney(annual)}/yr<span className="sr-only"> for Investor Access</span>
        </span>
      </Link>
    </span>
  );
}
