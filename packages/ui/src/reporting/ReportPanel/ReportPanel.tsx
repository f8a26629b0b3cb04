import {
  AD_REPORT_REASONS,
  PERSON_REPORT_REASONS,
  PersonReportInput,
  type ReportedKind,
  ReportInput,
  type ReportReason,
} from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ReportFrame } from './ReportFrame.tsx';

export interface ReportPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  about: Exclude<ReportedKind, 'person'>;
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: ReportInput): Promise<unknown>;
}

export interface PersonReportPanelProps extends Omit<ReportPanelProps, 'about' | 'onReport'> {
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: PersonReportInput): Promise<unknown>;
}

/** Reports an ad or a reel to the moderators. */
export function ReportPanel({ about, ...panel }: ReportPanelProps) {
  return <ReportFrame {...panel} {...useWords(about, AD_REPORT_REASONS)} schema={ReportInput} />;
}

/** Reports a user to the moderators. */
export function PersonReportPanel(panel: PersonReportPanelProps) {
  return <ReportFrame {...panel} {...useWords('person', PERSON_REPORT_REASONS)} schema={PersonReportInput} />;
}

function useWords<R extends ReportReason>(about: ReportedKind, reasons: readonly R[]) {
  const { t } = useTranslation();
  return {
    title: t(`deciding:report.title.${about}`),
    text: t('deciding:report.text'),
    reasons: reasons.map((value) => ({ value, text: t(`deciding:report.reason.${value as ReportReason}`) })),
  };
}
