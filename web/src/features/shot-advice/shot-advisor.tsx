import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useTransition } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import { useWeather } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useKnownSpeed } from '#profile-parts/use-known-speed.ts'
import { advisedBag, factsOfShot } from './advised-bag.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as copy from './shot-advice.copy.ts'
import { loadAdvice, prepareFor, ShotAdvice } from './shot-advice.tsx'
import { ConditionsDrawer } from './form/conditions/conditions-drawer.tsx'
import { unreadDistanceSentence } from './form/distance-hint.ts'
import { ShotForm } from './form/shot-form.tsx'
import { nextShotInputs } from './form/shot-inputs.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import { TournamentSwitch } from './form/tournament-switch.tsx'
import { useShotInputs } from './form/use-shot-inputs.ts'
import { ShotHead } from './shot-head.tsx'
import { TournamentShot } from './tournament/tournament-shot.tsx'
import styles from './shot.module.css'

const TooManyLine = lazyPart(async () => (await import('#profile-parts/too-many-line.tsx')).TooManyLine)

type AnalysisButtonProps = {
  /** Why there can be no advice yet. */
  readonly missing: keyof typeof copy.missing | undefined
  readonly isAnalyzing: boolean
}

/**
 * Asks for the shot, then shows the advice; what is changed there changes the advice at once. In a tournament there is
 * neither: distances and the golfer's card take their place, and both are back with the switch.
 */
