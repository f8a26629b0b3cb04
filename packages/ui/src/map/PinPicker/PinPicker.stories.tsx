import type { Point } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PinPicker, type PinPickerProps } from './PinPicker.tsx';

const zamalek: Point = { lat: 30.0626, lng: 31.2197 };
const { pin: texts } = ar.wizard;

function Controlled({ value: first, onChange, ...props }: PinPickerProps) {
  const [value, setValue] = useState(first);
  return (
    <PinPicker
      {...props}
      value={value}
      onChange={(place) => {
        onChange(place);
        setValue(place);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Map/PinPicker',
  component: PinPicker,
  args: { value: null, near: ['Maadi', 'Cairo'] as const, renderer: 'still' as const, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

const getLastPoint = (onChange: PinPickerProps['onChange']) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Point;
const findPin = (canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  canvas.findByRole('button', { name: texts.pin });

/** A tap places the pin, near the chosen city. In a new browser the tap is sometimes lost. */
export const Default = meta.story({
  tags: ['full-only'],
  play: async ({ canvas, canvasElement, args }) => {
    const surface = canvasElement.querySelector('.window') as HTMLElement;
    // Markers render after the map is measured.
    await waitFor(() => expect(surface.querySelector('[dir=ltr]')).toBeInTheDocument());
    const { x, y, width, height } = surface.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 + 40 };
    const region = surface.querySelector('[role=region]') as HTMLElement;
    await userEvent.pointer([{ target: region, coords: at, keys: '[MouseLeft]' }]);
    await findPin(canvas);
    await expect(getLastPoint(args.onChange).lat).toBeCloseTo(29.96, 1);
    await expect(getLastPoint(args.onChange).lng).toBeCloseTo(31.26, 1);
    await expect(canvas.getByRole('button', { name: texts.remove })).toBeVisible();
  },
});

/** By keyboard: a button puts the pin in the middle, arrow keys move it; Shift moves further. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: texts.here }).focus();
    await userEvent.keyboard('{Enter}');
    const pin = await findPin(canvas);
    const pointBefore = getLastPoint(args.onChange);
    pin.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getLastPoint(args.onChange).lng).toBeGreaterThan(pointBefore.lng));
    const stepSize = getLastPoint(args.onChange).lng - pointBefore.lng;
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() =>
      expect(pointBefore.lng + stepSize - getLastPoint(args.onChange).lng).toBeCloseTo(6 * stepSize, 6),
    );
  },
});

/** The tip of the pin marks the position; it can be dragged and removed. */
export const WithPin = meta.story({
  args: { value: zamalek },
  play: async ({ canvas, args, step }) => {
    const pin = await findPin(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.at);
    await expect(canvas.getByRole('status')).toHaveTextContent('30.06260, 31.21970');
    await step('Dragged', async () => {
      const { x, y } = pin.getBoundingClientRect();
      const send = (type: string, by: number) =>
        pin.dispatchEvent(
          new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: x + 20 + by, clientY: y + 20 }),
        );
      pin.setPointerCapture = () => undefined;
      send('pointerdown', 0);
      send('pointermove', 30);
      await waitFor(() => expect(pin.getBoundingClientRect().x).toBeGreaterThan(x + 20));
      await expect(args.onChange).not.toHaveBeenCalled();
      send('pointerup', 30);
      await waitFor(() => expect(getLastPoint(args.onChange).lng).toBeGreaterThan(zamalek.lng));
      await expect(getLastPoint(args.onChange).lat).toBeCloseTo(zamalek.lat, 5);
    });
    await step('Removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});

export const FarFromCity = meta.story({
  args: { value: { lat: 31.2, lng: 29.92 } },
  play: async ({ canvas }) => {
    const warning = texts.far.replace('{{city}}', 'Maadi').replace('{{distance}}', '\\d+');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(new RegExp(warning));
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { value: zamalek } });
