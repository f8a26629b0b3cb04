import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchBox } from '../../finding/SearchBox/SearchBox.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ title: 'States/NotFoundScreen', component: NotFoundScreen, args: { homeHref: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.states.notFoundTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.common.goHome })).toHaveAttribute('href', '/');
  },
});

/** With a search box, which is as wide as the screen allows. */
export const WithSearch = meta.story({
  args: {
    search: <SearchBox value="" onChange={fn()} action="/search" expanded={false} onOpenChange={fn()} panel={null} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
