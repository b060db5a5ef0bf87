import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { inOrderOfPriority } from '@bagwise/golf/one-bag/action-priority'
import { useGate } from '#navigation/gate.ts'
import { actionText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { actionId, useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './bag-screen.copy.ts'

/** The first things to do about the bag; the rest is on their own screen. */
const SHOWN_COUNT = 3

export function ToDo({ profile }: { readonly profile: Profile }) {
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const { isPutOff } = useNotNow(profile.id)
  const gate = useGate()
  const actions = inOrderOfPriority(plan.actions).filter((action) => !isPutOff(action))
  return (
    <Sheet
      title={copy.toDoTitle}
      fact={
        actions.length > 0 && (
          <Link to={gate('/recommendations')} className="inline-flex min-h-11 items-center text-sm font-semibold">
            {copy.allToDo(actions.length)}
          </Link>
        )
      }
      className="pb-1!"
    >
      {actions.length === 0 && <p className="py-3 text-ink-2">{copy.nothingToDo}</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {actions.slice(0, SHOWN_COUNT).map((action) => {
          const { title, reason } = actionText(action, profile.preferredUnits)
          return (
            <li key={`${action.kind} ${actionId(action)}`} className="py-3">
              <h3>{unbroken(title)}</h3>
              <p className="text-sm text-ink-2">{unbroken(reason)}</p>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
