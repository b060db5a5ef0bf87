import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import type { Stat } from './stats.ts'
import { statsOf } from './stats.ts'
import * as copy from './header.copy.ts'
import styles from './header.module.css'

/** Four figures in ruled columns; each leads to the place that it comes from. */
export function StatCards({ profile }: { readonly profile: Profile }) {
  return (
    <section aria-label={copy.statsName} className={styles.stats}>
      <ul>
        {statsOf(profile).map((stat) => (
          <li key={stat.label}>
            <StatLink stat={stat} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** To a screen of its own, or further down on this one. */
function StatLink({ stat: { label, figure, scale, to } }: { readonly stat: Stat }) {
  const gate = useGate()
  const isWord = Number.isNaN(Number(figure)) && figure.length > 2
  const content = (
    <>
      <span className={`plate ${isWord ? styles.statWord : styles.statFigure}`}>
        {figure}
        {scale !== undefined && <span className={styles.statScale}> {scale}</span>}
      </span>{' '}
      <span className={styles.statLabel}>{label}</span>
    </>
  )
  return to.startsWith('#') ? <a href={to}>{content}</a> : <Link to={gate(to)}>{content}</Link>
}
