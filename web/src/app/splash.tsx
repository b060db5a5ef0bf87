import * as copy from './app.copy.ts'

/** Replaces the page until the session is known. */
export function Splash() {
  return (
    <p className="splash" role="status">
      {copy.loading}
    </p>
  )
}
