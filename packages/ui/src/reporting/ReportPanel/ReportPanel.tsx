import {
  AD_REPORT_REASONS,
  type ReportedKind,
  ReportInput,
  type ReportReason,
  USER_REPORT_REASONS,
  UserReportInput,
} from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ReportFrame } from './ReportFrame.tsx';

export interface ReportPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  about: Exclude<ReportedKind, 'person'>;
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: ReportInput): Promise<unknown>;
}

export interface UserReportPanelProps extends Omit<ReportPanelProps, 'about' | 'onReport'> {
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: UserReportInput): Promise<unknown>;
  /** True for a report from a conversation, which the moderators can then read. */
  includesConversation?: boolean;
}

export function ReportPanel({ about, ...panel }: ReportPanelProps) {
  return <ReportFrame {...panel} {...useReportTexts(about, AD_REPORT_REASONS)} schema={ReportInput} />;
}

export function UserReportPanel({ includesConversation = false, ...panel }: UserReportPanelProps) {
  const { t } = useTranslation();
  const texts = useReportTexts('person', USER_REPORT_REASONS);
  return (
    <ReportFrame
      {...panel}
      {...texts}
      {...(includesConversation && { text: t('reporting:conversationText') })}
      schema={UserReportInput}
    />
  );
}

function useReportTexts<R extends ReportReason>(about: ReportedKind, reasons: readonly R[]) {
  const { t } = useTranslation();
  return {
    title: t(`reporting:title.${about}`),
    text: t('reporting:text'),
    reasons: reasons.map((value) => ({ value, text: t(`reporting:reason.${value as ReportReason}`) })),
  };
}
