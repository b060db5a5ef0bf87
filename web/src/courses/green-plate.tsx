import type { GreenYards } from '@bagwise/golf/course/green-yards'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import styles from './green-plate.module.css'
import * as copy from './hole.copy.ts'

type GreenPlateProps = {
  readonly green: GreenYards | undefined
  readonly middleYards: number
  readonly units: PreferredUnits
  /** Over the drawing, beside a bigger number. */
  readonly isCompact?: boolean
}

/** Front, middle and back of the green from the ball; the middle alone where no green is mapped. */
export function GreenPlate({ green, middleYards, units, isCompact = false }: GreenPlateProps) {
  const parts = green
    ? ([
        ['front', green.frontYards],
        ['middle', green.middleYards],
        ['back', green.backYards],
      ] as const)
    : ([['middle', middleYards]] as const)
  return (
    <div className={isCompact ? styles.compact : styles.plate}>
      <dl className={styles.plateParts}>
        {parts.map(([part, yards]) => (
          <div key={part} className={part === 'middle' ? styles.plateMiddle : undefined}>
            <dt>{copy.greenNames[part]}</dt>
            <dd className="plate">
              {shownDistance(yards, units)}
              {part === 'middle' && (
                <>
                  <span aria-hidden="true" className={styles.plateUnit}>
                    {unitShort(units)}
                  </span>
                  <span className="sr-only">{` ${unitWords(units)}`}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!green && !isCompact && <p className="text-sm">{copy.noGreen}</p>}
    </div>
  )
}
