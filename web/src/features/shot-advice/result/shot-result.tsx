import type { FactSource } from '@bagwise/golf/facts'
import { useEffect } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { ClubType } from '@bagwise/golf/club'
import { isPlaced } from '@bagwise/golf/shot-advice/hazard-place'
import type { PicturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import { shotTipsFor } from '@bagwise/content/shot-tips'
import { tipSituation } from '@bagwise/content/shot-tips/tip-situation'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import { hasFlight } from '#features/shot-advice/pictures/has-flight.ts'
import { apexWords } from '#features/shot-advice/pictures/flight/flight.copy.ts'
import { LandingNumbers, LandingTopView } from '#features/shot-advice/pictures/landing-top-view.tsx'
import { PlaysLikeRows } from '#features/shot-advice/pictures/plays-like-rows.tsx'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { Accordion } from '#ui/accordion.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { GolfArguments } from '#worker/golf-functions.ts'
import { whoseWords } from '#profile-parts/whose-shots.copy.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { SPEAK_AFTER_MS, useRested } from '#features/shot-advice/use-rested.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { workOut } from '#worker/work-out.ts'
import { AiShotAdvice } from './ai-shot-advice.tsx'
import { adjustmentLines } from './adjustment-lines.ts'
import { AlternativesSheet, MOST_ALTERNATIVES } from './alternatives-sheet.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { headlineOf, spokenAnswer } from './headline.ts'
import { RESULT_WAITING } from './result-waiting.tsx'
import { oddsCaption, oddsSentence } from './odds.copy.ts'
import { lieByRuleOfThumb, reasonSentences, usualPlaces } from './reason.copy.ts'
import * as copy from './result.copy.ts'
import { rulesNote } from './rules-note.copy.ts'
import { SetupPoints } from './setup-points.tsx'
import { TipList } from './tip-list.tsx'
import { useAiShotAdvice } from './use-ai-shot-advice.ts'
import { TurningPoints, WhySheet } from './why-sheet.tsx'
import { WhereItWent } from './where-it-went.tsx'
import type { AdvisedSituation, AskedSituation } from './why-sheet.tsx'
import styles from '../shot.module.css'

export { WhereItWent } from './where-it-went.tsx'

/** Below what the golfer sees first. */
export const importFlight = () => import('#features/shot-advice/pictures/flight-side-view.tsx')

const LoftDoubts = lazyPart(async () => (await import('#profile-parts/loft-doubts.tsx')).LoftDoubts)

/** Its place is about as high as the picture. */
const FlightSideView = lazyPart(async () => (await importFlight()).FlightSideView, <div className="h-80" />)

/** Works the advice out before it is shown. */
export async function workOutAdvice(situation: AskedSituation): Promise<void> {
  await workOut('picturedAdvice', argumentsOf(situation))
}

/** How each club launches takes longest, and the worker remembers it: asked before the advice is, club by club. */
export async function prepareAdvice(situation: AskedSituation, signal: AbortSignal): Promise<void> {
  const { golfer, shot, air } = situation
  for (const club of situation.clubs) await workOut('picturedAdvice', [[club], golfer, shot, air], { signal })
}

function argumentsOf({ clubs, golfer, shot, air }: AskedSituation): GolfArguments<'picturedAdvice'> {
  return [clubs, golfer, shot, air]
}

type ShotResultProps = {
  readonly situation: AskedSituation
  readonly facts: GolferFacts | undefined
  readonly handicapSource: FactSource | undefined
  readonly profile: Profile
  readonly panelRef: Ref<HTMLElement>
  /** Next to the questions, which it follows: in columns, with more of it open. */
  readonly isWide: boolean
  /** What can be asked for beyond it. */
  readonly action?: ReactNode
  /** The club for what is asked now. */
  readonly onAnswered: (club: ClubType) => void
}

/** The advice: the answer, why, where the ball goes, and what else there is to know. */
export function ShotResult({
  situation,
  facts,
  handicapSource,
  profile,
  panelRef,
  isWide,
  action,
  onAnswered,
}: ShotResultProps) {
  const units = profile.preferredUnits
  const workedOut = useWorkedOut('picturedAdvice', argumentsOf(situation))
  // Everything below is of the shot that is answered; what has been changed since is answered next.
  const [clubs, golfer, shot, air = {}] = workedOut?.args ?? argumentsOf(situation)
  const answer = workedOut?.answer
  const hasAdvice = answer !== undefined && 'advice' in answer
  const talk = useAiShotAdvice(hasAdvice && facts ? { golfer: facts, situation: { ...shot, air } } : undefined)
  const answered = hasAdvice && workedOut?.isCurrent === true ? answer.advice.recommended.club : undefined
  const spoken = useRested(
    hasAdvice && !shot.isTournament ? spokenAnswer(answer.advice, shot, units) : '',
    isWide ? SPEAK_AFTER_MS : 0,
  )
  const asked = JSON.stringify([shot, air])
  useEffect(() => {
    if (answered !== undefined) onAnswered(answered)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answered, asked])
  // What counts in a tournament has no advice: the page shows the distances instead.
  if (!answer || 'kind' in answer || shot.isTournament) return RESULT_WAITING
  if ('problem' in answer) {
    return (
      <section
        ref={panelRef}
        data-answer
        tabIndex={-1}
        className="rounded-sheet border border-rule bg-sheet p-4 outline-none"
      >
        <p role="alert">{copy.problemSentence(answer, units)}</p>
      </section>
    )
  }
  const { advice, ground } = answer
  const parts = sectionsOf(answer, {
    situation: { clubs, golfer, shot, air },
    profile,
    handicapSource,
    isWide,
  })
  return (
    <div className={isWide ? styles.deskAnswer : 'grid min-w-0 gap-4'} aria-busy={!workedOut.isCurrent}>
      <AnswerPanel
        advice={advice}
        shot={shot}
        air={air}
        ground={ground}
        ownCarryYards={clubs.find(({ club }) => club === advice.recommended.club)?.carryYards}
        certainty={certaintiesOf(profile)[advice.recommended.club]}
        units={units}
        isAiThere={talk.said !== undefined}
        panelRef={panelRef}
        isLate={isWide && !workedOut.isCurrent}
      >
        {action}
        {isWide && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            <WhereItWent situation={situation} />
          </div>
        )}
      </AnswerPanel>
      {contradictingLofts(profile.golfBag).length > 0 && <LoftDoubts bag={profile.golfBag} isElsewhere />}
      {isWide ? (
        <div className={styles.deskColumns}>
          <div>
            {parts.why}
            {parts.playsLike}
            {parts.alternatives}
          </div>
          <div>
            {parts.landing}
            {parts.flight}
          </div>
          <div>{parts.closed}</div>
        </div>
      ) : (
        <>
          {parts.why}
          {parts.playsLike}
          {parts.landing}
          {parts.alternatives}
          {parts.closed}
        </>
      )}
      <AiShotAdvice talk={talk} advice={advice} />
      <output className="sr-only">{spoken}</output>
    </div>
  )
}

