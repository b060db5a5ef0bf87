import { practiceAdvice, practiceFor } from '@bagwise/content/practice'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { Sheet } from '#ui/sheet.tsx'
import { DrillCard } from './drill-card.tsx'
import './practice.css'

/** As many as the specification shows (1 §9). */
const SHOWN_DRILL_COUNT = 3

/** Drills for what the golfer has said; nothing at all as long as there is nothing to go by. */
export function PracticeSection() {
  const { profile } = useShownProfile()
  if (!profile) return null
  const drills = practiceFor(profile).slice(0, SHOWN_DRILL_COUNT)
  if (drills.length === 0) return null
  return (
    <Sheet title="Practice Recommendations">
      <ul className="practice-advice">
        {practiceAdvice(profile).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <ol aria-label="Drills for you" className="practice-drills">
        {drills.map(({ drill, because }) => (
          <li key={drill.id}>
            <DrillCard drill={drill} because={because} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
