import type { AdType } from '@mashrabiya/contract';

interface ListPosition {
  rank: AdType;
  /** Position on the page. */
  key: string;
}

/** Page with four properties per row: paid ads fill the first row, then every fourth position. */
const LIST_POSITIONS: readonly ListPosition[] = (
  [
    ...['superior', 'superior', 'elite', 'elite'],
    ...['elite', 'basic', 'basic', 'basic'],
    ...['elite', 'basic', 'basic', 'basic'],
  ] as const
).map((rank, index) => ({ rank, key: String(index) }));

interface PromotionLevelSketchProps {
  rank: AdType;
}

/** Outline of a list page; the positions of one level are coloured, and the first of them is the user's. */
export function PromotionLevelSketch({ rank }: PromotionLevelSketchProps) {
  const ownKey = LIST_POSITIONS.find((position) => position.rank === rank)?.key;
  return (
    <div className="sketch" aria-hidden>
      <span className="bar" />
      <div className="page">
        {LIST_POSITIONS.map((position) => (
          <span
            key={position.key}
            className={['listing', position.rank === rank && 'highlighted', position.key === ownKey && 'own']
              .filter(Boolean)
              .join(' ')}
          >
            <span className="photo" />
            <span className="line" />
          </span>
        ))}
      </div>
    </div>
  );
}
