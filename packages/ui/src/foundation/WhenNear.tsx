import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface WhenNearProps {
  className?: string;
  /** About how high, in pixels, what is drawn will be: kept free until its code and texts have come. */
  room: number;
  /** May wait: the place is kept meanwhile. */
  children: ReactNode;
}

/** How far below the screen something is near, so that it is there when it is scrolled to. */
const NEAR = '600px';

/** Keeps a place, and draws what belongs there once the place comes near the screen. */
export function WhenNear({ className, room, children }: WhenNearProps) {
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
  const free = <div style={{ blockSize: room }} />;
  return (
    <div ref={place} className={className}>
      {near ? <Suspense fallback={free}>{children}</Suspense> : free}
    </div>
  );
}
