import { type ColorRole, colors, type Scheme } from './colors.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS custom property of a colour role: `surfaceRaised` is `--m-surface-raised`. */
export const roleProperty = (role: ColorRole): `--m-${string}` => `--m-${kebab(role)}`;

const roles = Object.keys(colors) as ColorRole[];

/** Colours for styles: `role.inkMuted` is `var(--m-ink-muted)`, which follows the scheme. */
export const role = Object.fromEntries(roles.map((name) => [name, `var(${roleProperty(name)})`])) as Record<
  ColorRole,
  string
>;

export const schemeProperties = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(roles.map((name) => [roleProperty(name), colors[name][scheme]]));
