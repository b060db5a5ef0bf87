import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useWeather } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { useKnownSpeed } from '#profile-parts/use-known-speed.ts'
import { useHasAi } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { factsOfShot } from './facts-of-shot.ts'
import { unreadDistanceSentence } from './form/distance-hint.ts'
import { ShotForm } from './form/shot-form.tsx'
import formStyles from './shot-form.module.css'
import { nextShotInputs } from './form/shot-inputs.ts'
import type { ShotInputs, ShotTurn } from './form/shot-inputs.ts'
import { TournamentSwitch } from './form/tournament-switch.tsx'
import { REST_MS, useShotInputs } from './form/use-shot-inputs.ts'
import { AdvicePage, ShotResult, loadAdvice, prepareFor } from './shot-advice.tsx'
import * as copy from './shot-advice.copy.ts'
import { ShotHead } from './shot-head.tsx'
import styles from './shot.module.css'
import { AnalysisButton, AnswerStrip, MissingDistances } from './strip/answer-strip.tsx'
import { useTournamentFocus, useTurnedFocus } from './turned-focus.ts'
import { useIsWide } from '#ui/use-is-wide.ts'
import { useRested } from './use-rested.ts'

const TooManyLine = lazyPart(async () => (await import('#profile-parts/too-many-line.tsx')).TooManyLine)
const TournamentShot = lazyPart(
  async () => (await import('./tournament/tournament-shot.tsx')).TournamentShot,
  <div aria-busy="true" className="mt-4 h-160 rounded-sheet bg-sunk" />,
)
const MoreSheet = lazyPart(async () => (await import('./form/more/more-sheet.tsx')).MoreSheet)

/**
 * Asks for the shot and shows the club as it is said; on phones a page of its own says why, elsewhere all of it stands
 * next to the questions. In a tournament there is neither: distances and the golfer's card take their place.
 */
