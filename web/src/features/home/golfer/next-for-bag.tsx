import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import { ToDoLink } from '#profile-parts/to-do/to-do-link.tsx'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import * as copy from './next.copy.ts'
import { nextItem } from './next-item.ts'

/** The first thing to do about the bag, with the way to all of them. */
export function NextForBag({ profile }: { readonly profile: Profile }) {
  const toDo = useToDo(profile)
  const gate = useGate()
  const item = nextItem(profile, toDo)
  if (!item) return null
  const { title, why, gap } = item
  return (
    <section>
      <h2 className="sr-only">{copy.nextTitle}</h2>
      <ToDoLink to={gate('/recommendations')} title={title} reason={why} gap={gap} />
    </section>
  )
}
