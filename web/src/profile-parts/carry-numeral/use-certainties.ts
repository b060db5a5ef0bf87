import { useMemo } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { CarryCertainties } from '@bagwise/golf/distances/carry-certainty'
import { withLearned } from '@bagwise/golf/memory/learned-certainty'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { certaintiesOf } from './certainties-of.ts'

/** How well each stored carry is known, those from kept shots with their ±. */
export function useCertainties(profile: Profile): CarryCertainties {
  const memory = useShotMemory(profile)
  return useMemo(() => {
    const certainties = certaintiesOf(profile)
    return memory ? withLearned(certainties, { stored: documentOf(profile).distances, memory }) : certainties
  }, [profile, memory])
}
