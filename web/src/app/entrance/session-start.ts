import { useRouteLoaderData } from 'react-router'
import { readSession } from '#api/session/read-session.ts'

/** The route whose loader finds out who is here: all that stands inside the shell. */
export const START_ROUTE = 'start'

/** The answer of that loader on a page that was made for visitors: it need not ask. */
export const START_OF_VISITOR = { loaderData: { [START_ROUTE]: null } }

export async function startSession(): Promise<null> {
  await readSession()
  return null
}

/** False while the splash shows. */
export function useHasStarted(): boolean {
  return useRouteLoaderData(START_ROUTE) !== undefined
}
