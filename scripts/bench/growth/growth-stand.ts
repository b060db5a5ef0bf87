import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Problem } from '../../setup/problem.mjs'
import { DATABASE_NAMES, fillPlace } from '../golfers/filled-place.ts'
import type { DatabaseKind, FilledPlace } from '../golfers/filled-place.ts'
import { fillActivity } from './fill-activity.ts'

/** From a club to everybody who plays: the first is what the others are compared with. */
export const SIZES = [1_000, 100_000, 1_000_000] as const
export type Size = (typeof SIZES)[number]
export const SMALLEST = SIZES[0]
export const LARGEST = SIZES[2]

/** Measured: what a golfer with a session, a profile and four rows of edits takes, with room for what is written meanwhile. */
const BYTES_PER_GOLFER: Readonly<Record<DatabaseKind, number>> = { postgres: 5_000, sqlite: 8_000 }
const BYTES_PER_GB = 1_000_000_000

export type FilledSizes = ReadonlyMap<Size, FilledPlace>

/** One database of each size, all of them on the disk at once. */
export async function fillSizes(
  kind: DatabaseKind,
  cleanUpLater: (cleanUp: () => Promise<unknown>) => void,
): Promise<FilledSizes> {
  const filled = new Map<Size, FilledPlace>()
  for (const size of SIZES) {
    console.log(`Filling in ${size.toLocaleString('en')} golfers, ${DATABASE_NAMES[kind]}.`)
    const counts = { golferCount: size, sessionCount: size }
    filled.set(size, await fillPlace({ kind, counts }, cleanUpLater, (database) => fillActivity(database, size)))
  }
  return filled
}

/** What the disk must have room for. */
function neededBytes(kind: DatabaseKind): number {
  return SIZES.reduce<number>((golferCount, size) => golferCount + size, 0) * BYTES_PER_GOLFER[kind]
}

/** Says how much disk is needed, and refuses before anything is written when the folder for temporary files lacks it. */
export async function reserveDisk(): Promise<void> {
  const gigabytes = (bytes: number) => `${Math.ceil(bytes / BYTES_PER_GB)} GB`
  const { bavail, bsize } = await statfs(tmpdir())
  const needed = neededBytes('sqlite')
  console.log(
    `Up to ${LARGEST.toLocaleString('en')} golfers are filled in: ${gigabytes(neededBytes('postgres'))} of PostgreSQL's ` +
      `disk for a while, then ${gigabytes(needed)} in ${tmpdir()}. This takes a quarter of an hour.`,
  )
  if (bavail * bsize >= needed) return
  throw new Problem(`${tmpdir()} has ${gigabytes(bavail * bsize)} left: make room, or name another folder in TMPDIR.`)
}
