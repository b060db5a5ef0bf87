import { useSyncExternalStore } from 'react'
import { beforeRestoreRows } from '#storage/before-restore.ts'
import { rowsOf } from '#storage/per-user-cache.ts'
import { ownCourses } from '#sync/policies/own-courses.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import { shots } from '#sync/policies/shots.ts'
import { answerLaterChanges } from '#sync/answer-later-changes.ts'
import { openChangesOf } from '#sync/before-restore.ts'
import { useProfile } from './use-profile.ts'
import { useRounds } from './use-rounds.ts'

type AskedChanges = {
  readonly count: number
  /** When the latest change in the backup was made. */
  readonly restoredTo: string
  readonly answer: (isSentAgain: boolean) => void
}

const notListening = () => () => {}

/** What the device has more than the server since that went back to a backup; undefined while nothing is to be asked. */
export function useLaterChanges(): AskedChanges | undefined {
  const kept = useSyncExternalStore(beforeRestoreRows.subscribe, beforeRestoreRows.shown)
  const { profile } = useProfile()
  const { rounds, load } = useRounds()
  const row = rowsOf(kept, profile?.id)[0]
  // Shots, own courses and played rounds are loaded for the question only, not for every page.
  const isAsked = row?.restoredTo !== undefined
  const { load: shotsLoad, offeredCount } = useSyncExternalStore(isAsked ? shots.subscribe : notListening, shots.state)
  const courses = useSyncExternalStore(isAsked ? ownCourses.subscribe : notListening, ownCourses.state)
  const played = useSyncExternalStore(isAsked ? playedRounds.subscribe : notListening, playedRounds.state)
  const areLoaded = [load, shotsLoad, courses.load, played.load].every((state) => state === 'loaded')
  if (!profile || row?.restoredTo === undefined || !areLoaded) return undefined
  const roundCount = rounds.filter(({ isOffered }) => isOffered === true).length
  const count = openChangesOf(profile).length + roundCount + offeredCount + courses.offeredCount + played.offeredCount
  if (count === 0) return undefined
  return {
    count,
    restoredTo: row.restoredTo,
    answer: (isSentAgain) => {
      answerLaterChanges(profile, isSentAgain).catch((error: unknown) => {
        console.error('The answer about later changes could not be kept', error)
      })
    },
  }
}
