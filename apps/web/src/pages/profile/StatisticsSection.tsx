import { AccountStats, FailedState } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import { useStatistics } from './useAccount.ts';

export function StatisticsSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useStatistics();
  return (
    <Section id="figures" text={t('account:profile.sectionText.figures')}>
      {isError ? (
        <FailedState title={t('account:profile.figuresFailed')} onRetry={() => void refetch()} />
      ) : (
        <AccountStats statistics={data?.data} />
      )}
    </Section>
  );
}
