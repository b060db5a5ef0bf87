import { leftOutItems } from './left-out-items.ts'
import { MoreOf } from './more-of.tsx'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'
import type { LeftOutLine } from '@bagwise/shot-files/shot-file'

/** Every line that is no shot, and why. */
export function LeftOutList({
  lines: leftOut,
  isOpen = false,
}: {
  readonly lines: readonly LeftOutLine[]
  readonly isOpen?: boolean
}) {
  if (leftOut.length === 0) return null
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{copy.leftOutCount(leftOut.length)}</summary>
      <ul className="text-sm">
        <MoreOf items={leftOutItems(leftOut)}>
          {({ lines, reason }) => (
            <li key={lines[0]} className="py-1">
              <b>{copy.leftOutLines(lines)}</b> {copy.leavingWords(lines.length)[reason]}
            </li>
          )}
        </MoreOf>
      </ul>
    </details>
  )
}
