import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { PAGE_BYTES, deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import type { KeptShot } from '@bagwise/contract/shots'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

/** What a device has put together from the pages it read. */
type Device = { readonly sessions: Map<string, unknown>; readonly shots: Map<string, KeptShot>; position: number }

describe.each(DATABASE_KINDS)('pages of shots on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    await browser.ask(signUp, signUpForm())
    const session = shotSession({ day: '2026-01-02' })
    await save(browser, { sessions: [session] })
    return { browser, session }
  }

  const save = (browser: Browser, body: object) =>
    browser.ask(saveShots, { save: randomUUID(), sessions: [], shots: [], changes: [], ...body })
  const remove = (browser: Browser, body: object) => browser.ask(deleteShots, { save: randomUUID(), ...body })
  const pageAfter = (browser: Browser, position: number) =>
    browser.ask({ ...getShots, path: `/api/shots?after=${position}` })

  const newDevice = (): Device => ({ sessions: new Map(), shots: new Map(), position: 0 })

  /** Reads one page and takes it over; whether it was the last. */
  async function readPage(browser: Browser, device: Device): Promise<boolean> {
    const page = await pageAfter(browser, device.position)
    expect(page.sessions.length + page.shots.length + page.gone.length).toBeLessThanOrEqual(500)
    for (const session of page.sessions) device.sessions.set(session.id, session)
    for (const shot of page.shots) device.shots.set(shot.id, shot)
    for (const id of page.gone) {
      device.shots.delete(id)
      if (!device.sessions.delete(id)) continue
      for (const shot of device.shots.values()) if (shot.session === id) device.shots.delete(shot.id)
    }
    device.position = page.position
    return page.isLast
  }

  const stateOf = ({ sessions, shots }: Device) =>
    JSON.stringify([[...sessions.values()], [...shots.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))])

  it('MEM-36 have at most 500 rows, isLast on the last one, and hold every row once when nothing is written', async () => {
    const { browser, session } = await golfer()
    const ids: string[] = []
    for (const count of [500, 500, 203]) {
      const shots = Array.from({ length: count }, () => keptShot(session))
      ids.push(...shots.map(({ id }) => id))
      await save(browser, { shots })
    }
    const found: string[] = []
    const lasts: boolean[] = []
    for (let position = 0; lasts.at(-1) !== true;) {
      const page = await pageAfter(browser, position)
      found.push(...page.shots.map(({ id }) => id))
      lasts.push(page.isLast)
      position = page.position
    }
    expect(found).toEqual(ids)
    expect(lasts).toEqual([false, false, true])
    const { position } = await pageAfter(browser, 0)
    expect(await pageAfter(browser, position + 10_000)).toMatchObject({ shots: [], isLast: true })
  })

  it('are smaller where rows are long', async () => {
    const { browser, session } = await golfer()
    const shots = Array.from({ length: 400 }, () => keptShot(session, { label: '芝'.repeat(40) }))
    await save(browser, { shots: shots.slice(0, 200) })
    await save(browser, { shots: shots.slice(200) })
    const page = await pageAfter(browser, 0)
    expect(page.isLast).toBe(false)
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(PAGE_BYTES + 1_000)
    const device = newDevice()
    while (!(await readPage(browser, device)));
    expect(device.shots.size).toBe(400)
  })

  it('MEM-36 miss no row while another device adds, changes and deletes between any two of them', async () => {
    const { browser, session } = await golfer()
    for (let count = 0; count < 3; count += 1) {
      await save(browser, { shots: Array.from({ length: 400 }, () => keptShot(session)) })
    }
    const device = newDevice()
    const writes = fc.array(fc.constantFrom('add', 'change', 'delete', 'session', 'read'), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(writes, async (steps) => {
        for (const step of steps) {
          const [first, second] = [...device.shots.values()].toReversed()
          if (step === 'read') await readPage(browser, device)
          if (step === 'add') await save(browser, { shots: [keptShot(session), keptShot(session)] })
          if (step === 'change' && first) {
            const { club, swing, mark } = first
            const wanted = { club, swing, mark: mark === 'counts' ? 'left-out' : 'counts' }
            await save(browser, { changes: [{ id: first.id, base: { club, swing, mark }, wanted }] })
          }
          if (step === 'delete' && second) await remove(browser, { shots: [second.id] })
          if (step === 'session') {
            const other = shotSession({ day: '2026-01-03' })
            await save(browser, { sessions: [other], shots: [keptShot(other)] })
            await readPage(browser, device)
            await remove(browser, { sessions: [other.id] })
          }
        }
        while (!(await readPage(browser, device)));
        const fresh = newDevice()
        while (!(await readPage(browser, fresh)));
        expect(stateOf(device)).toBe(stateOf(fresh))
      }),
      { numRuns: 12, seed: 51 },
    )
  })

  it('MEM-36 hold everything once all writes that ran beside the reading are answered', async () => {
    const { browser, session } = await golfer()
    const device = newDevice()
    const writes = Array.from({ length: 12 }, () => save(browser, { shots: [keptShot(session), keptShot(session)] }))
    const reads = (async () => {
      for (let count = 0; count < 12; count += 1) await readPage(browser, device)
    })()
    await Promise.all([...writes, reads])
    while (!(await readPage(browser, device)));
    expect(device.shots.size).toBe(24)
  })
})
