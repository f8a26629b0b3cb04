import styled from '@emotion/styled';
import type { AdType } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chipStyles } from './chipStyles.ts';

export interface RankingChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  adType: AdType;
}

const Root = styled('span')(chipStyles);

/** Labels a paid placement. Always contains the word "Ad". */
export function RankingChip({ adType, className = '', ...span }: RankingChipProps) {
  const { t } = useTranslation();
  if (adType === 'basic') return null;
  return (
    <Root {...span} className={`${adType} ${className}`.trimEnd()}>
      {t('listings:card.ad', { rank: t(`vocabulary:adType.${adType}`) })}
    </Root>
  );
}
