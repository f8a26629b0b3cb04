import type { LinkedIdentity } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { providerMarks } from '../SocialButtons/socialMarks.ts';
import { useIdentityName } from './useIdentityName.ts';

interface IdentityListProps {
  identities: readonly LinkedIdentity[] | undefined;
  /** True if no other login method is left. */
  isLast: boolean;
  onUnlink(identity: LinkedIdentity): void;
}

export function IdentityList({ identities, isLast, onUnlink }: IdentityListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const getIdentityName = useIdentityName();
  if (!identities) return <p role="status">{t('account:logins.loading')}</p>;
  if (identities.length === 0) return <p className="secondary">{t('account:logins.empty')}</p>;
  return (
    <>
      <ul>
        {identities.map((identity) => (
          <li key={identity.id}>
            {identity.provider ? (
              <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
                <path d={providerMarks[identity.provider]} />
              </svg>
            ) : (
              <Link2 size={24} strokeWidth={1.75} aria-hidden />
            )}
            <div className="details">
              <p>{t(`account:logins.${identity.provider ?? 'other'}`)}</p>
              {identity.email && (
                <p className="time">
                  <bdi dir="ltr">{identity.email}</bdi>
                </p>
              )}
              <p className="time">
                {t('account:logins.linked', { date: formatDate(new Date(identity.linked_at), language) })}
              </p>
            </div>
            {!isLast && (
              <Button
                variant="text"
                aria-label={t('account:logins.unlinkOne', { name: getIdentityName(identity) })}
                onClick={() => onUnlink(identity)}
              >
                {t('account:logins.unlink')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className="secondary">{t('account:logins.last')}</p>}
    </>
  );
}
