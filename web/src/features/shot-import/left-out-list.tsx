import { MoreOf } from './more-of.tsx'
import * as copy from './shot-import.copy.ts'
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
      <summary>{copy.leftOutCount(lines.length)}</summary>
      <ul className="text-sm">
        <MoreOf items={lines}>
          {({ line, reason }) => (
            <li key={line} className="py-1">
              <b>{copy.leftOutLine(line)}</b> {copy.leavingWords[reason]}
            </li>
          )}
        </MoreOf>
      </ul>
    </details>
  )
}
