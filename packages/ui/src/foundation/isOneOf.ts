/** Whether a text is in a list; narrows its type. */
export const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((one) => one === text);
