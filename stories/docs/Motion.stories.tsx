import styled from '@emotion/styled';
import { Button, motion } from '@mashrabiya/ui';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { curveStyles, motionStyles } from './motionStyles.ts';
import { DocsTable } from './pieces/DocsTable.tsx';

const Runs = styled('div')(motionStyles);
const Curve = styled('div')(curveStyles);

const durations = [
  ['quick', motion.quick, 'an answer under the finger: a colour, a heart, a pressed button'],
  ['calm', motion.calm, 'a small thing on its way: a switch, a step, a picture that appears'],
  ['popup', motion.popup, 'a panel from its edge and back, a toast that leaves'],
] as const;

const moves = [
  [
    'A panel',
    'slides in from its edge in 0.3 s, follows the finger that drags it down, and goes back where it came from.',
  ],
  ['The pictures of a card', 'follow the swipe one to one, then settle; arrows take the same way.'],
  ['A placeholder', 'gives way to its picture by fading. The box has its size before, so nothing around it moves.'],
  ['A toast', 'comes from the top right in both languages, and leaves in 0.3 s.'],
  ['A heart', 'fills. The card around it stays.'],
] as const;

const never = [
  'Text, while one reads it. Prices and counts change at once; they do not roll.',
  'A page, when it appears. Content is not faded or lifted in as one scrolls.',
  'Anything that pushes what is below it: what comes later has its place kept from the start.',
  'Anything to be noticed. On its own moves only what waits, uploads or records, and only while it does.',
  'A change from one state to the next for longer than 0.3 seconds.',
];

const points = (motion.easing.match(/[\d.]+/g) ?? []).map(Number);
const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
const curve = `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;

function Motion() {
  const [there, setThere] = useState(false);
  return (
    <DocsPage
      title="Motion"
      intro="Short, slowing to a stop, and only to explain where something came from or went. The best motion here is the one that nobody remembers."
    >
      <DocsSection title="Three durations">
        <p>
          <Button look="outlined" aria-pressed={there} onClick={() => setThere(!there)}>
            Run
          </Button>
        </p>
        <Runs className={there ? 'there' : ''}>
          {durations.map(([name, duration, use]) => (
            <div key={name}>
              <div className="runway">
                <div className="runner" style={{ transitionDuration: `${duration}ms` }} />
              </div>
              <p>
                <code>motion.{name}</code> {duration} ms <span className="doc-muted">· {use}</span>
              </p>
            </div>
          ))}
        </Runs>
      </DocsSection>
      <DocsSection title="One easing">
        <Curve>
          <svg
            viewBox="0 0 100 100"
            role="img"
            aria-label="The curve rises steeply at once and flattens towards its end"
          >
            <rect className="frame" width="100" height="100" rx="4" />
            <path className="even" d="M0 100 L100 0" />
            <path className="curve" d={curve} />
          </svg>
          <p>
            <code>motion.easing</code> is <code>{motion.easing}</code>: most of the way at once, then slowly into place.
            An answer is seen in the first frame, and the eye has time to see where the thing came to rest.
          </p>
        </Curve>
      </DocsSection>
      <DocsSection title="What moves">
        <DocsTable label="What moves" head={['What', 'and how']}>
          {moves.map(([what, how]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{how}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="What never does">
        <ul className="doc-list">
          {never.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Reduced motion">
        <p>
          For a person who asked their device for less motion, one global rule ends every transition and animation at
          once: a panel is simply there, a clip waits for its play button, a spinner stands still beside its words. What
          moves by script asks <code>prefers-reduced-motion</code> itself. Nothing may depend on having been seen
          moving. The toolbar’s switch shows any story this way.
        </p>
        <p>
          Direction turns with the language: what slides in from the end comes from the left in Arabic and from the
          right in English. Styles say <code>insetInlineStart</code>, or multiply a shift by the sign of the direction.
        </p>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Motion',
  play: async ({ canvas, step }) => {
    await step('runs', async () => {
      const run = canvas.getByRole('button', { name: 'Run' });
      await userEvent.click(run);
      await expect(run).toHaveAttribute('aria-pressed', 'true');
    });
    await step('nothing takes longer than the specification’s 0.3 s', async () => {
      await expect(durations.every(([, duration]) => duration <= 300)).toBe(true);
      await expect(points).toHaveLength(4);
    });
  },
});
