import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IS_WHOLE_SWEEP } from '../../../../golf/reference/sweep-size.ts'
import { hit, playDevice, sampleHoles, sampleRound, settle, storedRows } from '#testing/played-page.ts'
import { samplePlayServer } from '#testing/sample-play-server.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const CONNECTIONS = ['good', 'none', 'loses answers'] as const
const MOST_TURNS = 60

const tapped = fc.record({
  hole: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('hit' as const, 'score' as const, 'putts' as const, 'undo' as const),
  value: fc.integer({ min: 1, max: 9 }),
  /** Turns of the page after which it is killed; never where it is undefined. */
  killedAfter: fc.option(fc.nat({ max: MOST_TURNS }), { nil: undefined, freq: 3 }),
  connection: fc.constantFrom(...CONNECTIONS),
})

it('has every tap whose state was shown after the page was killed at any moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tapped, { maxLength: 25, size: 'max' }), async (taps) => {
      const faults: string[] = []
      const server = samplePlayServer()
      const phone = playDevice(server)
      let page = phone.open()
      const round = sampleRound()
      const { id } = round
      await settle()
      await page.start(round, sampleHoles(round))
      for (const { hole, kind, value, killedAfter, connection } of taps) {
        phone.connect(connection)
        const tap =
          kind === 'hit'
            ? hit()
            : kind === 'putts'
              ? { tap: 'putts' as const, putts: value }
              : { tap: 'score' as const, score: value }
        void (kind === 'undo' ? page.undone(id, hole) : page.tapped(id, hole, tap))
        if (killedAfter === undefined) {
          await settle()
          continue
        }
        for (let turn = 0; turn < killedAfter; turn += 1) await Promise.resolve()
        const [seen, noted] = [page.shown(id), page.state().taps]
        page.close()
        page = phone.open()
        await settle()
        // What was under way may have been written without being shown.
        const more = page.state().taps.length - noted.length
        if (Math.abs(more) > 1) faults.push(`${more} taps more`)
        const isGone = noted.some((one) => !textOf(page.state().taps).includes(textOf(one.noted.tap)))
        if (isGone && kind !== 'undo') faults.push('A tap is gone')
        const isSame = textOf(page.shown(id)?.shots) === textOf(seen?.shots)
        if (more === 0 && !isSame) faults.push('Other shots are shown')
      }
      phone.connect('good')
      await page.sync()
      await settle()
      const [stored, shown] = [server.round('ann', id), page.shown(id)]
      expect(shown && storedRows(shown)).toEqual(stored ? storedRows(stored) : undefined)
      expect(faults).toEqual([])
    }),
    { numRuns: 100, seed: 32 },
  )
})

const DEVICES = ['phone', 'tablet'] as const
const where = {
  device: fc.constantFrom(...DEVICES),
  tab: fc.constantFrom(0, 1),
  hole: fc.integer({ min: 1, max: 2 }),
  killedAfter: fc.option(fc.nat({ max: MOST_TURNS }), { nil: undefined, freq: 6 }),
}
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('score' as const, 'hit' as const), ...where }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'penalty' as const, 'tees' as const), ...where }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'take back' as const), ...where }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('connect' as const),
      ...where,
      connection: fc.constantFrom(...CONNECTIONS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('wait' as const, 'reload' as const, 'reopen' as const), ...where }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never

/** What a golfer typed on a device, as long as they left it like that there. */
type Typed = { readonly hole: number; readonly score?: number; readonly shot?: string; readonly tees?: string }

function stage() {
  const server = samplePlayServer()
  const round = sampleRound()
  const told = new Set<unknown>()
  const open = () => {
    const device = playDevice(server)
    const undos: (() => void)[] = []
    const typed: Typed[] = []
    return { device, tabs: [device.open(), device.open()], undos, typed }
  }
  const devices = { phone: open(), tablet: open() }
  const look = () => {
    for (const page of DEVICES.flatMap((name) => devices[name].tabs)) {
      for (const { before } of page.shown(round.id)?.news ?? []) {
        if ('score' in before) told.add(before.score)
        if ('tees' in before) told.add(before.tees)
      }
    }
  }
  /** What a golfer saw of the round when deleting it: scores, names of tees and ids of shots. */
  const seenAtRemoval = new Set<unknown>()
  return {
    server,
    round,
    devices,
    told,
    look,
    count: 0,
    undone: new Set<string>(),
    hits: new Set<string>(),
    seenAtRemoval,
  }
}
type Stage = ReturnType<typeof stage>

