import type { Ref } from 'react'
import type { Advice } from '@bagwise/golf/advisor/advise'
import type { Shot } from '@bagwise/golf/advisor/shot'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { DistanceText } from '#quantities/distance-text.tsx'
import { ProvenanceBadge } from '#quantities/provenance-badge.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { AiHint } from '#ui/ai-addition.tsx'
import { AI_SHOT } from './ai-shot-advice.tsx'
import { aimSentence } from './aim-text.ts'
import { apart, carrySentence, clubName, isAroundGreen, swingWords } from './choice-text.ts'
import { GreenDrawing } from './green-drawing.tsx'
import { headlineOf, spokenAnswer } from './headline.ts'

type AnswerPanelProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly air: Air
  /** The recommended club's own carry, and how it is known. */
  readonly ownCarryYards: number | undefined
  readonly source: DistanceSource | undefined
  readonly units: PreferredUnits
  readonly isAiThere: boolean
  readonly panelRef: Ref<HTMLElement>
}

/** The number, the club and where to aim it. */
export function AnswerPanel({
  advice,
  shot,
  air,
  ownCarryYards,
  source,
  units,
  isAiThere,
  panelRef,
}: AnswerPanelProps) {
  const { recommended } = advice
  const { kicker, yards, bandYards = 0, whyBare } = headlineOf(advice, shot, units)
  const swing = swingWords(recommended)
  return (
    <section
      ref={panelRef}
      data-answer
      tabIndex={-1}
      aria-label={spokenAnswer(advice, shot, units)}
      className="shot-answer turf"
    >
      <GreenDrawing />
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-plate text-plate-sm font-bold">{kicker}</p>
        <AiHint id={AI_SHOT} isThere={isAiThere} />
      </div>
      <p className="shot-numeral">
        <DistanceText carryYards={yards} units={units} />
      </p>
      {shownDistance(bandYards, units) > 0 && <p className="text-sm">Give or take {apart(bandYards, units)}.</p>}
      {whyBare !== undefined && <p className="text-sm">{whyBare}</p>}
      <div className="mt-3 border-t-2 border-ink pt-3">
        <h2 className="shot-club">
          {clubName(recommended.club)}
          {swing !== undefined && <span className="block text-plate-md">{swing}</span>}
        </h2>
        <p className="mt-2 font-semibold">{aimSentence(recommended, { shot, air, units })}</p>
        {source && ownCarryYards !== undefined && !isAroundGreen(recommended) && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            You carry it {apart(ownCarryYards, units)}. <ProvenanceBadge source={source} />
          </p>
        )}
        <p className="text-sm">{carrySentence(recommended, units)}</p>
      </div>
    </section>
  )
}
