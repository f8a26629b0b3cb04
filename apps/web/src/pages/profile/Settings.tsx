import type { User } from '@mashrabiya/contract';
import { EmailForm, PasswordForm, PhonePrompt, ProfileForm } from '@mashrabiya/ui';
import { useEffect, useRef } from 'react';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import type { Setting } from './setting.ts';
import { TwoFactor } from './TwoFactor.tsx';

interface SettingsProps {
  setting: Setting | null;
  user: User;
  onClose: () => void;
}

/** The open settings form, scrolled into view and focused. */
export function Settings({ setting, user, onClose }: SettingsProps) {
  const changes = useAccountChanges();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (setting === null || setting === 'phone') return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [setting]);
  return (
    <>
      {setting !== null && setting !== 'phone' && (
        <div ref={place}>
          {setting === 'details' && <ProfileForm user={user} onSubmit={changes.updateProfile} onCancel={onClose} />}
          {setting === 'password' && <PasswordForm onSubmit={changes.changePassword} onCancel={onClose} />}
          {setting === 'email' && <EmailForm now={user.email} onSubmit={changes.changeEmail} onCancel={onClose} />}
          {setting === 'passkeys' && <OwnPasskeys onClose={onClose} />}
          {setting === 'twoFactor' && <TwoFactor onClose={onClose} />}
        </div>
      )}
      <PhonePrompt open={setting === 'phone'} onClose={onClose} onSubmit={changes.setPhone} />
    </>
  );
}
