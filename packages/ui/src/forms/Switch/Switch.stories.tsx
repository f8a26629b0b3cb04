import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs, withNarrowWidth } from '../stories.tsx';
import { Switch } from './Switch.tsx';

const { fields } = ar.forms;

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  decorators: [withNarrowWidth],
  args: { label: fields.newsletter, hint: fields.newsletterHint, checked: false, onChange: fn() },
  render: function Controlled({ checked, onChange, ...args }, { globals }) {
    const [currentValue, setCurrentValue] = useState(checked);
    const change = (next: boolean) => {
      setCurrentValue(next);
      onChange(next);
    };
    return <Switch {...translateArgs(args, globals)} checked={currentValue} onChange={change} />;
  },
});

/** On is at the end of the line: the left in Arabic. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const control = canvas.getByRole('switch', { name: fields.newsletter });
    const getMiddle = () => {
      const [track, thumb] = ['track', 'thumb'].map((part) =>
        canvasElement.querySelector(`.MuiSwitch-${part}`)?.getBoundingClientRect(),
      );
      if (!track || !thumb) throw new Error('the switch has no track or thumb');
      return thumb.left + thumb.width / 2 - (track.left + track.width / 2);
    };
    await expect(getMiddle()).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await expect(getMiddle()).toBeLessThan(0);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
