import type { Drill } from '@bagwise/content/drills'
import type { DrillCategory } from '@bagwise/content/drills/drill'
import { Badge } from '#ui/badge.tsx'

const CATEGORY_WORDS = {
  'ball-flight': 'Ball flight',
  contact: 'Contact',
  driving: 'Driving',
  approach: 'Approach',
  'short-game': 'Short game',
  putting: 'Putting',
  'course-management': 'Course management',
  mental: 'Mental game',
} as const satisfies Record<DrillCategory, string>

const DIFFICULTY_WORDS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<Drill['difficulty'], string>

/** What to do, how long, how often, and why this drill. */
export function DrillCard({ drill, because }: { readonly drill: Drill; readonly because: string }) {
  const facts = [
    ['Duration', drill.duration],
    ['How often', drill.frequency],
    ['Difficulty', DIFFICULTY_WORDS[drill.difficulty]],
  ] as const
  return (
    <article className="practice-drill">
      <h3>{drill.title}</h3>
      <p className="practice-why">
        <Badge look="low">{CATEGORY_WORDS[drill.category]}</Badge> {because}
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
