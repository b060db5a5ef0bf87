import { useSyncExternalStore } from 'react'

/**
 * alert: a fault, stays until dismissed. status: good news, leaves by itself. success: good news that the specification
 * has as an alert: announced like one, looks and leaves like news.
 */
export type NoticeTone = 'alert' | 'status' | 'success'
/** A way back, offered with the sentence. */
type NoticeAction = { readonly label: string; readonly run: () => void }
export type Notice = {
  readonly id: number
  readonly tone: NoticeTone
  readonly text: string
  readonly action?: NoticeAction | undefined
}

const STATUS_STAYS_MS = 6_000

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a sentence to the golfer, in place of `window.alert`. The same sentence is shown once. One with an action stays
 * until it is used or dismissed.
 */
export function notify(tone: NoticeTone, text: string, action?: NoticeAction): void {
  const notice = { id: nextId, tone, text, action }
  nextId += 1
  publish([...notices.filter((shown) => shown.text !== text), notice])
  if (tone !== 'alert' && !action) setTimeout(() => dismissNotice(notice.id), STATUS_STAYS_MS)
}

export function dismissNotice(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

/** Takes a sentence back that no longer holds. */
export function retract(text: string): void {
  if (notices.some((notice) => notice.text === text)) publish(notices.filter((notice) => notice.text !== text))
}

/** Faults belong to what the golfer was doing: a new try and a new page begin without them. */
export function dismissAlerts(): void {
  if (notices.some(({ tone }) => tone === 'alert')) publish(notices.filter(({ tone }) => tone !== 'alert'))
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, shownNotices, shownNotices)
}

function shownNotices(): readonly Notice[] {
  return notices
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
