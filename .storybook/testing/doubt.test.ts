import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgeStory } from './doubt.ts';

/** What the runner answers by showing the story again in a new page. */
const SHOWN_AGAIN = 'Execution context was destroyed';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => void judgeStory('a--default', [], []));

it('lets a story pass that is as it should be', () => {
  expect(() => judgeStory('a--default', [], [])).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});

it('shows a story again that looks different, names it, and lets it pass if it then looks as approved', () => {
  expect(() => judgeStory('a--default', [], ['12 pixels'])).toThrow(SHOWN_AGAIN);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('differed at first: a--default'));
  expect(() => judgeStory('a--default', [], [])).not.toThrow();
});

it('fails a story that looks different again, and says how', () => {
  expect(() => judgeStory('a--default', [], ['12 pixels'])).toThrow(SHOWN_AGAIN);
  expect(() => judgeStory('a--default', [], ['13 pixels'])).toThrow('a--default\n13 pixels');
});

it('fails at once when something else is wrong too', () => {
  expect(() => judgeStory('a--default', ['axe'], ['12 pixels'])).toThrow('a--default\naxe\n12 pixels');
});

it('gives each story, and each run of one, a second look', () => {
  expect(() => judgeStory('a--default', [], ['12 pixels'])).toThrow(SHOWN_AGAIN);
  expect(() => judgeStory('b--default', [], ['12 pixels'])).toThrow(SHOWN_AGAIN);
  judgeStory('b--default', [], []);
  judgeStory('a--default', [], []);
  expect(() => judgeStory('a--default', [], ['12 pixels'])).toThrow(SHOWN_AGAIN);
});
