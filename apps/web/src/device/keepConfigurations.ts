import type { Configuration } from '@mashrabiya/contract';

/** Keeps the site's settings for the visit, as the specification has it (section 7). */
export function keepConfigurations(configuration: Configuration): void {
  try {
    sessionStorage.setItem('configurations', JSON.stringify(configuration));
  } catch {
    // Refused: they are asked for with each page.
  }
}
