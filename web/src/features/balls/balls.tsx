import { useEffect, useMemo, useRef, useState, useTransition } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import { USUAL_HANDICAP } from '@bagwise/golf/golfer'
import { isSpeedUnknown, speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './balls.copy.ts'
import { BallForm } from './form/ball-form.tsx'
import { useBallOrder } from './ball-order.ts'
import { useBallChoices } from './form/use-ball-choices.ts'
import styles from './balls.module.css'
import type * as BallRules from './ball-results.tsx'

type LoadedRules = { readonly rules: typeof BallRules | undefined; readonly hasFailed: boolean }

let known: LoadedRules = { rules: undefined, hasFailed: false }

/** Asks for what a ball should be like, and shows the balls for it. */
export function Balls({ profile }: { readonly profile: Profile | undefined }) {
  const units = profile?.preferredUnits ?? 'yards'
  const speed = useMemo(() => profile && speedOfProfile(profile), [profile])
  const form = useBallChoices(speed?.mph, units)
  const { rules, hasFailed, load } = useBallRules()
  const [order, chooseOrder] = useBallOrder()
  const [isAsking, startAsking] = useTransition()
  const heading = useRef<HTMLHeadingElement>(null)
  const failure = useRef<HTMLParagraphElement>(null)

  const { asked, isChanged } = form
  const handicap = (profile && withEstimatedFacts(profile).handicap) ?? USUAL_HANDICAP
  const results = rules?.findBalls({ ...asked, handicap }, order)

  const [askedCount, setAskedCount] = useState(0)
  // What was asked for by hand is gone to, as is why it failed; the balls that come on opening stay where they are.
  useEffect(() => {
    if (askedCount > 0) goTo(heading.current ?? failure.current)
  }, [askedCount])

  function ask() {
    startAsking(async () => {
      await load()
      form.ask()
      setAskedCount((count) => count + 1)
    })
  }

  return (
    <div className={styles.pages}>
      <BallForm
        form={form}
        speed={speed}
        isSpeedKnown={profile !== undefined && !isSpeedUnknown(profile)}
        units={units}
        onSubmit={() => !isAsking && ask()}
      >
        <div className="grid gap-2">
          {isChanged && results && (
            <p id="ball-changed" data-warning className="text-sm">
              {copy.choicesChanged}
            </p>
          )}
          {hasFailed && (
            <p ref={failure} role="alert" tabIndex={-1} className="text-sm text-flag-ink">
              {copy.ballsNotLoaded}
            </p>
          )}
          <Button
            type="submit"
            isBusy={isAsking || (!rules && !hasFailed)}
            busyLabel={copy.analyzing}
            aria-describedby={isChanged && results ? 'ball-changed' : undefined}
          >
            {rules ? copy.refresh : copy.find}
          </Button>
          <div className={styles.jump}>
            <output>{results?.sentence}</output>
            {results && (
              <Button look="quiet" className="-mx-2" onClick={() => goTo(heading.current)}>
                {copy.goToBalls}
              </Button>
            )}
          </div>
        </div>
      </BallForm>
      {rules && results ? (
        <rules.BallResults results={results} profile={profile} headingRef={heading} onOrder={chooseOrder} />
      ) : (
        !hasFailed && <div aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
      )}
    </div>
  )
}

function goTo(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}

/** What finds and shows balls: loaded when the screen opens, and again when that has failed and the golfer asks. */
function useBallRules() {
  const [{ rules, hasFailed }, setLoaded] = useState(known)
  useEffect(() => void loadRules().then(setLoaded), [])
  return { rules, hasFailed, load: async () => setLoaded(await loadRules()) }
}

async function loadRules(): Promise<LoadedRules> {
  try {
    known = { rules: await import('./ball-results.tsx'), hasFailed: false }
    return known
  } catch (error) {
    console.warn('The balls could not be loaded', error)
    return { rules: undefined, hasFailed: true }
  }
}
