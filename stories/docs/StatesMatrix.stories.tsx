import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentNames } from './pieces/storyFiles.ts';
import { StatesMatrix } from './StatesMatrix.tsx';

const meta = preview.meta({
  title: 'Design/States matrix',
  component: StatesMatrix,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { component: 'Button', onComponentChange: fn() },
  argTypes: { component: { control: 'select', options: componentNames } },
  render: function Render(args) {
    const [, update] = useArgs();
    return <StatesMatrix {...args} onComponentChange={(component) => update({ component })} />;
  },
});

const listRows = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('tbody')];

export const Default = meta.story({
  name: 'States matrix',
  play: async ({ canvasElement, step }) => {
    await step('a state is shown in both languages and schemes', async () => {
      await waitFor(() => expect(listRows(canvasElement).length).toBeGreaterThan(0));
      const first = listRows(canvasElement)[0];
      const cells = [...(first?.querySelectorAll<HTMLElement>('.cell > *') ?? [])];
      const frames = first?.querySelectorAll('iframe').length ?? 0;
      if (frames) return;
      await expect(cells.map(({ dir }) => dir)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
      const [light, dark] = cells.map((cell) => getComputedStyle(cell).color);
      await expect(light).not.toBe(dark);
    });
  },
});

/** The chosen component is also in the URL, which can be shared. */
export const Chosen = meta.story({
  name: 'Choosing a component',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(listRows(canvasElement).length).toBeGreaterThan(0));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Component' }), 'PriceBlock');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'No Price' })).toBeVisible());
    await expect(canvas.getAllByText('EGP 4,850,000')).not.toHaveLength(0);
  },
});
