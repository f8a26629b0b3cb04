import { useEffect, useState } from 'react';

const READING_BAND = '-88px 0px -65% 0px';

/** Id of the current section: the first one in the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joinedIds = ids.join(' ');
  useEffect(() => {
    const order = joinedIds.split(' ');
    const visibleIds = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        }
        const firstVisibleId = order.find((id) => visibleIds.has(id));
        if (firstVisibleId) setCurrent(firstVisibleId);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joinedIds]);
  return current;
}
