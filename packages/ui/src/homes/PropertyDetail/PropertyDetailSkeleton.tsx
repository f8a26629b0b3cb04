import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { detailBoxes } from './detailStyles.ts';

export type PropertyDetailSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  ...detailBoxes,
  '& .box': { borderRadius: radius.field, backgroundColor: role.surfaceSunken },
  '& .gallery': { aspectRatio: '16 / 10', marginBlockStart: 56 },
  '& .line': { blockSize: 20 },
  '& .card': { blockSize: 220 },
});

/** The boxes of a home's page before its data has come. */
export function PropertyDetailSkeleton(props: PropertyDetailSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('homes.detail.loading')} {...props}>
      <div className="box gallery" />
      <div className="columns">
        <div className="main">
          <div className="box line" />
          <div className="box line" />
          <div className="box line" />
        </div>
        <div className="side">
          <div className="box card" />
        </div>
      </div>
    </Root>
  );
}
