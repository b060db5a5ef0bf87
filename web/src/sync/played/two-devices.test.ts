import { twinPairs } from '@bagwise/golf/play/hole-log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hit, noAnswer, playDevice, sampleHoles, sampleRound, settle, storedRows } from '#testing/played-page.ts'
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

it('RND-35 merges changes of both devices by row and by field', async () => {
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

it('RND-35 has both strokes where each device added the next one of a hole, as a pair to be asked about once', async () => {
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

it('RND-35 keeps a shot that is deleted here when another device has changed it, and says so', async () => {
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

it('RND-35 brings back a shot that another device has deleted and this one has changed, and tells both', async () => {
  const { tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  tablet.connect('none')
  await onTablet.tapped(id, 1, { tap: 'penalty', penalty: 'area' })
  await onPhone.undone(id, 1)
  await settle()
  await caughtUp()
  expectSame()
  expect(onPhone.shown(id)).toMatchObject({ shots: [{ penalty: 'area' }] })
  expect(onPhone.shown(id)?.news).toMatchObject([{ kind: 'shot', before: { penalty: 'area' }, isBack: true }])
  expect(onTablet.shown(id)?.news).toMatchObject([{ kind: 'shot', before: { penalty: 'none' }, isBack: true }])
})

it('does not take a message whose answer got lost for one that has brought a deleted round back', async () => {
  const { server, tablet, onTablet, id, caughtUp, expectSame } = await twoDevices()
  tablet.connect('loses answers')
  await onTablet.changeRound(id, { tees: 'Yellow' })
  await settle()
  expect(server.round('ann', id)).toMatchObject({ round: { tees: 'Yellow' } })
  const last = server.round('ann', id)?.holes.at(-1)
  if (!last) throw new Error('The hole is missing')
  server.change('ann', { kind: 'hole', base: last, row: null })
  const saveCount = server.saves.length
  await caughtUp()
  // The same message once more, and nothing else: the hole stays away.
  expect(server.saves.slice(saveCount).map(({ save }) => save)).toEqual([server.saves.at(-1)?.save])
  expectSame()
  expect(server.round('ann', id)?.holes).toHaveLength(sampleHoles({ id }).length - 1)
  expect(onTablet.shown(id)?.news).toEqual([])
})

it('does not take what another device has added for its own when a new round is deleted whose answer got lost', async () => {
  const server = samplePlayServer()
  const [phone, tablet] = [playDevice(server), playDevice(server)]
  const onPhone = phone.open()
  await settle()
  phone.connect('loses answers')
  const round = sampleRound()
  await onPhone.start(round, sampleHoles(round))
  await settle()
  const onTablet = tablet.open()
  await settle()
  await onTablet.tapped(round.id, 1, { tap: 'score', score: 4 })
  await settle()
  onPhone.remove(round.id, { withIndexRound: false })
  phone.connect('good')
  await onPhone.flush()
  await settle()
  expect(server.round('ann', round.id)?.holes[0]).toMatchObject({ score: 4 })
  expect(onPhone.shown(round.id)).toMatchObject({ news: [{ kind: 'round', isBack: true }] })
  expect(onPhone.hasUnsent()).toBe(false)
})

it('RND-35 brings back all of a round that another device has deleted and this one has changed, and tells both', async () => {
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

it.each([
  { connection: 'good', calls: ['save 1', 'save 11', 'get'] },
  { connection: 'loses answers', calls: ['save 1', 'save 11'] },
] as const)(
  'brings it back as a whole where only its own row was changed ($connection)',
  async ({ connection, calls }) => {
    const { server, tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
    tablet.connect('none')
    await onTablet.changeRound(id, { state: 'finished' })
    await settle()
    onPhone.remove(id, { withIndexRound: false })
    await onPhone.flush()
    await settle()
    tablet.connect(connection)
    server.calls.length = 0
    await onTablet.sync()
    await settle()
    // The refusal says enough: the list is not needed.
    expect(server.calls).toEqual(calls)
    await caughtUp()
    expectSame()
    expect(server.round('ann', id)).toMatchObject({ round: { state: 'finished' }, shots: [{ club: 'driver' }] })
    expect(server.round('ann', id)?.holes).toHaveLength(9)
  },
)

it('RND-35 keeps a round that is deleted here when another device has changed it, and says so', async () => {
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

it('keeps a round that another device changes while its deletion could be undone, whatever of that is read meanwhile', async () => {
  const { server, phone, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  onPhone.remove(id, { withIndexRound: false })
  await onTablet.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  await onPhone.reload()
  await settle()
  // It is back before the ten seconds are over, so that the golfer does not wait for something that will not happen.
  expect(onPhone.shown(id)).toMatchObject({ news: [{ kind: 'round', isBack: true }] })
  await onTablet.changeRound(id, { tees: 'Yellow' })
  await settle()
  await onPhone.reload()
  await settle()
  phone.wait(10_000)
  await onPhone.flush()
  await settle()
  await caughtUp()
  expectSame()
  expect(server.round('ann', id)).toMatchObject({ round: { tees: 'Yellow' } })
  expect(onPhone.shown(id)?.holes?.[0]).toMatchObject({ score: 4 })
})

/** A third device, which can be told not to get the rows of a round. */
async function withWatch() {
  const devices = await twoDevices()
  let isRead = true
  const { server } = devices
  const get = (golfer: string, round: string) => (isRead ? server.get(golfer, round) : noAnswer())
  const watch = playDevice({ ...server, get })
  const onWatch = watch.open()
  await settle()
  await onWatch.sync()
  await settle()
  const read = (isReadNow: boolean) => {
    isRead = isReadNow
  }
  return { ...devices, watch, onWatch, read }
}

it('keeps a round that is due to be deleted when no more than the list has told of a change', async () => {
  const { server, onPhone, id, watch, onWatch, read } = await withWatch()
  onWatch.remove(id, { withIndexRound: false })
  await onPhone.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  read(false)
  await onWatch.reload()
  await settle()
  watch.wait(10_000)
  await onWatch.flush()
  await settle()
  expect(server.round('ann', id)?.holes[0]).toMatchObject({ score: 4 })
  expect(onWatch.shown(id)).toMatchObject({ news: [{ kind: 'round', isBack: true }] })
})

it('keeps what came from another device before the golfer deleted the round, but was not read yet', async () => {
  const { server, onPhone, id, watch, onWatch, read } = await withWatch()
  read(false)
  watch.connect('none')
  await onWatch.tapped(id, 2, { tap: 'score', score: 5 })
  await settle()
  await onPhone.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  watch.connect('loses answers')
  await onWatch.sync()
  watch.connect('good')
  await onWatch.sync()
  await settle()
  expect(onWatch.shown(id)?.holes?.[0]).toMatchObject({ score: null })
  onWatch.remove(id, { withIndexRound: false })
  await onWatch.flush()
  read(true)
  await onWatch.flush()
  await settle()
  expect(server.round('ann', id)?.holes).toMatchObject([{ score: 4 }, { score: 5 }, ...sampleHoles({ id }).slice(2)])
  expect(onWatch.shown(id)).toMatchObject({ news: [{ kind: 'round', isBack: true }] })
})

it('tells of the word that gave way to one that was typed before the round was deleted', async () => {
  const { tablet, onPhone, onTablet, id, caughtUp, expectSame } = await twoDevices()
  tablet.connect('none')
  await onTablet.tapped(id, 1, { tap: 'score', score: 5 })
  await settle()
  onTablet.remove(id, { withIndexRound: false })
  await onPhone.tapped(id, 1, { tap: 'score', score: 4 })
  await settle()
  tablet.connect('good')
  await onTablet.flush()
  await settle()
  await caughtUp()
  expectSame()
  expect(onTablet.shown(id)).toMatchObject({
    news: expect.arrayContaining([
      expect.objectContaining({ kind: 'round', isBack: true }),
      { kind: 'hole', before: expect.objectContaining({ score: 4 }), isBack: false },
    ]),
  })
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
