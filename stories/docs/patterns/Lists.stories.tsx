import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as bar from '../../../packages/ui/src/homes/ListTopBar/ListTopBar.stories.tsx';
import * as list from '../../../packages/ui/src/homes/PropertyList/PropertyList.stories.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';
import { StoryLink } from '../pieces/StoryLink.tsx';

const states = [
  [
    'The first page is on its way',
    'homes-propertylist--loading',
    'Loading',
    'as many skeletons as fit; the bar above stands already',
  ],
  [
    'There are homes',
    'homes-propertylist--default',
    'Default',
    'cards; the next page is asked for when a tenth of the last card is in view',
  ],
  [
    'The footer is in use',
    'homes-propertylist--footer-in-use',
    'FooterInUse',
    'loading waits until the focus leaves the footer, which a skip link and the side menu lead to',
  ],
  ['The next page is on its way', 'homes-propertylist--loading-more', 'LoadingMore', 'skeletons after the last card'],
  ['That was all', 'homes-propertylist--end', 'End', 'a line that says so'],
  ['Nothing matches', 'homes-propertylist--empty', 'Empty', 'why, and how to loosen the filters'],
  ['It failed', 'homes-propertylist--failed', 'Failed', 'what happened, and another try'],
  [
    'The next page failed',
    'homes-propertylist--failed-more',
    'FailedMore',
    'what has come stays; only the rest is tried again',
  ],
] as const;

function Lists() {
  return (
    <DocsPage
      title="Lists"
      intro="A list is a place that one comes back to. It remembers where one was, its address says what is in it, and it works as links before the script has come."
    >
      <DocsSection title="Above the list">
        <p>One line: how many, in which order, and what else can be done here. It stands before the homes have come.</p>
        <Sample>
          <Live of={bar.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="Its states">
        <DocsTable label="States of a list" head={['When', 'story', 'and what is seen']}>
          {states.map(([when, story, name, seen]) => (
            <tr key={story}>
              <th scope="row">{when}</th>
              <td>
                <StoryLink to={story}>{name}</StoryLink>
              </td>
              <td>{seen}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="The last page">
        <Sample>
          <Live of={list.End} />
        </Sample>
      </DocsSection>
      <DocsSection title="Rules">
        <ul className="doc-list">
          <li>Columns follow the width of the list, not of the screen: beside an open map it has fewer.</li>
          <li>Cards are equally high in a row. What is missing in one leaves its line free.</li>
          <li>Filters, order and page are in the address. Going back finds the same list at the same place.</li>
          <li>“More” is a link to the next page, so that it can be opened, shared and found by search engines.</li>
          <li>
            Paid ads say so on every card, and stand where the list’s order says, not where they look like results.
          </li>
          <li>A list of hundreds lays out only what is near; the browser’s search still finds all of it.</li>
        </ul>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Patterns/Lists',
  component: Lists,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Lists',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(2);
    await expect(canvas.getByRole('region', { name: 'States of a list' })).toBeVisible();
  },
});
