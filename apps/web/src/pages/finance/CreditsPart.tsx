import { CreditForm, PageSection } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';

export function CreditsPart() {
  const { t } = useTranslation();
  const correctCredits = useApiMutation('addCredits', {
    invalidates: ['listFinanceEvents'],
    toast: { done: t('finance:credits.done') },
  });
  return (
    <PageSection id="credits" title={t('finance:credits.title')}>
      <CreditForm aria-label={t('finance:credits.title')} onSubmit={(body) => correctCredits.mutateAsync({ body })} />
    </PageSection>
  );
}
