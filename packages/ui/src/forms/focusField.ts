const CONTROL = 'input, select, textarea, button, [tabindex]';

/** Focuses a field by id; in a group its checked control, else the first. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const findControl = () => field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(CONTROL);
  const control = field?.matches(CONTROL) ? field : findControl();
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
