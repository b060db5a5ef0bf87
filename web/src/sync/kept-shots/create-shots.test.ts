import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { newId } from '#http/ids.ts'
import { storageHealth } from '#storage/storage-health.ts'
import { memoryShotDevice } from '#testing/memory-row-device.ts'
import { sampleShotsServer } from '#testing/sample-shots-server.ts'
import { createShots } from './create-shots.ts'

const TURNS_TO_SETTLE = 300
const UNDO_MS = 10_000
const ANN = 'ann'

let nowMs = 0
type Tab = Pick<ReturnType<typeof createShots>, 'followDevice'> & {
  readonly device: ReturnType<typeof memoryShotDevice>
}
let tabs: readonly Tab[] = []
beforeEach(() => {
  nowMs = 1_000_000
  tabs = []
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

type Server = Pick<ReturnType<typeof sampleShotsServer>, 'send' | 'loadPage'>
type Opened = { readonly device?: ReturnType<typeof memoryShotDevice>; readonly golfer?: string }

/** One opening of the page by a signed-in golfer; pages of one device are tabs. */
function openPage(server: Server, { device = memoryShotDevice(), golfer = ANN }: Opened = {}) {
  const retries: { readonly task: () => void; readonly delayMs: number }[] = []
  let isClosed = false
  const never = <Answer>() => new Promise<Answer>(() => {})
  const whileOpen = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    if (isClosed) return never()
    const answer = await task()
    return isClosed ? never() : answer
  }
  const shots = createShots({
    device: { ...device, update: (owner, taken) => whileOpen(() => device.update(owner, taken)) },
    tellTabs: () => {
      for (const tab of tabs) if (tab.device === device && tab !== page) void tab.followDevice()
    },
    send: (message, owner) => whileOpen(() => server.send(message, owner)),
    loadPage: (after) => whileOpen(() => server.loadPage(golfer, after)),
    nowMs: () => nowMs,
    checkSession: () => {},
    inTurn: (task) => task(),
    later: (task, delayMs) => {
      const retry = { task, delayMs }
      retries.push(retry)
      return () => void retries.splice(retries.indexOf(retry), 1)
    },
  })
  const page = {
    ...shots,
    device,
    retries,
    close: () => {
      isClosed = true
      tabs = tabs.filter((tab) => tab !== page)
    },
    /** Carries of each session, the latest first. */
    carries: () => shots.state().sessions.map((session) => session.shots.map(({ carryYards }) => carryYards)),
    marks: () => shots.state().sessions.flatMap((session) => session.shots.map(({ mark }) => mark)),
    allShots: () => shots.state().sessions.flatMap((session) => session.shots),
  }
  tabs = [...tabs, page]
  shots.belongTo(golfer)
  return page
}

function newSession(day = '2026-11-20'): ShotSession {
  return { id: newId(), day, origin: 'typed', source: 'log', isNormalised: false, note: '' }
}

function newShot(session: ShotSession, carryYards: number): KeptShot {
  return {
    id: newId(),
    session: session.id,
    club: '7-iron',
    swing: 'full',
    mark: 'by-rule',
    label: '',
    carryYards,
    isSpinMeasured: false,
  }
}

it('shows shots at once, and has the server keep them with their session', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  await settle()
  expect(page.state()).toMatchObject({ sessions: [], isReady: true, load: 'loaded', unsentCount: 0, isSafe: true })
  const session = newSession()
  const shots = [newShot(session, 150), newShot(session, 152)]
  page.keep([session], shots)
  expect(page.carries()).toEqual([[150, 152]])
  expect(page.state().unsentCount).toBe(2)
  expect(page.hasUnsent()).toBe(true)
  await settle()
  expect(server.shotsOf(ANN)).toEqual(shots)
  expect(server.sessionsOf(ANN)).toEqual([session])
  expect(page.hasUnsent()).toBe(false)
  expect(page.state()).toBe(page.state())
  expect(page.carries()).toEqual([[150, 152]])
})

