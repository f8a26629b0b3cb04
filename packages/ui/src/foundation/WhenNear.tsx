import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface WhenNearProps {
  className?: string;
  /** Estimated height in pixels, reserved until the children have loaded. */
  height: number;
  children: ReactNode;
}

const NEAR = '600px';

/** Renders its children when they come near the screen. */
export function WhenNear({ className, height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  const free = <div style={{ blockSize: height }} />;
  return (
    <div ref={place} className={className}>
      {near ? <Suspense fallback={free}>{children}</Suspense> : free}
    </div>
  );
}
