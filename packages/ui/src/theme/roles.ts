import { type ColorRole, colors, type Scheme } from './colors.ts';

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS custom property of a colour role: `surfaceRaised` is `--m-surface-raised`. */
export const getRoleProperty = (role: ColorRole): `--m-${string}` => `--m-${toKebabCase(role)}`;

const roles = Object.keys(colors) as ColorRole[];

/** Colours for styles: `role.inkMuted` is `var(--m-ink-muted)`, which follows the scheme. */
export const role = Object.fromEntries(roles.map((name) => [name, `var(${getRoleProperty(name)})`])) as Record<
  ColorRole,
  string
>;

export const getSchemeProperties = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(roles.map((name) => [getRoleProperty(name), colors[name][scheme]]));
