import type { AdType } from '@mashrabiya/contract';

interface Slot {
  rank: AdType;
  /** Its place on the page. */
  place: string;
}

/** A page of homes, four in a row: paid ads fill the first row, and then one place in four. */
const SLOTS: readonly Slot[] = (
  [
    ...['superior', 'superior', 'elite', 'elite'],
    ...['elite', 'basic', 'basic', 'basic'],
    ...['elite', 'basic', 'basic', 'basic'],
  ] as const
).map((rank, index) => ({ rank, place: String(index) }));

interface RankSketchProps {
  rank: AdType;
}

/** A page of homes in outline, as lists blend it; the places of one rank have its colour, and the first of them is yours. */
export function RankSketch({ rank }: RankSketchProps) {
  const own = SLOTS.find((slot) => slot.rank === rank)?.place;
  return (
    <div className="sketch" aria-hidden>
      <span className="bar" />
      <div className="page">
        {SLOTS.map((slot) => (
          <span
            key={slot.place}
            className={['home', slot.rank === rank && 'lit', slot.place === own && 'own'].filter(Boolean).join(' ')}
          >
            <span className="photo" />
            <span className="line" />
          </span>
        ))}
      </div>
    </div>
  );
}
