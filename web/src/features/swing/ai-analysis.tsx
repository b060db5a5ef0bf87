import { useState } from 'react'
import type { AiSwingAnalysis, askAiSwingAnalysis } from '@bagwise/contract/ai/swing-analysis'
import type { Profile } from '@bagwise/contract/profile'
import { CORRECTION_AREAS } from '@bagwise/golf/swing/changes'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { golferFacts } from '#api/ai/golfer-facts.ts'
import { useAiAnswer } from '#api/ai/use-ai-answer.ts'
import { AiAddition } from '#ui/ai-addition.tsx'
import { AREA_NAMES } from './corrections-sheet.tsx'

/** Where the way to it leads. */
export const AI_ANALYSIS = 'ai-analysis'

/** What the AI says to the answers, asked once for each analysis; it is not asked without a profile. */
export function useAiAnalysis(profile: Profile | undefined, answers: SwingAnswers): AiSwingAnalysis | undefined {
  const [question] = useState(() => profile && { golfer: golferFacts(profile), answers })
  return useAiAnswer<typeof askAiSwingAnalysis>('/api/ai/swing-analysis', question)
}

/** What the AI adds to the analysis. */
export function AiAnalysis({ said }: { readonly said: AiSwingAnalysis | undefined }) {
  return (
    <AiAddition id={AI_ANALYSIS} title="AI’s view of your swing">
      {said && (
        <>
          <p className="mt-1.5">{said.ballFlight}</p>
          {said.issues.length > 0 && <p className="mt-2 text-sm">Issues: {said.issues.join(', ')}.</p>}
          <dl className="mt-1 divide-y divide-rule">
            {CORRECTION_AREAS.filter((area) => said.corrections[area].length > 0).map((area) => (
              <div key={area} className="swing-area">
                <dt className="font-plate font-bold">{AREA_NAMES[area]}</dt>
                <dd>
                  <ul className="ring-points swing-points">
                    {said.corrections[area].map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-3 border-t border-rule pt-3">Drills</h3>
          <ul className="ring-points swing-points mt-2">
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
