import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useGate } from '#navigation/gate.ts'
import { carryHint, readTypedCarry, shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as copy from './golfer.copy.ts'

/** Where the shot form opens (specification 2 §2). */
const FIRST_SHOT_YARDS = 150

/** The one question on the course: the shot advisor answers it with the wind of the last shot. */
export function QuickShot({
  units,
  lastYards = FIRST_SHOT_YARDS,
}: {
  readonly units: PreferredUnits
  readonly lastYards?: number | undefined
}) {
  const id = useId()
  const gate = useGate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isFaulty, setIsFaulty] = useState(false)

  function go() {
    const read = typed.trim() === '' ? { carryYards: lastYards } : readTypedCarry(typed, units)
    setIsFaulty('problem' in read)
    if ('problem' in read) return
    void navigate(gate(shotPath(read.carryYards)))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      className="@container rounded-sheet border border-rule bg-sheet px-4 py-3 lg:py-4"
    >
      <label htmlFor={id} className="text-sm text-ink-2">
        {copy.pinLabel}
      </label>
      <div className="mt-0.5 flex flex-wrap items-end gap-2">
        <span
          className={`flex min-w-28 flex-1 items-baseline border-b-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${isFaulty ? 'border-flag-ink' : 'border-ink'}`}
        >
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            value={typed}
            placeholder={String(shownDistance(lastYards, units))}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? `${id}-hint` : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsFaulty(false)
            }}
            className="plate h-13 w-full min-w-[2ch] max-w-full bg-transparent supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:[field-sizing:content] text-[2.875rem] text-ink outline-none placeholder:text-ink-3 lg:h-20 lg:text-[min(5.25rem,26cqi)]"
          />
          <span className="ml-1 font-plate text-[1.25rem] font-semibold text-ink-2">{unitShort(units)}</span>
        </span>
        <Button type="submit" className="min-h-13! lg:min-h-14! lg:w-full">
          {copy.getClub}
          <Icon name="down" className="size-5 -rotate-90" />
        </Button>
      </div>
      <p id={`${id}-hint`} role="alert" className="text-sm text-flag-ink empty:hidden">
        {isFaulty && carryHint(units)}
      </p>
    </form>
  )
}

/** With a club at once; what the address leaves out is as for the last shot. */
function shotPath(distanceYards: number): string {
  return `/shot-advisor?${new URLSearchParams({ distance: String(distanceYards), advice: 'yes' })}`
}
