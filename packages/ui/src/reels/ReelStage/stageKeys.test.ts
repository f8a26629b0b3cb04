import { describe, expect, it } from 'vitest';
import { stageAction } from './stageKeys.ts';

const press = (key: string, code = '', modifiers = {}) =>
  stageAction({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

describe('stageAction', () => {
  it('knows arrows, Space, Enter and Escape', () => {
    expect(['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Escape'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'toggle',
      'open',
      'close',
    ]);
  });
  it('knows letters by their place, on an Arabic keyboard too', () => {
    expect([press('j', 'KeyJ'), press('ت', 'KeyJ')]).toEqual(['next', 'next']);
    expect([press('ن', 'KeyK'), press('ة', 'KeyM'), press('م', 'KeyL')]).toEqual(['previous', 'mute', 'love']);
  });
  it('leaves shortcuts to the browser', () => {
    expect(press('l', 'KeyL', { ctrlKey: true })).toBeNull();
    expect(press('ArrowUp', 'ArrowUp', { altKey: true })).toBeNull();
  });
  it('has nothing to say to other keys', () => {
    expect(press('a', 'KeyA')).toBeNull();
  });
});
