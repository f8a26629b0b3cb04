import styled from '@emotion/styled';
import { Lattice, layout, role } from '@mashrabiya/ui';
import { type ReactNode, useEffect } from 'react';
import { docsPageStyles } from './docsPageStyles.ts';

export interface DocsPageProps {
  title: string;
  /** One or two sentences. */
  intro: ReactNode;
  children: ReactNode;
}

const Root = styled('main')(docsPageStyles);

/** Page of the handbook, with the document always in English and left-to-right; its samples follow the toolbar. */
export function DocsPage({ title, intro, children }: DocsPageProps) {
  // No dependency array: the frame around the story resets the document's language on every change of the toolbar.
  useEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  });
  return (
    <Root lang="en" dir="ltr" style={{ maxInlineSize: layout.content, color: role.ink }}>
      <header>
        <Lattice className="doc-ornament" opacity={0.05} tile={88} />
        <h1>{title}</h1>
        <div className="doc-intro">{intro}</div>
      </header>
      {children}
    </Root>
  );
}

export interface DocsSectionProps {
  title: string;
  children: ReactNode;
}

export function DocsSection({ title, children }: DocsSectionProps) {
  return (
    <section className="doc-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
