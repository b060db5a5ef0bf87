import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './bag-screen.copy.ts'

/** The first things to do about the bag; the rest is on their own screen. */
const SHOWN_COUNT = 3

export function ToDo({ profile }: { readonly profile: Profile }) {
  const { open } = useToDo(profile)
  const gate = useGate()
  return (
    <Sheet
      title={copy.toDoTitle}
      fact={
        open.length > 0 && (
          <Link to={gate('/recommendations')} className="inline-flex min-h-11 items-center text-sm font-semibold">
            {copy.allToDo(open.length)}
          </Link>
        )
      }
      className="pb-1!"
    >
      {open.length === 0 && <p className="py-3 text-ink-2">{copy.nothingToDo}</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {open.slice(0, SHOWN_COUNT).map((item) => {
          const { title, reason } = toDoText(item, profile.preferredUnits)
          return (
            <li key={item.id} className="py-3">
              <h3>{unbroken(title)}</h3>
              <p className="text-sm text-ink-2">{unbroken(reason)}</p>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
