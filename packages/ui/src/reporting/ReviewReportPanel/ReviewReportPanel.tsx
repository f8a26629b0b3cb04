import { REVIEW_REPORT_REASONS, type ReviewPart, ReviewReportInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ReportFrame } from '../ReportPanel/ReportFrame.tsx';

export interface ReviewReportPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: ReviewReportInput): Promise<unknown>;
  about?: ReviewPart;
}

/** Reports a review or its reply to the moderators. */
export function ReviewReportPanel({ about = 'review', ...props }: ReviewReportPanelProps) {
  const { t } = useTranslation();
  return (
    <ReportFrame
      {...props}
      title={t(about === 'reply' ? 'people:reviewReport.replyTitle' : 'people:reviewReport.title')}
      text={t('people:reviewReport.text')}
      schema={ReviewReportInput}
      reasons={REVIEW_REPORT_REASONS.map((value) => ({ value, text: t(`people:reviewReport.reason.${value}`) }))}
    />
  );
}
