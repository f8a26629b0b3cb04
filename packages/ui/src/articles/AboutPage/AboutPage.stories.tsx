import { ar } from '@mashrabiya/i18n/ar';
import { sitePage } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { AboutPage } from './AboutPage.tsx';

const meta = preview.meta({
  title: 'Articles/AboutPage',
  component: AboutPage,
  args: { text: sitePage('about', 'ar') },
  render: (args, { globals }) => <AboutPage {...args} text={sitePage('about', getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.text.title })).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: ar.articles.legal.contents });
    const part = canvas.getByRole('region', { name: 'ما نلتزم به' });
    await expect(contents.getBoundingClientRect().left).toBeGreaterThan(part.getBoundingClientRect().right);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
