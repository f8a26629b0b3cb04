import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export interface ProfileSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

const Root = styled('section')({
  minInlineSize: 0,
  padding: 24,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& > header': { marginBlockEnd: 16 },
  '& > header h2': { fontSize: typeScale.lead },
  '& > header p': { marginBlockStart: 4, color: role.inkMuted },
  [`@media ${maxWidthQuery('largePhone')}`]: { padding: 16 },
});

export function ProfileSection({ title, text, children, ...section }: ProfileSectionProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} {...section}>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </header>
      {children}
    </Root>
  );
}
