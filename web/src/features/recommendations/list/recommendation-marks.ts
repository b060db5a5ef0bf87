import { useSyncExternalStore } from 'react'
import { localCopy } from '#storage/local-copy.ts'
import { fields, listOf, oneOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** What a golfer says to a recommendation. */
const RECOMMENDATION_MARKS = ['done', 'not-for-me'] as const
export type RecommendationMark = (typeof RECOMMENDATION_MARKS)[number]

/** Holds for the reason that the recommendation had when it was marked. */
export type MarkedRecommendation = {
  readonly id: string
  readonly trigger: string
  readonly mark: RecommendationMark
}

type KeptMarks = { readonly golfer: string; readonly marks: readonly MarkedRecommendation[] }

/** On this device only, and gone with sign-out like everything of the golfer's. */
const KEY = 'bagwise.recommendation-marks'
const NONE: readonly MarkedRecommendation[] = []

const parseKept: Parser<KeptMarks> = fields({
  golfer: text,
  marks: listOf(fields({ id: text, trigger: text, mark: oneOf(RECOMMENDATION_MARKS) })),
})

const copy = localCopy<KeptMarks>({ key: KEY, schema: 1, parse: parseKept })
const listeners = new Set<() => void>()
/** What the device could not keep stays as long as the page is open. */
let unkept: KeptMarks | undefined
let shown: KeptMarks | undefined
let isRead = false

/** Undefined when the golfer has said nothing about this recommendation, or about another reason for it. */
export function markOf(
  { id, trigger }: Omit<MarkedRecommendation, 'mark'>,
  marks: readonly MarkedRecommendation[],
): RecommendationMark | undefined {
  return marks.find((marked) => marked.id === id && marked.trigger === trigger)?.mark
}

export function useRecommendationMarks(golfer: string) {
  const now = useSyncExternalStore(subscribe, read)
  const marks = now?.golfer === golfer ? now.marks : NONE
  const without = (id: string) => marksNow(golfer).filter((marked) => marked.id !== id)
  return {
    marks,
    /** One mark for each recommendation: the latest. */
    setMark: (marked: MarkedRecommendation) => keep({ golfer, marks: [...without(marked.id), marked] }),
    takeBack: (id: string) => keep({ golfer, marks: without(id) }),
  }
}

/** Another tab may have written since this one last looked. */
function marksNow(golfer: string): readonly MarkedRecommendation[] {
  const now = unkept ?? copy.read()
  return now?.golfer === golfer ? now.marks : NONE
}

function keep(changed: KeptMarks): void {
  unkept = copy.write(changed) ? changed : undefined
  shown = changed
  tell()
}

function read(): KeptMarks | undefined {
  if (!isRead) {
    isRead = true
    shown = unkept ?? copy.read()
  }
  return shown
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followDevice)
    // Another tab may have written, or cleared the device, while nobody here listened.
    isRead = false
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followDevice)
  }
}

/** Another tab has marked something, or cleared the device: then the key is null. */
function followDevice({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  if (key === null) unkept = undefined
  isRead = false
  tell()
}
