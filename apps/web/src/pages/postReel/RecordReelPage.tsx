import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { browserCamera, Page, PageHeader, Recorder, useRecorder } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { hasHistory } from '../../routing/useBack.ts';
import { recordedVideoAtom, toRecordingFile } from './recordedVideo.ts';
import { useReloadForCamera } from './useReloadForCamera.ts';

/** Records a video for the form of a new reel, which asks for a login. */
export default function RecordReelPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saveRecording = useSetAtom(recordedVideoAtom);
  useReloadForCamera();
  const recording = useRecorder(browserCamera, VIDEO_LIMITS.maxSeconds, (video) => {
    saveRecording(toRecordingFile(video));
    navigate(paths.addReel);
  });
  const title = t('reels:recorder.label');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('reels:recorder.description')}
        path={paths.recordReel}
        noIndex
      />
      <PageHeader
        title={title}
        backHref={paths.reels}
        {...(typeof window !== 'undefined' && hasHistory() ? { onBack: () => navigate(-1) } : {})}
      />
      <Recorder {...recording} uploadHref={paths.addReel} />
    </Page>
  );
}