it('keeps what is logged without reception, over closing the page, and sends it once there is reception', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  server.fail()
  const first = openPage(server)
  const session = newSession()
  first.keep([session], [newShot(session, 150)])
  await settle()
  first.keep([], [newShot(session, 151)])
  await settle()
  expect(first.isSafe()).toBe(true)
  first.close()

  const second = openPage(server, { device: first.device })
  await settle()
  expect(second.carries()).toEqual([[150, 151]])
  server.mend()
  second.retries[0]?.task()
  await settle()
  expect(server.shotsOf(ANN).map(({ carryYards }) => carryYards)).toEqual([150, 151])
  expect(second.hasUnsent()).toBe(false)
  const other = openPage(server)
  await settle()
  expect(other.carries()).toEqual([[150, 151]])
})

it('sends a message again as it was when its answer was lost, also after the page was closed', async () => {
  const server = sampleShotsServer()
  const first = openPage(server)
  await settle()
  const session = newSession()
  server.loseAnswers()
  first.keep([session], [newShot(session, 150)])
  await settle()
  first.keep([], [newShot(session, 151)])
  await settle()
  first.close()
  server.mend()
  const second = openPage(server, { device: first.device })
  await settle()
  const [sent, ...more] = server.messages
  const again = more.slice(0, -1)
  expect(again.length).toBeGreaterThan(0)
  for (const message of again) expect(message).toEqual(sent)
  expect(more.at(-1)?.save).not.toBe(sent?.save)
  expect(more.at(-1)?.shots).toMatchObject([{ carryYards: 151 }])
  expect(second.carries()).toEqual([[150, 151]])
  expect(server.shotsOf(ANN)).toHaveLength(2)
  expect(second.hasUnsent()).toBe(false)
})

it('cuts what waits into messages that the server takes', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  await settle()
  const sessions = Array.from({ length: 25 }, () => newSession())
  const [first = newSession()] = sessions
  const shots = sessions.flatMap((session) => [newShot(session, 150), newShot(session, 151)])
  page.keep(sessions, [...shots, ...Array.from({ length: 700 }, () => newShot(first, 152))])
  await settle()
  expect(server.shotsOf(ANN)).toHaveLength(750)
  expect(server.sessionsOf(ANN)).toHaveLength(25)
  expect(page.hasUnsent()).toBe(false)
})

it('undoes a deletion within ten seconds, and sends one that is not undone', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  const session = newSession()
  const [one, two] = [newShot(session, 150), newShot(session, 151)]
  page.keep([session], [one, two])
  await settle()
  const { undo } = page.remove({ shots: [one.id] })
  expect(page.carries()).toEqual([[151]])
  nowMs += UNDO_MS - 1
  await page.sync()
  expect(server.shotsOf(ANN)).toHaveLength(2)
  undo()
  expect(page.carries()).toEqual([[150, 151]])
  await settle()
  expect(page.hasUnsent()).toBe(false)

  page.remove({ sessions: [session.id] })
  expect(page.state().sessions).toEqual([])
  await settle()
  expect(page.retries.map(({ delayMs }) => delayMs)).toEqual([UNDO_MS])
  nowMs += UNDO_MS
  page.retries[0]?.task()
  await settle()
  expect(server.shotsOf(ANN)).toEqual([])
  expect(page.hasUnsent()).toBe(false)
})

it('sends a deletion at the next start of a page that was closed before it was due', async () => {
  const server = sampleShotsServer()
  const first = openPage(server)
  const session = newSession()
  first.keep([session], [newShot(session, 150)])
  await settle()
  first.remove({ sessions: [session.id] })
  await settle()
  first.close()
  const second = openPage(server, { device: first.device })
  await settle()
  expect(second.state().sessions).toEqual([])
  expect(server.shotsOf(ANN)).toHaveLength(1)
  nowMs += UNDO_MS
  second.retries[0]?.task()
  await settle()
  expect(server.shotsOf(ANN)).toEqual([])
  expect(second.device.unsentRows()).toEqual([])
})

