import { FailedState, PageSection, PlanRules, SettingRules } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';

export function RulesPart() {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const rules = useApiQuery('getFinanceRules', {}, { staleTime: 0 });
  const effects = {
    invalidates: ['getFinanceRules', 'getPlans', 'listFinanceEvents'] as const,
    toast: { done: t('finance:rules.saved') },
  };
  const changePlan = useApiMutation('changePlan', effects);
  const changeSetting = useApiMutation('changeSetting', effects);
  const addPlan = useApiMutation('addPlan', effects);
  const cancelVersion = useApiMutation('cancelVersion', { ...effects, toast: { done: t('finance:rules.calledOff') } });
  const onCancelVersion = ({ id }: { id: string }) => cancelVersion.mutateAsync({ params: { id } });
  // Names are in both languages: previous data, and an open form, survive a language change or a failed load.
  const [latestData, setLatestData] = useState(rules.data);
  if (rules.data && rules.data !== latestData) setLatestData(rules.data);
  const shownData = rules.data ?? latestData;
  if (!shownData && rules.isError)
    return <FailedState title={t('finance:rules.failed')} onRetry={() => void rules.refetch()} />;
  if (!shownData) return null;
  const { plans, settings } = shownData.data;
  return (
    <>
      <PageSection id="plans" title={t('finance:rules.plans')}>
        <PlanRules
          aria-label={t('finance:rules.plans')}
          versions={plans}
          now={now}
          onAdd={(body) => addPlan.mutateAsync({ body })}
          onCancelVersion={onCancelVersion}
          onChange={(id, body) => changePlan.mutateAsync({ params: { id: String(id) }, body })}
        />
      </PageSection>
      <PageSection id="rules" title={t('finance:rules.settings')}>
        <SettingRules
          aria-label={t('finance:rules.settings')}
          versions={settings}
          now={now}
          onCancelVersion={onCancelVersion}
          onChange={(body) => changeSetting.mutateAsync({ body })}
        />
      </PageSection>
    </>
  );
}
