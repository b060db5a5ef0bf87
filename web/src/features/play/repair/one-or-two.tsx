import { oneStroke, pairsToAsk, twoStrokes } from '@bagwise/golf/play/hole-repair'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import { Button } from '#ui/button.tsx'
import { keepRemoval, keepRepair } from './keep-repair.ts'
import * as copy from './repair.copy.ts'

type OneOrTwoProps = {
  readonly log: HoleLog
  /** In a tournament. */
  readonly isClubHidden?: boolean
}

/** Asks of two taps that may be one stroke, once each: nothing is left of it where no pair is open. */
export function OneOrTwo({ log, isClubHidden = false }: OneOrTwoProps) {
  const [pair] = pairsToAsk(log)
  if (!pair) return null
  const [first, second] = pair
  const areTwins = first.order === second.order
  const words = areTwins ? copy.ofTwins : copy.ofTaps
  const name = isClubHidden ? undefined : second.club === null ? copy.anyClub : copy.strokeName(second.club)
  return (
    <section data-notice aria-label={words.ask} className="grid gap-2 rounded-sheet border-2 border-ink bg-sheet p-3">
      <p>
        {areTwins ? copy.twinStrokes(name) : copy.samePlace(name)} <b>{words.ask}</b>
      </p>
      <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
        <Button
          look="line"
          className="min-h-16"
          onClick={() => void keepRemoval(log, (now) => oneStroke(now, pair), copy.oneTaken)}
        >
          {words.one}
        </Button>
        <Button look="line" className="min-h-16" onClick={() => void keepRepair(log, (now) => twoStrokes(now, pair))}>
          {words.two}
        </Button>
      </div>
    </section>
  )
}
