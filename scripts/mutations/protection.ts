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

/**
 * What no longer fits the sources: snippets that have changed, tests that have moved, two protections of one name. `read`
 * gives the text of a file, or undefined when there is none.
 */
export function misfitsOf(
  protections: readonly Protection[],
  read: (file: string) => string | undefined,
): readonly string[] {
  const names = protections.map(({ name }) => name)
  return protections.flatMap(({ name, patches, test }, index) => [
    ...(names.indexOf(name) < index ? [`${name}: another protection has this name`] : []),
    ...(read(test.file) === undefined ? [`${name}: there is no ${test.file}`] : []),
    ...patches.flatMap((patch) => {
      const problem = problemOfPatch(patch, read(patch.file))
      return problem === undefined ? [] : [`${name}: ${problem}`]
    }),
  ])
}

function problemOfPatch(patch: Patch, text: string | undefined): string | undefined {
  if (text === undefined) return `there is no ${patch.file}`
  try {
    return patched(text, patch) === text ? `its patch of ${patch.file} changes nothing` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
