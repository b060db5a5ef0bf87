import type { GreenYards } from '@bagwise/golf/course/green-yards'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type GreenPlateProps = {
  readonly green: GreenYards | undefined
  readonly middleYards: number
  readonly units: PreferredUnits
}

/** Front, middle and back of the green from the ball; the middle alone where no green is mapped. */
export function GreenPlate({ green, middleYards, units }: GreenPlateProps) {
  const parts = green
    ? ([
        ['front', green.frontYards],
        ['middle', green.middleYards],
        ['back', green.backYards],
      ] as const)
    : ([['middle', middleYards]] as const)
  return (
    <div className={styles.plate}>
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
      {!green && <p className="text-sm">{copy.noGreen}</p>}
    </div>
  )
}
