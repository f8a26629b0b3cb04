import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { VideoProgress, type VideoProgressProps } from '../../forms/VideoPicker/VideoProgress.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import type { WizardMode } from '../shared/wizardRules.ts';

interface UploadNoticeProps extends Pick<VideoProgressProps, 'onRetry' | 'onPause'> {
  /** Null where the picker itself shows the progress. */
  picked: VideoProgressProps['picked'] | null;
  mode: WizardMode;
  isQueued: boolean;
  onCancelPost(): void;
}

const Root = styled(Alert)({ '& .MuiAlert-message': { display: 'grid', gap: 8, inlineSize: '100%' } });

/** Upload progress on every tab, and a note if posting waits for it. */
export function UploadNotice({
  picked: pickedVideo,
  mode,
  isQueued,
  onRetry,
  onPause,
  onCancelPost,
}: UploadNoticeProps) {
  const { t } = useTranslation();
  const isShown = pickedVideo !== null && pickedVideo.state !== 'done' && pickedVideo.state !== 'chosen';
  if (!isShown && !isQueued) return null;
  return (
    <Root severity={pickedVideo?.state === 'failed' ? 'error' : 'info'} icon={false} role="none">
      {isShown && <VideoProgress {...{ picked: pickedVideo, onRetry, onPause }} />}
      {isQueued && (
        <>
          <p role="status">{t(mode === 'edit' ? 'wizard:reel.savesWhenUploaded' : 'wizard:reel.postsWhenUploaded')}</p>
          <Button variant="text" onClick={onCancelPost}>
            {t('wizard:reel.notNow')}
          </Button>
        </>
      )}
    </Root>
  );
}
