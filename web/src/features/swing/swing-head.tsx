import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './swing.copy.ts'

/** The heading; with the analysis on the screen the way to a new one stands at its right. */
export function SwingHead({ children }: { readonly children?: ReactNode }) {
  if (children === undefined) return <PageHead title={copy.title} subtitle={copy.subtitle} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <PageHead title={copy.title} />
      {children}
    </div>
  )
}
