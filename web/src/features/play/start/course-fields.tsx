import { useId } from 'react'
import choiceChip from '#ui/choice-chip.module.css'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CourseOption } from './course-options.ts'
import { OTHER } from './start-plan.ts'
import type { StartPlan } from './start-plan.ts'
import * as copy from './start.copy.ts'
import styles from './start.module.css'

type CourseFieldsProps = {
  readonly plan: StartPlan
  readonly options: readonly CourseOption[]
  readonly isFaulty: boolean
  readonly onCourse: (option: CourseOption | undefined) => void
  readonly onName: (course: string) => void
}

const MOST_COURSE_CHARACTERS = 100

/** The last course is chosen; another one is a tap or a name away. */
export function CourseFields({ plan, options, isFaulty, onCourse, onName }: CourseFieldsProps) {
  const name = useId()
  const isOther = plan.courseKey === OTHER
  return (
    <Sheet title={copy.courseTitle}>
      {options.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{copy.courseTitle}</legend>
          <div className={styles.options}>
            {options.map((option) => (
              <Option
                key={option.key}
                name={name}
                title={option.course}
                facts={option.isNear ? copy.near : option.courseId === null ? copy.playedBefore : copy.onThisPhone}
                isChosen={option.key === plan.courseKey}
                onChoose={() => onCourse(option)}
              />
            ))}
            <Option name={name} title={copy.otherCourse} isChosen={isOther} onChoose={() => onCourse(undefined)} />
          </div>
        </fieldset>
      )}
      {isOther && (
        <div className="mt-3">
          <TextField
            label={copy.courseName}
            value={plan.course}
            maxLength={MOST_COURSE_CHARACTERS}
            autoComplete="off"
            problem={isFaulty ? copy.courseProblem : undefined}
            onChange={({ target }) => onName(target.value)}
          />
        </div>
      )}
    </Sheet>
  )
}

type OptionProps = {
  readonly name: string
  readonly title: string
  readonly facts?: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Option({ name, title, facts, isChosen, onChoose }: OptionProps) {
  return (
    <label className={`${choiceChip.chip} ${styles.option}`}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.optionName}>{title}</span>
      {facts !== undefined && <span className={styles.optionFacts}>{facts}</span>}
    </label>
  )
}
