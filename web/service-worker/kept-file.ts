/** The files that a version keeps. As two texts they are packed smaller than as pairs. */
export type KeptFiles = {
  /** Where the page asks for them, separated by blanks. */
  readonly paths: string
  /** The short hashes of their contents in the same order, one behind the other. */
  readonly hashes: string
}

/** One of the many kept files that travel in a pack. */
export type PackedFile = readonly [path: string, type: string, text: string]
