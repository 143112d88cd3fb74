import { lazyRegistry } from '#web/start/lazy-registry.tsx'

/**
 * What only members are shown; visitors, who are most of those who come, never fetch it. Nobody counts
 * as signed in before it is there (ViewerProvider), so it can be drawn at once wherever there is a viewer.
 */
export const forMembers = lazyRegistry(() => import('./parts.ts'))
