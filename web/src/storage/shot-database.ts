/** The shots of golfers on this device. A form of the rows that changes needs a higher version. */
export const SHOT_DATABASE = 'bagwise-shots'
export const SHOT_DATABASE_VERSION = 1

/**
 * `known` and `positions` are what the server has said, `unsent` what it has not confirmed. Keys begin with the golfer;
 * those of `unsent` go on with the kind of the row.
 */
export const SHOT_STORES = ['known', 'unsent', 'positions'] as const

export function makeShotStores(database: IDBDatabase): void {
  for (const store of SHOT_STORES) database.createObjectStore(store)
}

/** All keys of a golfer. */
export function keysOf(golfer: string): IDBKeyRange {
  return IDBKeyRange.bound([golfer], [golfer, []])
}
