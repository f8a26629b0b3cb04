import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { localizeReel, reel } from '../fixtures.stories.ts';
import { ReelCaption } from './ReelCaption.tsx';

const { caption } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelCaption',
  component: ReelCaption,
  args: { reel: reel(0), propertyHref: '/property-1', sellerHref: '/provider/1' },
  decorators: [
    (Story) => (
      <div
        data-scheme="dark"
        style={{
          inlineSize: 'min(358px, 100%)',
          padding: 16,
          borderRadius: radius.card,
          backgroundColor: role.surface,
        }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <ReelCaption {...args} reel={localizeReel(args.reel, globals)} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const price = canvas.getByText(/ج\.م/);
    const link = canvas.getByRole('link', { name: caption.seeHome });
    await expect(link).toHaveAttribute('href', args.propertyHref);
    await expect(link.getBoundingClientRect().left).toBeLessThan(price.getBoundingClientRect().left);
    await expect(canvas.getByRole('heading', { name: args.reel.title })).toBeVisible();
    const [, unit = ''] = ar.reels.views_other.split('{{number}} ');
    await expect(canvas.getByRole('img', { name: new RegExp(unit) })).toBeVisible();
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const words = canvas.getByText(args.reel.description);
    const heightBefore = words.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: caption.more, expanded: false }));
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(heightBefore);
    await expect(canvas.getByRole('button', { name: caption.less, expanded: true })).toHaveFocus();
  },
});

export const Rent = meta.story({
  args: { reel: { ...reel(3), action: 'rent', price: 21_500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});

export const LongArabic = meta.story({
  args: {
    reel: {
      ...reel(1),
      title: 'شاليه صف أول على البحر بحديقة خاصة وروف كامل وغرفة مربية في قرية متكاملة الخدمات بالساحل الشمالي',
      user: { ...reel(1).user, name: 'شركة لازورد كوست الدولية للتنمية السياحية والاستثمار العقاري' },
    },
  },
});

/** The property is unavailable while the reel remains: shows a note instead of the link. */
export const PropertyUnavailable = meta.story({
  args: { reel: { ...reel(2), is_home_gone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(caption.homeGone)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: caption.seeHome })).toBeNull();
  },
});
