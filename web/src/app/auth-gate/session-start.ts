import { useRouteLoaderData } from 'react-router'
import { readSession } from '#session/session-sync.ts'

/** The route whose loader reads the session; it contains everything inside the shell. */
export const START_ROUTE = 'start'

/** The loader's result on a page prerendered for visitors. */
export const START_OF_VISITOR = { loaderData: { [START_ROUTE]: null } }

export async function startSession(): Promise<null> {
  await readSession()
  return null
}

/** False while the splash is on screen. */
export function useHasStarted(): boolean {
  return useRouteLoaderData(START_ROUTE) !== undefined
}
