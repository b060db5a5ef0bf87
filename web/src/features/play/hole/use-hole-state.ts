import { useMemo } from 'react'
import { resumed } from '@bagwise/golf/play/hole-taps'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import { usePlayedRounds } from '#data/play/use-played-rounds.ts'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'

/** A hole as it was tapped so far; undefined where the round does not have it. */
export function useHoleState({ round, holes, shots }: RoundWithRows, number: number): HoleState | undefined {
  const { taps } = usePlayedRounds()
  return useMemo(() => {
    const hole = holes.find((one) => one.number === number)
    if (!hole) return undefined
    const noted = taps.flatMap((tap) => (tap.round === round.id && tap.hole === number ? [tap.noted] : []))
    return resumed({ hole, shots: shots.filter((shot) => shot.hole === number) }, noted)
  }, [round.id, holes, shots, taps, number])
}
