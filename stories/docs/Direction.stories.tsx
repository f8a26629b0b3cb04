import styled from '@emotion/styled';
import { DirectionalIcon, fontWeight, Money, maxWidthQuery, PhoneText, radius, role } from '@mashrabiya/ui';
import { ArrowRight, Check, Clock, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { Combination } from './pieces/Combination.tsx';

const Pairs = styled('div')({
  '& .pair': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, marginBlockEnd: 16 },
  '& .case': {
    display: 'grid',
    gap: 12,
    alignContent: 'start',
    padding: 20,
    minInlineSize: 0,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    borderBlockStartWidth: 4,
    backgroundColor: role.surface,
  },
  '& .do': { borderBlockStartColor: role.success },
  '& .dont': { borderBlockStartColor: role.error },
  '& .verdict': { fontWeight: fontWeight.semibold },
  '& .case > code': { justifySelf: 'start', overflowWrap: 'anywhere' },
  '& .do .verdict': { color: role.success },
  '& .dont .verdict': { color: role.error },
  '& .example': { padding: 16, borderRadius: radius.field, backgroundColor: role.surfaceSunken },
  '& .icons': { display: 'flex', gap: 20 },
  [`@media ${maxWidthQuery('tablet')}`]: { '& .pair': { gridTemplateColumns: '1fr' } },
});

interface CaseProps {
  isGood?: boolean;
  code: string;
  children: ReactNode;
}

/** Code sample and its result in Arabic. */
function Case({ isGood = false, code, children }: CaseProps) {
  return (
    <div className={`case ${isGood ? 'do' : 'dont'}`}>
      <span className="verdict">{isGood ? 'Do' : 'Don’t'}</span>
      <code>{code}</code>
      <Combination className="example" language="ar">
        {children}
      </Combination>
    </div>
  );
}

/** Horizontal bar that fills from the start of the line. */
const bar: CSSProperties = { blockSize: 8, borderRadius: radius.mark, backgroundColor: role.line };
const filled: CSSProperties = {
  inlineSize: '30%',
  blockSize: 8,
  borderRadius: radius.mark,
  backgroundColor: role.primary,
};

const edge = { borderStyle: 'solid', borderWidth: 0, borderColor: role.primary };

function Direction() {
  return (
    <DocsPage
      title="Direction"
      intro="Arabic runs from right to left, and so does the whole interface: styles avoid left and right, so nothing is mirrored afterwards. The examples below are Arabic, whatever the toolbar’s language."
    >
      <Pairs>
        <DocsSection title="Edges">
          <p>
            Styles use start and end. A check fails on <code>left</code>, <code>right</code>, <code>ml</code> and
            similar properties.
          </p>
          <div className="pair">
            <Case isGood code="borderInlineStartWidth: 4, paddingInlineStart: 12">
              <div style={{ ...edge, borderInlineStartWidth: 4, paddingInlineStart: 12 }}>شقة للبيع في المعادي</div>
            </Case>
            <Case code="border-left: 4px; padding-left: 12px">
              <div style={{ ...edge, borderInlineEndWidth: 4, paddingInlineEnd: 12 }}>شقة للبيع في المعادي</div>
            </Case>
          </div>
        </DocsSection>
        <DocsSection title="Icons">
          <p>
            Icons that point along the line are mirrored: arrows, back, carousels, progress. Icons with a direction of
            their own are not: clocks, play buttons, ticks.
          </p>
          <div className="pair">
            <Case isGood code="<DirectionalIcon icon={ArrowRight} /> <Play />">
              <div className="icons">
                <DirectionalIcon icon={ArrowRight} data-testid="mirrored" />
                <Play aria-hidden size={20} />
                <Clock aria-hidden size={20} />
                <Check aria-hidden size={20} />
              </div>
            </Case>
            <Case code="<ArrowRight />">
              <div className="icons">
                <ArrowRight aria-hidden size={20} />
              </div>
            </Case>
          </div>
        </DocsSection>
        <DocsSection title="Progress">
          <p>
            Progress, sliders and steps fill from the start of the line, which is on the right in Arabic. Charts over
            time have the past at the start, and so does the time line of a reel. Its play button is not mirrored.
          </p>
          <div className="pair">
            <Case isGood code="inlineSize: '30%'">
              <div style={bar}>
                <div style={filled} />
              </div>
            </Case>
            <Case code="float: left; width: 30%">
              <div style={bar}>
                <div style={{ ...filled, marginInlineStart: 'auto' }} />
              </div>
            </Case>
          </div>
        </DocsSection>
        <DocsSection title="Numbers and phones">
          <p>A number among Arabic words is isolated; a phone number always runs from left to right.</p>
          <div className="pair">
            <Case isGood code="<PhoneText phone={phone} /> <Money amount={price} />">
              اتصل بنا <PhoneText phone="01000001234" /> والسعر <Money amount={4850000} />
            </Case>
            <Case code="{phone}">
              <span>اتصل بنا 0100 000 1234</span>
            </Case>
          </div>
        </DocsSection>
        <DocsSection title="Portals and hooks">
          <p>
            Portals render in the body, so the direction is set on <code>&lt;html&gt;</code>. Our own styles need no
            mirroring; MUI’s are mirrored when they are created. A component that needs the direction calls{' '}
            <code>useLocale()</code>.
          </p>
        </DocsSection>
      </Pairs>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Direction',
  component: Direction,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Direction',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('mirrored')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});
