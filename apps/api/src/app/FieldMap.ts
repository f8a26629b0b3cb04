const LIST = '[]';

/** Fields of a form as they come: those named `name[]` make a list, of the others there may be one each. */
export class FieldMap {
  readonly #fields = new Map<string, string | string[]>();

  /** False for a field that is there already, for nothing says which of the two counts. */
  add(sentName: string, value: string): boolean {
    const isList = sentName.endsWith(LIST);
    const name = isList ? sentName.slice(0, -LIST.length) : sentName;
    const known = this.#fields.get(name);
    if (known === undefined) this.#fields.set(name, isList ? [value] : value);
    else if (isList && Array.isArray(known)) known.push(value);
    else return false;
    return true;
  }

  /** The fields by name; one named `__proto__` is a field like others. */
  toObject(): Record<string, unknown> {
    return Object.fromEntries(this.#fields);
  }
}