/** Highest score of a hole. */
const MOST_SCORE = 30

async function take(action: Step, scene: Stage): Promise<void> {
  const { device, tabs, undos, typed } = scene.devices[action.device]
  const { id } = scene.round
  const page = tabs[action.tab]
  if (!page) throw new Error('A tab is closed')
  const { hole } = action
  const forget = (isForgotten: (one: Typed) => boolean) => {
    for (const one of typed.filter(isForgotten)) typed.splice(typed.indexOf(one), 1)
  }
  const isShown = page.shown(id) !== undefined
  if (action.kind === 'score' && isShown && scene.count < MOST_SCORE) {
    const score = (scene.count += 1)
    forget((one) => one.hole === hole && one.score !== undefined)
    void page.tapped(id, hole, { tap: 'score', score }).then((kept) => kept && typed.push({ hole, score }))
  } else if (action.kind === 'hit' && isShown) {
    const tap = hit()
    scene.hits.add(tap.id)
    void page.tapped(id, hole, tap).then((kept) => kept && typed.push({ hole, shot: tap.id }))
  } else if (action.kind === 'penalty') void page.tapped(id, hole, { tap: 'penalty', penalty: 'area' })
  else if (action.kind === 'tees' && isShown) {
    const tees = `Tees ${(scene.count += 1)}`
    forget((one) => one.tees !== undefined)
    void page.changeRound(id, { tees }).then(() => typed.push({ hole: 0, tees }))
  } else if (action.kind === 'undo') {
    const last = page.hole(id, hole)?.noted.at(-1)
    if (last?.tap.tap === 'hit') scene.undone.add(last.tap.id)
    if (last?.tap.tap === 'score') forget((one) => one.hole === hole && one.score !== undefined)
    void page.undone(id, hole)
  } else if (action.kind === 'remove' && isShown) {
    const before = [...typed]
    typed.length = 0
    const shown = page.shown(id)
    const seen = [shown?.round.tees, ...(shown?.holes ?? []).map(({ score }) => score)]
    for (const one of [...seen, ...(shown?.shots ?? []).map((shot) => shot.id)]) scene.seenAtRemoval.add(one)
    const { undo } = page.remove(id, { withIndexRound: false })
    undos.push(() => {
      undo()
      if (page.shown(id)) typed.push(...before.filter((one) => !typed.includes(one)))
    })
  } else if (action.kind === 'take back') undos.pop()?.()
  else if (action.kind === 'connect') device.connect(action.connection)
  else if (action.kind === 'reload') await page.reload()
  else if (action.kind === 'wait') device.wait(10_000)
  if (action.kind === 'reopen' || action.killedAfter !== undefined) {
    for (let turn = 0; turn < (action.killedAfter ?? 0); turn += 1) await Promise.resolve()
    page.close()
    undos.length = 0
    tabs[action.tab] = device.open()
  }
  await settle()
  scene.look()
}

async function catchUp({ devices, look }: Stage): Promise<void> {
  for (const name of [...DEVICES, ...DEVICES, ...DEVICES]) {
    const { device, tabs } = devices[name]
    device.connect('good')
    device.wait(10_000)
    for (const page of tabs) {
      await page.flush()
      await settle()
      await page.reload()
      await settle()
      look()
    }
  }
}

