import { memo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import { lazyRule } from '#features/profile/lazy-rule.ts'
import { openPart } from '#ui/page-start.ts'
import type { Stat } from './stats.ts'
import { statsOf } from './stats.ts'
import * as copy from './header.copy.ts'
import styles from './header.module.css'

const useGappingFigure = lazyRule(async () => (await import('./gapping-figure.ts')).gappingFigure)

/** Four figures in ruled columns; each leads to the place that it comes from. */
export const StatCards = memo(function StatCards({ profile }: { readonly profile: Profile }) {
  const gapping = useGappingFigure(profile)
  return (
    <section aria-label={copy.statsName} className={styles.stats}>
      <ul>
        {statsOf(profile, gapping).map((stat) => (
          <li key={stat.label}>
            <StatLink stat={stat} />
          </li>
        ))}
      </ul>
    </section>
  )
})

/** To a screen of its own, or further down on this one. */
function StatLink({ stat: { label, figure, scale, notes = [], to } }: { readonly stat: Stat }) {
  const gate = useGate()
  const isWord = Number.isNaN(Number(figure)) && figure.length > 2
  const content = (
    <>
      <span className={`plate ${isWord ? styles.statWord : styles.statFigure}`}>
        {figure}
        {scale !== undefined && <span className={styles.statScale}> {scale}</span>}
      </span>{' '}
      <span className={styles.statLabel}>
        {label}
        {notes.map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      </span>
    </>
  )
  return to.startsWith('#') ? (
    <a href={to} onClick={() => openPart(to.slice(1))}>
      {content}
    </a>
  ) : (
    <Link to={gate(to)}>{content}</Link>
  )
}
