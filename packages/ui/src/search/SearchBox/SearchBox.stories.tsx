import { ar } from '@mashrabiya/i18n/ar';
import { propertyCards } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { NotFoundScreen } from '../../states/NotFoundScreen/NotFoundScreen.tsx';
import { SearchPanel } from '../SearchPanel/SearchPanel.tsx';
import { HtmlBox, sendHtml } from '../stories.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const { search } = ar;

/** Holds text and open state, as the navbar does. */
function Controlled(args: SearchBoxProps) {
  const [value, setValue] = useState(args.value);
  const [expanded, setExpanded] = useState(args.expanded);
  return (
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
    />
  );
}

const meta = preview.meta({
  title: 'Search/SearchBox',
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
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 460, padding: 12, marginInlineStart: 'auto', minBlockSize: 420 }}>
      <Controlled
        {...args}
        panel={
          <SearchPanel
            status="ready"
            query={args.value || 'شقة'}
            total={37}
            properties={propertyCards(getLanguage(globals)).slice(0, 5)}
            getHref={getPropertyHref}
            allHref="/search"
            onSort={fn()}
          />
        }
      />
      <a href="#elsewhere">{ar.common.goHome}</a>
    </div>
  ),
});

const getBox = () => screen.getByRole('combobox', { name: search.searchLabel });
const findResults = () => screen.findByRole('dialog', { name: search.results });

const expectShown = async () => waitFor(async () => expect(await findResults()).toBeVisible());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(getBox()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: search.clear })).not.toBeInTheDocument();
    const glass = canvas.getByRole('button', { name: search.search }).getBoundingClientRect();
    await expect(glass.left).toBeGreaterThanOrEqual(getBox().getBoundingClientRect().right);
  },
});

/** In English the icon is on the left, and the panel is aligned to the right edge of the box. */
export const English = meta.story({
  args: { value: 'villa', expanded: true },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const field = screen.getByRole('combobox').getBoundingClientRect();
    const glass = canvas.getByRole('button', { name: 'Search' });
    await expect(glass.getBoundingClientRect().right).toBeLessThanOrEqual(field.left);
    const form = glass.closest('form')?.getBoundingClientRect();
    const panel = (await canvas.findByRole('dialog')).getBoundingClientRect();
    await expect(Math.abs(panel.right - (form?.right ?? 0))).toBeLessThan(2);
  },
});

export const Open = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async () => {
    await expect(await within(await findResults()).findByRole('link', { name: /كل النتائج/ })).toBeVisible();
  },
});

/** Typing opens the panel, Escape closes it and keeps the text, clearing closes it too. */
export const Typing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(getBox(), 'شقة');
    await expect(args.onChange).toHaveBeenLastCalledWith('شقة');
    await expectShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getBox()).toHaveAttribute('aria-expanded', 'false'));
    await expect(getBox()).toHaveValue('شقة');
    await expect(getBox()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expectShown();
    await userEvent.click(canvas.getByRole('button', { name: search.clear }));
    await expect(getBox()).toHaveValue('');
    await expect(getBox()).toHaveFocus();
    await expect(getBox()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Arrow keys move into the results and back to the field. */
export const Keyboard = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async ({ userEvent }) => {
    const listings = (await within(await findResults()).findAllByRole('link')).filter(
      (link) => 'result' in link.dataset,
    );
    await userEvent.click(getBox());
    await userEvent.keyboard('{ArrowDown}');
    await expect(listings[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(listings[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(getBox()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(getBox()).toHaveFocus();
    await expect(getBox()).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A press or focus outside closes the panel. */
export const Leaving = meta.story({
  args: { value: 'شقة', expanded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await within(await findResults()).findByRole('status'));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    canvas.getByRole('link', { name: ar.common.goHome }).focus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const Submitting = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(getBox(), '  فيلا  {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('فيلا');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.clear(getBox());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Text typed before hydration stays, and is reported to the app. */
export const BeforeHydration = meta.story({
  render: () => <HtmlBox />,
  play: async ({ canvas, args, userEvent }) => {
    const hydrate = sendHtml(canvas.getByTestId('page'), <Controlled {...args} />);
    await userEvent.type(getBox(), 'شاليه');
    await hydrate();
    await expect(getBox()).toHaveValue('شاليه');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('شاليه'));
    await expect(await canvas.findByRole('button', { name: search.clear })).toBeVisible();
  },
});

export const OnNotFoundScreen = meta.story({
  render: (args) => <NotFoundScreen homeHref="/" search={<SearchBox {...args} />} />,
  play: async () => {
    await expect(getBox()).toBeVisible();
  },
});
