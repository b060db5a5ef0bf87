import { causeText, reasonsFor } from '@bagwise/content/swing'
import { SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import type { LikelyCause, SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import type { SwingSign } from '@bagwise/golf/swing/signs'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Accordion } from '#ui/accordion.tsx'
import * as copy from './swing-result.copy.ts'
import styles from './swing.module.css'
import ringPoints from '#ui/ring-points.module.css'

/** The causes in their order: the first one open, the others one tap away. */
export function CauseList({ analysis: { causes, following, waiting, leftOut } }: { readonly analysis: SwingAnalysis }) {
  return (
    <Accordion title={copy.causesTitle} answer={copy.causeCount(causes.length)}>
      <ol className={styles.causes}>
        {causes.map((cause, index) => (
          <li key={cause.id}>
            <details open={index === 0}>
              <summary>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{causeText(cause.id).title}</h3>
                <Badge look={cause.isLikely ? 'medium' : 'low'}>{cause.isLikely ? copy.likely : copy.possible}</Badge>
                <Icon name="down" />
              </summary>
              <Cause cause={cause} isFirst={index === 0} />
            </details>
          </li>
        ))}
      </ol>
      {following.length > 0 && <p className="mt-3 text-sm">{copy.comesWithStrike(namesOf(following))}</p>}
      {waiting.length > 0 && <p className="mt-3 text-sm">{copy.notExplained(namesOf(waiting))}</p>}
      {leftOut.length > 0 && <p className="mt-3 text-sm">{copy.leftOut(namesOf(leftOut))}</p>}
      <p className="mt-3 text-sm text-ink-2">{copy.rulesNote}</p>
    </Accordion>
  )
}

function Cause({ cause: { id, signs }, isFirst }: { readonly cause: LikelyCause; readonly isFirst: boolean }) {
  const { what, check } = causeText(id)
  return (
    <div className={styles.causeBody}>
      {!isFirst && <p>{what}</p>}
      <h4>{copy.whyItFits}</h4>
      <ul className={`${ringPoints.rings} ${styles.points}`}>
        {reasonsFor(id, signs).map(({ sign, text }) => (
          <li key={sign}>
            <b>{SIGN_WORDS[sign]}.</b> {text}
          </li>
        ))}
      </ul>
      <h4>{copy.checkItAlone}</h4>
      <p>{check}</p>
    </div>
  )
}

function namesOf(signs: readonly SwingSign[]): string {
  return signs.map((sign) => SIGN_WORDS[sign].toLowerCase()).join(', ')
}