it('drops a shot that is deleted before it was ever sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const page = openPage(server)
  await settle()
  server.fail()
  const session = newSession()
  const [one, two] = [newShot(session, 150), newShot(session, 151)]
  page.keep([session], [one])
  await settle()
  page.keep([], [two])
  page.remove({ shots: [two.id] })
  await settle()
  nowMs += UNDO_MS
  server.mend()
  await page.sync()
  expect(server.calls.filter((call) => call.startsWith('delete'))).toEqual([])
  expect(server.shotsOf(ANN)).toEqual([one])
  expect(page.carries()).toEqual([[150]])
  expect(page.hasUnsent()).toBe(false)
})

it('sends what could still be undone when everything has to be sent', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  const session = newSession()
  page.keep([session], [newShot(session, 150)])
  await settle()
  page.remove({ sessions: [session.id] })
  await page.flush()
  expect(server.shotsOf(ANN)).toEqual([])
  expect(page.hasUnsent()).toBe(false)
})

it('MEM-35 (device, different fields) keeps the mark of one device and the club of another, and tells both', async () => {
  const server = sampleShotsServer()
  const phone = openPage(server)
  const session = newSession()
  const shot = newShot(session, 150)
  phone.keep([session], [shot])
  await settle()
  const laptop = openPage(server)
  await settle()
  phone.change([shot.id], { mark: 'left-out' })
  await settle()
  laptop.change([shot.id], { club: '8-iron' })
  await settle()
  expect(server.shotsOf(ANN)).toEqual([{ ...shot, mark: 'left-out', club: '8-iron' }])
  expect(laptop.allShots()).toEqual(server.shotsOf(ANN))
  await phone.reload()
  expect(phone.allShots()).toEqual(server.shotsOf(ANN))
  const words = { club: '7-iron', swing: 'full', mark: 'by-rule' }
  expect(laptop.state().news).toMatchObject([{ id: shot.id, before: { ...words, club: '8-iron' } }])
  expect(phone.state().news).toMatchObject([{ id: shot.id, before: { ...words, mark: 'left-out' } }])
  phone.noteSeen([shot.id])
  await settle()
  expect(phone.state().news).toEqual([])
})

it('MEM-35 (device, same field) keeps the last to arrive where two devices change the same word, and tells both', async () => {
  const server = sampleShotsServer()
  const phone = openPage(server)
  const session = newSession()
  const shot = newShot(session, 150)
  phone.keep([session], [shot])
  await settle()
  const laptop = openPage(server)
  await settle()
  phone.change([shot.id], { mark: 'counts' })
  await settle()
  laptop.change([shot.id], { mark: 'left-out' })
  await settle()
  await phone.reload()
  for (const device of [phone, laptop]) {
    expect(device.marks()).toEqual(['left-out'])
    expect(device.state().news).toMatchObject([{ id: shot.id, before: { mark: 'counts' }, now: { mark: 'left-out' } }])
  }
})

it('MEM-35 (device, deleted) does not bring back what another device has deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const phone = openPage(server)
  const session = newSession()
  const [one, two] = [newShot(session, 150), newShot(session, 151)]
  phone.keep([session], [one, two])
  await settle()
  const laptop = openPage(server)
  await settle()
  phone.remove({ shots: [one.id] })
  await phone.flush()
  laptop.change([one.id], { mark: 'counts' })
  laptop.keep([session], [one])
  await settle()
  expect(laptop.carries()).toEqual([[151]])
  phone.remove({ sessions: [session.id] })
  await phone.flush()
  laptop.keep([], [newShot(session, 152)])
  await settle()
  await laptop.reload()
  expect(laptop.state().sessions).toEqual([])
  expect(server.shotsOf(ANN)).toEqual([])
  expect(laptop.hasUnsent()).toBe(false)
})

