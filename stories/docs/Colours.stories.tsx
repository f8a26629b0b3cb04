import styled from '@emotion/styled';
import { type ColorRole, colors, radius, role, SCHEMES, type Scheme, typeScale } from '@mashrabiya/ui';
import { Diamond } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { computeContrast, contrastRules } from './contrast.ts';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { DocsTable } from './pieces/DocsTable.tsx';

const Swatches = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  '& li': {
    overflow: 'hidden',
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .pair': { display: 'flex', blockSize: 72 },
  '& .pair span': { flex: 1 },
  '& .textBlock': { display: 'grid', paddingBlock: 8, paddingInline: 12 },
  '& small': { color: role.inkMuted, fontSize: typeScale.caption },
});

const Swatch = styled('span')({
  display: 'inline-block',
  minInlineSize: 116,
  marginInlineEnd: 12,
  paddingBlock: 6,
  paddingInline: 12,
  borderRadius: radius.chip,
  border: `1px solid ${role.line}`,
  textAlign: 'center',
});

const roles = Object.keys(colors) as ColorRole[];

interface Pair {
  on: ColorRole;
  ground: ColorRole;
  /** Minimum contrast of the pair. */
  least: number;
}

const pairs: Pair[] = contrastRules.flatMap(({ on, grounds, least }) =>
  grounds.map((ground) => ({ on, ground, least })),
);

const measure = ({ on, ground }: Pair, scheme: Scheme) => computeContrast(on, ground, scheme);

function Sample({ pair, scheme }: { pair: Pair; scheme: Scheme }) {
  const look = { color: colors[pair.on][scheme], backgroundColor: colors[pair.ground][scheme] };
  const ratio = measure(pair, scheme);
  return (
    <td data-enough={ratio >= pair.least} className="tabular">
      <Swatch style={look}>
        {pair.least === 3 ? <Diamond aria-hidden size={14} fill="currentColor" /> : 'بيت Home'}
      </Swatch>
      {ratio.toFixed(2)}
    </td>
  );
}

function Colors() {
  return (
    <DocsPage
      title="Colours"
      intro="Components use roles, never colours. Each role has one value for the light scheme and one for the dark, next to each other in one file."
    >
      <DocsSection title="Roles">
        <p>
          In styles a role is a custom property that follows the scheme: <code>role.inkMuted</code> is{' '}
          <code>var(--m-ink-muted)</code>. The left half of each sample is the light scheme, the right half the dark.
        </p>
        <Swatches>
          {roles.map((name) => (
            <li key={name}>
              <div className="pair">
                {SCHEMES.map((scheme) => (
                  <span key={scheme} style={{ backgroundColor: colors[name][scheme] }} />
                ))}
              </div>
              <div className="textBlock">
                {name}
                <small className="tabular">{SCHEMES.map((scheme) => colors[name][scheme]).join(' · ')}</small>
              </div>
            </li>
          ))}
        </Swatches>
      </DocsSection>
      <DocsSection title="Contrast">
        <p>
          Every pair in use, measured on this page: text needs 4.5 to 1, shapes 3 to 1, in both schemes. A pair below
          its minimum fails this story and the tests.
        </p>
        <DocsTable label="Contrast of the pairs in use" head={['Role', 'on', 'light', 'dark', 'needs']}>
          {pairs.map((pair) => (
            <tr key={`${pair.on} ${pair.ground}`}>
              <th scope="row">{pair.on}</th>
              <td>{pair.ground}</td>
              <Sample pair={pair} scheme="light" />
              <Sample pair={pair} scheme="dark" />
              <td className="tabular">{pair.least}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Colours',
  component: Colors,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Colours',
  play: async ({ canvasElement, step }) => {
    await step('every pair has its required contrast', async () => {
      const failingPairs = pairs.filter((pair) => SCHEMES.some((scheme) => measure(pair, scheme) < pair.least));
      await expect(failingPairs).toEqual([]);
      await expect(canvasElement.querySelectorAll('td[data-enough=true]')).toHaveLength(pairs.length * SCHEMES.length);
    });
    await step('the custom properties match the tokens', async () => {
      const properties = getComputedStyle(document.documentElement);
      await expect(properties.getPropertyValue('--m-primary').trim()).toBe(colors.primary.light);
      await expect(properties.getPropertyValue('--m-ink-muted').trim()).toBe(colors.inkMuted.light);
    });
  },
});
