import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { CONTRACT_VERSION_HEADER } from '@bagwise/contract/contract-version'
import { Profile, getProfile, patchProfile } from '@bagwise/contract/profile'
import { getTakeout, importTakeout } from '@bagwise/contract/takeout'
import { flexOf, isAssumed, loftOf } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

/** A page of the version before names no version of the contract. */
const OLDER_PAGE = { [CONTRACT_VERSION_HEADER]: '' }
const UNNAMED = {
  brand: 'Standard',
  model: '',
  shaftType: 'graphite',
  shaftFlex: 'regular',
  lie: 60,
  loft: CLUBS['7-iron'].loftDeg,
  length: 36,
  isInBag: true,
  notes: '',
}

describe.each(DATABASE_KINDS)('pages of the version before on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function newGolfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    return { browser, user }
  }

  async function patchByOlderPage(browser: Browser, values: Readonly<Record<string, unknown>>) {
    const set = Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { base: null, value }]))
    const answer = await browser.call(patchProfile, { batch: randomUUID(), set }, OLDER_PAGE)
    expect(answer.status).toBe(200)
    return profileOf(answer)
  }

  const stored = async (browser: Browser) => (await browser.ask(getProfile)).profile

  it('ONE-25 counts a patched field as said, drops defaults from a whole record, and takes a club without loft and flex for one with the usual', async () => {
    const { browser } = await newGolfer()
    await patchByOlderPage(browser, { handicap: PROFILE_DEFAULTS.handicap, age: 35, 'golfBag.7-iron.loft': 32 })
    const patched = await stored(browser)
    expect([patched.handicap, patched.age]).toEqual([18, 35])
    expect(patched.facts).toMatchObject({ handicap: { source: 'said' }, age: { source: 'said' } })
    expect(patched.golfBag[0]?.loft).toBe(32)

    // A takeout of that version is a whole record.
    const other = await newGolfer()
    const { profile, ...takeout } = await browser.ask(getTakeout)
    const {
      facts: _none,
      factsToConfirm: _asked,
      reachInTwoYards: _reach,
      askedSwingSpeed: _speed,
      tees: _tees,
      ...values
    } = profile
    const record = { ...values, ...PROFILE_DEFAULTS, averageScore: 91, golfBag: [{ type: '7-iron', ...UNNAMED }] }
    const content = JSON.stringify({ ...takeout, version: 1, profile: record })
    const request = { golfer: other.user.id, content, today: '2026-01-02' }
    const preview = await other.browser.ask(importTakeout, request)
    expect(preview).toMatchObject({ outcome: 'preview' })
    await other.browser.ask(importTakeout, { ...request, seenVersion: 1 })
    const imported = await stored(other.browser)
    expect(Object.keys(imported.facts)).toEqual(['averageScore'])
    expect([imported.handicap, imported.height, imported.weight, imported.averageScore]).toEqual([null, null, null, 91])
    expect(imported.golfBag).toMatchObject([{ type: '7-iron', loft: null, shaftFlex: null }])

    const { loft: _loft, shaftFlex: _flex, ...without } = UNNAMED
    await patchByOlderPage(browser, { 'golfBag.pw': without, 'golfBag.sw': { ...UNNAMED, loft: CLUBS.sw.loftDeg } })
    const clubs = (await stored(browser)).golfBag.filter(({ type }) => type === 'pw' || type === 'sw')
    expect(clubs.map((club) => [club.loft, club.shaftFlex])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(clubs.map((club) => [loftOf(club), flexOf(club), isAssumed(club, 'loft')])).toEqual([
      [CLUBS.pw.loftDeg, 'regular', true],
      [CLUBS.sw.loftDeg, 'regular', true],
    ])
  })

  it('read the defaults that accounts began with, estimates as numbers and the usual lofts', async () => {
    const { browser } = await newGolfer()
    const read = async () => profileOf(await browser.call(getProfile, undefined, OLDER_PAGE))
    expect(await read()).toMatchObject(PROFILE_DEFAULTS)
    const answered = await patchByOlderPage(browser, { averageScore: 88, 'golfBag.7-iron': UNNAMED })
    expect(answered).toMatchObject({ handicap: 15, swingSpeed: 95, age: 35 })
    expect(answered.golfBag).toMatchObject([{ loft: 32, shaftFlex: 'regular' }])
    expect(await stored(browser)).toMatchObject({ handicap: null, swingSpeed: null, age: null })
  })

  describe('and a number that shots have replaced', () => {
    const path = 'clubDistances.7-iron'
    const before = { distance: 133, source: 'estimated' } as const
    const fromShots = (distance: number) => ({ distance, source: 'measured', shots: { count: 9 } }) as const
    const saved = async (browser: Browser, base: unknown, value: unknown, headers = OLDER_PAGE) => {
      const answer = await browser.call(
        patchProfile,
        { batch: randomUUID(), set: { [path]: { base, value } } },
        headers,
      )
      return patchProfile.reply.parse(answer.body)
    }
    const distanceOf = ({ clubDistances }: Profile) => clubDistances.find(({ club }) => club === '7-iron')

    it('MEM-19 (older pages) keep it where their shots follow others, say nothing of it, and drop it when one is typed', async () => {
      const { browser } = await newGolfer()
      const today = { [CONTRACT_VERSION_HEADER]: '2' }
      await saved(browser, null, { ...fromShots(150), before }, today)
      expect(distanceOf(await stored(browser))).toMatchObject({ ...fromShots(150), before })

      // Said again as such a page has seen it, and followed by the next file's.
      expect((await saved(browser, fromShots(150), fromShots(150))).conflicts).toEqual([])
      expect(distanceOf(await stored(browser))?.before).toEqual(before)
      expect((await saved(browser, fromShots(150), fromShots(148))).conflicts).toEqual([])
      expect(distanceOf(await stored(browser))).toMatchObject({ ...fromShots(148), before })

      const typed = { distance: 151, source: 'manual' } as const
      expect((await saved(browser, fromShots(148), typed)).conflicts).toEqual([])
      expect(distanceOf(await stored(browser))).toEqual({ club: '7-iron', ...typed, isManuallySet: true })
    })

    it('MEM-19 (older pages) are given none by the server where they do not name one', async () => {
      const { browser } = await newGolfer()
      await saved(browser, null, { distance: 140, source: 'manual' })
      await saved(browser, { distance: 140, source: 'manual' }, fromShots(150))
      expect(distanceOf(await stored(browser))?.before).toBeUndefined()
    })

    it('MEM-19 (older files) is kept by an import of distances that know of none', async () => {
      const { browser, user } = await newGolfer()
      await saved(browser, null, { ...fromShots(150), before })
      const { version } = await browser.ask(getProfile)
      const { profile, ...takeout } = await browser.ask(getTakeout)
      const known = profile.clubDistances.map(({ before: _before, ...distance }) => distance)
      const bring = async (clubDistances: readonly object[]) => {
        const content = JSON.stringify({ ...takeout, profile: { clubDistances } })
        return browser.ask(importTakeout, { golfer: user.id, content, today: '2026-01-02', seenVersion: version })
      }
      expect(await bring(known)).toMatchObject({ outcome: 'applied', plan: { changes: [], kept: [] } })
      expect(await bring(known.map((distance) => ({ ...distance, distance: 147 })))).toMatchObject({
        outcome: 'applied',
        plan: { changes: [{ path, to: { ...fromShots(147), before } }] },
      })
      expect(distanceOf(await stored(browser))?.before).toEqual(before)
    })
  })
})

function profileOf({ body }: { readonly body: unknown }): Profile {
  if (typeof body !== 'object' || body === null || !('profile' in body)) throw new Error('An answer without a profile')
  return Profile.parse(body.profile)
}
