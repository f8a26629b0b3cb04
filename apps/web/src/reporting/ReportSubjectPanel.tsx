import { PersonReportPanel, ReportPanel } from '@mashrabiya/ui/ReportPanel';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../api/useApiMutation.ts';

export type ReportSubject =
  | { kind: 'ad'; id: string }
  | { kind: 'reel'; id: string; propertyId: string }
  | { kind: 'person'; id: string };

interface ReportSubjectPanelProps {
  about: ReportSubject;
  open: boolean;
  onClose: () => void;
}

export default function ReportSubjectPanel({ about, ...panel }: ReportSubjectPanelProps) {
  useTranslation(['deciding', 'forms']);
  const { mutateAsync: reportPerson } = useApiMutation('reportProvider');
  const { mutateAsync: reportHome } = useApiMutation('reportProperty');
  const { kind, id } = about;
  if (kind === 'person')
    return <PersonReportPanel {...panel} onReport={(body) => reportPerson({ params: { id }, body })} />;
  const [propertyId, reel] = kind === 'reel' ? [about.propertyId, { reel_id: id }] : [id, {}];
  return (
    <ReportPanel
      {...panel}
      about={kind}
      onReport={(body) => reportHome({ params: { id: propertyId }, body: { ...body, ...reel } })}
    />
  );
}
