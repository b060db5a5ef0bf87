import { shotTipsFor } from '@bagwise/content/shot-tips'
import { tipSituation } from '@bagwise/content/shot-tips/tip-situation'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './result.copy.ts'
import styles from '../shot.module.css'
import ringPoints from '#ui/ring-points.module.css'

type TipsSheetProps = {
  readonly choice: Choice
  readonly shot: Shot
  readonly air: Air
  readonly isLeftHanded: boolean | undefined
}

/** Up to three things to remember over the ball. */
export function TipsSheet({ choice, shot, air, isLeftHanded }: TipsSheetProps) {
  return (
    <Sheet title={copy.tipsTitle}>
      <ul className={`${ringPoints.rings} ${styles.points}`}>
        {shotTipsFor(tipSituation(choice, { shot, air, isLeftHanded })).map(({ id, text, source }) => (
          <li key={id}>
            {text}
            {source !== undefined && <span className="block text-xs text-ink-2">{source}</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
