import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import type { Stat } from './stats.ts'
import { statsOf } from './stats.ts'

/** Four figures in ruled columns; each leads to the place that it comes from. */
export function StatCards({ profile }: { readonly profile: Profile }) {
  return (
    <section aria-label="Your game in figures" className="profile-stats">
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
      <span className={`plate ${isWord ? 'profile-stat-word' : 'profile-stat-figure'}`}>
        {figure}
        {scale !== undefined && <span className="profile-stat-scale"> {scale}</span>}
      </span>{' '}
      <span className="profile-stat-label">{label}</span>
    </>
  )
  return to.startsWith('#') ? <a href={to}>{content}</a> : <Link to={gate(to)}>{content}</Link>
}
