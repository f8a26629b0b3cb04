import { ReportPanel } from '@mashrabiya/ui/ReportPanel';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';

interface ReportAdPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Reports an ad to the moderators. */
export default function ReportAdPanel({ id, open, onClose }: ReportAdPanelProps) {
  useTranslation(['deciding', 'forms']);
  const { mutateAsync: report } = useApiMutation('reportProperty');
  return <ReportPanel open={open} onClose={onClose} onReport={(body) => report({ params: { id }, body })} />;
}
