import type { CallAnswer, ReportDecision } from '@mashrabiya/contract';
import { ReportDesk } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useDesk } from './useDesk.ts';

interface ReportQueueProps {
  queue: CallAnswer<'claimReport'>;
  next: () => Promise<unknown>;
}

/** Queue of reported ads, one at a time. Blocking the seller also decides the reports. */
export function ReportQueue({ queue: { data: reportCase }, next }: ReportQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReport');
  const { desk, settle } = useDesk(reportCase, next);
  if (!reportCase) {
    return (
      <NothingWaits
        title={t('moderating:reports.empty')}
        message={t('moderating:reports.emptyText')}
        takesFocus={desk.takesFocus}
        next={next}
      />
    );
  }
  const { property, reports } = reportCase;
  const onDecide = (decision: ReportDecision) => {
    const until = reports.at(-1)?.at ?? '';
    return settle(
      decide({ params: { id: property.id }, body: { ...decision, until } }),
      t(`moderating:log.kind.report_${decision.decision}`),
    );
  };
  return (
    <ReportDesk
      {...desk}
      reportCase={reportCase}
      onDecide={onDecide}
      onBlock={(reasons) => onDecide({ decision: 'blocked', reasons: [], note: null, ...reasons })}
    />
  );
}
