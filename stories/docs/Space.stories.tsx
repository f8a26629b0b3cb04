import styled from '@emotion/styled';
import { Button, layout, motion, radius, role, shadow } from '@mashrabiya/ui';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';

const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

const Samples = styled('div')({
  '& .space': { display: 'flex', alignItems: 'center', gap: 16, paddingBlock: 4 },
  '& .space span:first-of-type': { inlineSize: 48, color: role.inkMuted },
  '& .bar': { blockSize: 16, borderRadius: 4, backgroundColor: role.primary },
  '& .shapes': { display: 'flex', flexWrap: 'wrap', gap: 24 },
  '& .shape': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 180,
    blockSize: 112,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
  '& .runway': {
    position: 'relative',
    blockSize: 44,
    marginBlock: 12,
    borderRadius: 999,
    backgroundColor: role.surfaceSunken,
  },
  '& .runner': {
    position: 'absolute',
    insetBlock: 6,
    inlineSize: 32,
    insetInlineStart: 6,
    borderRadius: 999,
    backgroundColor: role.primary,
    transitionProperty: 'inset-inline-start',
    transitionTimingFunction: motion.easing,
  },
  '& .there .runner': { insetInlineStart: 'calc(100% - 38px)' },
});

const durations = [
  ['quick', motion.quick, 'a colour under the pointer'],
  ['calm', motion.calm, 'a switch, a thumb, a step'],
  ['popup', motion.popup, 'a panel that comes in'],
] as const;

function Space() {
  const [there, setThere] = useState(false);
  return (
    <DocsPage
      title="Space, shape, motion"
      intro={`Everything stands on a grid of four points. Content is at most ${layout.content} wide, with gutters of ${layout.gutterPhone} on a phone and ${layout.gutterDesk} on a desk.`}
    >
      <Samples>
        <DocsSection title="Space">
          {spaces.map((space) => (
            <div className="space" key={space}>
              <span className="tabular">{space}</span>
              <span className="bar" style={{ inlineSize: space * 4 }} />
            </div>
          ))}
        </DocsSection>
        <DocsSection title="Shape">
          <p>One soft shadow. In the dark it goes out, and lines and a lighter surface take its place.</p>
          <div className="shapes">
            <div className="shape" style={{ borderRadius: radius.card, boxShadow: shadow }}>
              card · {radius.card}
            </div>
            <div className="shape" style={{ borderRadius: radius.field }}>
              field · {radius.field}
            </div>
            <div className="shape" style={{ borderRadius: radius.chip, blockSize: 44 }}>
              chip · full
            </div>
          </div>
        </DocsSection>
        <DocsSection title="Motion">
          <p>
            Short, slowing to a stop, and only to explain where something came from. Nothing moves for a person who
            asked for reduced motion.
          </p>
          <Button look="outlined" aria-pressed={there} onClick={() => setThere(!there)}>
            Run
          </Button>
          <div className={there ? 'there' : ''}>
            {durations.map(([name, duration, use]) => (
              <div key={name}>
                <div className="runway">
                  <div className="runner" style={{ transitionDuration: `${duration}ms` }} />
                </div>
                <p className="muted">
                  {name} · {duration} ms · {use}
                </p>
              </div>
            ))}
          </div>
        </DocsSection>
      </Samples>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Space, shape, motion',
  component: Space,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const run = canvas.getByRole('button', { name: 'Run' });
    await userEvent.click(run);
    await expect(run).toHaveAttribute('aria-pressed', 'true');
  },
});
