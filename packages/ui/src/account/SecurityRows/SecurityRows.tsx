import styled from '@emotion/styled';
import { KeyRound, type LucideIcon, Mail, MonitorSmartphone, Phone, ShieldCheck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { RowState } from './RowState.tsx';
import { securityRowsStyles } from './securityRowsStyles.ts';

/** How safe an account is. */
export interface AccountSecurity {
  /** ISO date of the last change; null when it never changed. */
  passwordChangedOn: string | null;
  email: string;
  /** Whether the person has opened the link sent to `email`. */
  emailVerified: boolean;
  /** National form; empty when there is none. */
  phone: string;
  twoFactor: boolean;
  /** Devices that are logged in, this one among them. */
  sessions: number;
}

/** One part of an account's security; the order is that of the rows. */
export type SecurityRow = 'password' | 'email' | 'phone' | 'twoFactor' | 'sessions';

export interface SecurityRowsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Undefined while it is loading. */
  account?: AccountSecurity;
  /** A row's button was pressed. */
  onAct(row: SecurityRow): void;
  /** The row that is being changed. */
  busy?: SecurityRow;
  /** What the server can do; all rows unless told. */
  rows?: readonly SecurityRow[];
}

const ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'twoFactor', 'sessions'];

const icons: Record<SecurityRow, LucideIcon> = {
  password: KeyRound,
  email: Mail,
  phone: Phone,
  twoFactor: ShieldCheck,
  sessions: MonitorSmartphone,
};

const labels = {
  password: 'forms.fields.password',
  email: 'forms.fields.email',
  phone: 'forms.fields.phone',
  twoFactor: 'account.security.twoFactor',
  sessions: 'account.security.sessions',
} as const satisfies Record<SecurityRow, string>;

const Root = styled('section')(securityRowsStyles);

/** What keeps an account safe, a row for each part: how it stands, and the one thing to do about it. */
export function SecurityRows({ account, onAct, busy, rows = ROWS, ...section }: SecurityRowsProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('account.security.title')} aria-busy={!account} {...section}>
      <h2>{t('account.security.title')}</h2>
      <ul>
        {rows.map((row) => {
          const Icon = icons[row];
          const name = t(labels[row]);
          const action = account && t(`account.security.${actionOf(row, account)}`);
          return (
            <li key={row}>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              <div className="what">
                <h3>{name}</h3>
                {account ? <RowState row={row} account={account} /> : <span className="bar long" aria-hidden />}
              </div>
              {action && (
                <Button
                  look="quiet"
                  className="act"
                  busy={busy === row}
                  aria-label={t('account.security.act', { action, row: name })}
                  onClick={() => onAct(row)}
                >
                  {action}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

function actionOf(row: SecurityRow, { phone, twoFactor }: AccountSecurity) {
  if (row === 'sessions') return 'manage';
  if (row === 'twoFactor') return twoFactor ? 'turnOff' : 'turnOn';
  return row === 'phone' && !phone ? 'add' : 'change';
}
