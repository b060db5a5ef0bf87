import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { GapMark } from '#charts/gap-mark.tsx'
import { useGate } from '#navigation/gate.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './next.copy.ts'
import { nextItem } from './next-item.ts'

/** The first thing to do about the bag, with the way to all of them. */
export function NextForBag({ profile }: { readonly profile: Profile }) {
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const toDo = useToDo(profile)
  const gate = useGate()
  const item = nextItem(profile, plan, toDo)
  if (!item) return null
  const { title, why, gap } = item
  return (
    <section>
      <h2 className="sr-only">{copy.nextTitle}</h2>
      <Link
        to={gate('/recommendations')}
        className="flex min-h-18 items-center gap-3 py-1.5 text-sm leading-snug text-ink no-underline hover:underline"
      >
        {gap ? (
          <GapMark verdict={gap.verdict}>{gap.shown}</GapMark>
        ) : (
          <span aria-hidden="true" className="size-6.5 shrink-0 rounded-mark border-2 border-ink" />
        )}
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{unbroken(title)}</span>
          <span className="block text-ink-2">{unbroken(why)}</span>
        </span>
        <Icon name="down" className="size-5 -rotate-90 text-ink-2" />
      </Link>
    </section>
  )
}
