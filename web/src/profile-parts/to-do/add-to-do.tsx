import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { followWish } from '@bagwise/golf/to-do/todo-item'
import type { Wish } from '@bagwise/golf/to-do/todo-item'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import * as copy from './item-buttons.copy.ts'
import { wishText } from './to-do.copy.ts'
import { useSaid } from './use-to-do.ts'
import { useWishes } from './wishes.ts'

type AddToDoProps = { readonly profile: Profile; readonly wish: Wish }

/** Puts what a tool has found on the golfer's list, once. */
export function AddToDo({ profile, wish }: AddToDoProps) {
  const { wishes, add } = useWishes(profile.id)
  const { saidTo, takeBack } = useSaid(profile.id)
  const item = followWish(wish)
  const isThere =
    wishes.some((other) => followWish(other).id === item.id && followWish(other).trigger === item.trigger) &&
    saidTo(item) === undefined
  const { title } = wishText(wish)

  function addOnce() {
    if (isThere) {
      notify('status', copy.isThere(title))
      return
    }
    takeBack(item)
    add(wish)
    notify('status', copy.added(title))
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Button look="line" onClick={addOnce}>
        {copy.addToDo}
      </Button>
      {isThere && (
        <Link to="/recommendations" className={buttonClass('quiet')}>
          {copy.seeToDo}
        </Link>
      )}
    </p>
  )
}
