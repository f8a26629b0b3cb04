import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { role } from '../../theme/roles.ts';

export interface PageTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** A quiet sentence below it. */
  note?: ReactNode;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  '& .line': { display: 'flex', alignItems: 'start', gap: 4 },
  '& .line h1': { flex: 1, minInlineSize: 0 },
  '& .note': { color: role.inkMuted },
});

/** A page's heading. */
export function PageTitle({ title, note, action, ...div }: PageTitleProps) {
  return (
    <Root {...div}>
      {action ? (
        <div className="line">
          <h1>{title}</h1>
          {action}
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
    </Root>
  );
}
