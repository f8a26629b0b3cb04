import type { Load } from '../../routing/route.ts';

export const load: Load = async () => 'missing';
