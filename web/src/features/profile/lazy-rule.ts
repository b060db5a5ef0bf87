import { useEffect, useMemo, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { loadPart } from '#ui/lazy-part.tsx'

type Rule<Answer> = (profile: Profile) => Answer

/**
 * A hook over a rule that is loaded when it is first needed: what follows from the curve of the carries would make the page
 * wait. Its answer is undefined meanwhile.
 */
export function lazyRule<Answer>(load: () => Promise<Rule<Answer>>) {
  let loaded: Rule<Answer> | undefined

  return function useLazyRule(profile: Profile): Answer | undefined {
    const [rule, setRule] = useState(() => loaded)

    useEffect(() => {
      if (rule) return undefined
      const gone = new AbortController()
      void loadPart(load, gone.signal).then((found) => {
        loaded = found ?? loaded
        if (!gone.signal.aborted) setRule(() => loaded)
      })
      return () => gone.abort()
    }, [rule])

    return useMemo(() => rule?.(profile), [rule, profile])
  }
}
