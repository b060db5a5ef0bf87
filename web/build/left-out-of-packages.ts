/** Names of functions and methods, by file of a package. */
export type NamesByFile = Readonly<Record<string, readonly string[]>>

const ROUTER = 'react-router/dist/production/lib'
const QUERY = '@tanstack/query-core/build/modern'

/**
 * What nothing of Bagwise reaches. A bundler must keep these: they run when an option is set, or are methods of an object
 * whose other methods are called.
 */
export const LEFT_OUT_OF_PACKAGES: NamesByFile = {
  // Forms and fetchers (changes go through the outbox), routes that become known later, middleware, a router that ends.
  [`${ROUTER}/router/router.js`]: [
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
    'cancelDiscoveryNavigation',
    'patchRoutes',
    'runMiddlewarePipeline',
    'fetch',
    'getFetcher',
    'resetFetcher',
    'queueFetcherForDeletion',
    'deleteFetcher',
    'abortFetcher',
    'getUpdatedRevalidatingFetchers',
    'enableScrollRestoration',
    'revalidate',
    'dispose',
  ],
  [`${ROUTER}/router/instrumentation.js`]: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  // Pages that a server has rendered, links that load ahead, a router without data.
  [`${ROUTER}/dom/lib.js`]: ['deserializeErrors'],
  [`${ROUTER}/dom/ssr/components.js`]: ['PrefetchPageLinks'],
  [`${ROUTER}/hooks.js`]: ['useNavigateUnstable'],
  // Endless lists and mutations.
  [`${QUERY}/infiniteQueryBehavior.js`]: ['infiniteQueryBehavior'],
  [`${QUERY}/mutationCache.js`]: ['build', 'add', 'remove', 'canRun', 'runNext'],
  // Articles are only added, before the first search.
  'minisearch/dist/es/index.js': [
    'addAllAsync',
    'autoSuggest',
    'conditionalVacuum',
    'delete',
    'discard',
    'discardAll',
    'instantiateMiniSearch',
    'loadJS',
    'loadJSAsync',
    'loadJSON',
    'loadJSONAsync',
    'maybeAutoVacuum',
    'performVacuuming',
    'remove',
    'removeAll',
    'removeFieldLength',
    'removeTerm',
    'replace',
    'toJSON',
    'vacuum',
    'vacuumConditionsMet',
    'warnDocumentChanged',
  ],
}
