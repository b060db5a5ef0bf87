import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'
import * as copy from './header.copy.ts'
import styles from './header.module.css'

/** By place, in the order of the specification (1 §2). */
const GROUPS = [
  { place: copy.places.play, paths: ['/shot-advisor'] },
  {
    place: copy.places.bag,
    paths: [
      '/equipment-fitting',
      '/distance-calculator',
      '/distances',
      '/ball-matching',
      '/recommendations',
      '/beginner-builder',
    ],
  },
  { place: copy.places.learn, paths: ['/swing-analyzer', '/encyclopedia'] },
] as const satisfies readonly { readonly place: string; readonly paths: readonly ToolPath[] }[]

export const QuickActions = memo(function QuickActions() {
  const gate = useGate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{copy.quickActionsTitle}</h2>
      <div className={styles.actions}>
        {GROUPS.map(({ place, paths }) => (
          <section key={place} aria-labelledby={`${id}-${place}`}>
            <h3 id={`${id}-${place}`}>{place}</h3>
            <ul>
              {paths
                .flatMap((path) => TOOLS.filter((tool) => tool.path === path))
                .map(({ path, title }) => (
                  <li key={path}>
                    <Link to={gate(path)}>{title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
})
