import { lazyRegistry } from '#web/start/lazy-registry.tsx'

/** Sites without advertisements, which are most, never send it. */
export const forAds = lazyRegistry(() => import('./parts.ts'))
