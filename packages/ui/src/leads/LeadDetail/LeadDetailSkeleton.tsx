import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { leadDetailStyles } from './leadDetailStyles.ts';

const Root = styled('div')(leadDetailStyles);

export function LeadDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('leads:person.loading')}>
      <header className="sheet">
        <Skeleton variant="circular" width={64} height={64} />
        <div className="textBlock">
          <Skeleton width="40%" height={32} />
          <Skeleton width="60%" height={20} />
        </div>
      </header>
      <section className="sheet noteSection">
        <Skeleton width="80%" height={28} />
        <Skeleton variant="rounded" width={110} height={32} />
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={62} />
      </section>
      <section className="sheet">
        <Skeleton width="45%" height={28} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </section>
    </Root>
  );
}
