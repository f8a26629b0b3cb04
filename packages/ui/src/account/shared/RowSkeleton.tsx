import Skeleton from '@mui/material/Skeleton';

/** Content of a list row while it loads: an icon and two lines. The list styles `.details` and `.time`. */
export function RowSkeleton() {
  return (
    <>
      <Skeleton variant="circular" width={24} height={24} />
      <div className="details">
        <p>
          <Skeleton variant="text" width="50%" />
        </p>
        <p className="time">
          <Skeleton variant="text" width="70%" />
        </p>
      </div>
    </>
  );
}
