import Skeleton from '@mui/material/Skeleton';

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** At most five skeletons, as high as rows. Hidden from screen readers: the count announces the search. */
export function ResultSkeletons({ count }: { count: number }) {
  return (
    <div className="skeletons" aria-hidden>
      {SKELETON_KEYS.slice(0, count).map((box) => (
        <span key={box} className="row">
          <Skeleton className="picture" />
          <span className="textBlock">
            <Skeleton className="line short" />
            <Skeleton className="line" />
            <Skeleton className="line mid" />
          </span>
        </span>
      ))}
    </div>
  );
}
