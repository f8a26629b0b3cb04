import Skeleton from '@mui/material/Skeleton';

export const LeadCardSkeleton = () => (
  <div className="card">
    <div className="contactName">
      <Skeleton variant="circular" width={40} height={40} />
      <div className="lines">
        <Skeleton width="45%" height={20} />
        <Skeleton width="60%" height={16} />
      </div>
    </div>
    <Skeleton width="85%" height={20} />
    <div className="state">
      <Skeleton variant="rounded" width={96} height={28} />
    </div>
    <div className="tools">
      <Skeleton variant="rounded" width={140} height={36} />
    </div>
  </div>
);
