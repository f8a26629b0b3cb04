import { Button, FailedState, FinanceSection, FinanceSections, NewPlan, PlanRules, SettingRules } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';

/** Plans and settings of payments, with forms to change them. */
export function RulesTab() {
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
  const data = usePreviousValue(rules.data)?.data;
  const [isAdding, setAdding] = useState(false);
  if (!data && rules.isError)
    return (
      <FinanceSections>
        <FailedState title={t('finance:rules.failed')} onRetry={() => void rules.refetch()} />
      </FinanceSections>
    );
  return (
    <FinanceSections>
      <FinanceSection
        title={t('finance:rules.plans')}
        action={
          <Button variant="outlined" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {t('finance:rules.add')}
          </Button>
        }
      >
        {isAdding && (
          <NewPlan
            now={now}
            onAdd={(body) => addPlan.mutateAsync({ body }).then(() => setAdding(false))}
            onCancel={() => setAdding(false)}
          />
        )}
        <PlanRules
          aria-label={t('finance:rules.plans')}
          versions={data?.plans}
          now={now}
          onCancelVersion={onCancelVersion}
          onChange={(id, body) => changePlan.mutateAsync({ params: { id: String(id) }, body })}
        />
      </FinanceSection>
      {data && (
        <FinanceSection title={t('finance:rules.settings')}>
          <SettingRules
            aria-label={t('finance:rules.settings')}
            versions={data.settings}
            now={now}
            onCancelVersion={onCancelVersion}
            onChange={(body) => changeSetting.mutateAsync({ body })}
          />
        </FinanceSection>
      )}
    </FinanceSections>
  );
}
