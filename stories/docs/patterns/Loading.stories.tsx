import styled from '@emotion/styled';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as picture from '../../../packages/ui/src/foundation/Picture/Picture.stories.tsx';
import * as love from '../../../packages/ui/src/listings/FavoriteButton/FavoriteButton.stories.tsx';
import * as card from '../../../packages/ui/src/listings/PropertyCard/PropertyCard.stories.tsx';
import { PropertyCardSkeleton } from '../../../packages/ui/src/listings/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { DoDont } from '../pieces/DoDont.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';

/** Hides images, as before they load. */
const Waiting = styled('div')({ '& img': { visibility: 'hidden' } });

const sideBySide = {
  display: 'grid',
  gap: 24,
  justifyContent: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 358px))',
} as const;

const times = [
  ['Less than 0.1 s', 'nothing: the answer arrives first'],
  ['Up to 1 s', 'a busy button; skeletons for content'],
  ['Longer', 'the same, with a text about the task'],
  ['Longer than 10 s, such as a video', 'progress in steps, and a way to leave and return'],
] as const;

function Loading() {
  return (
    <DocsPage
      title="Loading"
      intro="Later content has its space reserved. Nothing jumps or flashes, and loaded content is shown at once."
    >
      <DocsSection title="Content: skeletons">
        <p>
          A skeleton has the boxes of its content, at the same heights. They are side by side here: when the card loads,
          no line below it moves.
        </p>
        <Sample width={780}>
          <div style={sideBySide}>
            <PropertyCardSkeleton />
            <Live of={card.Superior} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="Pictures: placeholders">
        <p>
          The ratio is known before the file loads, and a blurred placeholder of about 25 bytes comes with the data.
        </p>
        <Sample width={780}>
          <div style={sideBySide}>
            <Waiting>
              <Live of={picture.Default} />
            </Waiting>
            <Live of={picture.Default} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="Actions: busy buttons">
        <p>The pressed button shows progress, keeps its size and its focus, and ignores further presses.</p>
        <Sample>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
            <Live of={button.Busy} />
            <Live of={love.Loading} />
          </div>
        </Sample>
      </DocsSection>
      <DocsSection title="How long">
        <DocsTable label="Loading state by duration" head={['It takes', 'state']}>
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
            why: 'The button is busy; the page stays readable.',
          }}
          bad={{
            show: (
              <p style={{ paddingBlock: 24, textAlign: 'center', opacity: 0.75 }}>
                <CatalogText of={ar.common.loading} />…
              </p>
            ),
            why: 'An overlay over the whole page: everything waits for the slowest part, without a reason.',
          }}
        />
      </DocsSection>
      <DocsSection title="Screen readers">
        <ul className="doc-list">
          <li>A loading list announces it once, in a status; its skeletons are hidden from assistive technology.</li>
          <li>A busy button is aria-busy and keeps the focus. It is not disabled, which would lose the focus.</li>
          <li>When more cards load, their number is announced, and the focus stays.</li>
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
