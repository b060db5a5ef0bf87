import type { Drill } from '@bagwise/content/drills'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** What to practise, the likeliest cause first. */
export function DrillsSheet({ drills }: { readonly drills: readonly Drill[] }) {
  return (
    <Sheet title="Drills">
      <ol aria-label="Drills for you" className="swing-drills">
        {drills.map(({ id, title, description, frequency, duration, tips }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
            <dl>
              <div>
                <dt>How often</dt>
                <dd>{frequency}</dd>
              </div>
              <div>
                <dt>Duration</dt>
                <dd>{duration}</dd>
              </div>
            </dl>
            <details>
              <summary>
                What to watch<span className="sr-only"> with {title}</span>
                <Icon name="down" />
              </summary>
              <ul className="ring-points swing-points">
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
