import type { CallAnswer, ReportCase, ReportDecision } from '@mashrabiya/contract';
import { ReportCaseView, UserReportView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { paths } from '../../routing/paths.ts';
import { CaseQueue } from './CaseQueue.tsx';
import { CLAIM_INPUT, moderationHrefs } from './moderationHrefs.ts';
import { ReportedMessages } from './ReportedMessages.tsx';
import { useCaseActions } from './useCaseActions.ts';
import { useCaseQueue } from './useCaseQueue.ts';

interface ReportQueueProps {
  queue: CallAnswer<'claimReport'>;
  next: () => Promise<unknown>;
}

const getLastReportTime = ({ reports }: ReportCase): string => reports.at(-1)?.at ?? '';

const toReviewedCase = (reportCase: ReportCase) =>
  reportCase.kind === 'ad'
    ? { name: reportCase.property.address, sellerId: reportCase.seller.id }
    : { name: reportCase.person.name, sellerId: reportCase.person.id };

/** Queue of reported ads and users, most severe first. Blocking the seller also resolves the reports. */
export function ReportQueue({ queue, next: restart }: ReportQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReport');
  const show = useSetAnswer('claimReport', CLAIM_INPUT);
  const { data: nextAnswer } = useApiQuery(
    'claimReport',
    queue.data ? { query: { after: queue.data.id } } : undefined,
    // More reports may arrive for the next case before it is shown.
    { staleTime: 0 },
  );
  const getId = ({ id }: ReportCase) => id;
  const cases = useCaseQueue({ queue, nextAnswer, show, restart, undoCall: 'undoReport', getId });
  const { caseActions, sendDecision } = useCaseActions(cases.current && toReviewedCase(cases.current), {
    next: cases.advance,
    leave: cases.leave,
    reopen: cases.reopen,
    outdatedMessage: t('moderation:reports.outdated'),
  });

  const decideCase = (reportCase: ReportCase, decision: ReportDecision) => {
    const text = t(`moderation:log.kind.report_${decision.decision}`);
    const isUndoable = decision.decision !== 'blocked';
    const body = { ...decision, until: getLastReportTime(reportCase), undoable: isUndoable };
    const send = () => decide({ params: { id: reportCase.id }, body });
    if (!isUndoable) return sendDecision(send, text);
    return sendDecision(() => cases.trackDecision(reportCase, `${text}: ${toReviewedCase(reportCase).name}`, send()));
  };
  return (
    <CaseQueue
      queue={cases}
      getKey={(reportCase) => `${reportCase.id} ${getLastReportTime(reportCase)}`}
      empty={{ title: t('moderation:reports.empty'), message: t('moderation:reports.emptyText') }}
      takesFocus={caseActions.takesFocus}
    >
      {(reportCase) =>
        reportCase.kind === 'ad' ? (
          <ReportCaseView
            {...caseActions}
            reportCase={reportCase}
            getReelHref={paths.reel}
            onDecide={(decision) => decideCase(reportCase, decision)}
            onBlock={(reasons) => decideCase(reportCase, { decision: 'blocked', reasons: [], note: null, ...reasons })}
          />
        ) : (
          <UserReportView
            reportCase={reportCase}
            now={new Date()}
            getAdHref={paths.adPreview}
            getReelHref={paths.reel}
            renderConversation={(id) => <ReportedMessages conversationId={id} reportedId={reportCase.id} />}
            pageHref={paths.provider(reportCase.id)}
            logHref={moderationHrefs.log({ person: reportCase.id })}
            onDecide={(decision) => decideCase(reportCase, decision)}
            takesFocus={caseActions.takesFocus}
          />
        )
      }
    </CaseQueue>
  );
}
