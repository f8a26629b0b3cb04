import { CloudOff, Hourglass, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

export interface StageNoticeProps {
  /** The film did not load, or its ad has expired. */
  what: 'failed' | 'expired';
  /** Tries again after a failure, goes on after an expired ad. */
  onAct?(): void;
}

/** Why a clip does not play, in the middle of the stage, and what to do about it. */
export function StageNotice({ what, onAct }: StageNoticeProps) {
  const { t } = useTranslation();
  const failed = what === 'failed';
  const Icon = failed ? CloudOff : Hourglass;
  return (
    <div className="notice" role={failed ? 'alert' : 'status'}>
      <Icon aria-hidden size={40} strokeWidth={1.5} />
      <strong>{t(failed ? 'reels:stage.failedTitle' : 'reels:stage.expiredTitle')}</strong>
      <p>{t(failed ? 'reels:stage.failedText' : 'reels:stage.expiredText')}</p>
      {onAct && (
        <Button look="outlined" icon={failed ? RotateCw : undefined} onClick={onAct}>
          {t(failed ? 'common:retry' : 'reels:stage.next')}
        </Button>
      )}
    </div>
  );
}
