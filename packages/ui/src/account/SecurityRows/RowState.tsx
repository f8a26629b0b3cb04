import { formatDate } from '@mashrabiya/i18n';
import Chip from '@mui/material/Chip';
import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import type { AccountSecurity, SecurityRow } from './accountSecurity.ts';

interface RowStateProps {
  row: SecurityRow;
  account: AccountSecurity;
}

export function RowState({ row, account }: RowStateProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { hasPassword, passwordChangedOn, email, emailVerified, phone, twoFactor, passkeys, logins, sessions } =
    account;
  if (row === 'password') {
    if (!hasPassword) return <p className="state">{t('account:security.passwordNone')}</p>;
    return (
      <p className="state">
        {passwordChangedOn
          ? t('account:security.passwordChanged', { date: formatDate(new Date(passwordChangedOn), language) })
          : t('account:security.passwordNever')}
      </p>
    );
  }
  if (row === 'email') {
    const Icon = emailVerified ? Check : Clock;
    return (
      <p className="state">
        <bdi dir="ltr">
          {email.replace(/@.*/, '')}
          <wbr />
          {email.replace(/^[^@]*/, '')}
        </bdi>
        <Chip
          size="small"
          component="span"
          className={emailVerified ? 'good' : 'waiting'}
          icon={<Icon size={14} aria-hidden />}
          label={t(`account:security.${emailVerified ? 'verified' : 'unverified'}`)}
        />
      </p>
    );
  }
  if (row === 'phone') {
    return <p className="state">{phone ? <PhoneText phone={phone} /> : t('account:security.noPhone')}</p>;
  }
  if (row === 'twoFactor') {
    return (
      <p className="state">
        <Chip
          size="small"
          component="span"
          {...(twoFactor && { className: 'good', icon: <Check size={14} aria-hidden /> })}
          label={t(`account:security.${twoFactor ? 'twoFactorOn' : 'twoFactorOff'}`)}
        />
      </p>
    );
  }
  if (row === 'passkeys') return <p className="state">{t('account:passkeys.count', { count: passkeys })}</p>;
  if (row === 'logins') {
    const names = [...new Set(logins.map((provider) => t(`account:logins.${provider ?? 'other'}`)))];
    return <p className="state">{names.join(language === 'ar' ? '، ' : ', ') || t('account:logins.none')}</p>;
  }
  return <p className="state">{t('account:security.sessionsCount', { count: sessions })}</p>;
}
