import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './app.copy.ts'

/** Replaces a page after an unexpected error, or when one of its chunks could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => console.error('A page failed', error), [error])
  return (
    <div className="page" role="alert">
      <PageHead title={copy.errorTitle} subtitle={isLoadFailure(error) ? copy.notLoaded : copy.ourFault} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
        {/* A full reload instead of a step within the failed page. */}
        <a href="/" className={buttonClass('line')}>
          {copy.backToHome}
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

/** Error messages of Chromium, Firefox and Safari for a missing module, and of Vite for a missing stylesheet. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
