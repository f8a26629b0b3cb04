import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { Anatomy, type AnatomyProps } from './Anatomy.tsx';
import { DoDont, type DoDontProps } from './DoDont.tsx';
import { type KeyRow, KeyTable } from './KeyTable.tsx';
import { type Which, WhichTable } from './WhichTable.tsx';

export interface UsagePageProps {
  /** The family's name. */
  family: string;
  /** What the family is for, in a sentence or two. */
  intro: string;
  which: readonly Which[];
  /** One component of the family in its parts; a name for it, and the live component. */
  anatomy: AnatomyProps & { of: string };
  pairs: readonly DoDontProps[];
  keys: readonly KeyRow[];
  /** What those who hear the page are told: roles, names, what is announced. */
  heard: readonly ReactNode[];
}

/** How a family of components is to be used. */
export function UsagePage({ family, intro, which, anatomy, pairs, keys, heard }: UsagePageProps) {
  const { of, ...parts } = anatomy;
  return (
    <DocsPage title={family} intro={intro}>
      <DocsSection title="Which one when">
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
        <h3>Heard and read aloud</h3>
        <ul className="doc-list">
          {heard.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  );
}

/** Every part that the page names is in the live component, so that the page cannot fall behind it. */
export async function partsAreThere({ canvasElement }: { canvasElement: HTMLElement }) {
  await document.fonts.ready;
  await waitFor(() => expect(canvasElement.querySelector('.mark')).not.toBeNull());
  const missing = [...canvasElement.querySelectorAll('[data-missing]')];
  await expect(missing.map((part) => part.getAttribute('data-missing'))).toEqual([]);
}
