import { Sheet } from '#ui/sheet.tsx'
import styles from './article/article.module.css'
import ringPoints from '#ui/ring-points.module.css'

const QUICK_TIPS = [
  'Get fitted before buying',
  'Try before you buy',
  'Focus on forgiveness over looks',
  'Consider used clubs for value',
]

export function QuickTips() {
  return (
    <Sheet title="Quick Tips">
      <ul className={`${ringPoints.rings} ${styles.points} mt-2`}>
        {QUICK_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Sheet>
  )
}
