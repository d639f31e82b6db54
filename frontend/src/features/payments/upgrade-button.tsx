import { Sparkles } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button';
import { RadioGroup } from '../../components/radio-group';
import { formatMoney } from '../../lib/format';
import { PLAN_KEY, sessionStore } from '../../lib/storage';
import { useCheckout, usePrices } from './use-checkout';

type InvestorPlan = 'monthly' | 'annual';

/** The choice made in this tab, here or on the landing page. */
const chosenPlan = (): InvestorPlan => (sessionStore.get(PLAN_KEY) === 'annual' ? 'annual' : 'monthly');

/** On pages for investors without Investor Access: the two prices and the button to the payment page. */
export function UpgradeButton() {
  const [plan, setPlan] = useState(chosenPlan);
  const { begin, isBeginning } = useCheckout(plan === 'annual' ? plan : undefined);
  const { monthly, annual } = usePrices();
  const choose = (chosen: InvestorPlan) => {
    sessionStore.set(PLAN_KEY, chosen);
    setPlan(chosen);
  };
  return (
    <div className="flex flex-col items-center gap-4">
      <RadioGroup
        legend="Price of Investor Access"
        hidesLegend
        isCentred
        options={[
          { value: 'monthly', label: `${formatMoney(monthly)} per month` },
          { value: 'annual', label: `${formatMoney(annual)} per year` },
        ]}
        value={plan}
        onChange={choose}
      />
      <Button loading={isBeginning} onClick={begin} icon={Sparkles}>
        Get Investor Access
      </Button>
    </div>
  );
}
