import { afterTap, resumed, withChanges } from '@bagwise/golf/play/hole-taps'
import type { Tap } from '@bagwise/golf/play/hole-taps'
import { holeLogs } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import { indexRounds } from '#data/play/index-rounds.ts'
import { play } from '#sync/played/play.ts'
import { dateFirstTap, inTurn } from '#features/play/note-tap.ts'
import { indexRoundOf } from '#features/play/round-card.ts'
import type { PlayedWithRows } from '#features/play/round-card.ts'

/** Keeps what a golfer changes of a hole, while the round is played and after it; undefined for nothing. */
export function keepTap(round: string, number: number, tapOf: (log: HoleLog) => Tap | undefined): Promise<void> {
  return inTurn(() => keep(round, number, tapOf))
}

async function keep(id: string, number: number, tapOf: (log: HoleLog) => Tap | undefined): Promise<void> {
  const before = roundNow(id)
  const log = before && holeLogs(before).find(({ hole }) => hole.number === number)
  const tap = log && tapOf(log)
  if (!before || !log || !tap) return
  const after = afterTap(resumed(log, play.notedOf(id, number)), tap)
  if ('problem' in after) throw new Error(`The hole does not take ${tap.tap}: ${after.problem}`)
  const noted = after.noted.at(-1)
  if (!noted || noted.changes.length === 0) return
  await dateFirstTap(id)
  await play.tap(id, number, noted.changes, noted)
  const { hole } = withChanges(log, noted.changes)
  await followWithIndexRound(before, {
    ...before,
    holes: before.holes.map((one) => (one.number === number ? hole : one)),
  })
}

/** The round as it is kept now, whatever has been drawn of it; undefined while its rows are not here. */
export function roundNow(id: string): PlayedWithRows | undefined {
  const found = play.state().rounds.find(({ round }) => round.id === id)
  return found?.holes && found.shots ? { ...found, holes: found.holes, shots: found.shots } : undefined
}

/**
 * A finished card that is corrected corrects its round of the index, unless the golfer has changed its score or deleted it;
 * what else the golfer has changed of it stays.
 */
async function followWithIndexRound(before: PlayedWithRows, after: PlayedWithRows): Promise<void> {
  if (after.round.state !== 'finished') return
  const rounds = await indexRounds()
  const [was, now] = [indexRoundOf(before), indexRoundOf(after)]
  const stored = rounds.state().rounds.find(({ id }) => id === after.round.id)
  const posted = was?.kind === 'counts' ? was.round : undefined
  if (posted && stored?.adjustedGrossScore !== posted.adjustedGrossScore) return
  if (now?.kind === 'counts') rounds.save(now.round, posted ?? stored)
  else if (stored) rounds.remove(stored)
}
