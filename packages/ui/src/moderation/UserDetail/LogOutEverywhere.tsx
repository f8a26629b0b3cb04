import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface LogOutEverywhereProps {
  name: string;
  isLoggingOut: boolean;
  /** Ends all sessions of the user. */
  onLogOut(): void;
}

export function LogOutEverywhere({ name, isLoggingOut, onLogOut }: LogOutEverywhereProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="text" icon={LogOut} busy={isLoggingOut} onClick={() => setConfirming(true)}>
        {t('moderation:people.logOut.do')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('moderation:people.logOut.title')}
        text={t('moderation:people.logOut.text', { name })}
        confirm={t('moderation:people.logOut.confirm')}
        cancel={t('moderation:people.logOut.cancel')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onLogOut();
        }}
      />
    </>
  );
}
