import { Button, CreditPanel } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';

/** Button that opens the panel for ad credits. */
export function CreditsButton() {
  const { t } = useTranslation();
  const { open, onOpen, onClose } = useUrlPanel('credits');
  const correctCredits = useApiMutation('addCredits', {
    invalidates: ['listFinanceEvents'],
    toast: { done: t('finance:credits.done') },
  });
  return (
    <>
      <Button variant="outlined" onClick={onOpen}>
        {t('finance:credits.title')}
      </Button>
      <CreditPanel
        open={open}
        onClose={onClose}
        onSubmit={(body) => correctCredits.mutateAsync({ body }).then(onClose)}
      />
    </>
  );
}