type SectionFacts = {
  readonly situation: AdvisedSituation
  readonly profile: Profile
  readonly handicapSource: FactSource | undefined
  readonly isWide: boolean
}

/** The parts below the answer; what none is asked for is closed. */
function sectionsOf(answer: PicturedAdvice, { situation, profile, handicapSource, isWide }: SectionFacts) {
  const { advice, flown, spread } = answer
  const { clubs, golfer, shot, air } = situation
  const { recommended } = advice
  const units = profile.preferredUnits
  const picture = { advice, shot, air, units }
  const headline = headlineOf(advice, shot, units)
  const typical = { handicap: golfer.handicap, handicapSource }
  const whose = whoseShots(clubs.find(({ club }) => club === recommended.club))
  const tips = shotTipsFor(tipSituation(recommended, { shot, air, isLeftHanded: golfer.isLeftHanded }))
  const lines = adjustmentLines(advice, { shot, air, units })
  const [flight] = flown
  const flightView = hasFlight(answer) && <FlightSideView {...picture} flown={flown} />
  const { more } = reasonSentences({ advice, shot, units })
  return {
    why: <WhySheet advice={advice} shot={shot} units={units} />,
    playsLike: headline.hasNumber && (
      <Sheet title={copy.playsLikeTitle(shownDistance(headline.yards, units))} className="py-2.5!">
        <PlaysLikeRows advice={advice} shot={shot} air={air} units={units} />
      </Sheet>
    ),
    landing: hasFlight(answer) && spread && (
      <Sheet title={copy.landingTitle} className="py-2.5!">
        <LandingTopView {...picture} spread={spread} whose={whose} whoseText={whoseWords(whose, typical)} />
        {recommended.odds && (
          <p className="mt-1 text-sm">
            <b className="font-semibold">{oddsSentence(recommended.odds)}</b>
          </p>
        )}
      </Sheet>
    ),
    alternatives: (
      <AlternativesSheet
        advice={advice}
        shot={shot}
        units={units}
        hasOtherClubs={clubs.some(({ club }) => club !== recommended.club && club !== 'putter')}
        oddsCaption={oddsCaption(advice.alternatives.slice(0, MOST_ALTERNATIVES), { clubs, ...typical })}
      />
    ),
    flight: isWide && flightView && <Sheet title={copy.flightTitle}>{flightView}</Sheet>,
    closed: (
      <div className={styles.closed}>
        <Accordion title={copy.setupTitle} answer={copy.pointCount(lines.length)} isOpenAtFirst={isWide}>
          <SetupPoints lines={lines} />
        </Accordion>
        {!isWide && flightView && (
          <Accordion title={copy.flightTitle} answer={flight && apexWords(flight.apexYards, units)}>
            {flightView}
          </Accordion>
        )}
        <Accordion title={copy.tipsTitle} answer={copy.tipCount(tips.length)} isOpenAtFirst={isWide}>
          <TipList tips={tips} />
        </Accordion>
        <Accordion title={copy.methodTitle} answer={copy.rulesWord}>
          <div className="grid gap-2 text-sm">
            {more.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {shot.hazards.some((hazard) => !isPlaced(hazard)) && <p>{usualPlaces}</p>}
            {lieDetailOf(shot) && <p>{lieByRuleOfThumb}</p>}
            {hasFlight(answer) && <LandingNumbers {...picture} spread={spread} />}
            <CarryLegend />
            <OwnCarriesLine profile={profile} />
            <p>{rulesNote({ ...typical, whose, isLeftHanded: golfer.isLeftHanded })}</p>
            <HandNote />
          </div>
        </Accordion>
        <Accordion title={copy.changeTitle} answer={copy.changeAnswer}>
          <TurningPoints situation={situation} units={units} />
        </Accordion>
      </div>
    ),
  }
}
