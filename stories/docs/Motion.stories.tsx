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
  ['quick', motion.quick, 'immediate feedback: a colour, a favourite, a pressed button'],
  ['calm', motion.calm, 'a small transition: a switch, a step, a picture that appears'],
  ['popup', motion.popup, 'a panel that opens or closes, a toast that closes'],
] as const;

const moves = [
  ['A panel', 'slides in from its edge in 0.3 s, follows a downward drag, and closes to the same edge.'],
  ['The pictures of a card', 'follow the swipe one to one, then settle; arrows use the same transition.'],
  ['A placeholder', 'fades out when its picture loads. Its box has the final size, so nothing around it moves.'],
  ['A toast', 'enters from the top right in both languages, and leaves in 0.3 s.'],
  ['A heart', 'fills. The card around it does not move.'],
] as const;

const never = [
  'Text. Prices and counts change at once, without rolling.',
  'A page when it appears. Content is not faded or moved in while scrolling.',
  'Anything that pushes content below it: later content has its space reserved.',
  'Anything that only attracts attention. Only waiting, uploading and recording animate continuously, and only while they last.',
  'A change of state for longer than 0.3 seconds.',
];

const points = (motion.easing.match(/[\d.]+/g) ?? []).map(Number);
const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
const curve = `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;

function Motion() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <DocsPage title="Motion" intro="Motion is short, decelerates, and only explains where something came from or went.">
      <DocsSection title="Three durations">
        <p>
          <Button variant="outlined" aria-pressed={isAtEnd} onClick={() => setIsAtEnd(!isAtEnd)}>
            Run
          </Button>
        </p>
        <Runs className={isAtEnd ? 'there' : ''}>
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
            <code>motion.easing</code> is <code>{motion.easing}</code>: fast at first, then slow. The first frame
            already shows a response, and the final position is easy to follow.
          </p>
        </Curve>
      </DocsSection>
      <DocsSection title="Animated">
        <DocsTable label="Animated" head={['Element', 'motion']}>
          {moves.map(([what, how]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{how}</td>
            </tr>
          ))}
        </DocsTable>
      </DocsSection>
      <DocsSection title="Never animated">
        <ul className="doc-list">
          {never.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Reduced motion">
        <p>
          For users who prefer reduced motion, one global rule ends every transition and animation at once: panels
          appear without sliding, reels wait for the play button, and spinners are static beside their text. Scripted
          motion checks <code>prefers-reduced-motion</code> itself. No information may depend on motion. The toolbar’s
          switch shows any story this way.
        </p>
        <p>
          Motion follows the writing direction: an element that slides in from the end enters from the left in Arabic
          and from the right in English. Styles use <code>insetInlineStart</code>, or multiply a shift by the sign of
          the direction.
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
