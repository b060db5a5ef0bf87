import { withTimeout } from '#http/with-timeout.ts'
import { isOtherEpoch } from '#storage/epochs.ts'
import { PLAY_DATABASE } from '#storage/row-stores.ts'
import { PLAYED_ROUNDS } from '#storage/storage-health.ts'
import type { ReadState, RowDevice } from '#sync/kept-rows/row-database.ts'
import { createStateOnDevice } from '#sync/kept-rows/state-on-device.ts'
import type { Kept } from '#sync/policies/played-rounds.ts'
import type { LeftTaps } from './left-taps.ts'
import { NO_PLAY, hasUnsent } from './play-state.ts'
import type { GolferPlay, PlayStep } from './play-state.ts'
import { withAction } from './play-steps.ts'
import type { PlayAction } from './play-steps.ts'

type Ports = {
  readonly device: RowDevice<GolferPlay>
  /** The other tabs hear that the played rounds on the device have changed. */
  readonly tellTabs: () => void
  readonly left: LeftTaps
}
type Taken = Parameters<RowDevice<GolferPlay>['update']>[1]

/** A golfer who taps does not wait longer for the database (RND-33). */
const DATABASE_WITHIN_MS = 300

/** The played rounds of whoever is signed in, as the device holds them. */
export function createPlayOnDevice({ device, tellTabs, left }: Ports) {
  /** Steps that may go with the page: they are in local storage too, or say what the server has said or will say again. */
  const repeatable = new WeakSet<PlayStep>()
  const rows = createStateOnDevice<GolferPlay>({
    device: { ...device, update: takeWithLeft },
    tellTabs,
    nothing: NO_PLAY,
    hasUnsent,
    broughtBack,
    name: PLAY_DATABASE,
    unsentName: PLAYED_ROUNDS,
  })

  let owner: string | undefined
  /** What this page has put into local storage and the server has not confirmed. */
  const aside = new Set<string>()
  // Taken up later they must not be sent once more, over what another device has done since.
  rows.subscribe(() => {
    if (owner === undefined || aside.size === 0 || hasUnsent(rows.state())) return
    left.confirm(owner, aside)
    aside.clear()
  })

  /** Behind what pages have left in local storage. */
  async function takeWithLeft(golfer: string, { step, last }: Taken): Promise<ReadState<GolferPlay>> {
    const waiting = left.of(golfer)
    const leftFirst: PlayStep = (found) => step(waiting.map(withAction).reduce((all, one) => one(all), found))
    const taken = await device.update(golfer, { step: waiting.length > 0 ? leftFirst : step, last })
    if (waiting.length > 0) {
      left.drop(golfer, new Set(waiting.map(({ id }) => id)))
      tellTabs()
    }
    return taken
  }

  function mayGo(step: PlayStep): PlayStep {
    repeatable.add(step)
    return step
  }

  /** On the device before it shows; where that takes too long in local storage, and in memory if that is full. */
  async function keep(golfer: string, action: PlayAction): Promise<Kept> {
    const step = withAction(action)
    const { taken, show } = rows.takeFirst(step)
    if ((await withTimeout(taken, DATABASE_WITHIN_MS)) === true) return 'kept'
    const isLeft = left.put(golfer, action)
    if (isLeft) mayGo(step)
    show()
    if (isLeft && golfer === owner) aside.add(action.id)
    return isLeft ? 'kept-aside' : 'not-kept-yet'
  }

  return {
    ...rows,
    belongTo: (golfer: string | undefined): void => {
      owner = golfer
      aside.clear()
      rows.belongTo(golfer)
    },
    keep,
    mayGo,
    isSafe: (): boolean => rows.isSafe((step) => repeatable.has(step)),
  }
}

/** What waits is about rounds that were known, so these come back with it. */
function broughtBack(lost: GolferPlay, kept: GolferPlay): GolferPlay {
  const isOver = isOtherEpoch(lost, kept)
  return {
    known: isOver ? kept.known : new Map([...lost.known, ...kept.known]),
    waiting: new Map([...lost.waiting, ...kept.waiting]),
    messages: new Map([...lost.messages, ...kept.messages]),
    removals: new Map([...lost.removals, ...kept.removals]),
    offered: new Map([...lost.offered, ...kept.offered]),
    news: new Map([...lost.news, ...kept.news]),
    taps: new Map([...lost.taps, ...kept.taps]),
    opened: [...new Set([...kept.opened, ...lost.opened])],
    deleted: [...new Set([...kept.deleted, ...lost.deleted])],
    epoch: kept.epoch ?? lost.epoch,
  }
}
