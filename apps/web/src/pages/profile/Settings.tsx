import type { Session, User } from '@mashrabiya/contract';
import { DeleteAccountDialog, DeviceList, EmailForm, PasswordForm, PhonePrompt, ProfileForm } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { clockAtom } from '../../atoms/app.ts';
import { lovedCountAtom } from '../../hearts/atoms.ts';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import type { Setting } from './ProfilePage.tsx';

interface SettingsProps {
  setting: Setting | null;
  user: User;
  sessions: readonly Session[] | undefined;
  onClose: () => void;
}

/** The form of what is being changed; it comes into view, with the focus in it. */
export function Settings({ setting, user, sessions, onClose }: SettingsProps) {
  const changes = useAccountChanges();
  const favorites = useAtomValue(lovedCountAtom);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (setting === null || setting === 'phone' || setting === 'deletion') return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [setting]);
  return (
    <>
      <div ref={place}>
        {setting === 'details' && <ProfileForm user={user} onSubmit={changes.updateProfile} onCancel={onClose} />}
        {setting === 'password' && <PasswordForm onSubmit={changes.changePassword} onCancel={onClose} />}
        {setting === 'email' && <EmailForm now={user.email} onSubmit={changes.changeEmail} onCancel={onClose} />}
        {setting === 'sessions' && <Devices sessions={sessions} />}
      </div>
      <PhonePrompt open={setting === 'phone'} onClose={onClose} onSubmit={changes.setPhone} />
      <DeleteAccountDialog
        open={setting === 'deletion'}
        onClose={onClose}
        onDelete={changes.deleteAccount}
        losses={{ properties: 0, reels: 0, favorites, ads: 0 }}
      />
    </>
  );
}

function Devices({ sessions }: Pick<SettingsProps, 'sessions'>) {
  const now = useAtomValue(clockAtom);
  const { endSession, endOtherSessions } = useAccountChanges();
  const [busy, setBusy] = useState<string>();
  const during = (what: string, work: Promise<unknown>) => {
    setBusy(what);
    void work.catch(() => undefined).then(() => setBusy(undefined));
  };
  return (
    <DeviceList
      sessions={sessions}
      now={now}
      busy={busy}
      onEnd={(id) => during(id, endSession(id))}
      onEndOthers={() => during('others', endOtherSessions())}
    />
  );
}
