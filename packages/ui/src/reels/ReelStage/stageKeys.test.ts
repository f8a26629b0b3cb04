import { describe, expect, it } from 'vitest';
import { getStageAction } from './stageKeys.ts';

const getPressedAction = (key: string, code = '', modifiers = {}) =>
  getStageAction({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

describe('getStageAction', () => {
  it('handles arrows, Space, Enter and Escape', () => {
    expect(['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Escape'].map((key) => getPressedAction(key))).toEqual([
      'next',
      'previous',
      'toggle',
      'open',
      'close',
    ]);
  });
  it('handles letters by position, also on an Arabic keyboard', () => {
    expect([getPressedAction('j', 'KeyJ'), getPressedAction('ت', 'KeyJ')]).toEqual(['next', 'next']);
    expect([getPressedAction('ن', 'KeyK'), getPressedAction('ة', 'KeyM'), getPressedAction('م', 'KeyL')]).toEqual([
      'previous',
      'mute',
      'favorite',
    ]);
  });
  it('ignores browser shortcuts', () => {
    expect(getPressedAction('l', 'KeyL', { ctrlKey: true })).toBeNull();
    expect(getPressedAction('ArrowUp', 'ArrowUp', { altKey: true })).toBeNull();
  });
  it('ignores other keys', () => {
    expect(getPressedAction('a', 'KeyA')).toBeNull();
  });
});
