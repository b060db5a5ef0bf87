import { calculate, resultRow, shownCarries } from '../support/calculator.ts'
import { skipQuestionnaire } from '../support/questionnaire.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { prepareShippedNginx } from '../support/shipped-nginx.ts'
import type { ShippedNginx } from '../support/shipped-nginx.ts'
import { expect, test } from '../support/test.ts'

let nginx: ShippedNginx
let server: RunningServer

test.use({ ignoreHTTPSErrors: true })
test.beforeAll(async () => {
  nginx = await prepareShippedNginx()
  server = await startServer({ PUBLIC_URL: nginx.url, TRUST_PROXY: '127.0.0.1' })
  await nginx.start([Number(new URL(server.url).port)])
})
test.afterAll(async () => {
  await nginx.close()
  await server.dispose()
})

test('HRD-07 signs up, edits and reloads in a browser, through the shipped nginx over TLS and HTTP/2', async ({
  page,
}) => {
  await page.goto(`${nginx.url}/?dialog=sign-up`)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('fairway-42-green')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await skipQuestionnaire(page)
  await expect(page.getByText('Welcome, Robin')).toBeVisible()

  await page.goto(`${nginx.url}/distance-calculator`)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url() === `${nginx.url}/api/profile`,
  )
  await calculate(page, { '7-Iron': '145' })
  expect((await saved).status()).toBe(200)
  const carries = await shownCarries(page)

  // What the device keeps is gone: the page shows what the server says.
  await page.evaluate('localStorage.clear()')
  await page.reload()
  await expect(resultRow(page, '7-Iron')).toContainText('145')
  await expect.poll(() => shownCarries(page)).toEqual(carries)
  const protocols = await page.evaluate(() =>
    performance.getEntries().flatMap((entry) => ('nextHopProtocol' in entry ? [entry.nextHopProtocol] : [])),
  )
  expect(protocols.length).toBeGreaterThan(2)
  expect(new Set(protocols)).toEqual(new Set(['h2']))
})
