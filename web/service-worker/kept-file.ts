/** Where the page asks for each file that a version keeps, with the hash of its content. */
export type KeptFiles = Readonly<Record<string, string>>

/** The file with most of the others in it. */
export type OfflinePack = {
  readonly path: string
  /** The hash of its content in the form of subresource integrity: the browser refuses any other content. */
  readonly integrity: string
}

/** One of the many kept files that travel in the offline pack. */
export type PackedFile = {
  readonly path: string
  readonly type: string
  readonly text: string
}
