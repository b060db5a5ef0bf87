import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import styles from './swing.module.css'

/** The heading; with the analysis on the screen the way to a new one stands at its right. */
export function SwingHead({ children }: { readonly children?: ReactNode }) {
  if (children === undefined)
    return (
      <PageHead title="Swing Analyzer" subtitle="From what your ball does to its likely cause, and a drill for it." />
    )
  return (
    <div className={`${styles.head} flex flex-wrap items-center justify-between gap-x-3`}>
      <PageHead title="Swing Analyzer" />
      {children}
    </div>
  )
}
