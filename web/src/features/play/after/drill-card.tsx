import { drillForNeed } from '@bagwise/content/practice'
import type { Profile } from '@bagwise/contract/profile'
import type { RoundNeed } from '@bagwise/golf/play/shot-cells'
import { Icon } from '#ui/icon.tsx'
import * as copy from './after.copy.ts'
import styles from './after.module.css'

/** One drill for what cost most: its name, and what to do once it is opened. */
export function DrillCard({ need, profile }: { readonly need: RoundNeed; readonly profile: Profile }) {
  const drill = drillForNeed(need, profile.skillLevel)
  if (!drill) return null
  return (
    <details className={styles.drill}>
      <summary>
        <span>
          <span className="sr-only">{copy.drillTitle}: </span>
          <b>{drill.title}</b>
          <span className="block text-sm">
            {copy.categories[drill.category]} · {drill.duration}
          </span>
        </span>
        <Icon name="down" className="size-5" />
      </summary>
      <div className="grid gap-2 px-3 pb-3 text-sm">
        <p>{drill.description}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {drill.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p>
          {copy.drillFacts.frequency}: {drill.frequency}
        </p>
      </div>
    </details>
  )
}
