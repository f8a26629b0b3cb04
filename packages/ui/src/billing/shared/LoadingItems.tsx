import Skeleton from '@mui/material/Skeleton';

const KEYS = [...'abcdefgh'];

interface LoadingItemsProps {
  /** At most eight. */
  count: number;
}

/** Placeholders of the items of a list; its styles give them the height of items. */
export const LoadingItems = ({ count }: LoadingItemsProps) =>
  KEYS.slice(0, count).map((key) => (
    <li key={key} className="loading" aria-hidden>
      <Skeleton width="40%" />
      <Skeleton width="65%" />
    </li>
  ));
