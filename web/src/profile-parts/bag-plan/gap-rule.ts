import { useCallback, useState } from 'react'
import { localCopy } from '#storage/local-copy.ts'

/** By which limits gaps are judged: those of the golfer's own swing, or the same 5 and 20 yards for everybody. */
export const GAP_RULES = ['swing', 'fixed'] as const
export type GapRule = (typeof GAP_RULES)[number]

/** A preference of this device, and gone with sign-out. */
const copy = localCopy<GapRule>({
  key: 'bagwise.gap-rule',
  schema: 1,
  parse: (content) => GAP_RULES.find((known) => known === content),
})

/** The chosen rule, remembered on this device. */
export function useGapRule() {
  const [rule, setRule] = useState<GapRule>(() => copy.read() ?? 'swing')
  const choose = useCallback((chosen: GapRule) => {
    setRule(chosen)
    copy.write(chosen)
  }, [])
  return { rule, choose }
}
