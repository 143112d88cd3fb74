import type { RouteObject } from 'react-router'
import { type Handle, steady } from './handle.ts'
import { reads } from '#web/data/loading.ts'

/**
 * Pages that state something, and the one to write to us. Made anew for each render: the router
 * writes into the routes that it is given.
 */
export const statementRoutes = (): RouteObject[] => [
  {
    path: '/transparency',
    lazy: { Component: async () => (await import('#web/pages/Transparency.tsx')).default },
    handle: { module: 'pages/Transparency.tsx' },
    loader: reads(async ({ cache, call }) => {
      const { transparencyQuery } = await import('#web/moderation/transparency.ts')
      await cache.ensureQueryData(transparencyQuery(call))
      return null
    }),
  },
  {
    path: '/api/docs',
    lazy: { Component: async () => (await import('#web/pages/ApiDocs.tsx')).default },
    handle: { module: 'pages/ApiDocs.tsx', cache: steady } satisfies Handle,
    loader: reads(async ({ cache, call }) => {
      const { referenceQuery } = await import('#web/reference/queries.ts')
      await cache.ensureQueryData(referenceQuery(call))
      return null
    }),
  },
  {
    path: '/contact',
    lazy: { Component: async () => (await import('#web/pages/Contact.tsx')).default },
    handle: { module: 'pages/Contact.tsx', cache: steady } satisfies Handle,
  },
  {
    path: '/about',
    lazy: { Component: async () => (await import('#web/pages/About.tsx')).default },
    handle: { module: 'pages/About.tsx', cache: steady } satisfies Handle,
  },
  {
    path: '/terms',
    lazy: { Component: async () => (await import('#web/pages/Terms.tsx')).default },
    handle: { module: 'pages/Terms.tsx', cache: steady } satisfies Handle,
  },
  {
    path: '/privacy-policy',
    lazy: { Component: async () => (await import('#web/pages/PrivacyPolicy.tsx')).default },
    handle: { module: 'pages/PrivacyPolicy.tsx' },
    /** Today, where the page is made; the browser hydrates with the server's. */
    loader: () => new Date().toISOString().slice(0, 10),
  },
]
