/** A file that a version keeps on the device. */
export type KeptFile = {
  /** Where the page asks for it; `/` is the page itself. */
  readonly path: string
  /** The hash of its content in the form of subresource integrity: the browser refuses any other content. */
  readonly integrity: string
}

/** One of the many kept files that travel in one, the offline pack. */
export type PackedFile = {
  readonly path: string
  readonly type: string
  readonly text: string
}
