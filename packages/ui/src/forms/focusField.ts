const CONTROL = 'input, select, textarea, button, [tabindex]';

/** Gives the focus to a field by its id, or to the first control of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
