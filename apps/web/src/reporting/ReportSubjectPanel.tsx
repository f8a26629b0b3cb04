import { ReportPanel, UserReportPanel } from '@mashrabiya/ui/ReportPanel';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../api/useApiMutation.ts';
import { endedSessionsAtom } from '../session/atoms.ts';

export type ReportSubject =
  | { kind: 'ad'; id: string }
  | { kind: 'reel'; id: string; propertyId: string }
  | { kind: 'person' | 'conversation'; id: string };

interface ReportSubjectPanelProps {
  subject: ReportSubject;
  open: boolean;
  onClose: () => void;
}

export default function ReportSubjectPanel({ subject, ...panel }: ReportSubjectPanelProps) {
  useTranslation(['reporting', 'forms']);
  const endedSessions = useAtomValue(endedSessionsAtom);
  const { mutateAsync: reportUser } = useApiMutation('reportProvider');
  const { mutateAsync: reportConversation } = useApiMutation('reportConversation');
  const { mutateAsync: reportListing } = useApiMutation('reportProperty');
  const { kind, id } = subject;
  // The unsent report belongs to its subject and user.
  const key = `${kind} ${id} ${endedSessions}`;
  if (kind === 'person')
    return <UserReportPanel key={key} {...panel} onReport={(body) => reportUser({ params: { id }, body })} />;
  if (kind === 'conversation')
    return (
      <UserReportPanel
        key={key}
        {...panel}
        includesConversation
        onReport={(body) => reportConversation({ params: { id }, body })}
      />
    );
  const [propertyId, reel] = kind === 'reel' ? [subject.propertyId, { reel_id: id }] : [id, {}];
  return (
    <ReportPanel
      key={key}
      {...panel}
      about={kind}
      onReport={(body) => reportListing({ params: { id: propertyId }, body: { ...body, ...reel } })}
    />
  );
}
