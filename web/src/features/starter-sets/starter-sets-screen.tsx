import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { label } from '#ai/ai-labels.copy.ts'
import { useProfile } from '#data/use-profile.ts'
import { useHasAi } from '#session/session.ts'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './starter-sets.copy.ts'
import { StarterSets, answersFrom } from './starter-sets.tsx'
import styles from './starter-sets.module.css'

/** The starter-set builder. It asks and advises without a profile too; only keeping a set needs one. */
export function StarterSetsScreen() {
  const { profile, isLoading } = useProfile()
  const [query] = useSearchParams()
  // A profile that could not be loaded is asked for again later; the questions stay meanwhile.
  const [isAsking, setIsAsking] = useState(!isLoading)
  if (!isLoading && !isAsking) setIsAsking(true)
  return (
    <>
      <PageHead title={label('setsTitle', useHasAi())} {...(answersFrom(query) ? {} : { subtitle: copy.subtitle })} />
      {isAsking ? (
        <StarterSets profile={profile} />
      ) : (
        <output className={styles.wizard}>
          <span className="sr-only">{copy.loadingProfile}</span>
          <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
        </output>
      )}
    </>
  )
}
