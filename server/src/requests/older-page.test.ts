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
})

function profileOf({ body }: { readonly body: unknown }): Profile {
  if (typeof body !== 'object' || body === null || !('profile' in body)) throw new Error('An answer without a profile')
  return Profile.parse(body.profile)
}
