import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** What a page shows instead of itself after a fault of ours, or when a part of the product could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => console.error('A page failed', error), [error])
  return (
    <div className="page" role="alert">
      <PageHead title="Unexpected Application Error!" subtitle={isLoadFailure(error) ? NOT_LOADED : OUR_FAULT} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        {/* A fresh start of the page, not a step inside the one that failed. */}
        <a href="/" className={buttonClass('line')}>
          Back to home
        </a>
      </div>
    </div>
  )
}

/** The same where the shell itself could not be shown. */
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

/** How Chromium, Firefox and Safari name a module that did not arrive, and Vite a stylesheet. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  )
}
