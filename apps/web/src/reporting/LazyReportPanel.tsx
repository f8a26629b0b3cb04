import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

const ReportSubjectPanel = lazyPart(() => import('./ReportSubjectPanel.tsx'), MissingPanel);

interface LazyReportPanelProps {
  subject: ReportSubject;
  panelName: string;
}

/** Report panel, opened by the URL. */
export function LazyReportPanel({ subject, panelName }: LazyReportPanelProps) {
  const { open, onClose } = useUrlPanel(panelName);
  return (
    <LazyPanel open={open}>
      <ReportSubjectPanel subject={subject} open={open} onClose={onClose} />
    </LazyPanel>
  );
}
