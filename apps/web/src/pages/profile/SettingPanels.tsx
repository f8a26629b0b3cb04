import type { User } from '@mashrabiya/contract';
import { EmailForm, PasswordForm, PhoneConfirmation, PhonePrompt, ProfileForm, SettingPanel } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { LinkedLoginsContainer } from './LinkedLoginsContainer.tsx';
import { PasskeysContainer } from './PasskeysContainer.tsx';
import { RequireConfirmation } from './RequireConfirmation.tsx';
import { TwoFactorContainer } from './TwoFactorContainer.tsx';
import type { Setting } from './useSettingPanel.ts';

interface SettingPanelsProps {
  setting: Setting | null;
  user: User;
  canConfirmPhone: boolean;
  onOpen: (setting: Setting) => void;
  onClose: () => void;
}

const TITLE_KEYS = {
  details: 'account:profileForm.title',
  password: 'account:password.title',
  email: 'account:email.title',
  phoneCode: 'account:phoneCode.title',
  twoFactor: 'account:twoFactor.title',
  passkeys: 'account:passkeys.title',
  logins: 'account:logins.title',
} as const satisfies Record<Exclude<Setting, 'phone'>, string>;

export function SettingPanels({ setting, user, canConfirmPhone, onOpen, onClose }: SettingPanelsProps) {
  const { t } = useTranslation();
  const changes = useAccountChanges();
  const panelSetting = setting === 'phone' ? null : setting;
  // The content stays while the panel closes.
  const [lastSetting, setLastSetting] = useState(panelSetting);
  if (panelSetting && panelSetting !== lastSetting) setLastSetting(panelSetting);
  return (
    <>
      {lastSetting && (
        <SettingPanel
          open={panelSetting !== null}
          label={t(TITLE_KEYS[lastSetting])}
          // Recovery codes are shown once: only their own button closes the panel.
          isPinned={lastSetting === 'twoFactor'}
          onClose={onClose}
        >
          {lastSetting === 'logins' && <LinkedLoginsContainer onClose={onClose} />}
          {lastSetting === 'phoneCode' && (
            <PhoneConfirmation
              phone={user.phone}
              onRequest={changes.requestPhoneCode}
              onConfirm={changes.confirmPhone}
              onChangeNumber={() => onOpen('details')}
              onClose={onClose}
            />
          )}
          {lastSetting !== 'logins' && lastSetting !== 'phoneCode' && (
            <RequireConfirmation
              key={lastSetting}
              isNeeded={lastSetting !== 'details' || user.phone !== ''}
              onCancel={onClose}
            >
              {lastSetting === 'details' && (
                <ProfileForm user={user} onSubmit={changes.updateProfile} onCancel={onClose} />
              )}
              {lastSetting === 'password' && <PasswordForm onSubmit={changes.changePassword} onCancel={onClose} />}
              {lastSetting === 'email' && (
                <EmailForm now={user.email} onSubmit={changes.changeEmail} onCancel={onClose} />
              )}
              {lastSetting === 'passkeys' && <PasskeysContainer onClose={onClose} />}
              {lastSetting === 'twoFactor' && <TwoFactorContainer onClose={onClose} />}
            </RequireConfirmation>
          )}
        </SettingPanel>
      )}
      <PhonePrompt
        open={setting === 'phone'}
        onClose={onClose}
        onSubmit={changes.setPhone}
        onConfirm={canConfirmPhone ? () => onOpen('phoneCode') : undefined}
      />
    </>
  );
}
