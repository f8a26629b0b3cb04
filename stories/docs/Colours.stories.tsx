import { type ColorRole, colors, radius, role, SCHEMES, type Scheme } from '@mashrabiya/ui';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contrast, contrastRules } from './contrast.ts';
import { DocsPage, DocsSection } from './DocsPage.tsx';

const Swatches = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  '& li': {
    overflow: 'hidden',
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .pair': { display: 'flex', blockSize: 72 },
  '& .pair span': { flex: 1 },
  '& .words': { display: 'grid', paddingBlock: 8, paddingInline: 12 },
  '& small': { color: role.inkMuted, fontSize: '0.8125rem' },
});

const roles = Object.keys(colors) as ColorRole[];

interface Measured {
  on: ColorRole;
  ground: ColorRole;
  scheme: Scheme;
  ratio: number;
  least: number;
}

const measured: Measured[] = contrastRules.flatMap(({ on, grounds, least }) =>
  grounds.flatMap((ground) =>
    SCHEMES.map((scheme) => ({ on, ground, scheme, least, ratio: contrast(on, ground, scheme) })),
  ),
);

function Sample({ on, ground, scheme, least }: Measured) {
  const look = { color: colors[on][scheme], backgroundColor: colors[ground][scheme] };
  return (
    <span style={{ ...look, display: 'inline-block', paddingBlock: 4, paddingInline: 12, borderRadius: radius.chip }}>
      {least === 3 ? '◆' : 'بيت Home'}
    </span>
  );
}

function Colours() {
  return (
    <DocsPage
      title="Colours"
      intro="Components know roles, never colours. Each role has one value for the light scheme and one for the dark, side by side in one file, so that the two cannot drift apart."
    >
      <DocsSection title="Roles">
        <p>
          In styles a role is a custom property that follows the scheme by itself: <code>role.inkMuted</code> is{' '}
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
              <div className="words">
                {name}
                <small className="tabular">{SCHEMES.map((scheme) => colors[name][scheme]).join(' · ')}</small>
              </div>
            </li>
          ))}
        </Swatches>
      </DocsSection>
      <DocsSection title="Contrast">
        <p>
          Measured as this page is drawn: words need 4.5 to 1, shapes 3 to 1, in both schemes. A pair below its mark
          fails this story, and with it the tests.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">stands on</th>
              <th scope="col">scheme</th>
              <th scope="col">sample</th>
              <th scope="col">contrast</th>
              <th scope="col">needs</th>
            </tr>
          </thead>
          <tbody>
            {measured.map((pair) => (
              <tr key={`${pair.on} ${pair.ground} ${pair.scheme}`} data-enough={pair.ratio >= pair.least}>
                <td>{pair.on}</td>
                <td>{pair.ground}</td>
                <td>{pair.scheme}</td>
                <td>
                  <Sample {...pair} />
                </td>
                <td className="tabular">{pair.ratio.toFixed(2)}</td>
                <td className="tabular">{pair.least}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Colours',
  component: Colours,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('every pair has the contrast that it needs', async () => {
      const poor = measured.filter(({ ratio, least }) => ratio < least);
      await expect(poor).toEqual([]);
      await expect(canvasElement.querySelectorAll('tr[data-enough=true]')).toHaveLength(measured.length);
    });
    await step('the custom properties hold what the tokens say', async () => {
      const properties = getComputedStyle(document.documentElement);
      await expect(properties.getPropertyValue('--m-primary').trim()).toBe(colors.primary.light);
      await expect(properties.getPropertyValue('--m-ink-muted').trim()).toBe(colors.inkMuted.light);
    });
  },
});
