import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import type { CacheDispatch } from '../../api/cache-dispatch';
import { client, type Session, type User } from '../../api/generated/client';
import { signedIn } from '../../api/session';
import { Dialog } from '../../components/dialog';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

type AuthMode = 'login' | 'register';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What "I am a..." starts with; the investor buttons preset it. */
  userType: User['user_type'];
  /** The session is stored: the dashboard can be shown. */
  onEntered: () => void;
}

const TEXTS: Record<AuthMode, { title: string; description: string }> = {
  login: { title: 'Welcome Back', description: 'Sign in to continue your journey' },
  register: { title: 'Join Proofround', description: 'Create your account and start transforming ideas' },
};

const TAB =
  'flex-1 rounded-[4px] px-3 py-1.5 text-body font-medium text-text-2 data-[state=active]:bg-raised data-[state=active]:text-text data-[state=active]:shadow-[0_1px_2px_rgb(9_14_24/0.12)] max-sm:py-3';

/**
 * Sign in or sign up; on success the session is stored (SESSION-1). Each opening starts
 * with Login.
 */
export default function AuthDialog({ open, onOpenChange, userType, onEntered }: AuthDialogProps) {
  const [mode, setMode] = useState<AuthMode>('login');
  const [wasOpen, setWasOpen] = useState(open);
  // Typed once for both tabs.
  const [email, setEmail] = useState('');
  const dispatch = useDispatch<CacheDispatch>();
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMode('login'); // whatever it was left in
  }

  const enter = ({ access_token, user }: Session) => {
    void dispatch(client.util.upsertQueryData('accountsGet', undefined, user));
    dispatch(signedIn(access_token));
    onEntered();
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} {...TEXTS[mode]}>
      <Tabs.Root value={mode} onValueChange={(value) => setMode(value === 'register' ? 'register' : 'login')}>
        <Tabs.List
          className="mb-5 flex gap-1 rounded-control bg-sunken p-1"
          aria-label="Sign in or create an account"
        >
          <Tabs.Trigger value="login" className={TAB}>
            Login
          </Tabs.Trigger>
          <Tabs.Trigger value="register" className={TAB}>
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="login">
          <LoginForm email={email} onEmailChange={setEmail} onSuccess={enter} />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterForm email={email} onEmailChange={setEmail} userType={userType} onSuccess={enter} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
