import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type DrawingName, drawings } from '../drawings/drawings.ts';
import { type ScreenAction, ScreenButton } from './ScreenButton.tsx';
import { statusScreenStyles } from './statusScreenStyles.ts';

export interface StatusScreenProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  drawing: DrawingName;
  /** What happened, in one sentence. */
  title: string;
  /** What it means for the person, if that is not plain. */
  message?: ReactNode;
  /** The one thing to do next. */
  action?: ScreenAction;
  /** A quieter way on, where the first may not suit. */
  otherAction?: ScreenAction;
  /** 1 when it stands in for a whole page, 2 inside one. */
  level?: 1 | 2;
}

const Root = styled('section')(statusScreenStyles);

/** A drawing, a sentence, a way on: what stands where content should have stood. */
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
          {action && <ScreenButton action={action} look="filled" />}
          {otherAction && <ScreenButton action={otherAction} look="outlined" />}
        </div>
      )}
    </Root>
  );
}
