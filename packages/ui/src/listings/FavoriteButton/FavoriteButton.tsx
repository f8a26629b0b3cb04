import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { favoriteButtonStyles, HeartIcon } from './heartIcons.tsx';

export type FavoriteState = 'idle' | 'loading';

export interface FavoriteButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  isFavorite: boolean;
  /** `loading` shows a spinner and ignores taps. */
  state?: FavoriteState;
  onToggle?: () => void;
}

const Root = styled('button')(favoriteButtonStyles);

export function FavoriteButton({
  isFavorite,
  state = 'idle',
  onToggle,
  className = '',
  ...button
}: FavoriteButtonProps) {
  const { t } = useTranslation();
  return (
    <Root
      type="button"
      aria-label={t('listings:love.label')}
      aria-pressed={isFavorite}
      aria-busy={state === 'loading'}
      onClick={state === 'loading' ? undefined : onToggle}
      {...button}
      className={`favorite ${className}`.trimEnd()}
    >
      <HeartIcon />
    </Root>
  );
}
