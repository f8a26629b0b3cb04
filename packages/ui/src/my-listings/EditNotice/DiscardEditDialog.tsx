import { useTranslation } from 'react-i18next';
import { ConfirmDialog, type ConfirmDialogProps } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';

/** Confirms discarding the edit of an approved property or reel. */
export function DiscardEditDialog(dialog: Pick<ConfirmDialogProps, 'open' | 'busy' | 'onClose' | 'onConfirm'>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('owning:edit.discardTitle')}
      text={t('owning:edit.discardText')}
      confirm={t('owning:edit.discard')}
      cancel={t('owning:edit.keep')}
    />
  );
}
