import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx';

const KEYS = [...'abcdefghijkl'];

/** Skeleton cards as items of a list, twelve at most. */
export const SkeletonItems = ({ count }: { count: number }) =>
  KEYS.slice(0, count).map((key) => (
    <li key={key} aria-hidden>
      <PropertyCardSkeleton />
    </li>
  ));
