import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { role } from '../../theme/roles.ts';
import { lineBox, maxWidthQuery, typeScale } from '../../theme/tokens.ts';

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
  /** Number of results, below the heading and beside the action; null keeps its line while it is unknown. */
  count?: ReactNode;
  /** 2 within a page. */
  level?: 1 | 2;
}

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  '& .line': { display: 'flex', alignItems: 'start', gap: 4 },
  '& .line > :first-child': { flex: 1, minInlineSize: 0 },
  '& .count': {
    minBlockSize: lineBox.caption,
    lineHeight: lineBox.caption,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  // The line height of a heading leaves room above it.
  [`@media ${maxWidthQuery('tablet')}`]: { '& .counted': { marginBlockStart: -6 } },
  // A button with a label goes below a title that would break beside it.
  '& .line:has(> :is(h1, h2) + .MuiButton-root:last-child)': {
    flexWrap: 'wrap',
    '& :is(h1, h2)': { flexBasis: 'auto' },
  },
  '& .note': { minBlockSize: '1lh', color: role.inkMuted },
});

export function PageTitle({
  title,
  note,
  isNoteLive = false,
  reservesNote = false,
  action,
  count,
  level = 1,
  ...div
}: PageTitleProps) {
  const Heading = `h${level}` as const;
  const heading = <Heading>{title}</Heading>;
  return (
    <Root {...div}>
      {action ? (
        <div className="line">
          {count === undefined ? (
            heading
          ) : (
            <div className="counted">
              {heading}
              <p className="count" aria-live="polite">
                {count}
              </p>
            </div>
          )}
          {action}
        </div>
      ) : (
        heading
      )}
      {(note || reservesNote) && (
        <p className="note" role={isNoteLive ? 'status' : undefined}>
          {note}
        </p>
      )}
    </Root>
  );
}
