import type { LayUp, LayUpFor } from './lay-ups.ts'

/** What is shown: the cheapest, and the golfer's favourite where it is another one. */
export function shownLayUps(all: readonly LayUp[], favourite: LayUpFor | undefined): readonly LayUp[] {
  const [cheapest] = all
  const own = all.find(({ wedge, swing }) => wedge === favourite?.wedge && swing === favourite.swing)
  return [...(cheapest ? [cheapest] : []), ...(own && own !== cheapest ? [own] : [])]
}
