import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx';

const KEYS = [...'abcdefghijkl'];

/** At most twelve skeleton cards as list items. */
export const SkeletonItems = ({ count }: { count: number }) =>
  KEYS.slice(0, count).map((key) => (
    <li key={key} aria-hidden>
      <PropertyCardSkeleton />
    </li>
  ));
