import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UserSearch } from './UserSearch.tsx';

const meta = preview.meta({
  title: 'Moderation/UserSearch',
  component: UserSearch,
  args: { query: '', onSearch: fn() },
});

const { people } = ar.moderation;

/** Enter searches, as does the button, which is as high as the field. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: people.search });
    await userEvent.type(field, ' 4521 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('4521');
    const find = canvas.getByRole('button', { name: people.find });
    await expect(find.getBoundingClientRect().height).toBe(
      field.closest('.MuiInputBase-root')?.getBoundingClientRect().height,
    );
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { query: 'منى الشاذلي' },
});
