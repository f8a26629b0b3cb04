import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';

interface LinkTab {
  id: string;
  name: string;
  href: string;
}

export interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  panelId: string;
  children: ReactNode;
}

/** Vertical rhythm of a page. */
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [`@media ${minWidthQuery('desktop')}`]: { gap: 24 },
});

/** Tabs of a page as links, so that the URL holds the tab and Back undoes it. */
export function LinkTabs({ label, tabs, current, panelId, children }: LinkTabsProps) {
  return (
    <>
      <Tabs value={current} aria-label={label} variant="scrollable">
        {tabs.map(({ id, name, href }) => (
          <Tab
            key={id}
            id={`${panelId}-${id}`}
            value={id}
            label={name}
            component={Link}
            href={href}
            aria-controls={id === current ? panelId : undefined}
          />
        ))}
      </Tabs>
      <Content id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current}`}>
        {children}
      </Content>
    </>
  );
}
