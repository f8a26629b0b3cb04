import { ar } from '@mashrabiya/i18n/ar';
import { pictureHandler, propertyCards } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hrefOf, languageOf } from '../../homes/stories.ts';
import { SearchPanel } from '../SearchPanel/SearchPanel.tsx';
import { SearchBox } from './SearchBox.tsx';

const { finding } = ar;

const meta = preview.meta({
  title: 'Finding/SearchBox',
  component: SearchBox,
  parameters: { layout: 'fullscreen' },
  args: {
    value: '',
    expanded: false,
    action: '/search',
    panel: null,
    onChange: fn(),
    onOpenChange: fn(),
    onSubmit: fn(),
  },
  /** As in the navbar: the app holds the text and whether the panel is open. */
  render: function Held(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const [expanded, setExpanded] = useState(args.expanded);
    const properties = propertyCards(languageOf(globals)).slice(0, 5);
    return (
      <div style={{ maxInlineSize: 460, padding: 12, marginInlineStart: 'auto', minBlockSize: 420 }}>
        <SearchBox
          {...args}
          value={value}
          expanded={expanded}
          onChange={(text) => {
            args.onChange(text);
            setValue(text);
          }}
          onOpenChange={(open) => {
            args.onOpenChange(open);
            setExpanded(open);
          }}
          panel={
            <SearchPanel
              status="ready"
              query={value}
              total={37}
              properties={properties}
              hrefOf={hrefOf}
              allHref={`/search?query=${value}`}
              onSort={fn()}
            />
          }
        />
        <a href="#elsewhere">{ar.common.goHome}</a>
      </div>
    );
  },
  beforeEach: ({ msw }) => msw.use(pictureHandler),
});

const box = () => screen.getByRole('combobox', { name: finding.searchLabel });
const results = () => screen.findByRole('dialog', { name: finding.results });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: finding.clear })).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async () => {
    await expect(within(await results()).getByRole('link', { name: /كل النتائج/ })).toBeVisible();
  },
});

/** Typing opens the panel, Escape closes it and leaves the text, emptying closes it too. */
export const Typing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(box(), 'شقة');
    await expect(args.onChange).toHaveBeenLastCalledWith('شقة');
    await expect(await results()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
    await expect(box()).toHaveValue('شقة');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await results()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: finding.clear }));
    await expect(box()).toHaveValue('');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Arrow keys walk into the homes and back to the field. */
export const Keyboard = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async ({ userEvent }) => {
    const homes = (await within(await results()).findAllByRole('link')).filter((link) => 'result' in link.dataset);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    await expect(homes[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(homes[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A press or the focus elsewhere closes the panel; one inside does not. */
export const Leaving = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await within(await results()).findByRole('status'));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    canvas.getByRole('link', { name: ar.common.goHome }).focus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const Submitting = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '  فيلا  {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('فيلا');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.clear(box());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
