import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** Replaces a page after an unexpected error, or when one of its chunks could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => console.error('A page failed', error), [error])
  return (
    <div className="page" role="alert">
      <PageHead title="Unexpected Application Error!" subtitle={isLoadFailure(error) ? NOT_LOADED : OUR_FAULT} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        {/* A full reload instead of a step within the failed page. */}
        <a href="/" className={buttonClass('line')}>
          Back to home
        </a>
      </div>
    </div>
  )
}

/** The same when the shell itself failed. */
export function StartErrorScreen() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}

const OUR_FAULT = 'Something went wrong on this page. What you have saved is safe. Reload it, or go back to home.'
const NOT_LOADED =
  'A part of Bagwise could not be loaded: the connection dropped, or there is a new version. What you have saved is safe. Reload to go on.'

/** Error messages of Chromium, Firefox and Safari for a missing module, and of Vite for a missing stylesheet. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
