import { ReviewReportPanel } from '@mashrabiya/ui/ReviewReportPanel';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';

interface ReportReviewPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Reports a review to the moderators. */
export default function ReportReviewPanel({ id, open, onClose }: ReportReviewPanelProps) {
  useTranslation(['deciding', 'forms']);
  const { mutateAsync: report } = useApiMutation('reportReview');
  return <ReviewReportPanel open={open} onClose={onClose} onReport={(body) => report({ params: { id }, body })} />;
}
