import type { ShotTip } from '@bagwise/content/shot-tips/shot-tip'
import styles from '../shot.module.css'
import ringPoints from '#ui/ring-points.module.css'

/** A few things to remember over the ball. */
export function TipList({ tips }: { readonly tips: readonly ShotTip[] }) {
  return (
    <ul className={`${ringPoints.rings} ${styles.points}`}>
      {tips.map(({ id, text, source }) => (
        <li key={id}>
          {text}
          {source !== undefined && <span className="block text-xs text-ink-2">{source}</span>}
        </li>
      ))}
    </ul>
  )
}
