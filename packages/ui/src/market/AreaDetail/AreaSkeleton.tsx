import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export type AreaSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

const Root = styled('div')({
  display: 'grid',
  gap: 40,
  paddingBlockStart: 56,
  '& > div': { borderRadius: radius.card, backgroundColor: role.surfaceSunken },
  '& .title': { blockSize: 96, inlineSize: 'min(100%, 480px)' },
  '& .table': { blockSize: 260 },
  '& .trend': { blockSize: 320 },
});

export function AreaSkeleton(props: AreaSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root role="status" aria-label={t('market:area.loading')} {...props}>
      <div className="title" />
      <div className="table" />
      <div className="trend" />
    </Root>
  );
}
