import { Sparkles } from 'lucide-react';

import { Button } from '../../components/button';
import { formatMoney } from '../../lib/format';
import { useSettingsGetQuery } from './api';
import { useCheckout } from './use-checkout';

/** The published price, shown until the server's price has loaded (PAY-5). */
const PUBLISHED = 149;

/** The header's upgrade for investors without Investor Access, with the monthly price (DASH-2). */
export function HeaderUpgrade() {
  const { begin, isBeginning } = useCheckout();
  const { data: config } = useSettingsGetQuery();
  const price = formatMoney(config?.prices.monthly ?? PUBLISHED);
  return (
    <Button size="small" loading={isBeginning} onClick={begin}>
      <Sparkles className="size-4" aria-hidden />
      <span>
        Upgrade <span className="max-sm:sr-only">to Investor Access</span> · {price}/mo
      </span>
    </Button>
  );
}
