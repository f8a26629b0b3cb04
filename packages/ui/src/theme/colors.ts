/**
 * All colours by role, both schemes side by side so that they cannot drift. Text roles have 4.5:1 contrast on their
 * backgrounds, shapes 3:1; a story measures it. No other file defines colours.
 */
export const colors = {
  background: { light: '#FAF7F2', dark: '#14120F' },
  surface: { light: '#FFFFFF', dark: '#1E1B17' },
  surfaceRaised: { light: '#FFFFFF', dark: '#272320' },
  surfaceSunken: { light: '#F2EDE4', dark: '#100E0C' },
  ink: { light: '#1E1B16', dark: '#F3EDE2' },
  inkMuted: { light: '#645D52', dark: '#B9AE9C' },
  line: { light: '#E4DCCF', dark: '#38322B' },
  /** Outline of a field or control: 3:1 contrast to its background. */
  outline: { light: '#8A8172', dark: '#857B6C' },
  primary: { light: '#0B6568', dark: '#58BDB8' },
  onPrimary: { light: '#FFFFFF', dark: '#0B2324' },
  primarySoft: { light: '#E0EEED', dark: '#16302F' },
  secondary: { light: '#A8481F', dark: '#E59468' },
  onSecondary: { light: '#FFFFFF', dark: '#2B1206' },
  secondarySoft: { light: '#F8E7DD', dark: '#38231A' },
  superior: { light: '#8A6416', dark: '#DDB95E' },
  superiorSoft: { light: '#F7EDD6', dark: '#332A14' },
  elite: { light: '#74406F', dark: '#C99AC4' },
  eliteSoft: { light: '#F3E6F1', dark: '#312230' },
  favorite: { light: '#C2263B', dark: '#FF7485' },
  error: { light: '#B3261E', dark: '#FFB4AB' },
  errorSoft: { light: '#FBE9E7', dark: '#3B1A17' },
  success: { light: '#2A6B3B', dark: '#8CCF9B' },
  successSoft: { light: '#E4F1E6', dark: '#17301D' },
  warning: { light: '#8A5A00', dark: '#F0C069' },
  /** Over photographs, the same in both schemes. */
  onPhoto: { light: '#FFFFFF', dark: '#FFFFFF' },
  photoShade: { light: 'rgba(20, 18, 15, 0.62)', dark: 'rgba(20, 18, 15, 0.62)' },
  scrim: { light: 'rgba(20, 18, 15, 0.48)', dark: 'rgba(0, 0, 0, 0.64)' },
  shadow: { light: 'rgba(62, 48, 25, 0.12)', dark: 'rgba(0, 0, 0, 0)' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type ColorRole = keyof typeof colors;
export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];
