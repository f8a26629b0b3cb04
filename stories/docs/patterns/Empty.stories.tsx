import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as empty from '../../../packages/ui/src/states/EmptyState/EmptyState.stories.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { DoDont } from '../pieces/DoDont.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';

const { list } = ar.homes;
const add = { href: '/add-property', label: ar.shell.links.addProperty };
const widen = { href: '/listing', label: ar.finding.clearAll };

function Empty() {
  return (
    <DocsPage
      title="Empty"
      intro="Nothing there is an answer, not an accident. It says why, in the person’s terms, and what would change it."
    >
      <DocsSection title="Nothing matches">
        <p>
          The filters stay above, each removable. The one thing to do loosens them; it does not send the person back to
          the start.
        </p>
        <Sample width={480}>
          <Live of={empty.WithAction} args={{ title: list.empty, message: list.emptyHint, action: widen }} />
        </Sample>
      </DocsSection>
      <DocsSection title="Nothing yet">
        <p>No favourites, no ads, no messages: says how the first one comes about, and leads there.</p>
        <Sample width={480}>
          <Live of={empty.WithAction} args={{ title: ar.states.emptyTitle, action: add }} />
        </Sample>
      </DocsSection>
      <DocsSection title="Three kinds that are not this">
        <ul className="doc-list">
          <li>It failed: then it says so and offers another try. A failure dressed as emptiness is a lie.</li>
          <li>It is loading: then its boxes are there. Emptiness is shown only when the answer has come.</li>
          <li>It is not for this person: then it says who may see it, and offers to log in.</li>
        </ul>
      </DocsSection>
      <DocsSection title="Do and don’t">
        <DoDont
          width={420}
          good={{
            show: <Live of={empty.WithAction} args={{ title: list.empty, message: list.emptyHint, action: widen }} />,
            why: 'What is missing, why, and the way to more.',
          }}
          bad={{
            show: (
              <p style={{ paddingBlock: 40, textAlign: 'center' }}>
                <CatalogText of={badWords.noData[0]} />
              </p>
            ),
            why: '“No data”: whose, why, and what now? The words are the database’s.',
          }}
        />
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Patterns/Empty',
  component: Empty,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Empty',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: ar.finding.clearAll })).length).toBeGreaterThan(0);
  },
});
