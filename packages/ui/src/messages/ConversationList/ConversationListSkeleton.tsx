import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const ROWS = [...'abcde'];

export function ConversationListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('messages:list.loading')}>
      {ROWS.map((row) => (
        <div key={row} className="row">
          <Skeleton variant="circular" width={48} height={48} />
          <span className="lines">
            <span className="line">
              <Skeleton width="45%" height={16} />
            </span>
            <span className="title">
              <Skeleton width="70%" height={12} />
            </span>
            <span className="line">
              <Skeleton width="90%" height={12} />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
