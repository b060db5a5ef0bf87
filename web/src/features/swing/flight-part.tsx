import { SIGN_WORDS, sideWords } from '@bagwise/content/swing/sign-text'
import { FLIGHT_TEXTS } from '@bagwise/content/swing/swing-flights.prose'
import type { Hand } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import type { SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import { isShape } from '@bagwise/golf/swing/signs'
import type { SwingSign } from '@bagwise/golf/swing/signs'
import { SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import { BallPath } from './ball-path/ball-path.tsx'
import type { DrawnPattern } from './ball-path/ball-path-geometry.ts'
import { Accordion } from '#ui/accordion.tsx'
import * as copy from './swing-result.copy.ts'
import styles from './swing.module.css'

type FlightPartProps = {
  readonly ballFlight: BallFlight
  readonly analysis: SwingAnalysis
  readonly hand: Hand | null | undefined
}

type FlightProps = Pick<FlightPartProps, 'hand'> & { readonly pattern: DrawnPattern; readonly name: string }

/** What the ball does, what club and face must have done, and everything else the golfer has named. */
export function FlightPart({ ballFlight, analysis: { signs }, hand }: FlightPartProps) {
  const misses = SWING_MISSES.filter((miss) => miss !== ballFlight && signs.includes(miss))
  const issues = signs.filter((sign) => !isShape(sign))
  return (
    <Accordion title={copy.ballFlightTitle} answer={copy.usualShot(ballFlight)}>
      <div className={styles.flights}>
        <Flight pattern={ballFlight} hand={hand} name={copy.usualShot(ballFlight)} />
        {misses.map((miss) => (
          <Flight key={miss} pattern={miss} hand={hand} name={copy.namedMiss(SIGN_WORDS[miss])} />
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-2">{copy.flightLegend(sideWords(hand), hand)}</p>
      <h3 className="mt-3 border-t border-rule pt-3">{copy.issues}</h3>
      <Issues issues={issues} />
    </Accordion>
  )
}

function Issues({ issues }: { readonly issues: readonly SwingSign[] }) {
  if (issues.length === 0) return <p className="mt-1.5">{copy.noIssues}</p>
  return (
    <ul aria-label={copy.issues} className={styles.issues}>
      {issues.map((sign) => (
        <li key={sign}>{SIGN_WORDS[sign]}</li>
      ))}
    </ul>
  )
}

function Flight({ pattern, name, hand }: FlightProps) {
  return (
    <figure className={styles.flight}>
      <BallPath pattern={pattern} hand={hand} />
      <figcaption>
        <b className="font-plate text-plate-sm font-bold">{name}</b>
        <span className="block">{FLIGHT_TEXTS[pattern]}</span>
      </figcaption>
    </figure>
  )
}
