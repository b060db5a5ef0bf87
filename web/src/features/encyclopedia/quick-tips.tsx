import { Sheet } from '#ui/sheet.tsx'
import * as copy from './encyclopedia.copy.ts'
import styles from './article/article.module.css'
import ringPoints from '#ui/ring-points.module.css'

export function QuickTips() {
  return (
    <Sheet title={copy.quickTipsTitle}>
      <ul className={`${ringPoints.rings} ${styles.points} mt-2`}>
        {copy.quickTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Sheet>
  )
}
