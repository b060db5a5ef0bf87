import type { Shares } from './learned-club.ts'

const PERCENT = 100

/** The shares in whole per cent, together 100: what is lost by rounding down goes to the largest remainders. */
export function sharePercents({ own, otherClubs, typical }: Shares): Shares {
  const exact = [own, otherClubs, typical].map((share) => share * PERCENT)
  const floors = exact.map(Math.floor)
  const missing = PERCENT - floors.reduce((sum, percent) => sum + percent, 0)
  const remainder = (place: number) => (exact[place] ?? 0) - (floors[place] ?? 0)
  const first = exact.map((_, place) => place).toSorted((a, b) => remainder(b) - remainder(a) || a - b)
  const [ownPercent = 0, othersPercent = 0, typicalPercent = 0] = floors.map(
    (percent, place) => percent + (first.indexOf(place) < missing ? 1 : 0),
  )
  return { own: ownPercent, otherClubs: othersPercent, typical: typicalPercent }
}
