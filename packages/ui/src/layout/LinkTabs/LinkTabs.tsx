import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { from } from '../../theme/tokens.ts';

export interface LinkTab {
  id: string;
  name: string;
  href: string;
}

export interface LinkTabsProps {
  /** What the tabs divide, read aloud. */
  label: string;
  tabs: readonly LinkTab[];
  /** Id of the tab that is shown. */
  current: string;
  /** Id of the element that the current tab fills. */
  panelId: string;
  /** Content of the current tab. */
  children: ReactNode;
}

/** The rhythm of a page. */
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [`@media ${from('desk')}`]: { gap: 24 },
});

/** Parts of a page beside each other. Tabs are links, so that the address names the tab and Back undoes it. */
export function LinkTabs({ label, tabs, current, panelId, children }: LinkTabsProps) {
  return (
    <>
      <Tabs value={current} aria-label={label}>
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
