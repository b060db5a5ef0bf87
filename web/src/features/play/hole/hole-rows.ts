import { inOrder } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import { rememberedPin } from '@bagwise/golf/play/own-course-marks'
import type { CourseMarks } from '@bagwise/golf/play/own-course-marks'
import type { HoleFrame } from '@bagwise/golf/play/rows-from-places'
import { play } from '#sync/played/play.ts'

/** The line of the hole for pictures on other devices: from its first stroke to the pin, once both are known. */
export function frameOf(
  places: HolePlaces,
  { log, marks }: { readonly log: HoleLog; readonly marks: CourseMarks[number] | undefined },
): HoleFrame | undefined {
  const tee = places.shots[inOrder(log.shots)[0]?.id ?? '']
  const pin = places.pin ?? (marks && rememberedPin(marks))
  return tee && pin && { tee: tee.at, pin: pin.at }
}

/** The rows of the hole as they are kept now. */
export function logOf(id: string, number: number): HoleLog | undefined {
  const played = play.state().rounds.find(({ round }) => round.id === id)
  const hole = played?.holes?.find((one) => one.number === number)
  return hole && { hole, shots: played?.shots?.filter((shot) => shot.hole === number) ?? [] }
}
