import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { newBagClub } from '@bagwise/golf/bag'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import { documentOf } from '@bagwise/contract/profile-document'
import type { RunningServer } from '../support/server.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { signUpGolferOn } from './golfer-account.ts'
import type { GolferAccount } from './golfer-account.ts'
import { pickUp } from './handheld.ts'
import { DATABASE_KINDS } from '../support/own-database.ts'
import { startServerOn } from './soak-server.ts'

function carry(distance: number, source: DistanceSource = 'manual') {
  return { distance, source }
}

const { type: _type, ...WEDGE } = newBagClub('pw')

for (const kind of DATABASE_KINDS) {
  test.describe(`devices of one golfer with ${kind}`, () => {
    test.describe.configure({ mode: 'default' })
    // A server merges alike on both: its own tests show that.
    const tag = kind === 'sqlite' ? [] : [EXHAUSTIVE]
    let server: RunningServer
    let account: GolferAccount

    test.beforeAll(async () => {
      server = await startServerOn(kind)
    })
    test.beforeEach(async () => {
      account = await signUpGolferOn(server.url)
      await store({ 'clubDistances.driver': carry(250), 'clubDistances.pw': carry(115), 'golfBag.pw': WEDGE })
    })
    test.afterAll(async () => server.dispose())

    /** Values that every device has seen. */
    async function store(values: Readonly<Record<string, unknown>>) {
      const set = Object.entries(values).map(([path, value]) => [path, { base: null, value }] as const)
      await account.send({ batch: randomUUID(), set: Object.fromEntries(set) })
    }

    async function stored() {
      return documentOf((await account.readProfile()).profile)
    }

    async function phoneAndLaptop() {
      return Promise.all([pickUp(account), pickUp(account)])
    }

    test('DAT-20 send only the clubs they changed offline, and both edits are kept', { tag: EXHAUSTIVE }, async () => {
      const [phone, laptop] = await phoneAndLaptop()
      await phone.save({ 'clubDistances.driver': carry(260), 'clubDistances.pw': carry(115) }, 'lost request')
      await laptop.save({ 'clubDistances.pw': carry(120), 'clubDistances.driver': carry(250) }, 'lost request')
      await phone.sync()
      await laptop.sync()
      await phone.look()

      expect(phone.sent.at(-1)?.set).toEqual({ 'clubDistances.driver': { base: carry(250), value: carry(260) } })
      expect(laptop.sent.at(-1)?.set).toEqual({ 'clubDistances.pw': { base: carry(115), value: carry(120) } })
      const { distances } = await stored()
      expect(distances).toEqual({ driver: carry(260), pw: carry(120) })
      expect([phone.page().shown(), laptop.page().shown()]).toEqual([await stored(), await stored()])
      expect([...phone.conflicts(), ...laptop.conflicts()]).toEqual([])
    })

    test('let the last edit of the same club win, tell both, and have the other one tap away', { tag }, async () => {
      const [phone, laptop] = await phoneAndLaptop()
      await phone.save({ 'clubDistances.driver': carry(255) }, 'lost request')
      await laptop.save({ 'clubDistances.driver': carry(265) }, 'lost request')
      await phone.sync()
      await laptop.sync()
      await phone.look()

      expect((await stored()).distances.driver).toEqual(carry(265))
      const gaveWay = { path: 'clubDistances.driver', value: carry(255), keptValue: carry(265) }
      expect(laptop.conflicts()).toMatchObject([{ ...gaveWay, isOwn: true }])
      expect(phone.conflicts()).toMatchObject([{ ...gaveWay, isOwn: false }])

      for (const conflict of phone.conflicts()) await phone.takeBack(conflict)
      await laptop.look()
      expect((await stored()).distances.driver).toEqual(carry(255))
      expect(laptop.page().shown().distances.driver).toEqual(carry(255))
      expect(phone.conflicts()).toEqual([])
    })

    test('send an edit again whose answer got lost, and it is applied once', { tag }, async () => {
      const [phone, laptop] = await phoneAndLaptop()
      await phone.save({ 'clubDistances.driver': carry(255) }, 'lost answer')
      const { version } = await account.readProfile()
      await laptop.look()
      await laptop.save({ 'clubDistances.driver': carry(265) }, 'arrives')
      await phone.sync()

      const [first, again, ...more] = phone.sent
      expect(again).toEqual(first)
      expect(more).toEqual([])
      expect((await stored()).distances.driver).toEqual(carry(265))
      expect((await account.readProfile()).version).toBe(version + 1)
      expect(phone.page().shown()).toEqual(await stored())
    })

    for (const source of ['measured', 'manual'] as const) {
      test(`keep a ${source} distance when a device that has not seen it recalculates`, { tag }, async () => {
        await store({ 'clubDistances.7-iron': carry(140, 'estimated') })
        const [phone, laptop] = await phoneAndLaptop()
        await laptop.save({ 'clubDistances.7-iron': carry(152, source) }, 'arrives')
        await phone.save({ 'clubDistances.7-iron': carry(144, 'estimated') }, 'arrives')

        expect((await stored()).distances['7-iron']).toEqual(carry(152, source))
        expect(phone.page().shown()).toEqual(await stored())
        expect(phone.conflicts()).toEqual([])
      })
    }

    test('keep a club and a distance that one deletes and another has edited', { tag }, async () => {
      const [phone, laptop] = await phoneAndLaptop()
      await laptop.save({ 'golfBag.pw.brand': 'Vokey', 'clubDistances.pw': carry(120) }, 'arrives')
      await phone.save({ 'golfBag.pw': null, 'clubDistances.pw': null }, 'arrives')

      const { bag, distances } = await stored()
      expect(bag.pw).toEqual({ ...WEDGE, brand: 'Vokey' })
      expect(distances.pw).toEqual(carry(120))
      expect(phone.page().shown()).toEqual(await stored())
    })

    test('bring a club and a distance back that one edits and another has deleted', { tag }, async () => {
      const [phone, laptop] = await phoneAndLaptop()
      await phone.save({ 'golfBag.pw': null, 'clubDistances.pw': null }, 'arrives')
      await laptop.save({ 'golfBag.pw.brand': 'Vokey', 'clubDistances.pw': carry(120) }, 'arrives')
      await phone.look()

      const { bag, distances } = await stored()
      expect(bag.pw).toEqual({ ...WEDGE, brand: 'Vokey' })
      expect(distances.pw).toEqual(carry(120))
      expect(phone.page().shown()).toEqual(await stored())
    })

    test('send nothing from a new phone that knows nothing of the golfer', { tag }, async () => {
      const fresh = await pickUp(account)
      await fresh.save(Object.fromEntries(FACT_FIELDS.map((field) => [field, null])), 'arrives')
      await fresh.sync()
      expect(fresh.sent).toEqual([])

      await store({ handicap: 4.2, 'clubDistances.driver': carry(262, 'measured') })
      const before = await account.readProfile()
      const late = await pickUp(account)
      await late.sync()
      await late.look()
      expect(late.sent).toEqual([])
      expect(await account.readProfile()).toEqual(before)
      expect(late.page().shown()).toEqual(documentOf(before.profile))
    })
  })
}
