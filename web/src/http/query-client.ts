import { QueryClient } from '@tanstack/react-query'

const FRESH_FOR_MS = 30_000

/** What the server knows, shared by loaders and screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_FOR_MS, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
