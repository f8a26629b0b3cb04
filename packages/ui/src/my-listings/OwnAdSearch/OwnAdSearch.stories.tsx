import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OwnAdSearch } from './OwnAdSearch.tsx';

const meta = preview.meta({
  title: 'My listings/OwnAdSearch',
  component: OwnAdSearch,
  args: { value: '', onChange: () => {} },
  render: function Host() {
    const [value, setValue] = useState('');
    return <OwnAdSearch value={value} onChange={setValue} />;
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: ar.myListings.list.search });
    await userEvent.type(field, 'فيلا');
    await expect(field).toHaveValue('فيلا');
  },
});
