import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import { lineHeight, Money, maxWidthQuery, NumberText, PhoneText, role, typeScale, useLocale } from '@mashrabiya/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocsPage, DocsSection } from './DocsPage.tsx';
import { Combination } from './pieces/Combination.tsx';

const steps = {
  display: ['بيتك القادم', 'Your next home'],
  heading: ['شقق للبيع في التجمع الخامس', 'Flats for sale in the Fifth Settlement'],
  title: ['تفاصيل العقار', 'About this property'],
  lead: ['شقة هادئة على حديقة', 'A quiet flat on a garden'],
  body: ['ثلاث غرف نوم وحمامان، تشطيب كامل.', 'Three bedrooms, two bathrooms, fully finished.'],
  small: ['تشطيب كامل، استلام فوري', 'Fully finished, ready to move in'],
  compact: ['165 م² · 3 غرف', '165 m² · 3 bedrooms'],
  caption: ['قبل 3 أيام', '3 days ago'],
  mini: ['إعلان', 'Ad'],
  brand: ['مشربية', 'Mashrabiya'],
} as const satisfies Record<keyof typeof typeScale, readonly [ar: string, en: string]>;

const Specimen = styled('div')({
  display: 'grid',
  '& .step': {
    display: 'grid',
    gridTemplateColumns: '110px 1fr 1fr',
    gap: 24,
    alignItems: 'baseline',
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& [lang=ar]': { textAlign: 'start', lineHeight: lineHeight.relaxed },
  '& .paragraphs': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 40 },
  [`@media ${maxWidthQuery('tablet')}`]: { '& .step, & .paragraphs': { gridTemplateColumns: '1fr', gap: 8 } },
});

const names = Object.keys(steps) as (keyof typeof steps)[];

function Type() {
  const { language } = useLocale();
  return (
    <DocsPage
      title="Type"
      intro="One family, Readex Pro, covers Arabic and Latin on one weight axis. We serve our own copy, split by script: a page fetches only the parts that its text needs."
    >
      <DocsSection title="Steps">
        <p>
          Sizes from lead up scale between phone and desktop. Headings are semibold; emphasis uses weight, not size. A
          check refuses other sizes.
        </p>
        <Specimen>
          {names.map((name) => (
            <div className="step" key={name}>
              <code>{name}</code>
              <span style={{ fontSize: typeScale[name] }}>{steps[name][1]}</span>
              <span lang="ar" dir="rtl" style={{ fontSize: typeScale[name] }}>
                {steps[name][0]}
              </span>
            </div>
          ))}
        </Specimen>
      </DocsSection>
      <DocsSection title="Reading">
        <p>Arabic needs a larger line height: 1.75 of the size, Latin 1.5.</p>
        <Specimen>
          <div className="paragraphs">
            <p>
              On the fourth floor, with a lift, and the whole morning in its windows. The kitchen opens on the dining
              room; the bedrooms look over the garden at the back, away from the street. School and bakery are two
              minutes on foot.
            </p>
            <p lang="ar" dir="rtl">
              في الدور الرابع بمصعد، والشمس في شبابيكها طول الصباح. المطبخ مفتوح على غرفة السفرة، وغرف النوم تطل على
              الحديقة الخلفية بعيدًا عن الشارع. المدرسة والمخبز على بعد دقيقتين سيرًا.
            </p>
          </div>
        </Specimen>
      </DocsSection>
      <DocsSection title="Numbers">
        <p>
          Latin digits in both languages, as Egyptian property pages print them, tabular so that columns align. A number
          inside text is isolated, so that it does not reorder the words. These follow the toolbar:
        </p>
        <div className="doc-grid">
          <div className="doc-card">
            <h3>Money</h3>
            <Combination language={language}>
              <Money amount={4850000} />
            </Combination>
          </div>
          <div className="doc-card">
            <h3>A number</h3>
            <Combination language={language}>
              <NumberText value={1248} />
            </Combination>
          </div>
          <div className="doc-card">
            <h3>A phone number</h3>
            <Combination language={language}>
              <PhoneText phone="01000001234" />
            </Combination>
          </div>
        </div>
      </DocsSection>
    </DocsPage>
  );
}

const meta = preview.meta({
  title: 'Design/Type',
  component: Type,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({
  name: 'Type',
  play: async ({ canvas, canvasElement, step }) => {
    await step('both scripts use our own font', async () => {
      await document.fonts.ready;
      await expect(document.fonts.check('16px "Readex Pro Variable"', 'Home')).toBe(true);
      await expect(document.fonts.check('16px "Readex Pro Variable"', 'بيت')).toBe(true);
      await expect(getComputedStyle(canvasElement).fontFamily).toContain('Readex Pro Variable');
    });
    await step('numbers are Latin digits', async () => {
      await expect(canvas.getByText(formatNumber(1248, 'ar'))).toHaveTextContent('1,248');
      await expect(canvas.getByText('0100 000 1234')).toHaveAttribute('dir', 'ltr');
    });
  },
});
