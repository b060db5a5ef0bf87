import { useState } from 'react'
import { BALL_ORDERS } from '@bagwise/golf/balls/match-balls'
import type { BallOrder } from '@bagwise/golf/balls/match-balls'
import { localCopy } from '#storage/local-copy.ts'

/** A preference of this device, and gone with sign-out. */
const copy = localCopy<BallOrder>({
  key: 'bagwise.ball-order',
  schema: 1,
  parse: (content) => BALL_ORDERS.find((known) => known === content),
})

/** The order chosen on this device; by the goal when nothing was. */
export function useBallOrder(): readonly [BallOrder, (order: BallOrder) => void] {
  const [order, setOrder] = useState(() => copy.read() ?? 'goal')
  return [
    order,
    (chosen) => {
      copy.write(chosen)
      setOrder(chosen)
    },
  ]
}
