/** Replaces the page until the session is known. */
export function Splash() {
  return (
    <p className="splash" role="status">
      Loading your golf assistant...
    </p>
  )
}
