import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export type TextSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 720,
  '& > div': { blockSize: 20, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& > .title': { blockSize: 48, inlineSize: '70%', marginBlockEnd: 12 },
  '& > .last': { inlineSize: '45%' },
});

export function TextSkeleton(props: TextSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('articles:text.loading')} {...props}>
      <div className="title" />
      <div />
      <div />
      <div />
      <div className="last" />
      <div />
      <div />
      <div className="last" />
    </Root>
  );
}
