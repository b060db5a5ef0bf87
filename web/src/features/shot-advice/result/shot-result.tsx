import type { FactSource } from '@bagwise/golf/facts'
import type { ReactNode, Ref } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import { modelHandicap } from '@bagwise/golf/shot-advice/model-handicap'
import { hasFlight } from '#features/shot-advice/pictures/has-flight.ts'
import { LandingTopView } from '#features/shot-advice/pictures/landing-top-view.tsx'
import { PlaysLikeRows } from '#features/shot-advice/pictures/plays-like-rows.tsx'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { handicapText } from '#quantities/handicap.ts'
import { Badge } from '#ui/badge.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { GolfArguments } from '#worker/golf-functions.ts'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { workOut } from '#worker/work-out.ts'
import { AiShotAdvice } from './ai-shot-advice.tsx'
import { AlternativesSheet } from './alternatives-sheet.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { headlineOf, spokenAnswer } from './headline.ts'
import { RESULT_WAITING } from './result-waiting.tsx'
import { oddsCaption } from './odds.copy.ts'
import * as copy from './result.copy.ts'
import { SetupSheet } from './setup-sheet.tsx'
import { TipsSheet } from './tips-sheet.tsx'
import { useAiShotAdvice } from './use-ai-shot-advice.ts'
import { WhySheet } from './why-sheet.tsx'
import type { AskedSituation } from './why-sheet.tsx'
import styles from '../shot.module.css'

/** Below what the golfer sees first. */
export const importFlight = () => import('#features/shot-advice/pictures/flight-side-view.tsx')

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
  readonly sources: Readonly<Partial<Record<ClubType, DistanceSource>>>
  readonly facts: GolferFacts | undefined
  readonly handicapSource: FactSource | undefined
  readonly profile: Profile
  readonly panelRef: Ref<HTMLElement>
  /** Below everything else. */
  readonly children: ReactNode
}

/** The advice: left the answer and why, right where the ball goes and how to hit it. */
export function ShotResult({
  situation,
  sources,
  facts,
  handicapSource,
  profile,
  panelRef,
  children,
}: ShotResultProps) {
  const units = profile.preferredUnits
  const workedOut = useWorkedOut('picturedAdvice', argumentsOf(situation))
  // Everything below is of the shot that is answered; what has been changed since is answered next.
  const [clubs, golfer, shot, air = {}] = workedOut?.args ?? argumentsOf(situation)
  const answer = workedOut?.answer
  const hasAdvice = answer !== undefined && 'advice' in answer
  const talk = useAiShotAdvice(hasAdvice && facts ? { golfer: facts, situation: { ...shot, air } } : undefined)
  // What counts in a tournament has no advice: the page shows the distances instead.
  if (!answer || 'kind' in answer || shot.isTournament) return RESULT_WAITING
  if ('problem' in answer) {
    return (
      <>
        <section
          ref={panelRef}
          data-answer
          tabIndex={-1}
          className="rounded-sheet border border-rule bg-sheet p-4 outline-none"
        >
          <p role="alert">{copy.problemSentence(answer, units)}</p>
        </section>
        {children}
      </>
    )
  }
  const { advice, flown, spread, ground } = answer
  const { recommended } = advice
  const picture = { advice, shot, air, units }
  const typical = {
    handicap: handicapText(golfer.handicap),
    counted: handicapText(modelHandicap(golfer.handicap)),
  }
  const headline = headlineOf(advice, shot, units)
  const hasOtherClubs = clubs.some(({ club }) => club !== recommended.club && club !== 'putter')
  return (
    <div className={styles.pages} aria-busy={!workedOut.isCurrent}>
      <div className="grid min-w-0 content-start gap-4">
        <AnswerPanel
          advice={advice}
          shot={shot}
          air={air}
          ground={ground}
          ownCarryYards={clubs.find(({ club }) => club === recommended.club)?.carryYards}
          source={sources[recommended.club]}
          certainty={certaintiesOf(profile)[recommended.club]}
          units={units}
          oddsCaption={oddsCaption([recommended], { clubs, handicap: golfer.handicap })}
          isAiThere={talk.said !== undefined}
          panelRef={panelRef}
        />
        <WhySheet advice={advice} situation={{ clubs, golfer, shot, air }} units={units} />
        {headline.bandYards !== undefined && (
          <Sheet title={copy.playsLikeTitle(shownDistance(headline.yards, units))}>
            <PlaysLikeRows advice={advice} shot={shot} air={air} units={units} />
          </Sheet>
        )}
        {hasFlight(answer) && (
          <Sheet title={copy.flightTitle}>
            <FlightSideView {...picture} flown={flown} />
          </Sheet>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {hasFlight(answer) && spread && (
          <Sheet title={copy.landingTitle}>
            <p className="mt-1 mb-1.5">
              <Badge look="estimate">{copy.handicapBadge(typical)}</Badge>
            </p>
            <LandingTopView {...picture} spread={spread} />
          </Sheet>
        )}
        <AlternativesSheet
          advice={advice}
          shot={shot}
          units={units}
          hasOtherClubs={hasOtherClubs}
          oddsCaption={oddsCaption(advice.alternatives, { clubs, handicap: golfer.handicap })}
        />
        <SetupSheet advice={advice} facts={{ shot, air, units }} />
        <TipsSheet choice={recommended} shot={shot} air={air} isLeftHanded={golfer.isLeftHanded} />
        <Sheet>
          <OwnCarriesLine profile={profile} />
          <LoftDoubts bag={profile.golfBag} isElsewhere />
          <p className="text-sm text-ink-2">
            {copy.rulesNote({ ...typical, handicapSource, isLeftHanded: golfer.isLeftHanded })}
          </p>
        </Sheet>
        {children}
        <AiShotAdvice talk={talk} advice={advice} />
      </div>
      <output className="sr-only">{spokenAnswer(advice, shot, units)}</output>
    </div>
  )
}
