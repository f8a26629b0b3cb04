import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';

interface RailProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** Sub-pixel widths leave a scroller a little short of its end. */
const SUBPIXEL_TOLERANCE = 2;

/** Snapping row that scrolls sideways, with arrow buttons on a desktop. */
export function Rail({ label, children }: RailProps) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const [reachedEnds, setReachedEnds] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const list = track.current;
    if (!list) return;
    // scrollLeft is negative in right-to-left scrollers.
    const scrollDistance = Math.abs(list.scrollLeft);
    const start = scrollDistance <= SUBPIXEL_TOLERANCE;
    const end = scrollDistance + list.clientWidth >= list.scrollWidth - SUBPIXEL_TOLERANCE;
    setReachedEnds((previousEnds) =>
      previousEnds.start === start && previousEnds.end === end ? previousEnds : { start, end },
    );
  }, []);
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [measure]);

  const step = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -direction : direction;
    list.scrollBy({ left: sign * list.clientWidth * 0.9, behavior: 'smooth' });
  };

  return (
    <div className="rail">
      <ul ref={track} className="track" aria-label={label} onScroll={measure}>
        {Children.map(children, (item) => (
          <li>{item}</li>
        ))}
      </ul>
      <button
        type="button"
        className="step previous"
        disabled={reachedEnds.start}
        aria-label={t('home:previous')}
        onClick={() => step(-1)}
      >
        <DirectionalIcon icon={ChevronLeft} />
      </button>
      <button
        type="button"
        className="step next"
        disabled={reachedEnds.end}
        aria-label={t('home:next')}
        onClick={() => step(1)}
      >
        <DirectionalIcon icon={ChevronRight} />
      </button>
    </div>
  );
}
