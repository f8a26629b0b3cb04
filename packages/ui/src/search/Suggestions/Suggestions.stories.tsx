import type { Suggestion } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';

const { search, savedSearches } = ar;

const FOUND: Record<'ar' | 'en', Suggestion[]> = {
  ar: [
    { kind: 'city', city: 12, gover: 1, name: 'المعادي', gover_name: 'القاهرة', total: 214 },
    { kind: 'governorate', gover: 1, name: 'القاهرة', total: 8120 },
    { kind: 'compound', name: 'ماونتن فيو', city_name: 'التجمع الخامس', total: 36 },
    { kind: 'type', type: 'housing', subcategory_id: 3, name: 'شقة', total: 1 },
  ],
  en: [
    { kind: 'city', city: 12, gover: 1, name: 'Maadi', gover_name: 'Cairo', total: 214 },
    { kind: 'governorate', gover: 1, name: 'Cairo', total: 8120 },
    { kind: 'compound', name: 'Mountain View', city_name: 'Fifth Settlement', total: 36 },
    { kind: 'type', type: 'housing', subcategory_id: 3, name: 'Flat', total: 1 },
  ],
};
const RECENT = { ar: ['شقة 3 غرف في المعادي', 'شاليه الساحل'], en: ['3 bed flat in Maadi', 'North Coast chalet'] };

/** Options below a field that keeps the focus. */
function SuggestionsInBox({ recent, suggestions, onRemoveRecent, onClearRecent, ...rest }: SuggestionsProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const [texts, setTexts] = useState(recent);
  return (
    <SearchBox
      value={text}
      onChange={setText}
      action="/search"
      expanded={open}
      onOpenChange={setOpen}
      opensEmpty
      panel={(pointing) => (
        <Suggestions
          {...rest}
          {...pointing}
          recent={texts}
          suggestions={suggestions}
          onRemoveRecent={(removed) => {
            onRemoveRecent(removed);
            setTexts(texts.filter((known) => known !== removed));
          }}
          onClearRecent={() => {
            onClearRecent();
            setTexts([]);
          }}
        />
      )}
    />
  );
}

const meta = preview.meta({
  title: 'Search/Suggestions',
  component: Suggestions,
  parameters: { layout: 'fullscreen' },
  args: {
    optionsId: 'option',
    active: -1,
    recent: [],
    suggestions: FOUND.ar,
    getHref: () => '#chosen',
    onChoose: fn((_choice, event) => event.preventDefault()),
    onRemoveRecent: fn(),
    onClearRecent: fn(),
  },
  render: (args, { globals }) => {
    const language = getLanguage(globals);
    return (
      <div style={{ maxInlineSize: 460, padding: 12, marginInlineStart: 'auto', minBlockSize: 420 }}>
        <SuggestionsInBox
          {...args}
          recent={RECENT[language].slice(0, args.recent.length)}
          suggestions={FOUND[language].slice(0, args.suggestions.length)}
        />
      </div>
    );
  },
});

/** Places, compounds and kinds, each with its type and number of properties. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { name: /^المعادي في القاهرة/ })).toHaveTextContent('214');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 اقتراحات');
  },
});

/** Recent searches come first. */
export const WithRecent = meta.story({
  args: { recent: RECENT.ar },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('option'))[0]).toHaveTextContent('شقة 3 غرف في المعادي');
  },
});

export const RecentOnly = meta.story({
  args: { recent: RECENT.ar, suggestions: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: savedSearches.suggest.forgetAll }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

/** Arrow keys change the active option, the focus stays in the field, Enter picks. */
export const Keyboard = meta.story({
  args: { recent: RECENT.ar },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: search.searchLabel });
    const options = await canvas.findAllByRole('option');
    const expectPointingAt = (index: number) =>
      expect(field).toHaveAttribute('aria-activedescendant', options[index]?.id);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectPointingAt(1);
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expectPointingAt(5);
    await userEvent.keyboard('{Home}');
    await expectPointingAt(0);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expectPointingAt(5);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(args.suggestions[3], expect.anything());
  },
});

/** Delete removes the active recent search and activates the next one. Typing deactivates. */
export const Forgetting = meta.story({
  args: { recent: RECENT.ar },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await canvas.findAllByRole('option');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onRemoveRecent).toHaveBeenCalledWith(RECENT.ar[0]);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('م');
    await expect(field).toHaveValue('م');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
});

/** The remove button works by touch and mouse, and a choice keeps the focus in the field. */
export const ByPointer = meta.story({
  args: { recent: RECENT.ar },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const crosses = canvasElement.querySelectorAll('.remover');
    await userEvent.click(crosses[1] as HTMLElement);
    await expect(args.onRemoveRecent).toHaveBeenCalledWith(RECENT.ar[1]);
    await userEvent.click(canvas.getByRole('option', { name: /^القاهرة/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});
