const CONTROL_SELECTOR = 'input, select, textarea, button, [tabindex]';

/** Focuses a field by id; in a group its checked control, else the first. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const findControl = () =>
    field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(CONTROL_SELECTOR);
  const control = field?.matches(CONTROL_SELECTOR) ? field : findControl();
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
