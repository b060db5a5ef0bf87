import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test } from '../support/ai-service.ts'
import { ask, caddie, openCaddie } from '../support/caddie.ts'
import { sheet } from '../support/gapping.ts'
import { openShot, storeBag } from '../support/shot.ts'
import { expect } from '../support/test.ts'

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
const KEY = 'sk-e2e'
const ADVICE = {
  recommendedClub: '6-iron',
  alternativeClubs: [],
  adjustments: {
    clubSelection: 'One more club.',
    ballPosition: 'In the middle.',
    stance: 'Feet under the shoulders.',
    swing: 'Three quarters.',
    aim: 'At the middle of the green.',
  },
  tips: ['Finish in balance.'],
}

/** The caddie is given up when it is silent for long: its words must not wait for the last of them. */
const STREAMED = '/api/ai/question'

/** Everything that the page sends from now on, and all that it is answered; only the product's own server is let through. */
async function listen(page: Page, ownOrigin: string) {
  const sent: { readonly url: string; readonly text: string }[] = []
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => heard.push(text))
  await page.addInitScript((streamed) => {
    const send = window.fetch.bind(window)
    window.fetch = async (...call) => {
      const response = await send(...call)
      if (call[0] === streamed) {
        const headers = JSON.stringify([...response.headers])
        void response
          .clone()
          .text()
          .then((text) => Reflect.get(window, 'hear')(`${headers} ${text}`))
      }
      return response
    }
  }, STREAMED)
  await page.route('**/*', async (route) => {
    const request = route.request()
    const headers = JSON.stringify(await request.allHeaders())
    sent.push({ url: request.url(), text: `${request.url()} ${headers} ${request.postData() ?? ''}` })
    if (new URL(request.url()).origin !== ownOrigin) {
      await route.abort()
      return
    }
    if (new URL(request.url()).pathname === STREAMED) {
      await route.continue()
      return
    }
    const response = await route.fetch()
    heard.push(`${JSON.stringify(response.headers())} ${await response.text()}`)
    await route.fulfill({ response })
  })
  return { sent, heard }
}

test('AIS-04 asks the AI through the server only, and knows in the built pages neither the key nor the service', async ({
  page,
  golfer,
  ai,
  server,
}) => {
  await storeBag(golfer)
  await golfer.store({ age: 47, weight: 177 })
  const { sent, heard } = await listen(page, server.url)
  const callCount = ai.calls.length
  ai.answer = ({ isStream }) => ({ text: isStream ? 'Take one club more.' : JSON.stringify(ADVICE) })
  await openShot(page, 'distance=150&advice=yes')
  await expect(sheet(page, 'AI’s view of this shot')).toContainText('AI would hit the 6-Iron too.')
  await openCaddie(page)
  await ask(page, 'Who keeps the key?')
  await expect(caddie(page).getByText('Take one club more.')).toBeVisible()

  // The service was asked with the key, for both: that it does not show below is no accident.
  const calls = ai.calls.slice(callCount)
  expect(new Set(calls.map(({ isStream }) => isStream))).toEqual(new Set([false, true]))
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([`Bearer ${KEY}`]))
  const paths = sent.map(({ url }) => new URL(url).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/api/ai/shot-advice', STREAMED]))
  expect(sent.filter(({ url }) => new URL(url).origin !== server.url)).toEqual([])
  expect(sent.filter(({ text }) => text.includes(KEY))).toEqual([])
  await expect.poll(() => heard.filter((text) => text.includes('Take one club more.'))).toHaveLength(1)
  expect(heard.filter((text) => text.includes(KEY))).toEqual([])

  const files = (await readdir(DIST, { recursive: true })).filter((name) =>
    /\.(js|json|html|css|webmanifest)$/.test(name),
  )
  const texts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(join(DIST, name), 'utf8') })))
  expect(texts.some(({ text }) => text.includes('/api/ai/shot-advice'))).toBe(true)
  const telling = texts.filter(({ text }) => [KEY, 'api.openai.com', 'AI_API_KEY'].some((word) => text.includes(word)))
  expect(telling.map(({ name }) => name)).toEqual([])
})

test('says on the page about privacy what goes to an AI service', async ({ page }) => {
  await page.goto('/privacy')
  const told = sheet(page, 'AI')
  await expect(told).toContainText('everything else comes from our own rules')
  await expect(told).toContainText('does not get your name or email address')
  await expect(told).toContainText('as you typed it')
  await expect(told).toContainText('It counts your questions')
})
