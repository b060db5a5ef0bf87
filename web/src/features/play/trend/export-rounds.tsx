import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { fileOf } from './played-files.ts'
import * as copy from './files.copy.ts'

type ExportRoundsProps = { readonly rounds: readonly PlayedWithRows[]; readonly units: PreferredUnits }

const FILES = ['holes.csv', 'shots.csv', 'rounds.json'] as const

/** A round or all of them as files: distances in the golfer's units, no place on earth. */
export function ExportRounds({ rounds, units }: ExportRoundsProps) {
  return (
    <section className="grid gap-2">
      <h2>{copy.exportTitle}</h2>
      <p className="text-sm text-ink-2">{copy.exportHelp}</p>
      <div className="flex flex-wrap gap-2.5">
        {FILES.map((name) => (
          <Button key={name} look="line" onClick={() => download(name, fileOf(name, rounds, units))}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
