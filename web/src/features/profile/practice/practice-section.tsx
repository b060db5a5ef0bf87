import { practiceAdvice, practiceFor } from '@bagwise/content/practice'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import type { Drill } from '@bagwise/content/drills'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import * as copy from './practice.copy.ts'
import styles from './practice.module.css'

/** As many as the specification shows (1 §9). */
const SHOWN_DRILL_COUNT = 3

/** Drills for what the golfer has said; nothing at all as long as there is nothing to go by. */
export function PracticeSection() {
  const { profile } = useShownProfile()
  if (!profile) return null
  const drills = practiceFor(withEstimatedFacts(profile)).slice(0, SHOWN_DRILL_COUNT)
  if (drills.length === 0) return null
  return (
    <section aria-labelledby="practice-title">
      <h2 id="practice-title">{copy.title}</h2>
      <ol aria-label={copy.drills} className={styles.drills}>
        {drills.map(({ drill, because }) => (
          <li key={drill.id}>
            <Accordion level={3} title={drill.title} answer={copy.categories[drill.category]}>
              <DrillCard drill={drill} because={because} />
            </Accordion>
          </li>
        ))}
      </ol>
      <Accordion level={3} title={copy.howToPractice} answer={copy.howToPracticeAnswer} className={styles.advice}>
        <ul>
          {practiceAdvice(profile).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </Accordion>
    </section>
  )
}

/** What to do, how long, how often, and why this drill. */
function DrillCard({ drill, because }: { readonly drill: Drill; readonly because: string }) {
  const facts = [
    [copy.duration, drill.duration],
    [copy.frequency, drill.frequency],
    [copy.difficulty, copy.difficulties[drill.difficulty]],
  ] as const
  return (
    <article aria-label={drill.title} className={styles.drill}>
      <p className={styles.why}>
        <Badge look="low">{copy.categories[drill.category]}</Badge> {because}
      </p>
      <p>{drill.description}</p>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {drill.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </article>
  )
}
