import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { role } from '../../theme/roles.ts';

export interface PageTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Secondary text below. */
  note?: ReactNode;
  /** Screen readers announce changes of the note, such as a new total. */
  isNoteLive?: boolean;
  /** Keeps a line for a note that comes later, so that nothing moves. */
  reservesNote?: boolean;
  /** Element at the end of the heading's line. */
  action?: ReactNode;
  /** 2 within a page. */
  level?: 1 | 2;
}

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  '& .line': { display: 'flex', alignItems: 'start', gap: 4 },
  '& .line :is(h1, h2)': { flex: 1, minInlineSize: 0 },
  '& .note': { minBlockSize: '1lh', color: role.inkMuted },
});

export function PageTitle({
  title,
  note,
  isNoteLive = false,
  reservesNote = false,
  action,
  level = 1,
  ...div
}: PageTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...div}>
      {action ? (
        <div className="line">
          <Heading>{title}</Heading>
          {action}
        </div>
      ) : (
        <Heading>{title}</Heading>
      )}
      {(note || reservesNote) && (
        <p className="note" role={isNoteLive ? 'status' : undefined}>
          {note}
        </p>
      )}
    </Root>
  );
}
