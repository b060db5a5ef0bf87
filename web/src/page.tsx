import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './http/query-client.ts'

/** Everything the page needs around its router, in the browser and where the build renders it. */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  )
}