it('MEM-38 (refused rows) keeps on the device what the server refuses, with the reason, and goes on with the rest', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const page = openPage(server)
  await settle()
  const [ahead, today] = [newSession('2027-05-01'), newSession()]
  page.keep([ahead, today], [newShot(ahead, 150), newShot(today, 151)])
  await settle()
  expect(server.shotsOf(ANN).map(({ carryYards }) => carryYards)).toEqual([151])
  expect(page.state().refusals).toEqual([{ id: ahead.id, message: 'That day is still to come.' }])
  expect(page.carries()).toEqual([[150], [151]])
  expect(page.hasUnsent()).toBe(true)
  const again = openPage(server, { device: page.device })
  await settle()
  expect(again.state().refusals).toHaveLength(1)
})

it('takes shots that had no room once old ones are deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer({ mostShots: 2 })
  const page = openPage(server)
  const [old, fresh] = [newSession('2026-01-01'), newSession()]
  const shot = newShot(old, 150)
  page.keep([old], [shot, newShot(old, 151)])
  await settle()
  page.keep([fresh], [newShot(fresh, 160), newShot(fresh, 161)])
  page.change([shot.id], { mark: 'counts' })
  await settle()
  expect(page.state().refusals).toEqual([{ id: fresh.id, message: 'Your oldest session is “log” of 2026-01-01.' }])
  expect(server.shotsOf(ANN).map(({ mark }) => mark)).toEqual(['counts', 'by-rule'])
  page.remove({ sessions: [old.id] })
  await page.flush()
  expect(server.shotsOf(ANN).map(({ carryYards }) => carryYards)).toEqual([160, 161])
  expect(page.state().refusals).toEqual([])
})

it('MEM-38 (full store) keeps shots for the visit while the device takes none, says so, and hands them over once it does', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  server.fail()
  const page = openPage(server)
  await settle()
  page.device.failWritesWith(new DOMException('No room', 'QuotaExceededError'))
  const session = newSession()
  page.keep([session], [newShot(session, 150)])
  await settle()
  expect(page.carries()).toEqual([[150]])
  expect(page.state().isSafe).toBe(false)
  expect(storageHealth.state()).toBe('full')

  server.mend()
  await page.sync()
  expect(server.shotsOf(ANN).map(({ carryYards }) => carryYards)).toEqual([150])
  expect(page.state().isSafe).toBe(true)

  server.fail()
  page.keep([], [newShot(session, 151)])
  await settle()
  expect(page.state().isSafe).toBe(false)
  const gone = newShot(session, 152)
  page.keep([], [gone])
  page.remove({ shots: [gone.id] })
  nowMs += UNDO_MS
  await page.sync()
  expect(page.carries()).toEqual([[150, 151]])
  page.device.failWritesWith(undefined)
  await page.followDevice()
  expect(page.state().isSafe).toBe(true)
  expect(storageHealth.state()).toBe('kept')
  page.close()
  server.mend()
  const next = openPage(server, { device: page.device })
  await settle()
  expect(next.carries()).toEqual([[150, 151]])
  expect(server.shotsOf(ANN)).toHaveLength(2)
})

it('says that a deletion is not safe until the device has taken it, also of a shot that never left the device', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const page = openPage(server)
  await settle()
  server.fail()
  const session = newSession()
  const [sent, deleted] = [newShot(session, 150), newShot(session, 151)]
  page.keep([session], [sent])
  await settle()
  page.keep([], [deleted])
  await settle()
  expect(page.state().isSafe).toBe(true)
  page.device.failWritesWith(new DOMException('No room', 'QuotaExceededError'))
  page.remove({ shots: [deleted.id] })
  nowMs += UNDO_MS
  server.mend()
  await page.sync()
  expect(server.shotsOf(ANN)).toEqual([sent])
  expect(page.hasUnsent()).toBe(false)
  expect([page.isSafe(), page.state().isSafe]).toEqual([false, false])
  page.device.failWritesWith(undefined)
  await page.followDevice()
  expect([page.isSafe(), page.state().isSafe]).toEqual([true, true])
})

