import type { Configuration } from '@mashrabiya/contract';

/** Stores the site's settings for the visit (specification, section 7). */
export function saveConfigurations(configuration: Configuration): void {
  try {
    sessionStorage.setItem('configurations', JSON.stringify(configuration));
  } catch {}
}
