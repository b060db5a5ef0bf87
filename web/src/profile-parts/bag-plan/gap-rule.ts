import { useCallback, useState } from 'react'
import { GAP_RULES } from '@bagwise/golf/one-bag/judged-bag'
import type { GapRule } from '@bagwise/golf/one-bag/judged-bag'
import { localCopy } from '#storage/local-copy.ts'

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
