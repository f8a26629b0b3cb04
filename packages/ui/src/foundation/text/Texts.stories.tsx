import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BidiText } from './BidiText.tsx';
import { DateText } from './DateText.tsx';
import { Money } from './Money.tsx';
import { NumberText } from './NumberText.tsx';
import { PhoneText } from './PhoneText.tsx';
import { TimeAgo } from './TimeAgo.tsx';

function Texts() {
  return (
    <p lang="ar" dir="rtl">
      شقة بسعر <Money amount={4_850_000} /> وتقييم <NumberText value={4.75} fractionDigits={1} />، استلام{' '}
      <DateText date="2027-12-01" precision="month" />، نُشرت <DateText date="2026-11-16T23:30:00Z" /> (
      <TimeAgo dateTime="2026-11-16T23:30:00Z" text="قبل 3 أيام" />
      )، اتصل على <PhoneText phone="01000001234" />،
      <BidiText text="نتائج «5 rooms (new)!» بدل «5 rom»" userTexts={['5 rooms (new)!', '5 rom']} />
    </p>
  );
}

const meta = preview.meta({ title: 'Foundation/Texts', component: Texts });

function getTextBox(element: HTMLElement, text: string): DOMRect {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const start = element.textContent?.indexOf(text) ?? -1;
  if (!node || start < 0) throw new Error(`no ${text} in ${element.textContent}`);
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + text.length);
  return range.getBoundingClientRect();
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the currency is after the number, on its left', async () => {
      const money = canvas.getByText('4,850,000 ج.م');
      await expect(getTextBox(money, 'ج.م').right).toBeLessThanOrEqual(getTextBox(money, '4,850,000').left);
    });
    await step('digits are Latin', async () => {
      await expect(canvas.getByText('4.8')).toBeVisible();
    });
    await step('a phone number begins on the left', async () => {
      const phone = canvas.getByText('0100 000 1234');
      await expect(getTextBox(phone, '0100').right).toBeLessThan(getTextBox(phone, '1234').left);
    });
    await step('user text keeps its own direction up to its last character', async () => {
      const words = canvas.getByText('5 rooms (new)!');
      await expect(getTextBox(words, '5').right).toBeLessThan(getTextBox(words, '!').left);
      await expect(canvas.getByText('5 rom')).toBeVisible();
    });
    await step('late evening in Greenwich is the next day in Cairo', async () => {
      const day = canvas.getByText('17 نوفمبر 2026');
      await expect(day).toHaveAttribute('datetime', '2026-11-16T23:30:00Z');
      await expect(getTextBox(day, '2026').right).toBeLessThan(getTextBox(day, '17').left);
      await expect(canvas.getByText('ديسمبر 2027')).toBeVisible();
      await expect(canvas.getByText('قبل 3 أيام')).toHaveAttribute('datetime', '2026-11-16T23:30:00Z');
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const money = canvas.getByText('EGP 4,850,000');
    await expect(getTextBox(money, 'EGP').right).toBeLessThanOrEqual(getTextBox(money, '4,850,000').left);
    const day = canvas.getByText('17 November 2026');
    await expect(getTextBox(day, '17').right).toBeLessThan(getTextBox(day, '2026').left);
  },
});

export const NarrowPhone = meta.story({
  render: () => (
    <p lang="ar" dir="rtl" style={{ inlineSize: 80 }}>
      اتصل على <PhoneText phone="01000001234" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0100 000 1234').getClientRects()).toHaveLength(1);
  },
});
