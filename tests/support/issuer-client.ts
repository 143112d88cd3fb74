import type { Server } from 'node:http'

/** What a site and its issuer know of each other. */
export const client = { id: 'symposia', secret: 'known to the issuer and to the site' }

export const stopServer = (server: Server): Promise<void> => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
