import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ClubType } from '@bagwise/golf/club'
import { clubsWithCarry, findContradiction } from '@bagwise/golf/distances/order'
import { countedReferences } from '@bagwise/golf/distances/recalculate'
import { contradictionSentence } from './doubts.copy.ts'
import * as copy from './estimates.copy.ts'
import { carriesOf } from './own-distances.ts'

/**
 * Why clubs of a bag that is saved get no estimate: two own numbers contradict each other. Undefined where they agree, or
 * where no club lacks a distance.
 */
export function unfilledText(profile: Profile, clubs: readonly ClubType[]): string | undefined {
  const { distances } = documentOf(profile)
  const contradiction = findContradiction(countedReferences(clubs, distances))
  if (!contradiction || clubsWithCarry(clubs).every((club) => distances[club])) return undefined
  const sentence = contradictionSentence(carriesOf(contradiction, distances), profile.preferredUnits)
  return `${sentence} ${copy.noEstimates}`
}
