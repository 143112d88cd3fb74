import { openParts } from '#web/parts.tsx'

/** Sites without advertisements, which are most, never send it. */
export const forAds = openParts(() => import('./parts.ts'))
