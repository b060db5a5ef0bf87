/** Databases of rows by golfer, all with the same stores. A form of the rows that changes needs a higher version. */
export const SHOT_DATABASE = 'bagwise-shots'
export const SHOT_DATABASE_VERSION = 1
export const OWN_COURSE_DATABASE = 'bagwise-own-courses'
export const OWN_COURSE_DATABASE_VERSION = 1
export const PLAY_DATABASE = 'bagwise-play'
export const PLAY_DATABASE_VERSION = 1

export const ROW_DATABASES = [SHOT_DATABASE, OWN_COURSE_DATABASE, PLAY_DATABASE] as const
export type RowDatabase = (typeof ROW_DATABASES)[number]

/**
 * `known` and `positions` are what the server has said, `unsent` what it has not confirmed. Keys begin with the golfer;
 * those of `unsent` go on with the kind of the row.
 */
export const ROW_STORES = ['known', 'unsent', 'positions'] as const

export function makeRowStores(database: IDBDatabase): void {
  for (const store of ROW_STORES) database.createObjectStore(store)
}

/** All keys of a golfer. */
export function keysOf(golfer: string): IDBKeyRange {
  return IDBKeyRange.bound([golfer], [golfer, []])
}