it('MEM-38 (another golfer) leaves what another golfer has not sent for that golfer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  server.fail()
  const bob = openPage(server, { golfer: 'bob' })
  const session = newSession()
  bob.keep([session], [newShot(session, 150)])
  await settle()
  bob.close()
  server.mend()
  const ann = openPage(server, { device: bob.device })
  await settle()
  expect(ann.state().sessions).toEqual([])
  expect(server.shotsOf('bob')).toEqual([])
  ann.close()
  openPage(server, { device: bob.device, golfer: 'bob' })
  await settle()
  expect(server.shotsOf('bob')).toHaveLength(1)
  expect(server.shotsOf(ANN)).toEqual([])
})

it('shows in each tab what another one has kept, and reads no more than that', async () => {
  const server = sampleShotsServer()
  const one = openPage(server)
  await settle()
  const two = openPage(server, { device: one.device })
  await settle()
  const session = newSession()
  one.keep([session], [newShot(session, 150)])
  await settle()
  expect(two.carries()).toEqual([[150]])
  two.keep([], [newShot(session, 151)])
  await settle()
  expect(one.carries()).toEqual([[150, 151]])
  expect(server.shotsOf(ANN)).toHaveLength(2)
})

it('writes nothing and tells no tab when the server has nothing new: a page kept for Back would be dropped', async () => {
  const server = sampleShotsServer()
  const one = openPage(server)
  const session = newSession()
  one.keep([session], [newShot(session, 150)])
  await settle()
  // What it has sent itself is read once.
  one.comeBack()
  await settle()
  const before = one.device.counts()
  const followDevice = vi.spyOn(one, 'followDevice')
  const two = openPage(server, { device: one.device })
  await settle()
  expect(two.carries()).toEqual([[150]])
  expect(followDevice).not.toHaveBeenCalled()
  expect(one.device.counts().writtenCount).toBe(before.writtenCount)
})

it('writes only sessions that change', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  const sessions = Array.from({ length: 10 }, () => newSession())
  const [first = newSession()] = sessions
  page.keep(
    sessions,
    sessions.map((session) => newShot(session, 150)),
  )
  await settle()
  const before = page.device.counts()
  page.keep([], [newShot(first, 151)])
  await settle()
  const after = page.device.counts()
  expect(after.readCount).toBe(before.readCount)
  // What waits, the message in its place, and the session that it is in.
  expect(after.writtenCount - before.writtenCount).toBe(5)
})

it('reads on where it was, page by page, and follows changes and deletions', async () => {
  const server = sampleShotsServer({ pageRows: 3 })
  const phone = openPage(server)
  const session = newSession()
  const shots = Array.from({ length: 8 }, (_, index) => newShot(session, 150 + index))
  phone.keep([session], shots)
  await settle()
  const laptop = openPage(server)
  await settle()
  expect(laptop.allShots()).toEqual(shots)
  expect(server.calls.slice(-3)).toEqual(['load ann 0', 'load ann 3', 'load ann 6'])
  phone.remove({ shots: [shots[3]?.id ?? ''] })
  await phone.flush()
  phone.change([shots[0]?.id ?? ''], { mark: 'counts' })
  await settle()
  await laptop.reload()
  const [first, ...others] = shots.filter((_shot, index) => index !== 3)
  expect(laptop.allShots()).toEqual([{ ...first, mark: 'counts' }, ...others])
  expect(server.calls.at(-1)).toBe('load ann 9')
})

