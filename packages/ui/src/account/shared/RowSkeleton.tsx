import Skeleton from '@mui/material/Skeleton';

/** Content of a list row while it loads: an icon and two lines. The list styles `.what` and `.when`. */
export function RowSkeleton() {
  return (
    <>
      <Skeleton variant="circular" width={24} height={24} />
      <div className="what">
        <p>
          <Skeleton variant="text" width="50%" />
        </p>
        <p className="when">
          <Skeleton variant="text" width="70%" />
        </p>
      </div>
    </>
  );
}
