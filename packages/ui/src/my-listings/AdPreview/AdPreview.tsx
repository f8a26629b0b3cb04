import styled from '@emotion/styled';
import type { Property } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { DetailIntro } from '../../listings/PropertyDetail/DetailIntro.tsx';
import { DetailMain } from '../../listings/PropertyDetail/DetailMain.tsx';
import { detailBoxes, detailLooks } from '../../listings/PropertyDetail/detailStyles.ts';
import { PropertyGallery } from '../../listings/PropertyGallery/PropertyGallery.tsx';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { StatusChip } from '../../listings/StatusChip/StatusChip.tsx';

export interface AdPreviewProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'> {
  property: Property;
}

const Root = styled('article')(detailBoxes, detailLooks, { '& .state': { alignSelf: 'start', marginBlockEnd: -20 } });

export function AdPreview({ property, ...article }: AdPreviewProps) {
  return (
    <Root {...article}>
      <PropertyGallery className="gallery" images={property.img}>
        <RankingChip className="chip" adType={property.ad_type} />
      </PropertyGallery>
      <div className="main">
        <StatusChip className="state" availability={property.availability} />
        <DetailIntro property={property} level={2} />
        <DetailMain property={property} />
      </div>
    </Root>
  );
}
