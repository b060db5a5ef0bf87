import { twinPairs } from '@bagwise/golf/play/hole-log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hit, playDevice, sampleHoles, sampleRound, settle, storedRows } from '#testing/played-page.ts'
import { samplePlayServer } from '#testing/sample-play-server.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A phone and a tablet that know a round with a shot on its first hole. */
async function twoDevices() {
  const server = samplePlayServer()
  const [phone, tablet] = [playDevice(server), playDevice(server)]
  const onPhone = phone.open()
  await settle()
  const round = sampleRound()
  const { id } = round
  const shot = hit({ club: 'driver', lie: 'tee', leftYards: 380 })
  await onPhone.start(round, sampleHoles(round))
  await onPhone.tapped(id, 1, shot)
  await settle()
  const onTablet = tablet.open()
  await settle()
  const caughtUp = async () => {
    for (const [device, page] of [
      [phone, onPhone],
      [tablet, onTablet],
      [phone, onPhone],
    ] as const) {
      device.connect('good')
      await page.sync()
      await settle()
      await page.reload()
      await settle()
    }
  }
  const expectSame = () => {
    const stored = server.round('ann', id)
    for (const page of [onPhone, onTablet]) {
      const shown = page.shown(id)
      expect(shown && storedRows(shown)).toEqual(stored ? storedRows(stored) : undefined)
      expect(page.hasUnsent()).toBe(false)
    }
  }
  return { server, phone, tablet, onPhone, onTablet, round, id, shotId: shot.id, caughtUp, expectSame }
}

it('goes on with the round where another device left it', async () => {
  const { onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  expect(onTablet.shown(id)).toMatchObject({ shotCount: 1, holes: sampleHoles({ id }) })
  await onTablet.tapped(id, 1, { tap: 'putts', putts: 1 })
  await onTablet.tapped(id, 1, { tap: 'finish', finish: 'holed' })
  await settle()
  await caughtUp()
  expect(onPhone.shown(id)?.holes?.[0]).toMatchObject({ score: 2, finish: 'holed' })
  // What another device fills in is nothing to tell.
  expect(onPhone.shown(id)?.news).toEqual([])
  expectSame()
})

it('merges changes of both devices by row and by field', async () => {
  const { phone, tablet, onPhone, onTablet, id, shotId, caughtUp, expectSame } = await twoDevices()
  for (const device of [phone, tablet]) device.connect('none')
  await onPhone.tapped(id, 1, { tap: 'change-shot', id: shotId, stroke: { club: '3-wood' } })
  await onPhone.tapped(id, 2, { tap: 'score', score: 5 })
  await onTablet.tapped(id, 1, { tap: 'change-shot', id: shotId, stroke: { lie: 'rough', lieFrom: 'tap' } })
  await onTablet.tapped(id, 2, { tap: 'putts', putts: 2 })
  await onTablet.changeRound(id, { tees: 'Yellow' })
  await caughtUp()
  expect(onPhone.shown(id)).toMatchObject({ round: { tees: 'Yellow' }, shots: [{ club: '3-wood', lie: 'rough' }] })
  expect(onPhone.shown(id)?.holes?.[1]).toMatchObject({ score: 5, putts: 2 })
  expectSame()
})

it('tells both devices when they gave one field two values, until that is seen', async () => {
  const { phone, tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  for (const device of [phone, tablet]) device.connect('none')
  await onPhone.tapped(id, 2, { tap: 'score', score: 5 })
  await onTablet.tapped(id, 2, { tap: 'score', score: 6 })
  phone.connect('good')
  await onPhone.sync()
  await settle()
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)?.holes?.[1]).toMatchObject({ score: 6 })
  expect(onTablet.shown(id)?.news).toMatchObject([{ kind: 'hole', before: { number: 2, score: 5 }, isBack: false }])
  expect(onPhone.shown(id)?.news).toMatchObject([{ kind: 'hole', before: { number: 2, score: 5 }, isBack: false }])
  onPhone.noteSeen(id)
  await settle()
  onPhone.close()
  const next = phone.open()
  await settle()
  expect(next.shown(id)?.news).toEqual([])
})

