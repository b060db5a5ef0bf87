import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './shot-advice.copy.ts'
import styles from './shot.module.css'

type ShotHeadProps = { readonly isTournament?: boolean; readonly children?: ReactNode }

/** The heading; with the advice on the screen what is done with the whole shot stands at its right. */
export function ShotHead({ isTournament = false, children }: ShotHeadProps) {
  if (children === undefined)
    return <PageHead title={copy.title} subtitle={isTournament ? copy.tournamentSubtitle : copy.subtitle} />
  return (
    <div className={`${styles.head} flex flex-wrap items-center justify-between gap-x-3`}>
      <PageHead title={copy.title} />
      {children}
    </div>
  )
}
