import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

export type WizardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const TABS_HEIGHT_PX = 56;
const FIELD_HEIGHT_PX = 48;

const Root = styled('div')({ display: 'grid', gap: 24 });

export function WizardSkeleton(props: WizardSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('wizard:loading')} {...props}>
      <Skeleton variant="rounded" height={TABS_HEIGHT_PX} />
      <Skeleton variant="rounded" height={FIELD_HEIGHT_PX} />
      <Skeleton variant="rounded" height={FIELD_HEIGHT_PX} />
      <Skeleton variant="rounded" height={FIELD_HEIGHT_PX} />
    </Root>
  );
}
