import { leftOfStroke } from '@bagwise/golf/play/left-on-hole'
import { guessedLie } from '@bagwise/golf/play/guessed-lie'
import { isNearPin } from '@bagwise/golf/play/near-pin'
import { lastShot } from '@bagwise/golf/play/next-stroke'
import { rememberedPin } from '@bagwise/golf/play/own-course-marks'
import { isAtBall as isSaidAtBall, isGreenExpected, leftNow } from './ball.ts'
import { HoleBoard } from './hole-board.tsx'
import { nearPuttOf } from './near-putt.ts'
import { PlaceNote } from './place-note.tsx'
import type { HoleParts } from './play-hole.tsx'
import { usePlainAdvice, useUsualYards } from './use-plain-advice.ts'

/** A hole without a map: by the card, the position and what the golfer types. */
export function PlainHole(parts: HoleParts) {
  const { profile, state, notes, places, position, here, said, isTournament, isWoken, isAtBall, onStroke } = parts
  const { number, lengthYards } = state.log.hole
  const usualYards = useUsualYards(profile)
  const marks = notes.marks[number]
  const pin = places.pin ?? (marks && rememberedPin(marks))
  const way = state.log.shots.flatMap(({ id }) => places.shots[id] ?? [])
  const isFirst = lastShot(state) === undefined
  const known = leftOfStroke({ here: isFirst && !pin ? undefined : here, pin, lengthYards, way })
  const left = leftNow({ state, said, known: isFirst || here ? known : undefined, usualYards })
  const guessed = guessedLie(state, { leftYards: left && left.from !== 'guess' ? left.yards : null })
  const isHereOnGreen = here !== undefined && !position.isLost && pin !== undefined && isNearPin(here.at, pin.at)
  const isGreen =
    state.phase === 'green' ||
    (state.phase === 'walking' &&
      !said.isOffGreen &&
      !isSaidAtBall(said) &&
      (isHereOnGreen || (!isWoken && isGreenExpected(state, usualYards))))
  const advice = usePlainAdvice({
    profile,
    left,
    lie: said.lie ?? guessed.lie,
    said,
    isWanted: !isTournament && !isGreen,
  })
  return (
    <HoleBoard
      {...parts}
      left={left}
      guessed={guessed}
      advice={advice}
      isOnGreen={isGreen}
      isAtBall={isAtBall}
      isPositionOld={left?.from === 'position' && position.isLost}
      nearPutt={nearPuttOf({ here: position.isLost ? undefined : here, pin })}
      green={null}
      note={<PlaceNote {...parts} left={left} />}
      picture={null}
      onHit={(club) =>
        onStroke({
          said,
          left,
          guessed,
          club,
          swing: club === advice.advised || said.club !== null ? advice.swing : null,
          air: null,
          aim: undefined,
        })
      }
    />
  )
}
