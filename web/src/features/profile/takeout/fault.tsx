import type { ReactNode } from 'react'
import styles from './takeout.module.css'

/** What went wrong, announced when it comes; there is nothing to see while nothing is wrong. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={styles.fault}>
      {children}
    </div>
  )
}
