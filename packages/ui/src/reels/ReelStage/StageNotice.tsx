import { CloudOff, Hourglass, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

export interface StageNoticeProps {
  reason: 'failed' | 'expired';
  /** Retries after a failure; continues after an expired ad. */
  onAction?(): void;
}

/** Shows why a reel does not play, with an action. */
export function StageNotice({ reason, onAction }: StageNoticeProps) {
  const { t } = useTranslation();
  const hasFailed = reason === 'failed';
  const Icon = hasFailed ? CloudOff : Hourglass;
  return (
    <div className="notice" role={hasFailed ? 'alert' : 'status'}>
      <Icon aria-hidden size={40} strokeWidth={1.5} />
      <strong>{t(hasFailed ? 'reels:stage.failedTitle' : 'reels:stage.expiredTitle')}</strong>
      <p>{t(hasFailed ? 'reels:stage.failedText' : 'reels:stage.expiredText')}</p>
      {onAction && (
        <Button variant="outlined" icon={hasFailed ? RotateCw : undefined} onClick={onAction}>
          {t(hasFailed ? 'common:retry' : 'reels:stage.next')}
        </Button>
      )}
    </div>
  );
}
