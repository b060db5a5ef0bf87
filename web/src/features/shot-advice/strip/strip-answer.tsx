import type { Profile } from '@bagwise/contract/profile'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { situationOf } from '#features/shot-advice/asked-situation.ts'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import * as aimCopy from '#features/shot-advice/result/aim.copy.ts'
import * as choiceCopy from '#features/shot-advice/result/choice.copy.ts'
import { headlineOf, spokenAnswer } from '#features/shot-advice/result/headline.ts'
import * as resultCopy from '#features/shot-advice/result/result.copy.ts'
import { isAroundGreen } from '#features/shot-advice/result/shown-swing.ts'
import { SPEAK_AFTER_MS, useRested } from '#features/shot-advice/use-rested.ts'
import * as copy from './strip.copy.ts'
import styles from '../shot-form.module.css'

type StripAnswerProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly profile: Profile
  /** The shot is still being changed. */
  readonly isMoving: boolean
}

/** Club, number, carry and aim: the same answer as the result's, before it is asked for. */
export function StripAnswer({ inputs, bag, profile, isMoving }: StripAnswerProps) {
  const units = profile.preferredUnits
  const { clubs, golfer, shot, air } = situationOf(bag, inputs)
  const workedOut = useWorkedOut('picturedAdvice', [clubs, golfer, shot, air])
  const found = answerIn(workedOut?.answer)
  const isLate = isMoving || workedOut?.isCurrent !== true
  const [, , asked, askedAir = {}] = workedOut?.args ?? [clubs, golfer, shot, air]
  const advised = found && 'advice' in found && !asked.isTournament ? { advice: found.advice, shot: asked } : undefined
  const spoken = useRested(advised && !isLate ? spokenAnswer(advised.advice, advised.shot, units) : '', SPEAK_AFTER_MS)
  const late = isLate ? styles.late : ''
  if (!advised) {
    return (
      <p role={found ? 'alert' : undefined} className={`${styles.stripLine} ${late}`}>
        {found && 'problem' in found && resultCopy.problemSentence(found, units)}
      </p>
    )
  }
  const { recommended } = advised.advice
  const name = choiceCopy.clubName(recommended.club)
  const swing = copy.shortSwing(recommended)
  const ownYards = clubs.find(({ club }) => club === recommended.club)?.carryYards
  const certainty = certaintiesOf(profile)[recommended.club] ?? UNSURE
  return (
    <>
      <p className={`${styles.club} ${late}`} data-length={copy.lengthOf(name)}>
        {name}
        {swing !== undefined && <small>{swing}</small>}
      </p>
      <p className={`${styles.stripLine} ${late}`}>
        <b>{headlineOf(advised.advice, advised.shot, units).plays}.</b>{' '}
        {ownYards !== undefined && !isAroundGreen(recommended) && (
          <>
            {resultCopy.yoursCarries} <CarryFigure text={carryText(ownYards, certainty, units)} />.{' '}
          </>
        )}
        {aimCopy.shortAim(recommended, { shot: advised.shot, air: askedAir, units })}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  )
}

/** Of a club whose distance is gone since. */
const UNSURE = { isOwn: false } as const

/** Nothing that counts in a tournament. */
function answerIn<Answer extends object>(answer: Answer | undefined) {
  return answer && !('kind' in answer) ? (answer as Exclude<Answer, { readonly kind: unknown }>) : undefined
}
