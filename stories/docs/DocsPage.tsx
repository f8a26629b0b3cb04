import styled from '@emotion/styled';
import { Lattice, layout, role } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { docsPageStyles } from './docsPageStyles.ts';

export interface DocsPageProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  intro: ReactNode;
  children: ReactNode;
}

const Root = styled('main')(docsPageStyles);

/** A page of the handbook. It is in English and left-to-right whatever the toolbar says; its examples follow it. */
export function DocsPage({ title, intro, children }: DocsPageProps) {
  return (
    <Root lang="en" dir="ltr" style={{ maxInlineSize: layout.content, color: role.ink }}>
      <header>
        <Lattice className="ornament" opacity={0.05} tile={88} />
        <h1>{title}</h1>
        <div className="intro">{intro}</div>
      </header>
      {children}
    </Root>
  );
}

export interface DocsSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a page, under its own heading. */
export function DocsSection({ title, children }: DocsSectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
