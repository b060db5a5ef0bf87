import { LEFT_PLAY_KEY } from './copy-keys.ts'
import { fieldOf, localCopy } from './local-copy.ts'
import type { LocalCopy } from './local-copy.ts'
import { parseRowsByGolfer } from './per-user-cache.ts'
import type { KeptRow, RowsByGolfer } from './per-user-cache.ts'

/** A tap that the database had not taken. What is in it is looked at when it is taken up. */
export type LeftRow = KeptRow & { readonly action?: unknown }
export type LeftCopy = LocalCopy<RowsByGolfer<LeftRow>>

/** Taps of played rounds that wait in local storage, by golfer. */
export function leftCopy(): LeftCopy {
  return localCopy({ key: LEFT_PLAY_KEY, schema: 1, parse: (content) => parseRowsByGolfer(content, parseRow) })
}

function parseRow(content: unknown): LeftRow | undefined {
  const unsentId = fieldOf(content, 'unsentId')
  return typeof unsentId === 'string' ? { unsentId, action: fieldOf(content, 'action') } : undefined
}
