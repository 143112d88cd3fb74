import { openParts } from '#web/parts.tsx'

/**
 * What only members are shown; visitors, who are most of those who come, never fetch it. Nobody counts
 * as signed in before it is there (ViewerProvider), so it can be drawn at once wherever there is a viewer.
 */
export const forMembers = openParts(() => import('./parts.ts'))
