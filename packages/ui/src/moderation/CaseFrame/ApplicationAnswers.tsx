import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';

/** Box of an application's answers. */
export const ApplicationAnswers = styled('div')({
  '& .profile': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .profile > div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '12px 24px',
  },
  '& .long': { gridColumn: '1 / -1' },
  '& dt': { color: role.inkMuted },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface AnswerProps extends Pick<ComponentPropsWithRef<'dd'>, 'children' | 'dir'> {
  label: string;
  /** Full width. */
  long?: boolean;
}

/** A labelled answer of an application. */
export function Answer({ label, long = false, ...answer }: AnswerProps) {
  return (
    <div className={long ? 'long' : undefined}>
      <dt>{label}</dt>
      <dd {...answer} />
    </div>
  );
}
