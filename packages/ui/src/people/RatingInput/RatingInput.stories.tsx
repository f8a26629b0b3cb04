import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

function Chosen(props: RatingInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RatingInput
      {...props}
      value={value}
      onChange={(stars) => {
        setValue(stars);
        props.onChange(stars);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'People/RatingInput',
  component: RatingInput,
  args: { value: null, onChange: fn(), onLogin: fn() },
  render: (args) => <Chosen {...args} />,
});

const { rating } = ar.people;
const star = (count: number) => [rating.stars_one, rating.stars_two, '3 نجوم', '4 نجوم', '5 نجوم'][count - 1];

/** By keyboard: more stars are towards the end of the line, the left in Arabic; stops at both ends. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const radio = (count: number) => canvas.getByRole('radio', { name: star(count) });
    const [first, second] = canvas.getAllByText(/^نجم/).map((text) => text.closest('label')?.getBoundingClientRect().x);
    await expect(first).toBeGreaterThan(second ?? Number.POSITIVE_INFINITY);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(radio(3)).toBeChecked();
    await expect(radio(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(radio(5)).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(rating.words.w5);
  },
});

/** Left-to-right, the right arrow adds stars. */
export const LeftToRight = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, args, userEvent }) => {
    const third = canvas.getByText('3 stars').closest('label');
    const { x = 0, y = 0, width = 0, height = 0 } = third?.getBoundingClientRect() ?? {};
    const coords = { clientX: x + width / 2, clientY: y + height / 2 };
    await userEvent.pointer([{ target: third ?? document.body, coords }, { keys: '[MouseLeft]' }]);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
});

export const Invalid = meta.story({
  args: { problem: ar.forms.problem.rating_required },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(ar.forms.problem.rating_required)).toBeVisible();
    const stars = canvas.getByRole('radiogroup', { name: rating.input });
    await expect(stars).toHaveAccessibleDescription(args.problem);
    await expect(stars).toBeInvalid();
    await expect(canvas.queryByText(rating.choose)).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { isSignedOut: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: star(1) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: rating.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
