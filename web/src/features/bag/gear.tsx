import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'
import { goToNamedPart } from '#ui/page-start.ts'
import * as copy from './bag-screen.copy.ts'
import styles from './bag-screen.module.css'

const CARDS = ['/equipment-fitting', '/ball-matching', '/beginner-builder'] as const satisfies readonly ToolPath[]

const MORE = [
  ...toolsAt(['/distance-calculator']),
  { path: '/distances/import', title: copy.importTitle, line: copy.importLine },
  { path: '/yardage-card', title: copy.cardTitle, line: copy.cardLine },
] as const

/** What finds clubs and balls, then what works with the bag as it is. */
export function Gear({ className }: { readonly className: string | undefined }) {
  const gate = useGate()
  useWayToGear()
  return (
    <section id="gear" tabIndex={-1} aria-labelledby="gear-title" className={`${styles.gearSection} ${className}`}>
      <h2 id="gear-title">{copy.gearTitle}</h2>
      <ul className={styles.cards}>
        {toolsAt(CARDS).map(({ path, title }) => (
          <li key={path}>
            <Link to={gate(path)} className={styles.card}>
              <ToolDrawing path={path} hasWash className="w-9" />
              <span className={styles.cardTitle}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {MORE.map(({ path, title, line }) => (
          <li key={path}>
            <Link to={gate(path)} className={styles.moreLink}>
              <span className="min-w-0 grow wrap-anywhere">
                <span className={styles.cardTitle}>{title}</span>
                <span className="block text-sm text-ink-2">{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function toolsAt(paths: readonly ToolPath[]) {
  return paths.flatMap((path) => TOOLS.filter((tool) => tool.path === path))
}

/** The address may name this part, on arrival and from a link on the same page. */
function useWayToGear(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== '') goToNamedPart()
  }, [hash, key])
}
