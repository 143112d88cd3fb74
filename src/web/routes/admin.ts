import type { RouteObject } from 'react-router'
import { type Handle, steady } from './handle.ts'

/** The screens of administrators. */
export const adminRoutes = (): RouteObject[] => [
  {
    path: '/admin-login',
    lazy: { Component: async () => (await import('#web/pages/AdminLogin.tsx')).default },
    handle: { module: 'pages/AdminLogin.tsx', cache: steady } satisfies Handle,
  },
  {
    path: '/admin',
    lazy: {
      Component: async () => (await import('#web/pages/Admin.tsx')).default,
      loader: async () => (await import('#web/admin/loaders.ts')).panelLoader,
      ErrorBoundary: async () => (await import('#web/pages/AdminRefused.tsx')).AdminRefused,
    },
    handle: { module: 'pages/Admin.tsx' },
  },
]
