import { type RefObject, useEffect, useState } from 'react';

/** True while the end of a scrolled list is in view; null until known. */
export function useIsEndInView(end: RefObject<Element | null>): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);
  return isInView;
}
