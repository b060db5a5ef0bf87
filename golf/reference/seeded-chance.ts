/** Chance that is the same for a seed on every machine. */
export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** Of a standard normal distribution. */
  readonly normal: () => number
  readonly shuffled: <One>(list: readonly One[]) => readonly One[]
}

/** Mulberry32 by Tommy Ettinger, normal by Box and Muller. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffled: (list) =>
      list
        .map((one) => ({ one, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one),
  }
}
