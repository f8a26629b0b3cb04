import type { Governorate, OwnReel } from '@mashrabiya/contract';
import type { ReelFormProps } from '@mashrabiya/ui';

/** A reel as its form starts from it. The film is the one that it has: it has no id to be sent. */
export const initialReel = (
  reel: OwnReel,
  governorates: readonly Governorate[],
): Required<Pick<ReelFormProps, 'initial' | 'initialClip'>> => ({
  initial: {
    video: { id: '', state: 'done' },
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
  initialClip: { src: reel.video, state: 'done', durationSeconds: reel.duration, frames: [] },
});
