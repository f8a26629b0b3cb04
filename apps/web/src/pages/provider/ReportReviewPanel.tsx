import type { ReviewPart } from '@mashrabiya/contract';
import { ReviewReportPanel } from '@mashrabiya/ui/ReviewReportPanel';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { endedSessionsAtom } from '../../session/atoms.ts';

interface ReportReviewPanelProps {
  id: string;
  about: ReviewPart;
  open: boolean;
  onClose: () => void;
}

export default function ReportReviewPanel({ id, about, open, onClose }: ReportReviewPanelProps) {
  useTranslation(['reporting', 'forms']);
  const endedSessions = useAtomValue(endedSessionsAtom);
  const { mutateAsync: report } = useApiMutation('reportReview');
  return (
    <ReviewReportPanel
      // The unsent report belongs to its user.
      key={endedSessions}
      about={about}
      open={open}
      onClose={onClose}
      onReport={(body) => report({ params: { id }, body: { ...body, about } })}
    />
  );
}
