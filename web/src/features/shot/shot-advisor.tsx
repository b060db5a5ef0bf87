import { useDeferredValue, useEffect, useMemo, useRef, useTransition } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { useWeather } from '#api/weather.ts'
import type { ShownWeather } from '#api/weather.ts'
import { advisedBag } from './advised-bag.ts'
import { AnalysisButton } from './analysis-button.tsx'
import { loadAdvice, prepareFor, ShotAdvice } from './shot-advice.tsx'
import { ConditionsDrawer } from './form/conditions/conditions-drawer.tsx'
import { unreadDistanceSentence } from './form/distance-hint.ts'
import { ShotForm } from './form/shot-form.tsx'
import { nextShotInputs } from './form/shot-inputs.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import { useShotInputs } from './form/use-shot-inputs.ts'
import { ShotHead } from './shot-head.tsx'
import { useTurnedFocus } from './use-turned-focus.ts'

/** Asks for the shot, then shows the advice; what is changed there changes the advice at once. */
export function ShotAdvisor({ profile }: { readonly profile: Profile }) {
  const weather = useWeather()
  const measured = weather && isHere(weather) ? weather.reading : undefined
  const { inputs, isAdvised, isDrawerOpen, hasUnreadDistance, change, go, openDrawer, closeDrawer } =
    useShotInputs(measured)
  const bag = useMemo(() => advisedBag(profile), [profile])
  const [isAnalyzing, startAnalysis] = useTransition()
  const distance = useRef<HTMLInputElement>(null)
  const isShown = isAdvised && bag.missing === undefined
  const panelRef = useTurnedFocus(isShown, () => distance.current)
  // Once for these clubs: how far away the pin is changes little of it.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void prepareFor(bag, inputs), [bag])

  async function analyze() {
    await loadAdvice()
    await go({ inputs: settled(inputs), isAdvised: true })
  }

  const units = profile.preferredUnits
  const form = (onSubmit: () => void) => (
    <ShotForm
      {...{ inputs, measured, units, onChange: change, onOpenConditions: openDrawer, onSubmit }}
      distanceRef={distance}
      isTournamentAsked={!isShown}
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
          {...{ inputs, bag, units, panelRef }}
          onChange={change}
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
