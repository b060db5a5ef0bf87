import { useCallback, useState } from 'react'
import { causeText, drillsForSwing } from '@bagwise/content/swing'
import { CHECK_UP } from '@bagwise/content/swing/swing-flights.prose'
import { analyseSwing } from '@bagwise/golf/swing/analyse-swing'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import type { Profile } from '@bagwise/contract/profile'
import type { Drill } from '@bagwise/content/drills'
import type { AiSwingAnalysis, askAiSwingAnalysis } from '@bagwise/contract/ai/swing-analysis'
import { CORRECTION_AREAS } from '@bagwise/golf/swing/changes'
import { CHANGE_TEXTS } from '@bagwise/content/swing/swing-changes.prose'
import type { SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import { asksFor } from '@bagwise/golf/swing/causes'
import type { ChangeId } from '@bagwise/golf/swing/changes'
import { AiHint, AiAddition } from '#ai/ai-addition.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Sheet } from '#ui/sheet.tsx'
import ringPoints from '#ui/ring-points.module.css'
import { Icon } from '#ui/icon.tsx'
import { golferFacts } from '#ai/golfer-facts.ts'
import { useKnownSpeed } from '#profile-parts/use-known-speed.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import type { AiView } from '#data/use-ai.ts'
import { CauseList } from './cause-list.tsx'
import { FlightPart } from './flight-part.tsx'
import * as copy from './swing-result.copy.ts'
import styles from './swing.module.css'

type SwingResultProps = { readonly answers: SwingAnswers; readonly profile: Profile | undefined }

/** Where the way to it leads. */
const AI_ANALYSIS = 'ai-analysis'

/** The analysis: left what causes it, right what to do about it. */
export function SwingResult({ answers, profile }: SwingResultProps) {
  const { said, silence } = useAiAnalysis(profile, answers)
  const analysis = analyseSwing(answers)
  const drills = drillsForSwing(analysis)
  const [likeliest] = analysis.causes
  const { title, what } = likeliest ? causeText(likeliest.id) : CHECK_UP
  const focus = useCallback((panel: HTMLElement | null) => panel?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.pages}>
      <div className="grid min-w-0 content-start gap-4">
        <section ref={focus} tabIndex={-1} aria-labelledby="swing-answer" className={`${styles.answer} turf`}>
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <p className="font-plate text-plate-sm font-bold">
              {kickerOf(analysis.causes.length, likeliest?.isLikely)}
            </p>
            <AiHint id={AI_ANALYSIS} isThere={said !== undefined} />
          </div>
          <h2 id="swing-answer" className={styles.cause}>
            {title}
          </h2>
          <p>{what}</p>
        </section>
        {likeliest ? (
          <DrillsSheet drills={drills} />
        ) : (
          <Sheet title={copy.watchOnRange}>
            <ul className={`${ringPoints.rings} ${styles.points}`}>
              {CHECK_UP.watch.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Sheet>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {!likeliest && <DrillsSheet drills={drills} />}
        <div className={styles.more}>
          {likeliest ? (
            <CauseList analysis={analysis} />
          ) : (
            <Accordion title={copy.rulesTitle} answer={copy.rulesAnswer}>
              <p className="text-sm text-ink-2">{copy.rulesNote}</p>
            </Accordion>
          )}
          <Corrections analysis={analysis} />
          <FlightPart ballFlight={answers.ballFlight} analysis={analysis} hand={profile?.hand} />
        </div>
        <AiAnalysis said={said} silence={silence} />
      </div>
    </div>
  )
}

function kickerOf(causeCount: number, isLikely = false): string {
  if (causeCount === 0) return copy.kickers.checkUp
  if (!isLikely) return copy.kickers.possible
  return causeCount === 1 ? copy.kickers.onlyLikely : copy.kickers.firstOfSeveral
}

/** What to practise, the likeliest cause first: its drill in full, the others by name. */
function DrillsSheet({ drills }: { readonly drills: readonly Drill[] }) {
  return (
    <Sheet title={copy.drillsTitle}>
      <ol aria-label={copy.drillsLabel} className={styles.drills}>
        {drills.map((drill, index) => (
          <li key={drill.id}>
            {index === 0 ? (
              <>
                <h3>{drill.title}</h3>
                <DrillText drill={drill} />
              </>
            ) : (
              <Accordion level={3} title={drill.title} answer={drill.duration}>
                <DrillText drill={drill} />
              </Accordion>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function DrillText({ drill: { title, description, frequency, duration, tips } }: { readonly drill: Drill }) {
  return (
    <div className="grid gap-2">
      <p>{description}</p>
      <dl>
        <div>
          <dt>{copy.howOften}</dt>
          <dd>{frequency}</dd>
        </div>
        <div>
          <dt>{copy.duration}</dt>
          <dd>{duration}</dd>
        </div>
      </dl>
      <details className={styles.tips}>
        <summary>
          {copy.whatToWatch}
          <span className="sr-only"> {copy.withDrill(title)}</span>
          <Icon name="down" />
        </summary>
        <ul className={`${ringPoints.rings} ${styles.points}`}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** What the AI says to the answers, asked once for each analysis; it is not asked without a profile. */
function useAiAnalysis(profile: Profile | undefined, answers: SwingAnswers): AiView<AiSwingAnalysis> {
  const [asked] = useState({ profile, answers })
  const known = useKnownSpeed(asked.profile)
  const question = asked.profile && known && { golfer: golferFacts(asked.profile, known.speed), answers: asked.answers }
  return useAiAnswer<typeof askAiSwingAnalysis>('/api/ai/swing-analysis', question)
}

/** What the AI adds to the analysis. */
function AiAnalysis({ said, silence }: AiView<AiSwingAnalysis>) {
  return (
    <AiAddition id={AI_ANALYSIS} title={copy.aiTitle} silence={silence}>
      {said && (
        <>
          <p className="mt-1.5">{said.ballFlight}</p>
          {said.issues.length > 0 && <p className="mt-2 text-sm">{copy.aiIssues(said.issues.join(', '))}</p>}
          <dl className="mt-1 divide-y divide-rule">
            {CORRECTION_AREAS.filter((area) => said.corrections[area].length > 0).map((area) => (
              <div key={area} className={styles.area}>
                <dt className="font-plate font-bold">{copy.areaNames[area]}</dt>
                <dd>
                  <ul className={`${ringPoints.rings} ${styles.points}`}>
                    {said.corrections[area].map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
          {said.drills.length > 0 && <h3 className="mt-3 border-t border-rule pt-3">{copy.aiDrills}</h3>}
          <ul className={`${ringPoints.rings} ${styles.points} mt-2`}>
            {said.drills.map(({ name, description, frequency }) => (
              <li key={name}>
                <b>{name}.</b> {description} <span className="text-ink-2">{frequency}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </AiAddition>
  )
}

/** What to change and for which cause, by grip, stance, swing and equipment; where nothing points there it says so. */
function Corrections({ analysis: { causes, corrections } }: { readonly analysis: SwingAnalysis }) {
  const named = CORRECTION_AREAS.filter((area) => corrections[area].length > 0).map((area) => copy.areaNames[area])
  return (
    <Accordion title={copy.correctionsTitle} answer={named.join(', ') || copy.noCorrections}>
      {causes.length > 1 && <p className="text-sm text-ink-2">{copy.oneAtATime}</p>}
      <dl className="mt-1 divide-y divide-rule">
        {CORRECTION_AREAS.map((area) => (
          <div key={area} className={styles.area}>
            <dt className="font-plate font-bold">{copy.areaNames[area]}</dt>
            <dd>
              {corrections[area].length === 0 ? (
                <span className="text-ink-2">{copy.leaveAsIs}</span>
              ) : (
                <ul className={`${ringPoints.rings} ${styles.points}`}>
                  {corrections[area].map((change) => (
                    <li key={change}>
                      {causes.length > 1 && <b>{causesInWords(causes, change)} </b>}
                      {CHANGE_TEXTS[change]}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Accordion>
  )
}

function causesInWords(causes: SwingAnalysis['causes'], change: ChangeId): string {
  const numbers = causes.flatMap(({ id }, index) => (asksFor(id, change) ? [index + 1] : []))
  return numbers.length > 0 ? copy.forCauses(numbers) : copy.forSlice
}