it('has both strokes where each device added the next one of a hole, as a pair to be asked about', async () => {
  const { phone, tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  for (const device of [phone, tablet]) device.connect('none')
  await onPhone.tapped(id, 1, hit({ leftYards: 152 }))
  await onTablet.tapped(id, 1, hit({ leftYards: 160 }))
  await caughtUp()
  expectSame()
  for (const page of [onPhone, onTablet]) {
    const log = page.hole(id, 1)?.log
    expect(log && twinPairs(log)).toHaveLength(1)
  }
})

it('keeps a shot that is deleted here when another device has changed it, and says so', async () => {
  const { phone, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  phone.connect('none')
  await onPhone.undone(id, 1)
  expect(onPhone.shown(id)).toMatchObject({ shotCount: 0 })
  await onTablet.tapped(id, 1, { tap: 'penalty', penalty: 'area' })
  await settle()
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)).toMatchObject({ shots: [{ penalty: 'area' }] })
  expect(onPhone.shown(id)?.news).toMatchObject([{ kind: 'shot', before: { penalty: 'none' }, isBack: true }])
})

it('brings back a shot that another device has deleted and this one has changed, and tells the one that deleted it', async () => {
  const { tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  tablet.connect('none')
  await onTablet.tapped(id, 1, { tap: 'penalty', penalty: 'area' })
  await onPhone.undone(id, 1)
  await settle()
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)).toMatchObject({ shots: [{ penalty: 'area' }] })
  expect(onPhone.shown(id)?.news).toMatchObject([{ kind: 'shot', before: { penalty: 'area' }, isBack: true }])
})

it('brings back all of a round that another device has deleted and this one has changed, and tells both', async () => {
  const { tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  tablet.connect('none')
  await onTablet.tapped(id, 3, { tap: 'score', score: 4 })
  onPhone.remove(id, { withIndexRound: false })
  await onPhone.flush()
  await settle()
  expect(onPhone.state().rounds).toEqual([])
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)).toMatchObject({ shotCount: 1, news: [{ kind: 'round', isBack: true }] })
  expect(onPhone.shown(id)?.holes?.[2]).toMatchObject({ score: 4 })
  expect(onTablet.shown(id)?.news).toMatchObject([{ kind: 'round', isBack: true }])
})

it.each(['good', 'loses answers'] as const)(
  'brings it back as a whole where only its own row was changed (%s)',
  async (connection) => {
    const { server, tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
    tablet.connect('none')
    await onTablet.changeRound(id, { state: 'finished' })
    await settle()
    onPhone.remove(id, { withIndexRound: false })
    await onPhone.flush()
    await settle()
    tablet.connect(connection)
    await onTablet.sync()
    await settle()
    await caughtUp()
    expectSame()
    expect(server.round('ann', id)).toMatchObject({ round: { state: 'finished' }, shots: [{ club: 'driver' }] })
    expect(server.round('ann', id)?.holes).toHaveLength(9)
  },
)

it('keeps a round that is deleted here when another device has changed it, and says so', async () => {
  const { phone, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  phone.connect('none')
  onPhone.remove(id, { withIndexRound: false })
  await settle()
  await onTablet.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  phone.connect('good')
  await onPhone.flush()
  await settle()
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)).toMatchObject({ news: [{ kind: 'round', isBack: true }] })
  expect(onPhone.shown(id)?.holes?.[0]).toMatchObject({ score: 4 })
})

it('deletes what only this device has changed since the other one read it', async () => {
  const { server, phone, onPhone, id } = await twoDevices()
  phone.connect('none')
  await onPhone.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  onPhone.remove(id, { withIndexRound: false })
  phone.connect('good')
  await onPhone.flush()
  await settle()
  expect(server.roundIds('ann')).toEqual([])
  expect(onPhone.hasUnsent()).toBe(false)
})

it('reads the round again when another device has changed something else of it', async () => {
  const { server, tablet, onPhone, onTablet, id } = await twoDevices()
  tablet.connect('none')
  await onPhone.tapped(id, 2, { tap: 'score', score: 5 })
  await settle()
  server.calls.length = 0
  tablet.connect('good')
  await onTablet.tapped(id, 3, { tap: 'score', score: 4 })
  await settle()
  expect(server.calls.filter((call) => call === 'get')).toHaveLength(1)
  expect(onTablet.shown(id)?.holes?.[1]).toMatchObject({ score: 5 })
})
