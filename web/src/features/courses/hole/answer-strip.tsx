import { Link } from 'react-router'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import type { HoleAnswer, HoleChoice } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { GroundLie } from '@bagwise/golf/shot-advice/ground/lie-on-ground'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { unknownToAdvice } from './hole-foot.copy.ts'
import type { HolePlay } from '#courses/hole-play.ts'
import * as copy from '#courses/hole-answer.copy.ts'
import { clubName } from '#courses/hole.copy.ts'
import styles from './hole.module.css'

type AnswerStripProps = {
  readonly advised: HoleAnswer | undefined
  readonly choice: HoleChoice | undefined
  readonly problem: (AdviceProblem | { readonly problem: 'tournament' })['problem'] | undefined
  readonly isLate: boolean
  readonly isTournament: boolean
  readonly isBagEmpty: boolean
  readonly clubs: readonly AdvisedClub[]
  readonly likely: GroundLie | undefined
  readonly pinYards: number
  readonly units: PreferredUnits
  readonly play: HolePlay
  readonly onClub: (club: ClubType) => void
  readonly onBest: () => void
}

/** The club and its line; other clubs are a tap away, with what they cost. */
export function AnswerStrip(props: AnswerStripProps) {
  const { isTournament, isBagEmpty, likely, advised, choice, problem, isLate } = props
  return (
    <section aria-label={copy.answerLabel} className={styles.answer}>
      {isTournament ? (
        <p>{copy.tournamentNote}</p>
      ) : likely === 'green' ? (
        <p className={styles.answerLine}>{copy.onGreen}</p>
      ) : likely === 'out' ? (
        <p>{copy.isOut}</p>
      ) : isBagEmpty ? (
        <>
          <p>{copy.noDistances}</p>
          <Link to="/bag" className={buttonClass('line', 'mt-2 justify-self-start')}>
            {copy.toBag}
          </Link>
        </>
      ) : problem !== undefined && problem !== 'tournament' ? (
        <p role="status">{copy.adviceProblem(problem)}</p>
      ) : choice && advised ? (
        <div className={isLate ? styles.late : undefined}>
          <Chosen {...props} advised={advised} choice={choice} />
        </div>
      ) : (
        <p role="status" className="text-ink-2">
          {copy.waiting}
        </p>
      )}
    </section>
  )
}

type ChosenProps = AnswerStripProps & { readonly advised: HoleAnswer; readonly choice: HoleChoice }

function Chosen({ advised, choice, clubs, likely, pinYards, units, play, onClub, onBest }: ChosenProps) {
  const byCarry = clubs
    .filter(({ club }) => club !== 'putter')
    .toSorted((one, other) => one.carryYards - other.carryYards)
  const index = byCarry.findIndex(({ club }) => club === choice.club)
  const isAdvised = play.aim === null && choice.club === advised.recommended.club
  const leaves = copy.leavesLine(choice, units)
  const unknown = unknownToAdvice(advised.unknown)
  return (
    <>
      <div className={styles.clubRow}>
        <ClubStep label={copy.clubBefore} to={byCarry[index - 1]?.club} onClub={onClub} />
        <p role="status" className={styles.club}>
          {clubName(choice.club)}
          {copy.swingName(choice)}
        </p>
        <ClubStep label={copy.clubAfter} to={byCarry[index + 1]?.club} isAfter onClub={onClub} />
      </div>
      <p className={styles.answerLine}>
        {play.aim ? copy.yourLine : copy.aimLine(choice, { pinYards, units })} {copy.carryLine(choice, units)}
        {leaves !== undefined && ` ${leaves}`}
      </p>
      {unknown !== undefined && <p className="text-sm text-ink-2">{unknown}</p>}
      {likely === 'water' && <p className="text-sm">{copy.inWater}</p>}
      {!isAdvised && (
        <p className={styles.cost}>
          {copy.costText(choice.costStrokes, advised.recommended.club)}
          <Button look="quiet" className="text-base" onClick={onBest}>
            {copy.bestLine}
          </Button>
        </p>
      )}
    </>
  )
}

type ClubStepProps = {
  readonly label: string
  readonly to: ClubType | undefined
  readonly isAfter?: boolean
  readonly onClub: (club: ClubType) => void
}

function ClubStep({ label, to, isAfter = false, onClub }: ClubStepProps) {
  return (
    <button
      type="button"
      aria-label={to === undefined ? label : `${label}: ${clubName(to)}`}
      disabled={to === undefined}
      onClick={() => to !== undefined && onClub(to)}
      className={styles.clubStep}
    >
      <Icon name="down" className={`size-7 ${isAfter ? '-rotate-90' : 'rotate-90'}`} />
    </button>
  )
}
