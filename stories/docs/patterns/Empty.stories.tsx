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

const { list } = ar.listings;
const add = { href: '/add-property', label: ar.shell.links.addProperty };
const widenAction = { href: '/listing', label: ar.search.clearAll };

function Empty() {
  return (
    <DocsPage
      title="Empty"
      intro="An empty result is a valid answer. It gives the reason in the user’s terms, and a way to change it."
    >
      <DocsSection title="Nothing matches">
        <p>The filters stay above, each removable. The main action loosens them and does not lead back to the start.</p>
        <Sample width={480}>
          <Live of={empty.WithAction} args={{ title: list.empty, message: list.emptyHint, action: widenAction }} />
        </Sample>
      </DocsSection>
      <DocsSection title="Nothing yet">
        <p>No favourites, no ads, no messages: explains how to add the first one, with a link.</p>
        <Sample width={480}>
          <Live of={empty.WithAction} args={{ title: ar.states.emptyTitle, action: add }} />
        </Sample>
      </DocsSection>
      <DocsSection title="Not an empty state">
        <ul className="doc-list">
          <li>A failure: shows an error with a retry. It must not look like an empty result.</li>
          <li>Loading: shows skeletons. The empty state appears only after the answer.</li>
          <li>A private page: names who may see it, and offers a login.</li>
        </ul>
      </DocsSection>
      <DocsSection title="Do and don’t">
        <DoDont
          width={420}
          good={{
            show: (
              <Live of={empty.WithAction} args={{ title: list.empty, message: list.emptyHint, action: widenAction }} />
            ),
            why: 'States the missing content, the reason, and the next step.',
          }}
          bad={{
            show: (
              <p style={{ paddingBlock: 40, textAlign: 'center' }}>
                <CatalogText of={badWords.noData[0]} />
              </p>
            ),
            why: '“No data” names neither content nor reason nor next step, and uses the database’s words.',
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
    await expect((await canvas.findAllByRole('link', { name: ar.search.clearAll })).length).toBeGreaterThan(0);
  },
});