export function ShotAdvisor({ profile }: { readonly profile: Profile }) {
  const weather = useWeather()
  const measured = weather && isHere(weather) ? weather.reading : undefined
  const shot = useShotInputs(measured)
  const { inputs, isAdvised, change, go } = shot
  const memory = useShotMemory(profile)
  const bag = useMemo(() => advisedBag(profile, memory), [profile, memory])
  const known = useKnownSpeed(profile)
  const facts = useMemo(() => known && factsOfShot(profile, bag, known.speed), [profile, bag, known])
  // No transition: parts that are loaded meanwhile would wait for its end.
  const [isAnalyzing, setIsAnalyzing] = useState(false)
  const [turnCount, setTurnCount] = useState(0)
  const isWide = useIsWide()
  const hasAi = useHasAi()
  const distance = useRef<HTMLInputElement>(null)
  const isShown = isAdvised && bag.missing === undefined
  const panelRef = useTurnedFocus(isShown && !isWide && !inputs.isTournament)
  const tournamentTurns = useRef(0)
  const answered = useRef<ClubType>(undefined)
  const switchRef = useTournamentFocus(inputs.isTournament)
  const rested = useRested(inputs, REST_MS)
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

  const turn = useCallback(
    (taken: ShotTurn) => {
      setTurnCount((count) => count + 1)
      change((before) => nextShotInputs(before, taken))
    },
    [change],
  )

  async function analyze() {
    const advised = settled(inputs)
    const turns = tournamentTurns.current
    setIsAnalyzing(true)
    await loadAdvice(bag, advised)
    setIsAnalyzing(false)
    // Switched meanwhile, on or on and off: then nobody asks for the advice any more.
    if (tournamentTurns.current !== turns) return
    await go({ inputs: advised, isAdvised: true })
  }

  function beginNextShot() {
    if (isWide && answered.current !== undefined) shot.notePlayed(answered.current)
    setTurnCount((count) => count + 1)
    void shot.goToNextShot()
  }

  const units = profile.preferredUnits
  // What comes into a region that is there already is read out; the region itself would not be.
  const unread = useDeferredValue(
    shot.hasUnreadDistance && !inputs.isDistanceGiven && unreadDistanceSentence(inputs.distanceYards, units),
    false,
  )
  const notice = (
    <p role="status" className={unread === false ? undefined : 'mb-4 text-sm'}>
      {unread}
    </p>
  )
  if (inputs.isTournament) {
    return (
      <TournamentShot
        {...{ inputs, weather, profile, turnCount, switchRef }}
        clubs={bag.clubs}
        distanceRef={distance}
        isAsked={shot.isTournamentAsked}
        onAnswer={shot.answerTournament}
        onChange={change}
        onTurnOff={() => change((before) => ({ ...before, isTournament: false }))}
        onNewShot={beginNextShot}
      >
        {notice}
      </TournamentShot>
    )
  }
  const more = shot.isDrawerOpen && (
    <MoreSheet
      {...{ inputs, units }}
      onChange={change}
      onTurn={turn}
      onClose={shot.closeDrawer}
      tournamentSwitch={
        <TournamentSwitch
          isOn={false}
          onChange={() => {
            shot.closeDrawer()
            turn({ turn: 'tournament' })
          }}
        />
      }
    />
  )
  const form = (children?: ReactNode) => (
    <ShotForm
      {...{ inputs, units, turnCount }}
      recent={shot.recent}
      onChange={change}
      onTurn={turn}
      onOpenMore={shot.openDrawer}
      distanceRef={distance}
      onSubmit={() => {
        if (bag.missing === undefined && !isAnalyzing && (!isWide || hasAi)) void analyze()
      }}
    >
      {children}
    </ShotForm>
  )
  const result = {
    bag,
    profile,
    onAnswered: (club: ClubType) => {
      answered.current = club
      if (isShown && !isWide) shot.notePlayed(club)
    },
  }
  if (isWide) {
    return (
      <>
        <div className={styles.desk}>
          <div className={styles.deskForm}>
            <ShotHead>
              <Button look="line" className="bg-sheet" onClick={beginNextShot}>
                <Icon name="again" />
                {copy.newShot}
              </Button>
            </ShotHead>
            <TooMany profile={profile} />
            {notice}
            {form()}
          </div>
          {bag.missing === undefined ? (
            <ShotResult
              // What the AI said belongs to the shot it was asked about.
              key={isAdvised ? 'advised' : 'live'}
              {...result}
              inputs={rested}
              facts={isAdvised ? facts : undefined}
              panelRef={null}
              isWide
              action={
                hasAi && !isAdvised && <AnalysisButton isAnalyzing={isAnalyzing} className="justify-self-start" />
              }
            />
          ) : (
            <section className={`${styles.answer} turf`} aria-label={copy.stripLabel}>
              <MissingDistances missing={bag.missing} />
            </section>
          )}
        </div>
        {more}
      </>
    )
  }
  if (isShown) {
    return (
      <>
        <ShotHead />
        {notice}
        <AdvicePage
          inputs={inputs}
          bag={bag}
          units={units}
          onChange={() => void go({ inputs, isAdvised: false })}
          onNewShot={beginNextShot}
        >
          <ShotResult {...result} inputs={inputs} facts={facts} panelRef={panelRef} isWide={false} />
        </AdvicePage>
        {more}
      </>
    )
  }
  return (
    <div className={formStyles.screen}>
      <div className="grid content-start">
        <ShotHead />
        <TooMany profile={profile} />
        {notice}
      </div>
      {form(<AnswerStrip {...{ inputs, bag, profile, isAnalyzing }} />)}
      {more}
    </div>
  )
}

function TooMany({ profile }: { readonly profile: Profile }) {
  if (clubsInBag(profile.golfBag).length <= MAX_CLUBS_IN_BAG) return null
  return <TooManyLine profile={profile} className="mb-4" />
}

/** The weather at the golfer's own place: that of the place the operator chose says nothing about this shot. */
function isHere({ isTypical, defaultPlaceName }: ShownWeather): boolean {
  return !isTypical && defaultPlaceName === null
}

/** With the advice on the screen the weather does not change by itself any more. */
function settled(inputs: ShotInputs): ShotInputs {
  return { ...inputs, conditions: { ...inputs.conditions, isUntouched: false } }
}
