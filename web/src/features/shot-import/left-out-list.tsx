import { counted, LEAVING_WORDS } from './import-text.ts'
import { MoreOf } from './more-of.tsx'
import styles from './import.module.css'
import type { LeftOutLine } from '#shot-files/shot-file.ts'

/** Every line that is no shot, and why. */
export function LeftOutList({
  lines,
  isOpen = false,
}: {
  readonly lines: readonly LeftOutLine[]
  readonly isOpen?: boolean
}) {
  if (lines.length === 0) return null
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{counted(lines.length, 'line')} left out</summary>
      <ul className="text-sm">
        <MoreOf items={lines}>
          {({ line, reason }) => (
            <li key={line} className="py-1">
              <b>Line {line}:</b> {LEAVING_WORDS[reason]}
            </li>
          )}
        </MoreOf>
      </ul>
    </details>
  )
}
