import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { CourseChoice, CourseChoices } from '#data/courses/course-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import * as courses from '#courses/courses.copy.ts'
import * as map from '#features/courses/map-it/map-it.copy.ts'
import styles from '../courses.module.css'
import { withHole } from './holes-of-golfer.ts'
import * as copy from './make-hole.copy.ts'

type MadeHolesProps = {
  readonly choices: CourseChoices
  readonly units: PreferredUnits
  readonly onChoose: (choice: CourseChoice) => void
}

/** The holes that the golfer has made here, to remove. */
export function MadeHoles({ choices: { holes = [] }, units, onChoose }: MadeHolesProps) {
  if (holes.length === 0) return null

  function remove(number: number): void {
    const hole = holes.find((one) => one.number === number)
    onChoose((before) => withHole(before, { number, hole: undefined }))
    offerUndo(copy.removed(number), () => onChoose((before) => withHole(before, { number, hole })))
  }

  return (
    <div>
      <h3>{copy.madeTitle}</h3>
      <p className="text-sm text-ink-2">{copy.madeNote}</p>
      <ul className={styles.rows}>
        {holes.map(({ id, number = 0, lengthYards }) => (
          <li key={id} className={styles.row}>
            <span className="flex-1">{`${courses.holeTitle({ number })}, ${copy.yardsText(lengthYards, units)}`}</span>
            <button
              type="button"
              aria-label={copy.removeLabel(number)}
              onClick={() => remove(number)}
              className={buttonClass('quiet', 'shrink-0 text-base')}
            >
              {map.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
