import styled from '@emotion/styled';
import { layout, Money, maxWidthQuery, radius, role, screens, shadow, typeScale, useLocale } from '@mashrabiya/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as factsRow from '../../packages/ui/src/listings/FactsRow/FactsRow.stories.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './pieces/DocsTable.tsx';
import { DoDont } from './pieces/DoDont.tsx';
import { Live } from './pieces/Live.tsx';

const spaces = [
  [4, 'an icon and its text'],
  [8, 'chips in a row; a title and its line'],
  [12, 'the parts of a card'],
  [16, 'cards in a grid; the gutter of a phone'],
  [24, 'the inside of a panel; a form’s groups'],
  [32, 'the gutter of a desktop'],
  [48, 'the sections of a page on a phone'],
  [64, 'the sections of a page on a desktop'],
] as const;

const widths: readonly (readonly [keyof typeof screens, string])[] = [
  ['smallPhone', 'the brand’s name is in the bar'],
  ['mobile', 'buttons over a list have words'],
  ['largePhone', 'tiles are side by side'],
  ['tablet', 'sheets become side panels, menus hang from their button'],
  ['desktop', 'columns, and the wider gutter'],
  ['beside', 'maps and results are beside a list'],
  ['wide', 'filters are beside it too'],
  ['content', 'maximum width'],
];

const Steps = styled('ul')({
  '& > li': { display: 'grid', gridTemplateColumns: '40px 272px 1fr', alignItems: 'center', gap: 16, paddingBlock: 6 },
  '& > li > span:first-of-type, & > li > span:last-of-type': { color: role.inkMuted },
  '& .bar': { blockSize: 16, borderRadius: radius.mark, backgroundColor: role.primary },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& > li': { gridTemplateColumns: '32px 1fr' },
    '& > li > span:last-of-type': { gridColumn: '2' },
    '& .bar': { maxInlineSize: '100%' },
  },
});

const Shapes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  '& > div': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 180,
    blockSize: 112,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
});

const Facts = styled('div')({
  display: 'grid',
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& > strong': { fontSize: typeScale.title },
});

/** Text lines of a card, with the given gaps. */
function GapLabels({ gaps: [first, second] }: { gaps: readonly [number, number] }) {
  const { language } = useLocale();
  return (
    <Facts>
      <strong>
        <Money amount={8250000} />
      </strong>
      <div style={{ marginBlockStart: first }}>
        <Live of={factsRow.Default} />
      </div>
      <span style={{ marginBlockStart: second }}>
        {language === 'ar' ? 'التجمع الخامس، القاهرة' : 'Fifth Settlement, Cairo'}
      </span>
    </Facts>
  );
}

function Space() {
  return (
    <DocsPage
      title="Space and shape"
      intro={`Everything stands on a grid of four points. Content is at most ${layout.content} wide, with gutters of ${layout.gutterPhone} on a phone and ${layout.gutterDesktop} on a desktop.`}
    >
      <DocsSection title="Space">
        <p>Related elements are close; the space around a group is always larger than the space inside it.</p>
        <Steps>
          {spaces.map(([space, use]) => (
            <li key={space}>
              <span className="tabular">{space}</span>
              <span className="bar" style={{ inlineSize: space * 4 }} />
              <span>{use}</span>
            </li>
          ))}
        </Steps>
      </DocsSection>
      <DocsSection title="Shape">
        <p>One soft shadow. The dark scheme uses lines and a lighter surface instead.</p>
        <Shapes>
          <div style={{ borderRadius: radius.card, boxShadow: shadow }}>card · {radius.card}</div>
          <div style={{ borderRadius: radius.field }}>field · {radius.field}</div>
          <div style={{ borderRadius: radius.inner }}>inside of these · {radius.inner}</div>
          <div style={{ borderRadius: radius.chip, blockSize: 44 }}>chip · full</div>
        </Shapes>
      </DocsSection>
      <DocsSection title="Screens">
        <p>
          Layouts change at these widths, which styles use by name: <code>from('desktop')</code>,{' '}
          <code>below('tablet')</code>. A part that depends on its own width only uses a container query.
        </p>
        <DocsTable label="Widths of the window" head={['Screen', 'from', 'changes']}>
          {widths.map(([screen, what]) => (
            <tr key={screen}>
              <th scope="row">
                <code>{screen}</code>
              </th>
              <td className="tabular">{screens[screen]}</td>
              <td>{what}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="Do and don’t">
        <DoDont
          good={{
            show: <GapLabels gaps={[4, 16]} />,
            why: 'Steps of the grid; the price and its facts are closer to each other than to the place.',
          }}
          bad={{
            show: <GapLabels gaps={[15, 15]} />,
            why: 'Equal gaps show no groups; 15 is not on the grid.',
          }}
        />
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Space and shape',
  component: Space,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Space and shape',
  play: async ({ step }) => {
    await step('every step is a multiple of four', async () => {
      await expect(spaces.filter(([space]) => space % 4 !== 0)).toEqual([]);
    });
  },
});
