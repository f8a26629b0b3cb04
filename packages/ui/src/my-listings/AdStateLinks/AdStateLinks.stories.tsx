import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdStateLinks } from './AdStateLinks.tsx';

const meta = preview.meta({
  title: 'My listings/AdStateLinks',
  component: AdStateLinks,
  args: {
    current: undefined,
    counts: { 1: 2, 2: 11, 3: 4, 4: 0 },
    getHref: (state) => (state ? `/myproperties?state=${state}` : '/myproperties'),
  },
});

/** Each status has its number and its link. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('17');
    const active = canvas.getByRole('link', { name: new RegExp(ar.vocabulary.availability.active) });
    await expect(active).toHaveAttribute('href', '/myproperties?state=2');
    await expect(active).toHaveTextContent('11');
  },
});

/** Sold ads count once: among the sold and among all. */
export const WithSold = meta.story({
  args: { closed: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('20');
    await expect(canvas.getByRole('link', { name: new RegExp(ar.vocabulary.availability.expired) })).toHaveTextContent(
      '4',
    );
    await expect(canvas.getByRole('link', { name: new RegExp(ar.myListings.list.closed) })).toHaveTextContent('3');
  },
});

export const OneState = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(ar.vocabulary.availability.expired);
  },
});

export const Loading = meta.story({ args: { counts: undefined } });
