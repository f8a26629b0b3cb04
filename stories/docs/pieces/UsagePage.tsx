import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { Anatomy, type AnatomyProps } from './Anatomy.tsx';
import { DoDont, type DoDontProps } from './DoDont.tsx';
import { type KeyRow, KeyTable } from './KeyTable.tsx';
import { type Which, WhichTable } from './WhichTable.tsx';

export interface UsagePageProps {
  family: string;
  /** One or two sentences. */
  intro: string;
  which: readonly Which[];
  /** Live component of the family, its name, and its parts. */
  anatomy: AnatomyProps & { of: string };
  pairs: readonly DoDontProps[];
  keys: readonly KeyRow[];
  /** Screen reader output: roles, names, announcements. */
  heard: readonly ReactNode[];
}

/** Usage page of a family of components. */
export function UsagePage({ family, intro, which, anatomy, pairs, keys, heard }: UsagePageProps) {
  const { of, ...parts } = anatomy;
  return (
    <DocsPage title={family} intro={intro}>
      <DocsSection title="Choosing a component">
        <WhichTable rows={which} />
      </DocsSection>
      <DocsSection title={`Anatomy: ${of}`}>
        <Anatomy {...parts} />
      </DocsSection>
      <DocsSection title="Do and don’t">
        {pairs.map((pair) => (
          <DoDont key={pair.good.why} {...pair} />
        ))}
      </DocsSection>
      <DocsSection title="Accessibility">
        <KeyTable rows={keys} />
        <h3>Screen readers</h3>
        <ul className="doc-list">
          {heard.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  );
}

/** Checks that every part named by the page exists in the live component. */
export async function expectPartsPresent({ canvasElement }: { canvasElement: HTMLElement }) {
  await document.fonts.ready;
  await waitFor(() => expect(canvasElement.querySelector('.mark')).not.toBeNull());
  const missing = [...canvasElement.querySelectorAll('[data-missing]')];
  await expect(missing.map((part) => part.getAttribute('data-missing'))).toEqual([]);
}
