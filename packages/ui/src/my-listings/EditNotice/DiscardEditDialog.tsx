import { useTranslation } from 'react-i18next';
import { ConfirmDialog, type ConfirmDialogProps } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';

/** Confirms discarding the edit of an approved property or reel. */
export function DiscardEditDialog(dialog: Pick<ConfirmDialogProps, 'open' | 'busy' | 'onClose' | 'onConfirm'>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('myListings:edit.discardTitle')}
      text={t('myListings:edit.discardText')}
      confirm={t('myListings:edit.discard')}
      cancel={t('myListings:edit.keep')}
    />
  );
}
