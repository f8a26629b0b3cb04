import { userEvent, waitFor } from 'storybook/test';

/** Resolves once the case on screen takes single-key shortcuts. */
export const shortcutsReady = () =>
  waitFor(() => {
    const hints = [...document.querySelectorAll<HTMLElement>('[data-shortcuts=ready]')];
    if (!hints.some((hint) => hint.checkVisibility())) throw new Error('No case takes shortcuts yet');
  });

/** Presses a single-key shortcut as soon as the case on screen takes it. */
export async function pressShortcut(key: string): Promise<void> {
  await shortcutsReady();
  await userEvent.keyboard(key);
}
