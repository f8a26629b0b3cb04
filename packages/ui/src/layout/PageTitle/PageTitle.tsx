import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { role } from '../../theme/roles.ts';

export interface PageTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  /** A quiet sentence below it. */
  note?: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gap: 4,
  '& .note': { color: role.inkMuted },
});

/** A page's heading. */
export function PageTitle({ title, note, ...div }: PageTitleProps) {
  return (
    <Root {...div}>
      <h1>{title}</h1>
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
    </Root>
  );
}
