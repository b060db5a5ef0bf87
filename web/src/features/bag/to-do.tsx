import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { gapOf } from '@bagwise/golf/to-do/todo-item'
import { useGate } from '#navigation/gate.ts'
import { ToDoLink, markedGap } from '#profile-parts/to-do/to-do-link.tsx'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './bag-screen.copy.ts'

/** The first things to do about the bag; the rest is on their own screen. */
const SHOWN_COUNT = 3

/** What follows from an edit shows a moment after it. */
export function ToDo({ profile }: { readonly profile: Profile }) {
  const { open } = useToDo(useDeferredValue(profile))
  const gate = useGate()
  const path = gate('/recommendations')
  const units = profile.preferredUnits
  return (
    <Sheet
      title={copy.toDoTitle}
      fact={
        open.length > 0 && (
          <Link to={path} className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm font-semibold">
            {copy.allToDo(open.length)}
          </Link>
        )
      }
      className="pb-1!"
    >
      {open.length === 0 && <p className="py-3 text-ink-2">{copy.nothingToDo}</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {open.slice(0, SHOWN_COUNT).map((item) => {
          const gap = gapOf(item)
          return (
            <li key={item.id}>
              <ToDoLink to={path} {...toDoText(item, units)} gap={gap && markedGap(gap, units)} />
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
