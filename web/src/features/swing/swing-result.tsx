import { useCallback } from 'react'
import { causeText, drillsForSwing } from '@bagwise/content/swing'
import { CHECK_UP } from '@bagwise/content/swing/swing-flights.prose'
import { analyseSwing } from '@bagwise/golf/swing/analyse-swing'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import type { Profile } from '@bagwise/contract/profile'
import { AiHint } from '#ui/ai-addition.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AI_ANALYSIS, AiAnalysis, useAiAnalysis } from './ai-analysis.tsx'
import { CauseList } from './cause-list.tsx'
import { CorrectionsSheet } from './corrections-sheet.tsx'
import { DrillsSheet } from './drills-sheet.tsx'
import { FlightSheet } from './flight-sheet.tsx'

type SwingResultProps = { readonly answers: SwingAnswers; readonly profile: Profile | undefined }

/** The analysis: left what causes it, right what to do about it. */
export function SwingResult({ answers, profile }: SwingResultProps) {
  const said = useAiAnalysis(profile, answers)
  const analysis = analyseSwing(answers)
  const [likeliest] = analysis.causes
  const { title, what } = likeliest ? causeText(likeliest.id) : CHECK_UP
  const focus = useCallback((panel: HTMLElement | null) => panel?.focus({ preventScroll: true }), [])
  return (
    <div className="swing-pages">
      <div className="grid min-w-0 content-start gap-4">
        <section ref={focus} tabIndex={-1} aria-labelledby="swing-answer" className="swing-answer turf">
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <p className="font-plate text-plate-sm font-bold">
              {kickerOf(analysis.causes.length, likeliest?.isLikely)}
            </p>
            <AiHint id={AI_ANALYSIS} isThere={said !== undefined} />
          </div>
          <h2 id="swing-answer" className="swing-cause">
            {title}
          </h2>
          <p>{what}</p>
        </section>
        {likeliest ? (
          <CauseList analysis={analysis} />
        ) : (
          <Sheet title="What to watch on the range">
            <ul className="ring-points swing-points">
              {CHECK_UP.watch.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Sheet>
        )}
        <FlightSheet ballFlight={answers.ballFlight} analysis={analysis} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <CorrectionsSheet analysis={analysis} />
        <DrillsSheet drills={drillsForSwing(analysis)} />
        <Sheet>
          <p className="text-sm text-ink-2">
            Rules: worked out on this device from your answers. That a ball starts close to where the face looks and
            curves away from the path is measured (Wood, Henrikson and Broadie, 2018); which habit brings the club there
            is teaching experience, and how much each answer counts is our judgement. A lesson sees what four questions
            cannot.
          </p>
        </Sheet>
        <AiAnalysis said={said} />
      </div>
    </div>
  )
}

function kickerOf(causeCount: number, isLikely = false): string {
  if (causeCount === 0) return 'Your check-up'
  if (!isLikely) return 'A possible cause'
  return causeCount === 1 ? 'The likely cause' : 'Look at this first'
}
