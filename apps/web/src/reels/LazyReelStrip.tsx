import { EmptyFallback, lazyPart, RenderNearViewport } from '@mashrabiya/ui';

const ReelStrip = lazyPart(() => import('./ReelStrip.tsx'), EmptyFallback);

/** Row of reels; loads its code near the viewport and takes no space until reels are loaded. */
export function LazyReelStrip({ property, city }: { property?: string; city?: number }) {
  return (
    <RenderNearViewport height={1}>
      <ReelStrip scope={{ ...(property && { property }), ...(city && { city }) }} />
    </RenderNearViewport>
  );
}
