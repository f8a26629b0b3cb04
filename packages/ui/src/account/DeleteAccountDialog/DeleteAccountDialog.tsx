import styled from '@emotion/styled';
import { DeleteAccountInput } from '@mashrabiya/contract';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { deleteAccountStyles } from './deleteAccountStyles.ts';

/** How much of each goes with the account; zero is not mentioned. */
export interface AccountLosses {
  properties: number;
  reels: number;
  favorites: number;
  /** Ads paid for and not used yet. */
  ads: number;
}

export interface DeleteAccountDialogProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Not asked for while deleting is under way. */
  onClose(): void;
  /**
   * Deletes the account, proved by the current password (specification, section 5). Rejects with what the server
   * refused; see `useCallForm`.
   */
  onDelete(password: string): Promise<unknown>;
  losses: AccountLosses;
}

const LOSSES = ['properties', 'reels', 'favorites', 'ads'] as const;
const Root = styled(Panel)(deleteAccountStyles);

/** The last question before an account is gone: what goes with it, and the password that proves whose it is. */
export function DeleteAccountDialog({ open, onClose, onDelete, losses, ...panel }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const text = useId();
  const [busy, setBusy] = useState(false);
  const remove = async (password: string) => {
    setBusy(true);
    await onDelete(password).finally(() => setBusy(false));
  };
  return (
    <Root
      role="alertdialog"
      aria-describedby={text}
      {...panel}
      open={open}
      held={busy}
      onClose={onClose}
      label={t('account.remove.title')}
      placement="center"
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
        <PasswordPart onDelete={remove} onClose={onClose} />
      </div>
    </Root>
  );
}

type PasswordPartProps = Pick<DeleteAccountDialogProps, 'onDelete' | 'onClose'>;

function PasswordPart({ onDelete, onClose }: PasswordPartProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useCallForm({
    schema: DeleteAccountInput,
    initial: { current_password: '' },
    call: (input) => onDelete(input.current_password),
  });
  return (
    <>
      <span id={heading} hidden>
        {t('account.remove.open')}
      </span>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t(form.busy ? 'account.remove.deleting' : 'account.remove.submit')}
        after={
          <Button look="outlined" disabled={form.busy} onClick={onClose}>
            {t('account.remove.keep')}
          </Button>
        }
      >
        <PasswordField
          {...form.field('current_password')}
          autoFocus
          valid={false}
          label={t('account.field.currentPassword')}
        />
      </AccountForm>
    </>
  );
}
