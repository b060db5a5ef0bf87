import type { ReactNode } from 'react'

/** What went wrong, announced when it comes; there is nothing to see while nothing is wrong. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="takeout-fault">
      {children}
    </div>
  )
}
