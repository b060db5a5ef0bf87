import type { CDPSession, Page } from '@playwright/test'

export type VirtualAuthenticator = {
  /** Whether the device recognises its owner; when it does not, browsers say what they say of a cancelled question. */
  readonly setUserVerified: (isUserVerified: boolean) => Promise<void>
  readonly credentialIds: () => Promise<readonly string[]>
  /** Takes the device away. */
  readonly remove: () => Promise<void>
}

/** A phone that keeps passkeys and recognises its owner, as Chromium's developer tools imitate it. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
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
    setUserVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    credentialIds: async () => {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ credentialId }) => credentialId)
    },
    remove: async () => {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
