import { startMailServer } from './mail-server.ts'
import type { MailServer } from './mail-server.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import { test } from './test.ts'

/** A test with a server that sends mail, and with the mailbox it goes to. */
export const mailTest = test.extend<{
  readonly mail: { readonly server: RunningServer; readonly mailbox: MailServer }
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  mail: async ({}, use) => {
    const mailbox = await startMailServer()
    const server = await startServer({
      SMTP_URL: mailbox.url,
      CONTACT_MAIL_TO: 'pro@bagwise.example',
      PUBLIC_URL: 'http://bagwise.example',
    })
    await use({ server, mailbox })
    await server.dispose()
    await mailbox.close()
  },
})
