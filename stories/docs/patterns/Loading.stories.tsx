import styled from '@emotion/styled';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as picture from '../../../packages/ui/src/foundation/Picture/Picture.stories.tsx';
import * as love from '../../../packages/ui/src/homes/FavoriteButton/FavoriteButton.stories.tsx';
import * as card from '../../../packages/ui/src/homes/PropertyCard/PropertyCard.stories.tsx';
import { PropertyCardSkeleton } from '../../../packages/ui/src/homes/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { DoDont } from '../pieces/DoDont.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';

/** Hides images, as before they load. */
const Waiting = styled('div')({ '& img': { visibility: 'hidden' } });

const beside = {
  display: 'grid',
  gap: 24,
  justifyContent: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 358px))',
} as const;

const times = [
  ['Less than 0.1 s', 'nothing: the answer is there'],
  ['Up to 1 s', 'what was pressed is busy; content shows its boxes'],
  ['Longer', 'the same, and a word of what is being done'],
  ['Longer than 10 s, such as a clip', 'progress in steps, and a way to leave and come back'],
] as const;

function Loading() {
  return (
    <DocsPage
      title="Loading"
      intro="What comes later has its place from the start. Nothing jumps, nothing flashes, and what can be shown is shown."
    >
      <DocsSection title="Content: the same boxes">
        <p>
          A skeleton has the boxes of what it stands for, at the same heights. Here they stand beside each other: when
          the card comes, not a line below it moves.
        </p>
        <Sample width={780}>
          <div style={beside}>
            <PropertyCardSkeleton />
            <Live of={card.Superior} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="Pictures: the same place">
        <p>Its ratio is known before its bytes, and a blurred likeness of some 25 bytes comes with the data itself.</p>
        <Sample width={780}>
          <div style={beside}>
            <Waiting>
              <Live of={picture.Default} />
            </Waiting>
            <Live of={picture.Default} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="Actions: where one pressed">
        <p>
          The thing that was pressed says that it is at work, keeps its size and its focus, and ignores more presses.
        </p>
        <Sample>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
            <Live of={button.Busy} />
            <Live of={love.Loading} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="How long">
        <DocsTable label="What is shown after how long" head={['It takes', 'and shows']}>
          {times.map(([time, shown]) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{shown}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="Do and don’t">
        <DoDont
          good={{
            show: <Live of={button.Busy} args={{ children: ar.shell.search, wide: true }} />,
            why: 'The button is at work; the page stays as it is and can be read.',
          }}
          bad={{
            show: (
              <p style={{ paddingBlock: 24, textAlign: 'center', opacity: 0.75 }}>
                <CatalogText of={ar.common.loading} />…
              </p>
            ),
            why: 'A veil over the whole page. Everything waits for the slowest, and nobody knows for what.',
          }}
        />
      </DocsSection>
      <DocsSection title="Read aloud">
        <ul className="doc-list">
          <li>A list that loads says so once, in a status; its boxes are hidden from assistive technology.</li>
          <li>A busy button is aria-busy and keeps the focus. It is not disabled: focus would be lost.</li>
          <li>When more has come, how many there are is announced, and the focus stays.</li>
        </ul>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Patterns/Loading',
  component: Loading,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Loading',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { busy: true }).length).toBeGreaterThan(1);
  },
});
