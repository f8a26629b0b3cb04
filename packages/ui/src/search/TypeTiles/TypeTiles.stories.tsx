import { PROPERTY_TYPES } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TypeTiles } from './TypeTiles.tsx';

const meta = preview.meta({
  title: 'Search/TypeTiles',
  component: TypeTiles,
  args: {
    getHref: (type) => `/listing/${type}`,
    counts: { housing: 1204, commercial: 311, coastal: 226, industrial: 2, land: 87 },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(PROPERTY_TYPES.length);
    const coastal = canvas.getByRole('link', { name: new RegExp(ar.vocabulary.type.coastal) });
    await expect(coastal).toHaveAttribute('href', '/listing/coastal');
    await expect(coastal).toHaveTextContent('226');
  },
});

export const WithoutCounts = meta.story({
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});
