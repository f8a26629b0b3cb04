export const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((candidate) => candidate === text);
