/** A change of one file. `before` must be there exactly once: a patch that no longer fits says nothing. */
export type Patch = { readonly file: string; readonly before: string; readonly after: string }

/** Something that keeps golfers or their data safe, how to take it out, and the test that must notice. */
export type Protection = {
  readonly name: string
  readonly patches: readonly Patch[]
  readonly test: {
    readonly file: string
    /** A part of the names of the tests that are run; without it all of the file are. */
    readonly named?: string
  }
}

/** The text without the protection. */
export function patched(text: string, { file, before, after }: Patch): string {
  const [start = '', end, ...more] = text.split(before)
  if (end === undefined) throw new Error(`${file} does not have this any more: ${before}`)
  if (more.length > 0)
    throw new Error(`${file} has this ${more.length + 1} times, which leaves it open where: ${before}`)
  return start + after + end
}
