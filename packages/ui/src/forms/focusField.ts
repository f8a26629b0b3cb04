const CONTROL = 'input, select, textarea, button, [tabindex]';

/** Gives the focus to a field by its id, or to a group's control: the one that is checked, else the first. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const within = () => field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(CONTROL);
  const control = field?.matches(CONTROL) ? field : within();
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
