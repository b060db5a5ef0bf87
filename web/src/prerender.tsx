import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { queryClient } from './http/query-client.ts'
import { startAsVisitor } from './session/session-sync.ts'
import { START_OF_VISITOR } from '#app/auth-gate/session-start.ts'
import { Page } from './page.tsx'
import { routes } from './routes.tsx'

/** Any origin will do: the build asks nobody. */
const HOME = 'https://bagwise.invalid/'

/** The page at `/` as a visitor finds it. */
export async function renderVisitorsHome(): Promise<string> {
  startAsVisitor({ isCertain: true })
  const markup = await render(START_OF_VISITOR.loaderData)
  queryClient.clear()
  return markup
}

/** What stands around every page, with the splash inside: the same for everybody at every address. */
export function renderFrame(): Promise<string> {
  return render({})
}

/** Loaders do not run: what they would answer is given. */
async function render(loaderData: Readonly<Record<string, null>>): Promise<string> {
  const handler = createStaticHandler(routes)
  const start = await handler.query(new Request(HOME), { filterMatchesToLoad: () => false })
  if (start instanceof Response) throw new Error('The page at / must not lead elsewhere')
  const context = { ...start, loaderData }
  return renderToString(
    <Page>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Page>,
  )
}
