import styled from '@emotion/styled';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface RenderNearViewportProps {
  className?: string;
  /** Estimated height in pixels, reserved until the children have loaded. */
  height: number;
  children: ReactNode;
}

const Skeleton = styled('div')({
  borderRadius: radius.card,
  backgroundColor: role.surfaceSunken,
  // Without script nothing follows.
  '@media (scripting: none)': { visibility: 'hidden' },
});

const NEAR_MARGIN = '600px';

/** Renders its children, usually a lazy part, once they are within 600 px of the viewport. */
export function RenderNearViewport({ className, height, children }: RenderNearViewportProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !container.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: NEAR_MARGIN,
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isNear]);
  const placeholder = <Skeleton className="skeleton" aria-hidden style={{ blockSize: height }} />;
  return (
    <div ref={container} className={className}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
