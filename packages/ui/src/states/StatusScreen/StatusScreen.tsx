import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type DrawingName, drawings } from '../drawings/drawings.ts';
import { type ScreenAction, ScreenButton } from './ScreenButton.tsx';
import { statusScreenStyles } from './statusScreenStyles.ts';

export interface StatusScreenProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  drawing: DrawingName;
  /** One sentence. */
  title: string;
  /** Further explanation. */
  message?: ReactNode;
  action?: ScreenAction;
  otherAction?: ScreenAction;
  /** Heading level: 1 if the screen replaces a whole page, 2 within a page. */
  level?: 1 | 2;
}

const Root = styled('section')(statusScreenStyles);

/** Screen in place of content: a drawing, one sentence and at most two actions. */
export function StatusScreen({
  drawing,
  title,
  message,
  action,
  otherAction,
  level = 2,
  className = '',
  children,
  ...section
}: StatusScreenProps) {
  const Drawing = drawings[drawing];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Root {...section} className={`${level === 1 ? 'page' : 'part'} ${className}`.trimEnd()}>
      <Drawing className="drawing" />
      <Heading>{title}</Heading>
      {message && <div className="message">{message}</div>}
      {children}
      {(action || otherAction) && (
        <div className="actions">
          {action && <ScreenButton action={action} variant="contained" />}
          {otherAction && <ScreenButton action={otherAction} variant="outlined" />}
        </div>
      )}
    </Root>
  );
}
