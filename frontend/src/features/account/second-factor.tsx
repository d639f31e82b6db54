import { useState } from 'react';

import { errorText, statusOf } from '../../api/errors';
import type { FactorSetup } from '../../api/generated/account-client';
import type { User } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { toast } from '../../lib/toast';
import { useMfaSetupMutation } from './api';
import { FactorConfirmation } from './factor-confirmation';
import { FactorPassword } from './factor-password';
import { FactorRemoval } from './factor-removal';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { name: 'rest' }
  | { name: 'scan'; setup: FactorSetup }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'password' }
  | { name: 'remove' };

/** Turns two-factor authentication on, in three steps (scan, confirm, save the codes), or off. */
export function SecondFactor({ user }: { user: User }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  return (
    <TitledCard
      title="Two-factor authentication"
      note="A code of an app on your phone, beside your password."
      actions={user.mfa_enabled ? <Badge tone="ok">On</Badge> : <Badge>Off</Badge>}
    >
      {step.name === 'rest' && (
        <AtRest
          isOn={user.mfa_enabled}
          onSetup={(setup) => setStep({ name: 'scan', setup })}
          onPassword={() => setStep({ name: 'password' })}
          onRemove={() => setStep({ name: 'remove' })}
        />
      )}
      {step.name === 'password' && (
        <FactorPassword onSetup={(setup) => setStep({ name: 'scan', setup })} onCancel={rest} />
      )}
      {step.name === 'scan' && (
        <FactorConfirmation
          setup={step.setup}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={rest}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={rest} />}
      {step.name === 'remove' && <FactorRemoval onRemoved={rest} onCancel={rest} />}
    </TitledCard>
  );
}

interface AtRestProps {
  isOn: boolean;
  onSetup: (setup: FactorSetup) => void;
  /** The server asks for the password. */
  onPassword: () => void;
  onRemove: () => void;
}

function AtRest({ isOn, onSetup, onPassword, onRemove }: AtRestProps) {
  const [begin, { isLoading }] = useMfaSetupMutation();
  const start = () =>
    void begin({ factorRequest: {} })
      .unwrap()
      .then(onSetup, (error: unknown) => {
        if (statusOf(error) === 403) onPassword();
        else toast.error(errorText(error, 'Failed to set up two-factor authentication'));
      });
  return isOn ? (
    <Button variant="caution" onClick={onRemove}>
      Turn off
    </Button>
  ) : (
    <Button variant="secondary" loading={isLoading} onClick={start}>
      Set up
    </Button>
  );
}
