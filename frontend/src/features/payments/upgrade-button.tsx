import { Sparkles } from 'lucide-react';

import { Button, type ButtonProps } from '../../components/button';
import { formatMoney } from '../../lib/format';
import { useSettingsGetQuery } from './api';
import { useCheckout } from './use-checkout';

/** Until the server has said it: the price as published (PAY-5). */
const PUBLISHED = 149;

interface UpgradeButtonProps {
  size?: ButtonProps['size'];
  /** `page` words it differently: the header's, with the price, is above every page. */
  place?: 'header' | 'page';
}

/** For investors without Investor Access: the price the dashboard sells it at (DASH-2). */
export function UpgradeButton({ size = 'medium', place = 'page' }: UpgradeButtonProps) {
  const { begin, isBeginning } = useCheckout();
  const { data: config } = useSettingsGetQuery(undefined, { skip: place === 'page' });
  const price = formatMoney(config?.prices.monthly ?? PUBLISHED);
  return (
    <Button size={size} loading={isBeginning} onClick={() => void begin()}>
      <Sparkles className="size-4" aria-hidden />
      {place === 'page' ? (
        'Get Investor Access'
      ) : (
        <span>
          Upgrade <span className="max-sm:sr-only">to Investor Access</span> · {price}/mo
        </span>
      )}
    </Button>
  );
}
