import { useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { TREND_ROUNDS, gainTrend } from '@bagwise/golf/play/gain-trend'
import type { PartTrend } from '@bagwise/golf/play/gain-trend'
import { PLAYED_PARTS } from '@bagwise/golf/play/parts'
import type { PlayedPart } from '@bagwise/golf/play/parts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { usePlayedRounds } from '#data/play/use-played-rounds.ts'
import { parts } from '#features/play/after/after.copy.ts'
import { endedRounds, gainsOf } from '#features/play/after/round-judged.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ExportRounds } from './export-rounds.tsx'
import { ImportRounds } from './import-rounds.tsx'
import { PartChart } from './part-chart.tsx'
import * as copy from './trend.copy.ts'

const COUNTS = Object.values(TREND_ROUNDS).map(String)
const LEAST_REACH_STROKES = 2

/** How each part of the game has gone over the latest rounds; and the files of all rounds. */
export function TrendPage({ profile }: { readonly profile: Profile }) {
  const { rounds } = usePlayedRounds()
  const ended = endedRounds(rounds)
  const trend = gainTrend(ended.map((played) => gainsOf(played)))
  const isWhole = rounds.every(({ holes }) => holes)
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <div className="grid gap-6 pb-6">
        {PLAYED_PARTS.every((part) => trend[part].points.length === 0) ? <p>{copy.none}</p> : <Parts trend={trend} />}
        {!isWhole && <p className="text-sm text-ink-2">{copy.loading}</p>}
        {ended.length > 0 && <ExportRounds rounds={ended} units={profile.preferredUnits} />}
        <ImportRounds />
      </div>
    </>
  )
}

function Parts({ trend }: { readonly trend: Readonly<Record<PlayedPart, PartTrend>> }) {
  const [chosen, setChosen] = useState(String(TREND_ROUNDS.few))
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  const place = COUNTS.indexOf(chosen)
  const reachStrokes = Math.ceil(
    Math.max(
      LEAST_REACH_STROKES,
      ...PLAYED_PARTS.flatMap((part) => [
        ...trend[part].points.map(({ strokes }) => Math.abs(strokes)),
        ...trend[part].means.map(({ meanStrokes, seStrokes }) => Math.abs(meanStrokes) + seStrokes),
      ]),
    ),
  )
  return (
    <section className="grid gap-3">
      <div className="max-w-110">
        <ChoiceRow
          legend={copy.meanLegend}
          choices={COUNTS.map((count) => ({ value: count, label: copy.lastRounds(Number(count)) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <div className="grid gap-x-7 lg:grid-cols-2">
        {PLAYED_PARTS.filter((part) => trend[part].points.length > 0).map((part, index) => {
          const { means, missingForHalfStroke } = trend[part]
          const mean = means[place]
          if (!mean) return null
          return (
            <figure key={part} className="min-w-0 border-t-2 border-ink py-2">
              <div className="flex items-baseline justify-between gap-3">
                <h2 className="text-plate-sm">{parts[part]}</h2>
                <span className="plate text-plate-md">{copy.meanFigure(mean)}</span>
              </div>
              <div ref={index === 0 ? box : undefined} className="min-h-29 overflow-hidden">
                {widthPx !== undefined && (
                  <PartChart
                    trend={trend[part]}
                    mean={mean}
                    reachStrokes={reachStrokes}
                    sentence={copy.meanSentence(part, mean)}
                    widthPx={widthPx}
                  />
                )}
              </div>
              <figcaption className="text-sm text-ink-2">
                {missingForHalfStroke !== undefined && copy.missingText(missingForHalfStroke)}
              </figcaption>
            </figure>
          )
        })}
      </div>
      <p className="text-sm text-ink-2">{copy.caption}</p>
      <ShowNumbers
        caption={copy.tableCaption}
        columns={copy.tableColumns}
        rows={PLAYED_PARTS.filter((part) => trend[part].points.length > 0).map((part) => ({
          name: parts[part],
          cells: trend[part].means.map((mean) => copy.meanFigure(mean)),
        }))}
      />
    </section>
  )
}
