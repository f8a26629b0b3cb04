import { buildTitleIdeas } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TitleSuggestions } from './TitleSuggestions.tsx';

const ideas = buildTitleIdeas({
  type: 'housing',
  slug: 'apartment',
  action: 'forsell',
  size: 165,
  bedrooms: 3,
  finishing: 'finished',
  city: { ar_name: 'المعادي', en_name: 'Maadi' },
  governorate: { ar_name: 'القاهرة', en_name: 'Cairo' },
});

const meta = preview.meta({
  title: 'Wizard/TitleSuggestions',
  component: TitleSuggestions,
  args: { ideas, title: '', onChoose: fn() },
  render: function Controlled({ title: first, onChoose, ...args }) {
    const [title, setTitle] = useState(first);
    return (
      <TitleSuggestions
        {...args}
        title={title}
        onChoose={(text) => {
          onChoose(text);
          setTitle(text);
        }}
      />
    );
  },
});

/** The current title is not suggested. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent('شقة 3 غرف نوم للبيع في المعادي، القاهرة');
    await userEvent.click(first as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith('شقة 3 غرف نوم للبيع في المعادي، القاهرة');
    await expect(canvas.getAllByRole('button')).toEqual([second]);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent('3-bedroom apartment for sale in Maadi, Cairo');
    await expect(others).toHaveLength(1);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: ar.wizard.home.titleIdeas })).toBeVisible();
  },
});
