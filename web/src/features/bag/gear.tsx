import { useEffect } from 'react'
import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'
import { Icon } from '#ui/icon.tsx'
import { goToNamedPart } from '#ui/page-start.ts'
import * as copy from './bag-screen.copy.ts'
import styles from './bag-screen.module.css'

const CARDS = ['/equipment-fitting', '/ball-matching', '/beginner-builder'] as const satisfies readonly ToolPath[]

const MORE = [
  ...toolsAt(['/distance-calculator']),
  { path: '/range', title: copy.rangeTitle, line: copy.rangeLine },
  { path: '/distances/import', title: copy.importTitle, line: copy.importLine },
  { path: '/yardage-card', title: copy.cardTitle, line: copy.cardLine },
] as const

/** What finds clubs and balls. */
export function Gear() {
  const gate = useGate()
  // The shell looks for the part that an address names before the profile is loaded.
  useEffect(() => void goToNamedPart(), [])
  return (
    <section id="gear" tabIndex={-1} aria-labelledby="gear-title" className={styles.gear}>
      <h2 id="gear-title">{copy.gearTitle}</h2>
      <ul className={styles.cards}>
        {toolsAt(CARDS).map(({ path, title }) => (
          <li key={path}>
            <Link to={gate(path)} className={styles.card}>
              <ToolDrawing path={path} className="w-9" />
              <span className={styles.cardTitle}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What works with the bag as it is. */
export function BagTools() {
  const gate = useGate()
  return (
    <ul className={styles.more}>
      {MORE.map(({ path, title, line }) => (
        <li key={path}>
          <Link to={gate(path)} className={styles.moreLink}>
            <span className="min-w-0 grow wrap-anywhere">
              <span className={styles.cardTitle}>{title}</span>
              <span className="block text-sm text-ink-2">{line}</span>
            </span>
            <Icon name="down" className="size-5 -rotate-90" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function toolsAt(paths: readonly ToolPath[]) {
  return paths.flatMap((path) => TOOLS.filter((tool) => tool.path === path))
}
