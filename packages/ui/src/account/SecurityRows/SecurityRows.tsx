import styled from '@emotion/styled';
import {
  Fingerprint,
  KeyRound,
  Link2,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Phone,
  ShieldCheck,
} from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import type { AccountSecurity, SecurityRow } from './accountSecurity.ts';
import { RowState } from './RowState.tsx';
import { securityRowsStyles } from './securityRowsStyles.ts';

export interface SecurityRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  account?: AccountSecurity;
  failed?: boolean;
  onRetry?: () => void;
  onAction(row: SecurityRow): void;
  pendingRow?: SecurityRow;
  /** Default: all rows. */
  rows?: readonly SecurityRow[];
}

const ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'twoFactor', 'passkeys', 'logins', 'sessions'];

const icons: Record<SecurityRow, LucideIcon> = {
  password: KeyRound,
  email: Mail,
  phone: Phone,
  twoFactor: ShieldCheck,
  passkeys: Fingerprint,
  logins: Link2,
  sessions: MonitorSmartphone,
};

const labels = {
  password: 'forms:fields.password',
  email: 'forms:fields.email',
  phone: 'forms:fields.phone',
  twoFactor: 'account:security.twoFactor',
  passkeys: 'account:passkeys.title',
  logins: 'account:logins.title',
  sessions: 'account:security.sessions',
} as const satisfies Record<SecurityRow, string>;

const Root = styled('div')(securityRowsStyles);

/** Security settings, one row each: state and action. */
export function SecurityRows({
  account,
  failed = false,
  onRetry,
  onAction,
  pendingRow,
  rows = ROWS,
  ...div
}: SecurityRowsProps) {
  const { t } = useTranslation();
  if (failed && !account) {
    return (
      <Root {...div}>
        <FailedState onRetry={onRetry} />
      </Root>
    );
  }
  return (
    <Root aria-busy={!account} {...div}>
      <ul>
        {rows.map((row) => {
          const Icon = icons[row];
          const name = t(labels[row]);
          const action = account && t(`account:security.${getAction(row, account)}`);
          return (
            <li key={row}>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              <div className="details">
                <h3>{name}</h3>
                {account ? <RowState row={row} account={account} /> : <span className="bar long" aria-hidden />}
              </div>
              {action && (
                <Button
                  variant="text"
                  className="changeButton"
                  busy={pendingRow === row}
                  aria-label={t('account:security.act', { action, row: name })}
                  onClick={() => onAction(row)}
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

function getAction(row: SecurityRow, { hasPassword, phone, twoFactor, passkeys }: AccountSecurity) {
  if (row === 'sessions' || row === 'logins') return 'manage';
  if (row === 'password' && !hasPassword) return 'setPassword';
  if (row === 'twoFactor') return twoFactor ? 'manage' : 'turnOn';
  if (row === 'passkeys') return passkeys > 0 ? 'manage' : 'add';
  return row === 'phone' && !phone ? 'add' : 'change';
}
