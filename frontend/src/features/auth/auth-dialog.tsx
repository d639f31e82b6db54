import { Tabs } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { CacheDispatch } from '../../api/cache';
import { client, type Session, type User } from '../../api/generated/client';
import { signedIn } from '../../api/session';
import { Dialog } from '../../components/dialog';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

type AuthMode = 'login' | 'register';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The initial value of "I am a...". */
  userType: User['user_type'];
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Called when the session is stored. */
  onEntered: () => void;
}

const TEXTS: Record<AuthMode, { title: string; description: string }> = {
  login: { title: 'Welcome Back', description: 'Sign in to continue your journey' },
  register: { title: 'Join Proofround', description: 'Create your account and start transforming ideas' },
};

const TAB =
  'flex-1 rounded-[4px] px-3 py-1.5 text-body font-medium text-text-2 data-[state=active]:bg-raised data-[state=active]:text-text data-[state=active]:shadow-rest max-sm:py-3';

/**
 * Moves the focus from the tabs to the dialog's last control on Shift+Tab. Without this, the focus
 * stays on the tab, because Radix treats the tab list, not the tab, as the dialog's first stop.
 */
function goRoundFromTabs(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !event.shiftKey) return;
  event.preventDefault();
  const dialog = event.currentTarget.closest('[role="dialog"]');
  [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}

/** Sign in or sign up; on success the session is stored (SESSION-1). */
export default function AuthDialog(props: AuthDialogProps) {
  const { open, onOpenChange, userType, mode, onModeChange, onEntered } = props;
  // Both tabs share the e-mail address.
  const [email, setEmail] = useState('');
  const dispatch = useDispatch<CacheDispatch>();

  const enter = ({ access_token, user }: Session) => {
    void dispatch(client.util.upsertQueryData('accountsGet', undefined, user));
    dispatch(signedIn(access_token));
    onEntered();
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} {...TEXTS[mode]}>
      <Tabs.Root
        value={mode}
        onValueChange={(value) => onModeChange(value === 'register' ? 'register' : 'login')}
      >
        <Tabs.List
          className="mb-5 flex gap-1 rounded-control bg-sunken p-1"
          aria-label="Sign in or create an account"
          onKeyDown={goRoundFromTabs}
        >
          <Tabs.Trigger value="login" className={TAB}>
            Login
          </Tabs.Trigger>
          <Tabs.Trigger value="register" className={TAB}>
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="login">
          <LoginForm
            email={email}
            onEmailChange={setEmail}
            onSuccess={enter}
            onRegister={() => onModeChange('register')}
          />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterForm email={email} onEmailChange={setEmail} userType={userType} onSuccess={enter} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
