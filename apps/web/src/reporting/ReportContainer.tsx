import { ReportLink } from '@mashrabiya/ui';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { LazyReportPanel } from './LazyReportPanel.tsx';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

interface ReportContainerProps {
  subject: ReportSubject;
  text: string;
}

const REPORT_PANEL = 'report';

export function ReportContainer({ subject, text }: ReportContainerProps) {
  return (
    <>
      <ReportLink href={useUrlPanel(REPORT_PANEL).href} text={text} />
      <LazyReportPanel subject={subject} panelName={REPORT_PANEL} />
    </>
  );
}
