import { Copy, Download } from 'lucide-react';
import { useState } from 'react';

import { statusOf } from '../../api/errors';
import type { FactorSetup } from '../../api/generated/account-client';
import type { User } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { copyText, saveText } from '../../lib/browser';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { useMfaSetupMutation } from './api';
import { FactorConfirmation } from './factor-confirmation';
import { FactorPassword, FactorRemoval } from './factor-forms';

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
        else failureToast.detailOr('Failed to set up two-factor authentication', error);
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

/** The server shows the codes only once, so the user can copy them or save them as a file. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void copyText(text).then(
      () => toast.success('The codes are copied'),
      () => toast.error('Failed to copy the codes', 'Select them and copy them by hand, or download them.'),
    );
  return (
    <div className="flex max-w-[480px] flex-col gap-4">
      <p className="text-body text-text-2">
        Keep these recovery codes. Each signs you in once if you lose your phone. They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-body tabular">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={copy} icon={Copy}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveText('proofround-recovery-codes.txt', text, 'text/plain')}
          icon={Download}
        >
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
