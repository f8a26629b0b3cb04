import { lazyPart, MissingSilently, WhenNear } from '@mashrabiya/ui';

const ReelStrip = lazyPart(() => import('./ReelStrip.tsx'), MissingSilently);

/** A line of clips, whose code comes when its place is near; it takes no room until there are some. */
export function LazyReelStrip({ property, city }: { property?: string; city?: number }) {
  return (
    <WhenNear room={1}>
      <ReelStrip of={{ ...(property && { property }), ...(city && { city }) }} />
    </WhenNear>
  );
}
