/** A phone's keyboard has no other key for a new line. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Enter that sends a message; with Shift it breaks the line, and while composing it accepts a word. */
export const isSendKey = ({ key, shiftKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && hasKeyboard();
