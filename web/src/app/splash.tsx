/** In the place of the page until it is known who is here. */
export function Splash() {
  return (
    <p className="splash" role="status">
      Loading your golf assistant...
    </p>
  )
}
