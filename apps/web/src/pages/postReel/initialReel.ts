import type { Governorate, OwnReel, Reel, VideoState } from '@mashrabiya/contract';
import type { ReelFormProps, ReelValues } from '@mashrabiya/ui';

type InitialReel = Required<Pick<ReelFormProps, 'initial' | 'initialVideo'>>;

/** The reel's current video, without an id to send; null if it failed, because the user must choose another one. */
function buildInitialVideo(
  { video, duration }: Reel,
  videoState: VideoState,
): Pick<ReelValues, 'video'> & Pick<InitialReel, 'initialVideo'> {
  if (videoState === 'failed') return { video: null, initialVideo: null };
  const isReady = videoState === 'ready';
  return {
    video: { id: '', state: 'done' },
    initialVideo: {
      src: isReady ? video : null,
      state: 'done',
      durationSeconds: isReady ? duration : null,
      frames: [],
      ...(!isReady && { isBeingPrepared: true }),
    },
  };
}

/** Initial values of the form: a pending or refused edit takes precedence over the approved version. */
export function buildInitialReel(ownReel: OwnReel, governorates: readonly Governorate[]): InitialReel {
  const { reel, video_state: videoState } = ownReel.edit ?? { ...ownReel, reel: ownReel };
  const { video, initialVideo } = buildInitialVideo(reel, videoState);
  return {
    initial: {
      video,
      poster_at: 0,
      title: reel.title,
      description: reel.description,
      property_id: reel.property_id,
      gover: governorates.find(({ cities }) => cities.some(({ id }) => id === reel.city.id))?.id ?? null,
      city: reel.city.id,
      action: reel.action,
      price: reel.price,
      selltype: reel.selltype,
      ranking: reel.ranking === 1 ? 'basic' : 'premium',
    },
    initialVideo,
  };
}