function faultsOf(scene: Stage): readonly string[] {
  const {
    server,
    round: { id },
    devices,
    told,
    undone,
    hits,
    seenAtRemoval,
  } = scene
  const stored = server.round('ann', id)
  const changes = server.saves.flatMap((message) => message.changes)
  const faults = DEVICES.flatMap((name) =>
    devices[name].tabs.flatMap((page) => {
      const shown = page.shown(id)
      const isSame = textOf(shown && storedRows(shown)) === textOf(stored ? storedRows(stored) : undefined)
      return [
        ...(page.hasUnsent() ? [`Something is stuck on the ${name}: ${shown?.refusal}`] : []),
        ...(isSame ? [] : [`The ${name} shows another round than the server has`]),
      ]
    }),
  )
  const shotIds = stored?.shots.map((one) => one.id) ?? []
  if (new Set(shotIds).size < shotIds.length) faults.push('A shot counts twice')
  if (shotIds.some((shot) => !hits.has(shot))) faults.push('There is a shot that nobody hit')
  for (const { hole, score, shot, tees } of DEVICES.flatMap((name) => devices[name].typed)) {
    const isGoneUnseen = (value: unknown) => !stored && !seenAtRemoval.has(value) && !told.has(value)
    if (score !== undefined) {
      const ofHole = changes.flatMap((one) => (one.kind === 'hole' && one.row?.number === hole ? [one] : []))
      if (!ofHole.some(({ row }) => row?.score === score)) faults.push(`Score ${score} never left its device`)
      const isThere = stored?.holes.some((one) => one.number === hole && one.score === score)
      const isSeen = ofHole.some(({ base, row }) => base?.score === score && row?.score !== score)
      // Another device's word took its place before the round went.
      const first = ofHole.findIndex(({ row }) => row?.score === score)
      const isOver = ofHole.slice(first).some(({ base, row }) => row?.score !== score && row?.score !== base?.score)
      if (isGoneUnseen(score) && !isSeen && !isOver)
        faults.push(`Score ${score} was deleted by somebody who had not seen it`)
      if (stored && !isThere && !isSeen && !told.has(score)) faults.push(`Score ${score} vanished, and nobody was told`)
    }
    if (tees !== undefined) {
      const ofRound = changes.flatMap((one) => (one.kind === 'round' ? [one] : []))
      if (!ofRound.some(({ row }) => row.tees === tees)) faults.push(`${tees} never left its device`)
      const isSeen = ofRound.some(({ base, row }) => base?.tees === tees && row.tees !== tees)
      if (stored && stored.round.tees !== tees && !isSeen && !told.has(tees))
        faults.push(`${tees} vanished, and nobody was told`)
    }
    if (shot !== undefined && isGoneUnseen(shot) && !undone.has(shot)) {
      faults.push('A shot was deleted by somebody who had not seen it')
    }
    if (shot !== undefined && stored && !undone.has(shot) && !stored.shots.some((one) => one.id === shot)) {
      faults.push(`A shot on ${hole} is lost`)
    }
  }
  const messages = Map.groupBy(server.saves, ({ save }) => save)
  for (const same of messages.values()) {
    if (new Set(same.map((one) => textOf(one.changes))).size > 1) faults.push('A message was sent again otherwise')
  }
  return faults
}

/** In whatever order the fields are. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, content: unknown) =>
    typeof content === 'object' && content !== null && !Array.isArray(content)
      ? Object.fromEntries(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : content,
  )
}

const HISTORIES = [{ seed: 34, numRuns: 200 }, ...(IS_WHOLE_SWEEP ? [{ seed: 7, numRuns: 800 }] : [])]

it.each(HISTORIES)(
  'RND-34 ends the same on both devices, counts each change once and loses nothing that was typed, whatever is lost in between (seed $seed, $numRuns histories)',
  async ({ seed, numRuns }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const scene = stage()
        await settle()
        const [page] = scene.devices.phone.tabs
        await page?.start(scene.round, sampleHoles(scene.round, 2))
        await settle()
        for (const device of DEVICES) for (const tab of scene.devices[device].tabs) await tab.reload()
        await settle()
        for (const action of steps) await take(action, scene)
        await catchUp(scene)
        expect(faultsOf(scene)).toEqual([])
      }),
      { numRuns, seed },
    )
  },
)
