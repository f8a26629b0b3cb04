import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { PasswordProofForm } from '../form/PasswordProofForm.tsx';
import { deleteAccountStyles } from './deleteAccountStyles.ts';
import { type AccountLosses, LossList } from './LossList.tsx';

export interface DeleteAccountDialogProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Not called while deleting. */
  onClose(): void;
  /**
   * Deletes the account, confirmed by the current password (specification, section 5); null if the account has none.
   * Rejects with the server's problems; see `useCallForm`.
   */
  onDelete(password: string | null): Promise<unknown>;
  losses: AccountLosses;
}

const Root = styled(Panel)(deleteAccountStyles);

/** Confirms the deletion of the account, with a list of the data that will be lost. */
export function DeleteAccountDialog({ open, onClose, onDelete, losses, ...panel }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const textId = useId();
  const headingId = useId();
  const [busy, setBusy] = useState(false);
  const remove = async (password: string | null) => {
    setBusy(true);
    await onDelete(password).finally(() => setBusy(false));
  };
  return (
    <Root
      role="alertdialog"
      aria-describedby={textId}
      {...panel}
      open={open}
      isPinned={busy}
      onClose={onClose}
      label={t('account:remove.title')}
      placement="center"
    >
      <div className="confirmation">
        <TriangleAlert className="warning" aria-hidden size={28} strokeWidth={1.75} />
        <h2>{t('account:remove.title')}</h2>
        <div id={textId}>
          <p>{t('account:remove.text')}</p>
          <LossList losses={losses} />
        </div>
        <span id={headingId} hidden>
          {t('account:remove.open')}
        </span>
        <PasswordProofForm
          labelledBy={headingId}
          submit={t(busy ? 'account:remove.deleting' : 'account:remove.submit')}
          onSubmit={remove}
          contentAfter={
            <Button variant="outlined" disabled={busy} onClick={onClose}>
              {t('account:remove.keep')}
            </Button>
          }
        />
      </div>
    </Root>
  );
}
