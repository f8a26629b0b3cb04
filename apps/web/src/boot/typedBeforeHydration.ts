type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what a person typed before the app was there, and tells the app afterwards, as if it were typed now.
 * Returns the function that tells.
 */
export function typedBeforeHydration(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input:not([type=radio], [type=checkbox]), textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) {
      const prototype = Object.getPrototypeOf(field) as Field;
      const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
      setter?.call(field, '');
      setter?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
