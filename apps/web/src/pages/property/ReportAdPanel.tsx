import { ReportPanel } from '@mashrabiya/ui/ReportPanel';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';

interface ReportAdPanelProps {
  id: string;
  /** The reel of the home that the report is made on. */
  reelId?: string;
  open: boolean;
  onClose: () => void;
}

/** Reports an ad, or a reel of it, to the moderators. */
export default function ReportAdPanel({ id, reelId, open, onClose }: ReportAdPanelProps) {
  useTranslation(['deciding', 'forms']);
  const { mutateAsync: report } = useApiMutation('reportProperty');
  return (
    <ReportPanel
      open={open}
      onClose={onClose}
      onReport={(body) => report({ params: { id }, body: { ...body, ...(reelId && { reel_id: reelId }) } })}
    />
  );
}
