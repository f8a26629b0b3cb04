import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import * as bar from '../../../packages/ui/src/listings/ListTopBar/ListTopBar.stories.tsx';
import * as list from '../../../packages/ui/src/listings/PropertyList/PropertyList.stories.tsx';
import { DocsPage, DocsSection } from '../DocsPage.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { Live } from '../pieces/Live.tsx';
import { Sample } from '../pieces/Sample.tsx';
import { StoryLink } from '../pieces/StoryLink.tsx';

const states = [
  [
    'The first page is loading',
    'listings-propertylist--loading',
    'Loading',
    'as many skeletons as fit; the bar above is already there',
  ],
  [
    'There are listings',
    'listings-propertylist--default',
    'Default',
    'cards; the next page loads when a tenth of the last card is in view',
  ],
  [
    'The footer is in use',
    'listings-propertylist--footer-in-use',
    'FooterInUse',
    'loading pauses until the focus leaves the footer, which a skip link and the side menu lead to',
  ],
  ['The next page is loading', 'listings-propertylist--loading-more', 'LoadingMore', 'skeletons after the last card'],
  ['The end of the list', 'listings-propertylist--end', 'End', 'a line that marks the end'],
  ['Nothing matches', 'listings-propertylist--empty', 'Empty', 'the reason, and how to loosen the filters'],
  ['It failed', 'listings-propertylist--failed', 'Failed', 'the error, and a retry'],
  [
    'The next page failed',
    'listings-propertylist--failed-more',
    'FailedMore',
    'the loaded cards stay; only the next page is retried',
  ],
] as const;

function Lists() {
  return (
    <DocsPage
      title="Lists"
      intro="Lists restore their position on Back, contain their state in the address, and work as links without script."
    >
      <DocsSection title="Above the list">
        <p>One line: the count, the order, and further actions. It renders before the listings load.</p>
        <Sample>
          <Live of={bar.Default} />
        </Sample>
      </DocsSection>
      <DocsSection title="Its states">
        <DocsTable label="States of a list" head={['When', 'story', 'content']}>
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
          <li>Columns depend on the width of the list, not of the screen: beside an open map there are fewer.</li>
          <li>Cards in a row have equal heights. A missing fact leaves its line empty.</li>
          <li>Filters, order and page are in the address. Back restores the same list at the same position.</li>
          <li>“More” is a link to the next page, so that it can be opened, shared and found by search engines.</li>
          <li>Paid ads are labelled on every card, and have their place in the list’s order.</li>
          <li>A list of hundreds lays out only the visible part; the browser’s text search still covers all of it.</li>
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