it('asks after a restore about shots that the backup does not have, and sends them again if the golfer says so', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  const session = newSession()
  const old = newShot(session, 150)
  page.keep([session], [old])
  await settle()
  const restore = server.backUp()
  const more = newSession('2026-11-21')
  page.keep([more], [newShot(session, 151), newShot(more, 152)])
  await settle()
  restore()
  await page.reload()
  expect(page.carries()).toEqual([[152], [150, 151]])
  expect(page.state().offeredCount).toBe(2)
  expect(server.shotsOf(ANN)).toEqual([old])
  page.answerOffers(true)
  await settle()
  expect(server.shotsOf(ANN).map(({ carryYards }) => carryYards)).toEqual([150, 151, 152])
  expect(page.state().offeredCount).toBe(0)

  const again = server.backUp()
  page.keep([], [newShot(session, 153)])
  await settle()
  again()
  await page.reload()
  expect(page.state().offeredCount).toBe(1)
  page.answerOffers(false)
  expect(page.carries()).toEqual([[152], [150, 151]])
})

it('sends what is said of shots that were read while the device could not be, once it works again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const phone = openPage(server)
  const session = newSession()
  const [old, marked, deleted] = [newShot(session, 150), newShot(session, 151), newShot(session, 152)]
  phone.keep([session], [old])
  await settle()
  await phone.reload()
  phone.close()
  const laptop = openPage(server)
  await settle()
  laptop.keep([], [marked, deleted])
  await settle()

  phone.device.failWith(new Error('The database fails'))
  const again = openPage(server, { device: phone.device })
  await settle()
  expect(again.carries()).toEqual([[150, 151, 152]])
  phone.device.failWith(undefined)
  again.change([marked.id], { mark: 'counts' })
  again.remove({ shots: [deleted.id] })
  await settle()
  await again.flush()
  expect(server.shotsOf(ANN)).toEqual([old, { ...marked, mark: 'counts' }])
  expect(again.allShots()).toEqual(server.shotsOf(ANN))
})

it('deletes a session that another tab deletes, although a shot of it logged before reaches the device afterwards', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const one = openPage(server)
  const session = newSession()
  one.keep([session], [newShot(session, 150)])
  await settle()
  const two = openPage(server, { device: one.device })
  await settle()
  one.device.failWith(new Error('The database fails'))
  one.keep([session], [newShot(session, 151)])
  await settle()
  expect(server.shotsOf(ANN)).toHaveLength(2)
  one.device.failWith(undefined)

  nowMs += 1_000
  two.remove({ sessions: [session.id] })
  await settle()
  expect([one.carries(), two.carries()]).toEqual([[], []])
  nowMs += UNDO_MS
  await two.flush()
  expect(server.shotsOf(ANN)).toEqual([])
})

it('sends what is said of shots in the moment in which the browser takes them', async () => {
  const server = sampleShotsServer()
  const page = openPage(server)
  const session = newSession()
  const [marked, deleted] = [newShot(session, 150), newShot(session, 151)]
  page.keep([session], [marked, deleted])
  await settle()
  await page.reload()
  page.remove({ shots: [deleted.id] })
  page.device.takeAway()
  page.change([marked.id], { mark: 'counts' })
  await settle()
  expect(page.carries()).toEqual([[150]])
  await page.flush()
  expect(server.shotsOf(ANN)).toEqual([{ ...marked, mark: 'counts' }])
})

it('leaves a device that was cleared as it is while nothing waits', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  const page = openPage(server)
  const session = newSession()
  page.keep([session], [newShot(session, 150)])
  await settle()
  await page.reload()
  server.fail()
  page.device.takeAway()
  expect(page.isSafe()).toBe(true)
  page.comeBack()
  await settle()
  expect(page.device.held(ANN).known.size).toBe(0)
  expect(page.device.unsentRows()).toEqual([])
})

it('writes again what a browser that needed room has taken', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleShotsServer()
  server.fail()
  const page = openPage(server)
  const session = newSession()
  page.keep([session], [newShot(session, 150)])
  await settle()
  page.device.takeAway()
  await settle()
  expect(page.device.unsentRows()).toHaveLength(1)
  server.mend()
  await page.sync()
  expect(server.shotsOf(ANN)).toHaveLength(1)
})
