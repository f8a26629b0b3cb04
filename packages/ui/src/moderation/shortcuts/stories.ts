import { userEvent, waitFor } from 'storybook/test';

/** Resolves once the case on screen accepts shortcuts. */
export const waitForShortcuts = () =>
  waitFor(() => {
    const hints = [...document.querySelectorAll<HTMLElement>('[data-shortcuts=ready]')];
    if (!hints.some((hint) => hint.checkVisibility())) throw new Error('No visible case accepts shortcuts');
  });

/** Presses a shortcut as soon as the case on screen accepts it. */
export async function pressShortcut(key: string): Promise<void> {
  await waitForShortcuts();
  await userEvent.keyboard(key);
}
