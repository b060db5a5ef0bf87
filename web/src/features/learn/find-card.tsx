import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useGate } from '#navigation/gate.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { findWay, pathOf } from './find-way.ts'
import type { Way } from './find-way.ts'
import * as copy from './learn.copy.ts'

/** As long as the encyclopedia's own search takes. */
const LONGEST_SEARCH = 80

/** One field for a distance, a fault or a word. What it leads to is offered below; Enter goes there. */
export function FindCard({ units }: { readonly units: PreferredUnits }) {
  const [typed, setTyped] = useState('')
  const gate = useGate()
  const navigate = useNavigate()
  const id = useId()
  const way = findWay(typed, units)
  const path = way && gate(pathOf(way))
  return (
    <form
      role="search"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (path !== undefined) void navigate(path)
      }}
    >
      <label htmlFor={id} className="sr-only">
        {copy.searchLabel}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.75 left-3 size-[22px] text-ink-2" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={LONGEST_SEARCH}
          placeholder={copy.searchPlaceholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-13 w-full rounded-control border-[1.5px] border-ink bg-sheet pr-2 pl-11 text-base text-ink placeholder:text-[0.9375rem] placeholder:text-ink-2"
        />
      </div>
      <p role="status" className="sr-only">
        {way && copy.spoken[way.to]}
      </p>
      {way && path !== undefined && (
        <Link
          to={path}
          className="flex min-h-13 items-center justify-between gap-3 rounded-control bg-ink px-4 font-plate text-plate-sm font-bold text-on-ink no-underline hover:bg-fairway-ink"
        >
          <span className="min-w-0 wrap-anywhere">{offerOf(way, units)}</span>
          <Icon name="down" className="size-5 -rotate-90" />
        </Link>
      )}
    </form>
  )
}

function offerOf(way: Way, units: PreferredUnits): string {
  if (way.to === 'shot') return copy.clubFor(`${shownDistance(way.distanceYards, units)} ${unitWords(units)}`)
  return way.to === 'fault' ? copy.causeOf(way.fault) : copy.articlesOn(way.words)
}
