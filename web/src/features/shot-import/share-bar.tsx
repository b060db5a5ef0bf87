import type { Shares } from '@bagwise/golf/memory/learned-club'
import { sharePercents } from '@bagwise/golf/memory/share-percents'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'

const PARTS = [
  { key: 'own', className: styles.own },
  { key: 'otherClubs', className: styles.otherClubs },
  { key: 'typical', className: styles.typical },
] as const

/** How much of a carry is the golfer's own. */
export function ShareBar({ shares }: { readonly shares: Shares }) {
  const percents = sharePercents(shares)
  const fromPercent = { own: 0, otherClubs: percents.own, typical: percents.own + percents.otherClubs }
  const parts = PARTS.map((part) => ({ ...part, percent: percents[part.key], from: fromPercent[part.key] })).filter(
    ({ percent }) => percent > 0,
  )
  return (
    <div className="mt-1.5">
      <svg className={styles.shares} width="100%" height="12" aria-hidden="true">
        {parts.map(({ key, className, percent, from }) => (
          <rect key={key} className={className} x={`${from}%`} width={`${percent}%`} height="12" />
        ))}
      </svg>
      <p className="mt-1 text-sm text-ink-2">
        {parts.map(({ key, percent }) => copy.shareText(key, percent)).join(' · ')}
      </p>
    </div>
  )
}
