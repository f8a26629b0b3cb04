import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CatalogTexts } from './CatalogTexts.tsx';

const meta = preview.meta({
  title: 'Design/Texts',
  component: CatalogTexts,
  parameters: { layout: 'fullscreen' },
  // One table for all: `Homes` is played, a unit test reads the others.
  tags: ['!autodocs', '!test'],
});

export const Account = meta.story({ args: { catalog: 'account' } });
export const Advice = meta.story({ args: { catalog: 'advice' } });
export const Common = meta.story({ args: { catalog: 'common' } });
export const Deciding = meta.story({ args: { catalog: 'deciding' } });
export const Finance = meta.story({ args: { catalog: 'finance' } });
export const Finding = meta.story({ args: { catalog: 'finding' } });
export const Forms = meta.story({ args: { catalog: 'forms' } });
export const Home = meta.story({ args: { catalog: 'home' } });

export const Homes = meta.story({
  args: { catalog: 'homes' },
  tags: ['test'],
  play: async ({ canvas }) => {
    const { bedrooms_two } = ar.homes.card;
    const two = canvas.getByText(bedrooms_two);
    await expect(two).toBeVisible();
    await expect(two.closest('td')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(two).direction).toBe('rtl');
    await expect(canvas.getByText('1 bedroom').closest('td')).toHaveAttribute('dir', 'ltr');
  },
});

export const Kinds = meta.story({ args: { catalog: 'kinds' } });
export const Mails = meta.story({ args: { catalog: 'mails' } });
export const MapTexts = meta.story({ name: 'Map', args: { catalog: 'map' } });
export const Market = meta.story({ args: { catalog: 'market' } });
export const Moderating = meta.story({ args: { catalog: 'moderating' } });
export const Owning = meta.story({ args: { catalog: 'owning' } });
export const Pages = meta.story({ args: { catalog: 'pages' } });
export const Paying = meta.story({ args: { catalog: 'paying' } });
export const People = meta.story({ args: { catalog: 'people' } });
export const Problems = meta.story({ args: { catalog: 'problems' } });
export const Reading = meta.story({ args: { catalog: 'reading' } });
export const Reels = meta.story({ args: { catalog: 'reels' } });
export const Remembered = meta.story({ args: { catalog: 'remembered' } });
export const Shell = meta.story({ args: { catalog: 'shell' } });
export const States = meta.story({ args: { catalog: 'states' } });
export const Vocabulary = meta.story({ args: { catalog: 'vocabulary' } });
export const Wizard = meta.story({ args: { catalog: 'wizard' } });
