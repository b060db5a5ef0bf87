/** Beside a number that the server has not confirmed yet. It shows after a moment, so that a quick answer does not flicker. */
export function UnsavedDot() {
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold text-clay-ink transition-opacity delay-300 starting:opacity-0">
      <span aria-hidden="true" className="inline-block size-2.5 rounded-full border-2 border-clay" />
      not saved yet
    </span>
  )
}
