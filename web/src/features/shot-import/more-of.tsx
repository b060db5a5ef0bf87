import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import * as copy from './shot-import.copy.ts'

/** As many as a golfer looks through, and few enough for a slow phone. */
const SHOWN_AT_ONCE = 50

type MoreOfProps<Item> = { readonly items: readonly Item[]; readonly children: (item: Item) => ReactNode }

/** The first items of a list that may be very long, and a button for more. */
export function MoreOf<Item>({ items, children }: MoreOfProps<Item>) {
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE)
  const moreCount = items.length - shownCount
  return (
    <>
      {items.slice(0, shownCount).map(children)}
      {moreCount > 0 && (
        <li>
          <Button look="quiet" onClick={() => setShownCount(shownCount + SHOWN_AT_ONCE)}>
            {copy.moreOf(moreCount)}
          </Button>
        </li>
      )}
    </>
  )
}
