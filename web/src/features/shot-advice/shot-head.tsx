import type { ReactNode } from 'react'
import { usePageTitle } from '#ui/page-title.ts'
import * as copy from './shot-advice.copy.ts'
import styles from './shot.module.css'

/** The heading: on phones the tab above says it. What is done with the whole shot stands at its right. */
export function ShotHead({ children }: { readonly children?: ReactNode }) {
  usePageTitle(copy.title)
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {copy.title}
      </h1>
      {children}
    </header>
  )
}
