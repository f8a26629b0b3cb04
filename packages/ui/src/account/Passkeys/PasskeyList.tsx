import type { Passkey } from '@mashrabiya/contract';
import { formatTimeAgo } from '@mashrabiya/i18n';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';

interface PasskeyListProps {
  passkeys: readonly Passkey[] | undefined;
  now: Date;
  onRemove(passkey: Passkey): void;
}

export function PasskeyList({ passkeys, now, onRemove }: PasskeyListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (!passkeys) return <p role="status">{t('account:passkeys.loading')}</p>;
  if (passkeys.length === 0) return null;
  const formatAgo = (moment: string) => formatTimeAgo(new Date(moment), now, language);
  return (
    <ul className="keys">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Fingerprint size={24} strokeWidth={1.75} aria-hidden />
          <div className="details">
            <p>
              <bdi>{passkey.name}</bdi>
            </p>
            <p className="time">
              {passkey.used_at
                ? t('account:passkeys.used', { ago: formatAgo(passkey.used_at) })
                : t('account:passkeys.made', { ago: formatAgo(passkey.created_at) })}
            </p>
          </div>
          <Button
            variant="text"
            aria-label={t('account:passkeys.removeOne', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('account:passkeys.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
