import { SHOT_FIGURES } from '@bagwise/golf/memory/shot-record'
import type { LaunchedShot } from './launched-shot.ts'

/** Why a message is kept out: no message of the protocol, an unknown unit, figures that are missing or cannot be. */
export type KeptOutReason = 'unreadable' | 'unit' | 'incomplete' | 'impossible'

/** What a message of a device says. */
export type Reading =
  | { readonly kind: 'shot'; readonly shot: LaunchedShot }
  /** A heartbeat, or that the device is ready: no shot. */
  | { readonly kind: 'status' }
  | { readonly kind: 'kept-out'; readonly reason: KeptOutReason }

/** The names and values of an object, as JSON has them. */
export type Fields = ReadonlyMap<string, unknown>

/**
 * The fields of an object under small letters: devices write `APIVersion` and `Backspin` where the documentation has
 * `APIversion` and `BackSpin` (PinPoint-Golf/libgspro, docs/conformance.md, §1.1). Empty for anything else.
 */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  return new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]))
}

/** A number that is one; undefined for texts and what is beyond all numbers. */
export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields.get(name)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A text without the blanks around it; undefined for an empty one. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Whether a figure, where there is one, is within the range that shots of files are read by. */
export function isPossible(name: keyof typeof SHOT_FIGURES, figure: number | undefined): boolean {
  const { lowest, highest } = SHOT_FIGURES[name]
  return figure === undefined || (figure >= lowest && figure <= highest)
}

export function keptOut(reason: KeptOutReason): Reading {
  return { kind: 'kept-out', reason }
}
