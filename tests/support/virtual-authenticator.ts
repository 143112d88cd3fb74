import type { Page } from '@playwright/test'

/** Gives the browser a device that keeps passkeys and whose owner unlocks it whenever it is asked. */
export const plugIn = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its owner can unlock it. */
    unlocks: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    forget: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}
