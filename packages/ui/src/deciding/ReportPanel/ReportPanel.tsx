import { REPORT_REASONS, ReportInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ReportFrame } from './ReportFrame.tsx';

export interface ReportPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** Sends the report. Rejects with what the server refused; see `useCallForm`. */
  onReport(report: ReportInput): Promise<unknown>;
}

/** Tells the moderators what is wrong with an ad. */
export function ReportPanel(props: ReportPanelProps) {
  const { t } = useTranslation();
  return (
    <ReportFrame
      {...props}
      title={t('deciding:report.title')}
      text={t('deciding:report.text')}
      schema={ReportInput}
      reasons={REPORT_REASONS.map((value) => ({ value, text: t(`deciding:report.reason.${value}`) }))}
    />
  );
}
