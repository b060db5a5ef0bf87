import { useMemo, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { useShots } from '#data/use-shots.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { importAnswers, likelyOrigin } from './import-answers.ts'
import { noRoomFor } from './kept-room.ts'
import { previewClubs } from '@bagwise/shot-files/preview/preview-clubs'
import { importedChange } from './preview-changes.ts'
import { packedKept, previewQuestion } from '@bagwise/shot-files/preview/preview-question'
import { importedShots, sortShots, uncertainLabels } from '@bagwise/shot-files/preview/sorted-shots'
import type { PreviewDecisions } from '@bagwise/shot-files/preview/sorted-shots'
import { useLearnedPreview } from './use-learned-preview.ts'
import type { ReadFile } from '@bagwise/shot-files/shot-file'

/** What files give, with what the golfer decides about them. */
export function useImportPreview(profile: Profile, files: readonly ReadFile[]) {
  const { sessions } = useShots()
  const bag = profile.golfBag
  const stored = documentOf(profile).distances
  const [today] = useState(() => calendarDay(new Date()))
  const [decisions, decide] = useState<PreviewDecisions>(() => ({
    clubs: importAnswers(profile.id).clubs,
    words: new Map(),
    takenBack: new Map(),
    taken: new Map(),
    full: new Map(),
  }))
  const [saidOrigin, setOrigin] = useState<ReturnType<typeof likelyOrigin>>()
  const origin = saidOrigin ?? likelyOrigin(importAnswers(profile.id), files[0]?.read.vendor)

  // Ten thousand shots take a slow phone a moment.
  const kept = useMemo(
    () => new Map(sessions.flatMap(({ shots }) => shots.map((shot) => [shot.id, shot] as const))),
    [sessions],
  )
  const all = useMemo(() => importedShots(files), [files])
  // Kept shots that still lack a club may be given one.
  const shots = useMemo(() => {
    const isOpen = (id: string) => (kept.get(id)?.club ?? null) === null
    return kept.size === 0 ? all : all.filter(({ id }) => isOpen(id))
  }, [all, kept])
  const sorted = useMemo(() => sortShots(shots, decisions, bag), [shots, decisions, bag])
  const packed = useMemo(() => {
    const again = new Set(kept.size === 0 ? [] : shots.map(({ id }) => id))
    return packedKept(sessions, (id) => again.has(id))
  }, [sessions, kept, shots])
  const question = useMemo(
    () => ({
      shots,
      asked: previewQuestion({ profile, kept: packed, files, shots: sorted.shots, origin, today }),
      keptCount: packed.length,
    }),
    [shots, profile, packed, files, sorted, origin, today],
  )
  const { learned, isCurrent, hasFailed } = useLearnedPreview(question)
  const clubs = useMemo(
    () => (learned ? previewClubs(sorted, learned, { decisions, stored, isCurrent }) : undefined),
    // What is stored follows from the profile.
    // oxlint-disable-next-line react/exhaustive-deps
    [sorted, learned, isCurrent, decisions, profile],
  )
  const labels = useMemo(() => uncertainLabels(shots, bag), [shots, bag])

  const fresh = useMemo(() => sorted.shots.filter(({ shot }) => !kept.has(shot.id)), [sorted, kept])
  const named = useMemo(
    () => sorted.shots.filter(({ shot, club }) => kept.has(shot.id) && club !== null),
    [sorted, kept],
  )
  const freshFiles = new Set(fresh.map(({ shot: { file = 0 } }) => file))
  const isNewSession = (file: number) => sessions.every(({ id }) => id !== files[file]?.read.session.id)
  return {
    decisions,
    decide,
    origin,
    setOrigin,
    today,
    stored,
    labels,
    clubs,
    change: importedChange(clubs ?? [], bag),
    /** Shots that are not kept yet, and kept ones that get their club now. */
    fresh,
    named,
    keptBefore: { count: all.length - fresh.length - named.length, isAll: fresh.length + named.length === 0 },
    noRoom: noRoomFor({ shotCount: fresh.length, sessionCount: [...freshFiles].filter(isNewSession).length }, sessions),
    isCurrent,
    hasFailed,
  }
}
