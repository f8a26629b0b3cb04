import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Money } from './Money.tsx';
import { Num } from './Num.tsx';
import { PhoneText } from './PhoneText.tsx';
import { TimeAgo } from './TimeAgo.tsx';

/** The small texts that keep their own direction among others. */
function Texts() {
  return (
    <p lang="ar" dir="rtl">
      شقة بسعر <Money amount={4850000} /> ومساحة <Num value={165.5} fractionDigits={1} />، اتصل على{' '}
      <PhoneText phone="01000001234" /> (<TimeAgo dateTime="2026-11-17T09:00:00Z" words="قبل 3 أيام" />)
    </p>
  );
}

const meta = preview.meta({ title: 'Foundation/Texts', component: Texts });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
    await expect(canvas.getByText('165.5')).toBeVisible();
    await expect(canvas.getByText('0100 000 1234')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('قبل 3 أيام')).toHaveAttribute('datetime', '2026-11-17T09:00:00Z');
  },
});
