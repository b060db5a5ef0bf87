import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { START_OF_VISITOR } from './app/auth-gate/session-start.ts'
import { applyTheme } from './settings/theme.ts'
import { syncCacheWithSession, startAsVisitor } from './session/session-sync.ts'
import { watchInput } from './ui/last-input.ts'
import { isAnythingKept, storedTheme } from './storage/preferences.ts'
import { Page } from './page.tsx'
import { routes } from './routes.tsx'

import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('No element with the id root')

applyTheme(storedTheme())
// The server gives this page to nobody who brings a session.
const isVisitorsPage = 'visitor' in root.dataset
if (isVisitorsPage) startAsVisitor({ isCertain: !isAnythingKept() })
syncCacheWithSession()
watchInput()
// Every page starts at its top; a dialog's way back must not move the page under it.
history.scrollRestoration = 'manual'

// In a task of its own: a slow phone has just read all of this file, and who taps meanwhile is answered first.
setTimeout(() => {
  const page = (
    <Page>
      <RouterProvider router={createBrowserRouter(routes, isVisitorsPage ? { hydrationData: START_OF_VISITOR } : {})} />
    </Page>
  )
  // Built pages bring what is painted first; the development server's page is empty.
  if (!root.hasChildNodes()) createRoot(root).render(page)
  // Piece by piece: the page is shown, and who scrolls or taps meanwhile is answered first.
  else if (isVisitorsPage) startTransition(() => void hydrateRoot(root, page))
  // At once: a golfer's screen that is ready before React begins is not what the page shows.
  else flushSync(() => hydrateRoot(root, page))
})
