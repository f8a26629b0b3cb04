const LIST_SUFFIX = '[]';

/** Fields of a form: those named `name[]` form a list, the others occur at most once. */
export class FieldMap {
  readonly #fields = new Map<string, string | string[]>();

  /** False for a repeated field, because it is unclear which of the two counts. */
  add(sentName: string, value: string): boolean {
    const isList = sentName.endsWith(LIST_SUFFIX);
    const name = isList ? sentName.slice(0, -LIST_SUFFIX.length) : sentName;
    const existing = this.#fields.get(name);
    if (existing === undefined) this.#fields.set(name, isList ? [value] : value);
    else if (isList && Array.isArray(existing)) existing.push(value);
    else return false;
    return true;
  }

  /** Stores `__proto__` as an ordinary field. */
  toObject(): Record<string, unknown> {
    return Object.fromEntries(this.#fields);
  }
}
