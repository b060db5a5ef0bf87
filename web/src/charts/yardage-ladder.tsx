import { useId } from 'react'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from './gap-mark.tsx'
import { VERDICT_WORDS } from './gap-words.ts'
import { FairwayGround } from './ladder/fairway-ground.tsx'
import { ClubArc, SandBand } from './ladder/ladder-arc.tsx'
import { LadderGapMark } from './ladder/ladder-gap-mark.tsx'
import { ladderGeometry } from './ladder/ladder-geometry.ts'
import { px } from './hand-drawn.ts'
import { HatchPattern, HoleHatch, HoleWords } from './ladder/ladder-hole.tsx'
import { LadderNumbers } from './ladder/ladder-numbers.tsx'
import { ladderSentence } from './ladder/ladder-sentence.ts'
import { LadderTee } from './ladder/ladder-tee.tsx'
import { useWidthPx } from './use-width.ts'

type YardageLadderProps = {
  readonly clubs: readonly GapClub[]
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 270

/** The fairway seen from the tee: every club's carry as an arc at its true distance. */
export function YardageLadder({ clubs, units }: YardageLadderProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="mt-1 grid gap-1">
      <div ref={box} className="overflow-hidden max-[359px]:-mx-3 md:mx-auto md:w-full md:max-w-140">
        {widthPx !== undefined && <Drawing clubs={clubs} units={units} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
        {(['good', 'too-close', 'too-large'] as const).map((verdict) => (
          <span key={verdict} className="inline-flex items-center gap-1.5">
            <GapMark verdict={verdict} size="small" />
            {VERDICT_WORDS[verdict]}
          </span>
        ))}
        {clubs.some(({ isEstimated }) => isEstimated) && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="w-8 border-t-2 border-dashed border-ink" />
            estimated
          </span>
        )}
      </figcaption>
      <LadderNumbers clubs={clubs} units={units} />
    </figure>
  )
}

function Drawing({ clubs, units, widthPx }: YardageLadderProps & { readonly widthPx: number }) {
  const id = useId()
  const hatchId = `${id}-hatch`
  const geometry = ladderGeometry(clubs, widthPx)
  const { heightPx, scale, ground, arcs, gaps, holes } = geometry
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={ladderSentence(clubs, units)}
      className="block h-auto max-w-full"
    >
      <HatchPattern id={hatchId} />
      <FairwayGround ground={ground} id={id}>
        {arcs.map((arc) => arc.club.isEstimated && <SandBand key={arc.club.club} arc={arc} scale={scale} />)}
        {holes.map((hole) => (
          <HoleHatch key={hole.gap.longer.club} hole={hole} patternId={hatchId} />
        ))}
      </FairwayGround>
      {holes.map((hole) => (
        <HoleWords key={hole.gap.longer.club} hole={hole} scale={scale} />
      ))}
      {arcs.map((arc) => (
        <ClubArc key={arc.club.club} arc={arc} geometry={geometry} units={units} />
      ))}
      {gaps.map((gap) => (
        <LadderGapMark key={gap.gap.longer.club} gap={gap} geometry={geometry} units={units} />
      ))}
      <LadderTee geometry={geometry} />
    </svg>
  )
}
