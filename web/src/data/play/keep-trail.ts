import type { Fix } from '@bagwise/golf/play/settled-place'
import { withNewStretch, withTrailFix } from '@bagwise/golf/play/trail'
import type { Trail } from '@bagwise/golf/play/trail'

type Ports = {
  /** The hole that is being played. */
  readonly hole: () => number
  readonly changeTrail: (change: (before: Trail) => Trail) => Promise<void>
}

/** A phone that is killed loses so much of the way. */
const WRITE_EVERY_MS = 20_000
const MS_PER_SECOND = 1_000

type Seen = { readonly fix: Fix; readonly hole: number; readonly seconds: number }

/** Writes the way of the phone to the device, in portions. Only seconds since the first fix of a stretch are written. */
export function createTrailKeeper({ hole, changeTrail }: Ports) {
  let going: { readonly hole: number; readonly fromMs: number } | undefined
  let seen: readonly Seen[] = []
  let writtenMs = -Infinity

  function write(): void {
    const portion = seen
    seen = []
    if (portion.length > 0) void changeTrail((before) => portion.reduce(withSeen, before))
  }

  return {
    noteFix: (fix: Fix, isFirst: boolean): void => {
      const onHole = hole()
      if (isFirst || going?.hole !== onHole) going = { hole: onHole, fromMs: fix.atMs }
      seen = [...seen, { fix, hole: onHole, seconds: (fix.atMs - going.fromMs) / MS_PER_SECOND }]
      if (fix.atMs - writtenMs < WRITE_EVERY_MS) return
      writtenMs = fix.atMs
      write()
    },
    /** What is seen next begins a stretch. */
    end: (): void => {
      going = undefined
      write()
    },
  }
}

function withSeen(trail: Trail, { fix, hole, seconds }: Seen): Trail {
  const { latitudeDeg, longitudeDeg, accuracyMeters } = fix
  const place = { latitudeDeg, longitudeDeg, accuracyMeters: accuracyMeters ?? 0 }
  return seconds === 0 ? withNewStretch(trail, hole, place) : withTrailFix(trail, { ...place, seconds })
}
