import styled from '@emotion/styled';
import type { VideoState } from '@mashrabiya/contract';
import { CircleAlert, Cog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { adStatusStyles } from '../../my-listings/AdStatus/adStatusStyles.ts';

const Root = styled('div')(adStatusStyles);

/** Reason why a reel is not public yet: its video is being transcoded, or that failed. */
export function VideoNotice({ videoState: video }: { videoState: Exclude<VideoState, 'ready'> }) {
  const { t } = useTranslation();
  const Icon = video === 'failed' ? CircleAlert : Cog;
  return (
    <Root className={video === 'failed' ? 'rejected' : 'pending'}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <div className="textBlock">{t(`reels:owned.video.${video}Text`)}</div>
    </Root>
  );
}
