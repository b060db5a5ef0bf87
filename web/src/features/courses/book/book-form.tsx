import { PAPERS } from '@bagwise/golf/book/paper'
import type { Paper } from '@bagwise/golf/book/paper'
import type { TeeSet } from '@bagwise/golf/course/tee-sets'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { teeName, teesLegend } from '#courses/courses.copy.ts'
import { pageCountOf } from './book-made.ts'
import type { DayWeather } from './book-made.ts'
import * as copy from './book.copy.ts'
import type { BookState } from './use-book.ts'

type BookFormProps = {
  readonly tees: {
    readonly sets: readonly TeeSet[]
    readonly chosen: string
    readonly onChoose: (key: string) => void
  }
  readonly paper: { readonly chosen: Paper; readonly onChoose: (paper: Paper) => void }
  readonly air: {
    /** Undefined while it is not known. */
    readonly weather: DayWeather | undefined
    readonly isCalm: boolean
    readonly onChoose: (isCalm: boolean) => void
  }
  readonly state: BookState | undefined
  /** Whether all is known of how far the clubs carry. */
  readonly isBagReady: boolean
  readonly onMake: () => void
  readonly onCancel: () => void
}

/** What the book is made for, and how far it is. */
export function BookForm({ tees, paper, air, state, isBagReady, onMake, onCancel }: BookFormProps) {
  const isMaking = state?.step === 'making'
  return (
    <Sheet title={copy.formTitle}>
      <div className="mt-3 grid gap-4">
        {tees.sets.length > 1 && (
          <ChoiceRow
            legend={teesLegend}
            choices={tees.sets.map((set) => ({ value: set.key, label: teeName(set) }))}
            chosen={tees.chosen}
            onChoose={tees.onChoose}
          />
        )}
        <ChoiceRow
          legend={copy.papersLegend}
          choices={PAPERS.map((value) => ({ value, label: copy.papers[value] }))}
          chosen={paper.chosen}
          onChoose={paper.onChoose}
        />
        {air.weather ? (
          <div>
            <ChoiceRow
              legend={copy.airLegend}
              choices={[
                { value: 'now', label: copy.weatherNow(air.weather.moment) },
                { value: 'calm', label: copy.calm },
              ]}
              chosen={air.isCalm ? 'calm' : 'now'}
              onChoose={(value) => air.onChoose(value === 'calm')}
            />
            <p className="mt-1.5 text-sm text-ink-2">{copy.weatherNote}</p>
          </div>
        ) : (
          <p className="text-sm text-ink-2">{copy.noWeather}</p>
        )}
        {isMaking ? (
          <Button look="line" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : (
          <Button look={state ? 'line' : 'ink'} disabled={!isBagReady} onClick={onMake}>
            {state ? copy.makeAgain : copy.make}
          </Button>
        )}
        <p role="status" aria-live="polite" className="min-h-6 text-sm">
          {state && progressText(state)}
        </p>
      </div>
    </Sheet>
  )
}

function progressText({ step, order, pages }: BookState): string {
  const all = pageCountOf(order)
  if (step === 'making') return copy.progress(pages.length, all)
  if (step === 'finished') return copy.finished(all)
  return step === 'stopped' ? copy.stopped(pages.length, all) : copy.failed
}
