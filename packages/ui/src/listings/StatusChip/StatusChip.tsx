import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { statusChipStyles } from './statusChipStyles.ts';
import { toAdStatus } from './toAdStatus.ts';

export interface StatusChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 1 under review, 2 active, 3 expired, 4 rejected; other numbers show as under review. */
  availability: number;
  text?: string | undefined;
}

const Root = styled('span')(statusChipStyles);

/** Status of an owner's ad or reel. May overlay a photograph. */
export function StatusChip({ availability, text, className = '', ...span }: StatusChipProps) {
  const { t } = useTranslation();
  const status = toAdStatus(availability);
  return (
    <Root {...span} className={`${status} ${className}`.trimEnd()}>
      {text ?? t(`vocabulary:availability.${status}`)}
    </Root>
  );
}
