import { coveredStretches } from '@bagwise/golf/one-bag/coverage'
import type { YardageRange } from '@bagwise/golf/one-bag/coverage'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { percentText } from '#quantities/number-text.ts'

type Coverage = { readonly words: string; readonly share: number; readonly carriesYards: readonly number[] }

type CoveragePictureProps = {
  readonly rows: readonly Coverage[]
  readonly range: YardageRange
  readonly units: PreferredUnits
}

const BAR_HEIGHT = 10

/** Bars from the shortest to the longest carry: green where a club covers the yardage, a line for every club. */
export function CoveragePicture({ rows, range, units }: CoveragePictureProps) {
  return (
    <figure className="grid gap-2.5">
      {rows.map((row) => (
        <div key={row.words}>
          <p className="flex items-baseline justify-between text-sm">
            {row.words} <b className="plate text-[1.75rem]">{percent(row.share)}</b>
          </p>
          <Bar carriesYards={row.carriesYards} range={range} />
        </div>
      ))}
      <figcaption className="flex justify-between gap-3 text-xs text-ink-2">
        <span>{shownDistance(range.fromYards, units)}</span>
        <span>
          {shownDistance(range.toYards, units)} {unitWords(units)}
        </span>
      </figcaption>
    </figure>
  )
}

/** '57%': a share as it is read. */
function percent(share: number): string {
  return percentText(Math.round(share * 100))
}

function Bar({ carriesYards, range }: Pick<Coverage, 'carriesYards'> & Pick<CoveragePictureProps, 'range'>) {
  const { fromYards, toYards } = range
  return (
    <svg
      aria-hidden="true"
      viewBox={`${fromYards} 0 ${toYards - fromYards} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-6 w-full rounded-mark border border-edge bg-sunk"
    >
      <path d={coveredStretches(carriesYards, range).map(block).join('')} fill="var(--color-fairway)" />
      <path
        d={carriesYards.map((yards) => `M${yards} 0V${BAR_HEIGHT}`).join('')}
        stroke="var(--color-on-ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function block({ fromYards, toYards }: YardageRange): string {
  return `M${fromYards} 0H${toYards}V${BAR_HEIGHT}H${fromYards}Z`
}
