import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layout, minWidthQuery, radius } from '../../theme/tokens.ts';
import { detailBoxes } from './detailStyles.ts';

export type PropertyDetailSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')(detailBoxes, {
  '& .bar': { blockSize: 56 },
  '& .gallery': { marginInline: -layout.gutterPhone, borderRadius: 0, aspectRatio: '16 / 10' },
  '& .intro': { display: 'flex', flexDirection: 'column', gap: 20 },
  '& .title': { blockSize: 72, inlineSize: '80%' },
  '& .price': { blockSize: 56, inlineSize: '50%' },
  '& .facts': { blockSize: 54 },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& .gallery': { marginInline: 0, borderRadius: radius.card, aspectRatio: '2.88' },
  },
});

export function PropertyDetailSkeleton(props: PropertyDetailSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('listings:detail.loading')} {...props}>
      <div className="bar" />
      <div className="box gallery" />
      <div className="columns">
        <div className="main">
          <div className="intro">
            <div className="box title" />
            <div className="box price" />
            <div className="box facts" />
          </div>
          <div className="box text" />
        </div>
        <div className="side">
          <div className="box seller" />
        </div>
      </div>
    </Root>
  );
}
