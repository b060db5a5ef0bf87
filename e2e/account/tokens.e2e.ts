import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { everythingKept } from '../support/device.ts'
import { openPart } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'web', 'dist')
const SDK = join(ROOT, 'node_modules', '@modelcontextprotocol', 'sdk', 'dist', 'esm')
/** Methods of the protocol, and a tool of ours: minifying leaves them as they are. */
const WORDS_OF_SDK = ['notifications/initialized', 'tools/call']
const WORDS_OF_TOOLS = ['which_club', 'better_bag']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Tokens' })

/** What an assistant with this token is answered. */
async function pinged(page: Page, token: string) {
  const answer = await page.request.post('/api/mcp', {
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${token}` },
  })
  return { status: answer.status(), text: await answer.text() }
}

test('OPN-12 OPN-13 a token is named, shown once with Copy, reads, and is shut out once it is revoked', async ({
  page,
  context,
  golfer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profile')
  await openPart(page.locator('#account'))
  await button(page, 'Make a token').click()
  await expect(field(page, 'Name of the token')).toBeFocused()
  // It takes the place of the name that stands there.
  await page.keyboard.type('Desk assistant')
  await expect(field(page, 'Name of the token')).toHaveValue('Desk assistant')
  await expect(page.getByText('Reads your clubs, shots and handicap index. It can’t change anything.')).toBeVisible()
  await expectAccessible(page, 'the form of a token')
  await field(page, 'Your password').fill('not-the-password')
  await button(page, 'Make token').click()
  await expect(page.locator('form').getByRole('alert').last()).toContainText("That's not your current password.")
  await field(page, 'Your password').fill(golfer.password)
  await button(page, 'Make token').click()

  const dialog = page.getByRole('dialog', { name: 'Your token “Desk assistant”' })
  await expect(dialog).toContainText('It shows only this once')
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^bagwise_[\w-]{43}$/)
  await expect(dialog).toContainText('/api/mcp')
  await expectAccessible(page, 'a token as it is shown')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Token copied.' })).toBeVisible()
  // Bagwise itself may write to the clipboard and not read it.
  const reader = await context.newPage()
  await reader.setContent('<textarea></textarea>')
  await reader.locator('textarea').press('ControlOrMeta+v')
  await expect(reader.locator('textarea')).toHaveValue(token)
  await reader.close()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(list(page)).toContainText('Desk assistant')
  await expect(list(page)).toContainText('not used yet')
  const secret = token.slice('bagwise_'.length)
  expect(await page.content()).not.toContain(secret)
  expect(JSON.stringify(await everythingKept(page))).not.toContain(secret)

  const answered = await pinged(page, token)
  expect(answered).toMatchObject({ status: 200, text: expect.stringContaining('which_club') })
  await page.reload()
  await openPart(page.locator('#account'))
  await expect(list(page)).toContainText('last used')
  expect(await page.content()).not.toContain(secret)

  await button(page, 'Revoke the token “Desk assistant”').click()
  const question = page.getByRole('dialog', { name: 'Revoke this token?' })
  await question.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(question).toHaveCount(0)
  expect((await pinged(page, token)).status).toBe(200)
  await button(page, 'Revoke the token “Desk assistant”').click()
  await question.getByRole('button', { name: 'Revoke token', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The token “Desk assistant” is revoked.' })).toBeVisible()
  await expect(list(page)).toBeFocused()
  await expect(list(page).getByRole('listitem')).toHaveCount(0)
  expect((await pinged(page, token)).status).toBe(401)
})

test('OPN-15 no file that the page can load has the MCP SDK or its server in it', async () => {
  const texts = async (folder: string) => {
    const names = await readdir(folder, { recursive: true })
    const files = names.filter((name) => /\.(js|json|html|css|webmanifest)$/.test(name))
    return Promise.all(files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
  }
  const [ofSdk, ofTools, ofPage] = [
    await texts(SDK),
    await readFile(join(ROOT, 'assistants', 'src', 'tools.ts'), 'utf8'),
    await texts(DIST),
  ]
  // The words are in what must not be there.
  for (const word of WORDS_OF_SDK) expect(ofSdk.some(({ text }) => text.includes(word))).toBe(true)
  expect(ofTools).toContain('WHICH_CLUB')
  expect(ofPage.length).toBeGreaterThan(100)
  const telling = ofPage.filter(({ text }) =>
    [...WORDS_OF_SDK, ...WORDS_OF_TOOLS, 'modelcontextprotocol'].some((word) => text.includes(word)),
  )
  expect(telling.map(({ name }) => name)).toEqual([])
})
