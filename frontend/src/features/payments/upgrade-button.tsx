import { Sparkles } from 'lucide-react';

import { Button, type ButtonProps } from '../../components/button';
import { useCheckout } from './use-checkout';

export interface UpgradeButtonProps {
  size?: ButtonProps['size'];
  /** `page` words it differently: the header's, with the price, is above every page. */
  place?: 'header' | 'page';
}

/** For investors without Investor Access: the price the dashboard sells it at (specification, section 9). */
export function UpgradeButton({ size = 'medium', place = 'page' }: UpgradeButtonProps) {
  const { begin, isBeginning } = useCheckout();
  return (
    <Button size={size} loading={isBeginning} onClick={() => void begin()}>
      <Sparkles className="size-4" aria-hidden />
      {place === 'page' ? (
        'Get Investor Access'
      ) : (
        <span>
          Upgrade <span className="max-sm:sr-only">to Investor Access</span> · $149/mo
        </span>
      )}
    </Button>
  );
}
