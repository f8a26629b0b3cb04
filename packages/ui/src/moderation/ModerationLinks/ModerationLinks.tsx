import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';
import type { ComponentPropsWithRef } from 'react';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Link } from '../../link/Link.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';

interface ChoiceLink {
  href: string;
  text: string;
  isCurrent: boolean;
  /** Number of results, beside the text; 0 is shown, too. */
  count?: number | undefined;
}

export interface ModerationLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  links: readonly ChoiceLink[];
}

const Root = styled('nav')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  paddingBlock: 4,
  '& > *': { flex: 'none' },
  '& .textBlock': { display: 'inline-flex', gap: 6 },
  // A mouse cannot swipe.
  [`@media ${minWidthQuery('tablet')}`]: { flexWrap: 'wrap' },
});

/** Row of choices as links, so that the URL holds the current one and Back undoes it. */
export function ModerationLinks({ links, ...nav }: ModerationLinksProps) {
  return (
    <Root {...nav}>
      {links.map(({ href, text, isCurrent, count }) => (
        <Chip
          key={href}
          component={Link}
          href={href}
          clickable
          color={isCurrent ? 'primary' : 'default'}
          variant={isCurrent ? 'filled' : 'outlined'}
          aria-current={isCurrent ? 'true' : undefined}
          label={
            <span className="textBlock">
              {text}
              {count !== undefined && <NumberText value={count} />}
            </span>
          }
        />
      ))}
    </Root>
  );
}
