import type { ReactNode, Ref } from 'react'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { GroundFacts } from '@bagwise/golf/shot-advice/ground-facts'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import type { CarryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { AiLink } from '#ai/ai-addition.tsx'
import { AI_SHOT } from './ai-shot-advice.tsx'
import * as aimCopy from './aim.copy.ts'
import * as choiceCopy from './choice.copy.ts'
import * as groundCopy from './ground.copy.ts'
import { headlineOf, spokenAnswer } from './headline.ts'
import * as copy from './result.copy.ts'
import { isAroundGreen } from './shown-swing.ts'
import { shownParts } from '#features/shot-advice/pictures/plays-like/shown-parts.ts'
import styles from '../shot.module.css'

type AnswerPanelProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly air: Air
  readonly ground: GroundFacts
  /** The recommended club's own carry, and how it is known. */
  readonly ownCarryYards: number | undefined
  readonly certainty: CarryCertainty | undefined
  readonly units: PreferredUnits
  readonly isAiThere: boolean
  readonly panelRef: Ref<HTMLElement>
  /** The answer to an earlier question. */
  readonly isLate: boolean
  readonly children?: ReactNode
}

/** The club, what the shot plays like and where to aim. */
export function AnswerPanel({
  advice,
  shot,
  air,
  ground,
  ownCarryYards,
  certainty = UNSURE,
  units,
  isAiThere,
  panelRef,
  isLate,
  children,
}: AnswerPanelProps) {
  const { recommended } = advice
  const { yards, plays, bandWords, whyBare } = headlineOf(advice, shot, units)
  const heightShown = heightPartShown(advice, shot, units)
  const swing = choiceCopy.swingWords(recommended)
  const pitch =
    ownCarryYards === undefined
      ? undefined
      : choiceCopy.pitchSentence(
          recommended,
          { ownCarryYards, distanceYards: shot.distanceYards, playsYards: yards, air },
          units,
        )
  return (
    <section
      ref={panelRef}
      data-answer
      tabIndex={-1}
      aria-label={spokenAnswer(advice, shot, units)}
      className={`${styles.answer} turf ${isLate ? styles.late : ''}`}
    >
      <GreenDrawing />
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="text-sm font-semibold">{copy.hit}</p>
        {isAiThere && <AiLink id={AI_SHOT} />}
      </div>
      <div className={styles.answerParts}>
        <h2 className={styles.club}>
          {choiceCopy.clubName(recommended.club)}
          {swing !== undefined && <span className="block text-plate-md">{swing}</span>}
        </h2>
        <div className="grid gap-1">
          <p className={styles.answerLine}>
            <b>{plays}</b>
            {bandWords}{' '}
            {ownCarryYards !== undefined && !isAroundGreen(recommended) && (
              <>
                {copy.yoursCarries} <OwnCarry text={carryText(ownCarryYards, certainty, units)} />.{' '}
              </>
            )}
            {aimCopy.aimSentence(recommended, { shot, air, units })}
          </p>
          {heightShown !== 0 && <p className="text-sm">{groundCopy.heightPart(heightShown)}</p>}
          {whyBare !== undefined && <p className="text-sm">{whyBare}</p>}
          {pitch !== undefined && <p className="text-sm">{pitch}</p>}
          {isAroundGreen(recommended) && <p className="text-sm">{choiceCopy.landSentence(recommended, units)}</p>}
          {ground.isGreenNearApex && <p className="text-sm">{groundCopy.greenNearApex}</p>}
          {ground.onTheWay && (
            <p className="text-sm">
              {groundCopy.onTheWaySentence(ground.onTheWay, {
                club: recommended.club,
                riseFeet: air.targetElevationFeet ?? 0,
                units,
              })}
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}

/** A carry within a sentence, with its ± when it is an estimate. */
function OwnCarry({ text }: { readonly text: CarryText }) {
  const { isOwn, plusMinus, spokenAfter } = text
  return (
    <>
      <span className="plate">
        <CarryFigure text={text} />
      </span>
      {!isOwn && <span className="sr-only">{spokenAfter}</span>}
      {plusMinus && (
        <span aria-hidden="true" className="ml-1 font-plate text-[0.9375rem] leading-none font-semibold text-sand-ink">
          {plusMinus.shown}
        </span>
      )}
    </>
  )
}

/** Of a club whose distance is gone since. */
const UNSURE: CarryCertainty = { isOwn: false }

/** What the height of the target puts on the number, as it is shown; 0 without a number. */
function heightPartShown({ playsLike }: Advice, { distanceYards }: Shot, units: PreferredUnits): number {
  if ('problem' in playsLike) return 0
  return shownParts(distanceYards, playsLike, units).parts.find(({ part }) => part === 'elevation')?.shown ?? 0
}

/** The flag on its green: decoration beside the answer. */
function GreenDrawing() {
  return (
    <svg viewBox="0 0 120 120" className={styles.green} aria-hidden="true" fill="none">
      <g stroke="var(--color-rough)" strokeWidth="1.6">
        <path d="M14 66c2-22 24-36 48-35 26 1 46 15 45 37-1 21-25 34-48 33C34 100 12 88 14 66z" />
        <path d="M30 67c2-14 17-22 33-21 16 1 29 9 28 22-1 14-16 21-31 20-17-1-32-8-30-21z" />
        <path d="M46 68c1-7 9-10 17-9 8 0 14 4 13 10-1 7-8 10-16 9-8 0-15-4-14-10z" />
      </g>
      <path d="M61 70V16" stroke="var(--color-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M61 17l26 10-26 11z" fill="var(--color-flag)" />
      <circle cx="61" cy="71" r="3" fill="var(--color-ink)" />
    </svg>
  )
}
