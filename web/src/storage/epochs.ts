export type WithEpoch = { readonly epoch?: string | undefined }

/** Versions of both cannot be compared. One that is not known is like any other: the version before had none. */
export function isOtherEpoch(one: WithEpoch, other: WithEpoch): boolean {
  return one.epoch !== undefined && other.epoch !== undefined && one.epoch !== other.epoch
}
