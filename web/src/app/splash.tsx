/** The same line as in index.html: nothing moves when React takes over. */
export function Splash() {
  return (
    <p className="splash" role="status">
      Loading your golf assistant...
    </p>
  )
}
