import { describe, expect, it } from 'vitest';
import { stageAction } from './stageKeys.ts';

const press = (key: string, code = '', modifiers = {}) =>
  stageAction({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

describe('stageAction', () => {
  it('handles arrows, Space, Enter and Escape', () => {
    expect(['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Escape'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'toggle',
      'open',
      'close',
    ]);
  });
  it('handles letters by position, also on an Arabic keyboard', () => {
    expect([press('j', 'KeyJ'), press('ت', 'KeyJ')]).toEqual(['next', 'next']);
    expect([press('ن', 'KeyK'), press('ة', 'KeyM'), press('م', 'KeyL')]).toEqual(['previous', 'mute', 'love']);
  });
  it('ignores browser shortcuts', () => {
    expect(press('l', 'KeyL', { ctrlKey: true })).toBeNull();
    expect(press('ArrowUp', 'ArrowUp', { altKey: true })).toBeNull();
  });
  it('ignores other keys', () => {
    expect(press('a', 'KeyA')).toBeNull();
  });
});
