import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { DistanceText } from '#quantities/distance-text.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { shownParts } from './shown-parts.ts'
import { readShot } from './typed-shot.ts'
import type { TypedShot } from './typed-shot.ts'
import * as copy from './plays-like.copy.ts'
import styles from '../home.module.css'

type PlaysLikeAnswerProps = {
  readonly typed: TypedShot
  /** Nothing is asked before. */
  readonly isAsked: boolean
}

/** What the typed shot plays like, or why there is no number. */
export function PlaysLikeAnswer({ typed, isAsked }: PlaysLikeAnswerProps) {
  const read = readShot(typed)
  const isShot = 'distanceYards' in read
  const workedOut = useWorkedOut(
    'playsLike',
    isShot && isAsked ? [STANDARD_BAG, { distanceYards: read.distanceYards }, read.air] : undefined,
  )
  if (!isShot) return <AnswerFrame fault={read.sentence} />
  if (!workedOut) return <AnswerFrame isBusy band={copy.workingOut} />

  const { units } = typed
  const { answer, isCurrent } = workedOut
  const [, { distanceYards }, air] = workedOut.args
  if ('problem' in answer) {
    const isUphill = (air?.targetElevationFeet ?? 0) > 0
    return <AnswerFrame isBusy={!isCurrent} fault={copy.outOfReachSentence(answer, { units, isUphill })} />
  }
  return (
    <AnswerFrame
      isBusy={!isCurrent}
      number={<DistanceText carryYards={answer.playsLikeYards} units={units} className={styles.numeral} />}
      band={copy.bandWords(answer.bandYards, units)}
      parts={shownParts(distanceYards, answer, units)}
    />
  )
}
