import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { statusChipStyles } from './statusChipStyles.ts';
import { statusOf } from './statusOf.ts';

export interface StatusChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 1 under review, 2 active, 3 expired, 4 rejected; any other number also shows as under review. */
  availability: number;
  /** Other words for the state, where they say more. */
  words?: string;
}

const Root = styled('span')(statusChipStyles);

/** How an owner's ad, a home or a reel, stands with the site. It may lie on a photograph. */
export function StatusChip({ availability, words, className = '', ...span }: StatusChipProps) {
  const { t } = useTranslation();
  const status = statusOf(availability);
  return (
    <Root {...span} className={`${status} ${className}`.trimEnd()}>
      {words ?? t(`vocabulary:availability.${status}`)}
    </Root>
  );
}