export function ShotAdvisor({ profile }: { readonly profile: Profile }) {
  const weather = useWeather()
  const measured = weather && isHere(weather) ? weather.reading : undefined
  const { inputs, isAdvised, isDrawerOpen, hasUnreadDistance, change, go, openDrawer, closeDrawer } =
    useShotInputs(measured)
  const bag = useMemo(() => advisedBag(profile), [profile])
  const known = useKnownSpeed(profile)
  const facts = useMemo(() => known && factsOfShot(profile, bag, known.speed), [profile, bag, known])
  const [isAnalyzing, startAnalysis] = useTransition()
  const distance = useRef<HTMLInputElement>(null)
  const isShown = isAdvised && bag.missing === undefined
  const panelRef = useTurnedFocus(isShown, () => distance.current)
  const tournamentTurns = useRef(0)
  const { switchRef, keepFocus } = useKeptSwitchFocus()
  useEffect(() => {
    tournamentTurns.current += 1
  }, [inputs.isTournament])
  // Once for these clubs: how far away the pin is changes little of it.
  useEffect(() => {
    const isGone = new AbortController()
    void prepareFor(bag, inputs, isGone.signal)
    return () => isGone.abort()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [bag])

  async function analyze() {
    const advised = settled(inputs)
    const turns = tournamentTurns.current
    await loadAdvice(bag, advised)
    // Switched meanwhile, on or on and off: then nobody asks for the advice any more.
    if (tournamentTurns.current !== turns) return
    await go({ inputs: advised, isAdvised: true })
  }

  const units = profile.preferredUnits
  const tournamentSwitch = (
    <TournamentSwitch
      switchRef={switchRef}
      isOn={inputs.isTournament}
      onChange={(isTournament) => {
        keepFocus()
        change({ ...inputs, isTournament })
      }}
    />
  )
  const form = (onSubmit: () => void) => (
    <ShotForm
      {...{ inputs, measured, units, onChange: change, onOpenConditions: openDrawer, onSubmit }}
      distanceRef={distance}
      tournamentSwitch={isShown ? undefined : tournamentSwitch}
    >
      {!isShown && <AnalysisButton missing={bag.missing} isAnalyzing={isAnalyzing} />}
    </ShotForm>
  )
  // What comes into a region that is there already is read out; the region itself would not be.
  const unread = useDeferredValue(hasUnreadDistance && unreadDistanceSentence(inputs.distanceYards, units), false)
  const notice = (
    <p role="status" className={unread === false ? undefined : 'mb-4 text-sm'}>
      {unread}
    </p>
  )
  if (inputs.isTournament) {
    return (
      <>
        <ShotHead isTournament />
        {notice}
        <TournamentShot
          {...{ inputs, weather, profile, tournamentSwitch }}
          clubs={bag.clubs}
          distanceRef={distance}
          onChange={change}
        />
      </>
    )
  }
  const drawer = isDrawerOpen && (
    <ConditionsDrawer
      conditions={inputs.conditions}
      units={units}
      onChange={(conditions) => change({ ...inputs, conditions })}
      onClose={closeDrawer}
    />
  )
  if (isShown) {
    return (
      <>
        {notice}
        <ShotAdvice
          {...{ inputs, bag, facts, profile, panelRef, tournamentSwitch }}
          onNewShot={() => void go({ inputs: nextShotInputs(inputs), isAdvised: false })}
        >
          {form(() => document.querySelector<HTMLElement>('[data-answer]')?.focus())}
        </ShotAdvice>
        {drawer}
      </>
    )
  }
  return (
    <>
      <ShotHead />
      {clubsInBag(profile.golfBag).length > MAX_CLUBS_IN_BAG && <TooManyLine profile={profile} className="mb-4" />}
      {notice}
      {form(() => {
        if (bag.missing === undefined && !isAnalyzing) startAnalysis(analyze)
      })}
      {drawer}
    </>
  )
}

/** The weather at the golfer's own place: that of the place the operator chose says nothing about this shot. */
function isHere({ isTypical, defaultPlaceName }: ShownWeather): boolean {
  return !isTypical && defaultPlaceName === null
}

/** With the advice on the screen the weather does not change by itself any more. */
function settled(inputs: ShotInputs): ShotInputs {
  return { ...inputs, conditions: { ...inputs.conditions, isUntouched: false } }
}

/**
 * When the advice takes the place of the questions it gets the focus, and when it goes the first question does; each
 * begins at the top. Gives the `ref` of the answer, which may come a moment later than the page around it.
 */
function useTurnedFocus(isShown: boolean, firstQuestion: () => HTMLElement | null) {
  const wasShown = useRef(isShown)
  const isAwaited = useRef(false)
  const question = useRef(firstQuestion)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    question.current = firstQuestion
  })
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    window.scrollTo({ top: 0, behavior: 'instant' })
    isAwaited.current = isShown && panel.current === null
    if (!isAwaited.current) (isShown ? panel.current : question.current())?.focus({ preventScroll: true })
  }, [isShown])

  return useCallback((element: HTMLElement | null) => {
    panel.current = element
    if (element && isAwaited.current) {
      isAwaited.current = false
      element.focus({ preventScroll: true })
    }
  }, [])
}

/** The switch has another place with each turn; the focus goes there with it, also when that part is loaded later. */
function useKeptSwitchFocus() {
  const isAwaited = useRef(false)
  const switchRef = useCallback((element: HTMLInputElement | null) => {
    if (element && isAwaited.current) {
      isAwaited.current = false
      element.focus()
    }
  }, [])
  const keepFocus = useCallback(() => {
    isAwaited.current = true
  }, [])
  return { switchRef, keepFocus }
}

/** Under the thumb on phones. */
function AnalysisButton({ missing, isAnalyzing }: AnalysisButtonProps) {
  return (
    <div className={styles.action}>
      {missing !== undefined && (
        <p id="shot-missing" className="flex flex-wrap items-center gap-x-2 text-sm">
          {copy.missing[missing]}
          <Link to="/distance-calculator" className={buttonClass('quiet', '-mx-2')}>
            {copy.calculateDistances}
          </Link>
        </p>
      )}
      <Button
        type="submit"
        isBusy={isAnalyzing}
        busyLabel={copy.analyzing}
        disabled={missing !== undefined}
        aria-describedby={missing === undefined ? undefined : 'shot-missing'}
      >
        {copy.analyze}
      </Button>
    </div>
  )
}
