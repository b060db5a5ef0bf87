import { sessionDrafts } from '#storage/session-drafts.ts'
import type { DraftPlace } from '#storage/session-drafts.ts'
import type { WizardState } from './wizard-state.ts'

/** Answers that are not sent yet, by golfer. Held by the page, and kept in this tab for a page that takes its place. */
export type WizardDrafts<Answers> = {
  /** `isHeld`: given on this page; otherwise a page before it left them. Answers that do not look like `start` are not read. */
  readonly read: (
    golferId: string,
    start: Answers,
  ) => { readonly state: WizardState<Answers>; readonly isHeld: boolean } | undefined
  readonly keep: (golferId: string, state: WizardState<Answers>) => void
  /** The answers have come to their end: this page still shows them, the next one does not. */
  readonly complete: (golferId: string) => void
  readonly discard: (golferId: string) => void
}

export function createWizardDrafts<Answers extends object>(wizard: string): WizardDrafts<Answers> {
  const held = new Map<string, WizardState<Answers>>()
  sessionDrafts.onCleared(() => held.clear())
  const placeOf = (golfer: string): DraftPlace => ({ wizard, golfer })
  return {
    read: (golferId, start) => {
      const own = held.get(golferId)
      if (own) return { state: own, isHeld: true }
      const state = parseWizardState(sessionDrafts.read(placeOf(golferId)), start)
      return state && { state, isHeld: false }
    },
    keep: (golferId, state) => {
      held.set(golferId, state)
      sessionDrafts.keep(placeOf(golferId), state)
    },
    complete: (golferId) => sessionDrafts.discard(placeOf(golferId)),
    discard: (golferId) => {
      held.delete(golferId)
      sessionDrafts.discard(placeOf(golferId))
    },
  }
}

/** What a page before this one has kept; undefined when it is no state of a wizard. */
function parseWizardState<Answers extends object>(kept: unknown, start: Answers): WizardState<Answers> | undefined {
  if (!isRecord(kept)) return undefined
  const { answers, typed, stepId, touched } = kept
  if (!isRecord(answers) || !isRecord(typed) || typeof stepId !== 'string' || !isTexts(touched)) return undefined
  return {
    answers: answersLike(start, answers),
    typed: Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => isText(entry[1]))),
    stepId,
    touched,
  }
}

/** The start answers, and over them those of a draft that have the same form. */
function answersLike<Answers extends object>(start: Answers, kept: Readonly<Record<string, unknown>>): Answers {
  const names = Object.keys(start).filter((name) => Object.hasOwn(kept, name))
  const alike = names.filter((name) => isLike(Reflect.get(start, name), kept[name]))
  return { ...start, ...Object.fromEntries(alike.map((name) => [name, kept[name]])) }
}

/** What begins without an answer may hold any: the question looks at it itself when it reads it. */
function isLike(start: unknown, kept: unknown): boolean {
  if (start === undefined || start === null) return !isRecord(kept)
  if (Array.isArray(start)) return isTexts(kept)
  return typeof start === typeof kept && kept !== null && !Array.isArray(kept)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}
