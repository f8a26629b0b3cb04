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
  const plan = useApiMutation('changePlan', effects);
  const setting = useApiMutation('changeSetting', effects);
  const add = useApiMutation('addPlan', effects);
  const cancel = useApiMutation('cancelVersion', { ...effects, toast: { done: t('finance:rules.calledOff') } });
  const onCancelVersion = ({ id }: { id: string }) => cancel.mutateAsync({ params: { id } });
  // Names are in both languages: previous data, and an open form, survive a language change or a failed load.
  const [last, setLast] = useState(rules.data);
  if (rules.data && rules.data !== last) setLast(rules.data);
  const shown = rules.data ?? last;
  if (!shown && rules.isError)
    return <FailedState title={t('finance:rules.failed')} onRetry={() => void rules.refetch()} />;
  if (!shown) return null;
  const { plans, settings } = shown.data;
  return (
    <>
      <PageSection id="plans" title={t('finance:rules.plans')}>
        <PlanRules
          aria-label={t('finance:rules.plans')}
          versions={plans}
          now={now}
          onAdd={(body) => add.mutateAsync({ body })}
          onCancelVersion={onCancelVersion}
          onChange={(id, body) => plan.mutateAsync({ params: { id: String(id) }, body })}
        />
      </PageSection>
      <PageSection id="rules" title={t('finance:rules.settings')}>
        <SettingRules
          aria-label={t('finance:rules.settings')}
          versions={settings}
          now={now}
          onCancelVersion={onCancelVersion}
          onChange={(body) => setting.mutateAsync({ body })}
        />
      </PageSection>
    </>
  );
}
