import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartMark, heartStyles } from './heart.tsx';

export type LoveState = 'idle' | 'loading';

export interface LoveButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  loved: boolean;
  /** `loading` shows a spinner and ignores taps. */
  state?: LoveState;
  onToggle?: () => void;
}

const Root = styled('button')(heartStyles);

export function LoveButton({ loved, state = 'idle', onToggle, className = '', ...button }: LoveButtonProps) {
  const { t } = useTranslation();
  return (
    <Root
      type="button"
      aria-label={t('homes:love.label')}
      aria-pressed={loved}
      aria-busy={state === 'loading'}
      onClick={state === 'loading' ? undefined : onToggle}
      {...button}
      className={`love ${className}`.trimEnd()}
    >
      <HeartMark />
    </Root>
  );
}
