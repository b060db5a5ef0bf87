import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { everythingKept } from '../support/device.ts'
import type { MailServer } from '../support/mail-server.ts'
import { mailTest } from '../support/mail-test.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PASSWORD = 'fairway-42-green'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const account = (page: Page) => page.locator('#account')
const state = (page: Page, text: string) => account(page).getByText(text, { exact: true })
const linkMails = ({ mails }: MailServer) => mails.filter(({ subject }) => subject === 'Verify your email for Bagwise')
const linkOf = (mail: MailServer['mails'][number] | undefined) =>
  new URL(/^http:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '')

async function signUpByForm(page: Page, url: string): Promise<string> {
  const email = `golfer-${randomUUID()}@example.com`
  await page.goto(`${url}/?dialog=sign-up`)
  await field(page, 'First name').fill('Jamie')
  await field(page, 'Last name').fill('Ortega')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Create Account').click()
  await expect(page).not.toHaveURL(/dialog=sign-up/)
  return email
}

async function openAccount(page: Page, url: string) {
  await page.goto(`${url}/profile`)
  await openPart(page.locator('#account'))
  await expect(account(page).getByText('This device', { exact: true })).toBeVisible()
}

mailTest(
  'HRD-36 an email is verified by the link of the mail that follows the sign-up',
  async ({ page, context, mail }) => {
    const { server, mailbox } = mail
    const email = await signUpByForm(page, server.url)
    await openAccount(page, server.url)
    await expect(state(page, 'Not verified yet')).toBeVisible()
    await expect(state(page, 'Verified')).toHaveCount(0)
    await expectAccessible(page, 'account whose email is not verified')

    await expect.poll(() => linkMails(mailbox).map(({ recipient }) => recipient)).toEqual([email])
    const { search, hash } = linkOf(linkMails(mailbox)[0])
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    expect(token).toMatch(/^\S{43,}$/)
    const inMail = await context.newPage()
    const sent: string[] = []
    inMail.on('request', (request) => sent.push(`${request.url().split('#', 1)[0]} ${request.headers().referer ?? ''}`))
    await inMail.goto(`${server.url}/${search}${hash}`)
    const dialog = inMail.getByRole('dialog', { name: 'Verify your email' })
    await expect(dialog).toContainText('Your email is verified.')
    await expect(inMail).toHaveURL(`${server.url}/?dialog=verify-email`)
    expect(sent.filter((address) => address.includes('/api/verify-email'))).toHaveLength(1)
    expect(sent.join('\n')).not.toContain(token)
    expect(await everythingKept(inMail)).not.toContain(token)
    await expectAccessible(inMail, 'verified')
    await button(inMail, 'Done').click()
    await expect(dialog).toHaveCount(0)

    await openAccount(inMail, server.url)
    await expect(state(inMail, 'Verified')).toBeVisible()
    await expect(state(inMail, 'Not verified yet')).toHaveCount(0)
    await expect(button(inMail, 'Send the mail again')).toHaveCount(0)
    // The page that was open before has not heard of it.
    await button(page, 'Send the mail again').click()
    await expect(notice(page, 'Your email is verified already.')).toBeVisible()
    await expect(page.locator(':focus')).toHaveText('Verified')
    expect(linkMails(mailbox)).toHaveLength(1)

    await inMail.goto(`${server.url}/${search}${hash}`)
    await expect(dialog).toContainText('This link no longer works')
    await dialog.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(state(inMail, 'Verified')).toBeVisible()
  },
)

mailTest(
  'a link that verifies an email tries again without reception; after a change the email is not verified, and its mail can be sent again',
  async ({ page, context, mail }) => {
    const { server, mailbox } = mail
    await signUpGolfer(context, server.url)
    await expect.poll(() => linkMails(mailbox).length).toBe(1)
    const { search, hash } = linkOf(linkMails(mailbox)[0])
    await page.route('**/api/verify-email', (route) => route.abort(), { times: 1 })
    await page.goto(`${server.url}/${search}${hash}`)
    const dialog = page.getByRole('dialog', { name: 'Verify your email' })
    await expect(dialog.getByRole('alert')).toContainText("Can't reach Bagwise.")
    await button(page, 'Try again').click()
    await expect(dialog).toContainText('Your email is verified.')
    await openAccount(page, server.url)
    await expect(state(page, 'Verified')).toBeVisible()

    const email = `golfer-${randomUUID()}@example.com`
    await button(page, 'Change email').click()
    await field(page, 'New email').fill(email)
    await field(page, 'Your password').fill(PASSWORD)
    await button(page, 'Save email').click()
    await expect(state(page, 'Not verified yet')).toBeVisible()
    await button(page, 'Send the mail again').click()
    await expect(notice(page, `The mail is on its way to ${email}.`)).toBeVisible()
    await expect.poll(() => linkMails(mailbox).filter(({ recipient }) => recipient === email).length).toBe(2)
    await button(page, 'Send the mail again').click()
    await expect.poll(() => linkMails(mailbox).filter(({ recipient }) => recipient === email).length).toBe(3)
    await button(page, 'Send the mail again').click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'The mail was sent three times within an hour.' }),
    ).toBeVisible()
  },
)

test(
  'HRD-36 no screen mentions it where Bagwise sends no mail, and sign-up is as before',
  { tag: EXHAUSTIVE },
  async ({ page, server }) => {
    const mentions = page.getByText(/verif/i)
    await page.goto(`${server.url}/?dialog=sign-up`)
    await expect(button(page, 'Create Account')).toBeVisible()
    await expect(mentions).toHaveCount(0)
    await signUpByForm(page, server.url)
    await expect(page.getByRole('dialog', { name: 'Complete Your Golf Profile' })).toBeVisible()
    await expect(mentions).toHaveCount(0)
    await openAccount(page, server.url)
    await expect(mentions).toHaveCount(0)
    await expect(button(page, 'Send the mail again')).toHaveCount(0)
    await button(page, 'Change email').click()
    await field(page, 'New email').fill(`golfer-${randomUUID()}@example.com`)
    await field(page, 'Your password').fill(PASSWORD)
    await button(page, 'Save email').click()
    await expect(notice(page, 'Email changed.')).toBeVisible()
    await expect(mentions).toHaveCount(0)
  },
)
