import type { ReactNode, Ref } from 'react'
import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import { adviseShot } from '@bagwise/golf/advisor/advise'
import type { Advice, AdviceProblem } from '@bagwise/golf/advisor/advise'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { hasFlight } from '#charts/shot/has-flight.ts'
import { LandingTopView } from '#charts/shot/landing-top-view.tsx'
import { PlaysLikeRows } from '#charts/shot/plays-like-rows.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { handicapText } from '#quantities/handicap.ts'
import { Badge } from '#ui/badge.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { nextTask } from '#ui/next-task.ts'
import { Sheet } from '#ui/sheet.tsx'
import { AiShotAdvice } from './ai-shot-advice.tsx'
import { AlternativesSheet } from './alternatives-sheet.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { headlineOf, spokenAnswer } from './headline.ts'
import { problemSentence } from './problem-text.ts'
import { SetupSheet } from './setup-sheet.tsx'
import { TipsSheet } from './tips-sheet.tsx'
import { useAiShotAdvice } from './use-ai-shot-advice.ts'
import { WhySheet } from './why-sheet.tsx'
import type { AdvisedSituation } from './why-sheet.tsx'

/** Below what the golfer sees first. */
export const importFlight = () => import('#charts/shot/flight-side-view.tsx')

/** Its place is about as high as the picture. */
const FlightSideView = lazyPart(async () => (await importFlight()).FlightSideView, <div className="h-80" />)

const advised = new WeakMap<AdvisedSituation, Advice | AdviceProblem>()

/** Worked out once: a render that gives way to a tap begins again, and has it then. */
function adviceOn(situation: AdvisedSituation): Advice | AdviceProblem {
  const { clubs, golfer, shot, air } = situation
  const advice = advised.get(situation) ?? adviseShot(clubs, golfer, shot, air)
  advised.set(situation, advice)
  return advice
}

/** How each club launches takes longest and is remembered: found before it is asked for, one club after the other. */
export async function prepareAdvice({ clubs, golfer, shot, air }: AdvisedSituation): Promise<void> {
  for (const club of clubs) {
    await nextTask()
    adviseShot([club], golfer, shot, air)
  }
}

type ShotResultProps = {
  readonly situation: AdvisedSituation
  readonly sources: Readonly<Partial<Record<ClubType, DistanceSource>>>
  readonly facts: GolferFacts
  readonly isHandicapKnown: boolean
  readonly units: PreferredUnits
  readonly panelRef: Ref<HTMLElement>
  /** Below everything else. */
  readonly children: ReactNode
}

/** The advice: left the answer and why, right where the ball goes and how to hit it. */
export function ShotResult({ situation, sources, facts, isHandicapKnown, units, panelRef, children }: ShotResultProps) {
  const { clubs, golfer, shot, air } = situation
  const advice = adviceOn(situation)
  const { isTournament, ...said } = shot
  const hasQuestion = !isTournament && !('problem' in advice)
  const talk = useAiShotAdvice(hasQuestion ? { golfer: facts, situation: { ...said, air } } : undefined)
  if ('problem' in advice) {
    return (
      <section
        ref={panelRef}
        data-answer
        tabIndex={-1}
        className="rounded-sheet border border-rule bg-sheet p-4 outline-none"
      >
        <p role="alert">{problemSentence(advice, units)}</p>
      </section>
    )
  }
  const { recommended } = advice
  const picture = { advice, clubs, shot, air, units }
  const headline = headlineOf(advice, shot, units)
  const hasOtherClubs = clubs.some(({ club }) => club !== recommended.club && club !== 'putter')
  return (
    <div className="shot-pages">
      <div className="grid min-w-0 content-start gap-4">
        <AnswerPanel
          advice={advice}
          shot={shot}
          air={air}
          ownCarryYards={clubs.find(({ club }) => club === recommended.club)?.carryYards}
          source={sources[recommended.club]}
          units={units}
          isAiThere={talk.said !== undefined}
          panelRef={panelRef}
        />
        <WhySheet advice={advice} situation={situation} units={units} />
        {headline.bandYards !== undefined && (
          <Sheet title={`Why ${shownDistance(headline.yards, units)}`}>
            <PlaysLikeRows advice={advice} shot={shot} air={air} units={units} />
          </Sheet>
        )}
        {hasFlight(advice) && (
          <Sheet title="Flight">
            <FlightSideView {...picture} />
          </Sheet>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {hasFlight(advice) && (
          <Sheet title="Where it finishes">
            <p className="mt-1 mb-1.5">
              <Badge look="estimate">≈ handicap {handicapText(golfer.handicap)}</Badge>
            </p>
            <LandingTopView {...picture} handicap={golfer.handicap} />
          </Sheet>
        )}
        <AlternativesSheet advice={advice} shot={shot} units={units} hasOtherClubs={hasOtherClubs} />
        <SetupSheet advice={advice} facts={{ shot, air, units }} />
        <TipsSheet choice={recommended} shot={shot} air={air} />
        <Sheet>
          <p className="text-sm text-ink-2">
            Rules: worked out on this device from your carries and a flight model. How far shots scatter is typical for
            a handicap of {handicapText(golfer.handicap)},{' '}
            {isHandicapKnown ? 'as in your profile' : 'since your profile has none'}; a right-handed golfer is assumed.
          </p>
        </Sheet>
        {children}
        <AiShotAdvice talk={talk} advice={advice} />
      </div>
      <output className="sr-only">{spokenAnswer(advice, shot, units)}</output>
    </div>
  )
}
