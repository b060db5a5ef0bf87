import fc from 'fast-check'
import { resultRow } from '../support/calculator.ts'
import { golferWithDistances } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** `npm run soak` tries 500. */
const COPY_COUNT = Number(process.env.BAD_COPY_COUNT ?? 16)
const SEED = 20_261_122
const TIMEOUT_MS = 60_000 + COPY_COUNT * 4_000
const COPIES = ['bagwise.profile', 'bagwise.session', 'bagwise.conflicts'] as const

/** Something else at some place of a copy: junk, another value, an older form, or the copy ends there. */
const damages = fc.record({
  key: fc.constantFrom(...COPIES),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cutLength: fc.nat({ max: 40 }),
  junk: fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('null', '"schema":0,', '1e999', '{}', '[]', '"__proto__":{},', '\u0000', '\ud83c', '-1'),
  ),
  endsThere: fc.boolean(),
})

test(
  'opens with whatever has become of the copies on the device, sets aside what cannot be read, and is whole again',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    test.setTimeout(TIMEOUT_MS)
    const { id } = await (await golferWithDistances(context, page, { serverUrl: server.url })).profile()
    const copiesNow = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key) ?? ''), [...COPIES])
    await expect.poll(async () => (await copiesNow()).every((copy) => copy !== '')).toBe(true)
    const good = await copiesNow()
    let setAsideCount = 0
    for (const { key, at, cutLength, junk, endsThere } of fc.sample(damages, { numRuns: COPY_COUNT, seed: SEED })) {
      const copy = good[COPIES.indexOf(key)] ?? ''
      const from = Math.floor(at * copy.length)
      const bad = copy.slice(0, from) + junk + (endsThere ? '' : copy.slice(from + cutLength))
      // Where no page runs: the one before may still write a copy of what the server has told it last.
      await page.goto(`${server.url}/robots.txt`)
      await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, bad])
      await page.goto(`${server.url}/distance-calculator`)
      await expect(resultRow(page, '6-Iron'), bad).toContainText('139')
      const setAside = () => page.evaluate((name) => localStorage.getItem(`${name}.set-aside`), key)
      // The copy of conflicts is read by a script that is loaded beside the screen.
      const isNamed = key !== 'bagwise.session' || bad.includes(id)
      // A copy of the session that does not name who is here may be anybody's: it goes.
      if (!isJson(bad)) await expect.poll(setAside, { message: bad }).toBe(isNamed ? bad : null)
      if ((await setAside()) === bad) setAsideCount += 1
      await expect.poll(async () => isJson((await copiesNow())[0] ?? ''), { message: bad }).toBe(true)
    }
    console.log(`${COPY_COUNT} damaged copies: ${setAsideCount} set aside, the others could be read`)
    expect(setAsideCount).toBeGreaterThan(COPY_COUNT / 2)
  },
)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
