import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartMark, heartStyles } from './heart.tsx';

export type LoveState = 'idle' | 'loading';

export interface LoveButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  loved: boolean;
  /** `loading` while the server is being asked: a ring turns, and taps do nothing. */
  state?: LoveState;
  onToggle?: () => void;
}

const Root = styled('button')(heartStyles);

/** The heart that keeps a home among the favorites. It stands over a photograph. */
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
