import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { useNarrow } from '../../foundation/useNarrow.ts';
import { checkDelete } from '../accountRules.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { useAccountForm } from '../form/useAccountForm.ts';
import { deleteAccountStyles } from './deleteAccountStyles.ts';

/** How much of each goes with the account; zero is not mentioned. */
export interface AccountLosses {
  properties: number;
  reels: number;
  favorites: number;
  /** Ads paid for and not used yet. */
  ads: number;
}

export interface DeleteAccountDialogProps extends CallState, Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Not asked for while deleting is under way. */
  onClose(): void;
  /** Deletes the account, proved by the current password (specification, section 5). */
  onDelete(password: string): void;
  losses: AccountLosses;
}

const LOSSES = ['properties', 'reels', 'favorites', 'ads'] as const;
const Root = styled(Panel)(deleteAccountStyles);

/** The last question before an account is gone: what goes with it, and the password that proves whose it is. */
export function DeleteAccountDialog({
  open,
  onClose,
  onDelete,
  losses,
  busy = false,
  failure,
  ...panel
}: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const text = useId();
  const [opening, setOpening] = useState({ open, number: 0 });
  if (opening.open !== open) setOpening({ open, number: opening.number + (open ? 1 : 0) });
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Root
      role="alertdialog"
      aria-describedby={text}
      {...panel}
      open={open}
      onClose={close}
      label={t('account.remove.title')}
      placement={narrow ? 'bottom' : 'center'}
    >
      <div className="ask">
        <TriangleAlert className="warning" aria-hidden size={28} strokeWidth={1.75} />
        <h2>{t('account.remove.title')}</h2>
        <div id={text}>
          <p>{t('account.remove.text')}</p>
          <ul>
            {LOSSES.filter((loss) => losses[loss] > 0).map((loss) => (
              <li key={loss}>{t(`account.remove.${loss}`, { count: losses[loss] })}</li>
            ))}
            <li>{t('account.remove.always')}</li>
          </ul>
        </div>
        <PasswordPart key={opening.number} busy={busy} failure={failure} onDelete={onDelete} onClose={close} />
      </div>
    </Root>
  );
}

type PasswordPartProps = Pick<DeleteAccountDialogProps, 'busy' | 'failure' | 'onDelete' | 'onClose'>;

function PasswordPart({ busy, failure, onDelete, onClose }: PasswordPartProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { current: '' },
    check: checkDelete,
    onValid: ({ current }) => onDelete(current),
    busy,
  });
  return (
    <>
      <span id={heading} hidden>
        {t('account.remove.open')}
      </span>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t(busy ? 'account.remove.deleting' : 'account.remove.submit')}
        busy={busy}
        failure={failure}
        after={
          <Button look="outlined" disabled={busy} onClick={onClose}>
            {t('account.remove.keep')}
          </Button>
        }
      >
        <PasswordField {...form.field('current')} valid={false} label={t('account.field.currentPassword')} />
      </AccountForm>
    </>
  );
}
