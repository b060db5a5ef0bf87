/** A ball that rolls while something is worked out; it stands still for people who ask for less motion. */
export function RollingBall() {
  return (
    <svg className="size-5 animate-spin motion-reduce:animate-none" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="10" cy="5.5" r="1.4" fill="currentColor" />
      <circle cx="13.5" cy="9" r="1.1" fill="currentColor" />
    </svg>
  )
}
