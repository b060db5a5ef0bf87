import { useId } from 'react'
import type { AnalysisPhrases } from '@bagwise/content/starter-sets/analysis'
import type { Profile } from '@bagwise/contract/profile'
import { fittingLevel } from '@bagwise/golf/starter-sets/fitting-level'
import { matchSets, setsByBudget } from '@bagwise/golf/starter-sets/match-sets'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { SetInBag } from '@bagwise/golf/starter-sets/starter-bag'
import type { MatchedSet } from '@bagwise/golf/starter-sets/match-sets'
import { AddToDo } from '#profile-parts/to-do/add-to-do.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Dialog } from '#ui/dialog.tsx'
import { dollars } from '#quantities/dollars.ts'
import { SetCard } from './set-card.tsx'
import { VersionPart } from './version-part.tsx'
import * as copy from './starter-results.copy.ts'
import { useAddToBag } from './use-add-to-bag.ts'
import styles from '../starter-sets.module.css'

export type StarterResultsProps = {
  readonly sets: readonly StarterSet[]
  readonly phrases: AnalysisPhrases
  readonly answers: StarterAnswers
  /** The answers in short words. */
  readonly facts: readonly string[]
  readonly profile: Profile | undefined
  readonly takesFocus: boolean
  readonly onBack: () => void
}

type ReplaceBagDialogProps = {
  readonly set: StarterSet
  readonly change: SetInBag
  readonly units: PreferredUnits
  readonly onReplace: () => void
  readonly onKeep: () => void
}

/** The three sets of the golfer's budget, those within it first; the first one is recommended. */
export function StarterResults({ sets, phrases, answers, facts, profile, takesFocus, onBack }: StarterResultsProps) {
  const id = useId()
  const { asked, savingId, add, agree, decline } = useAddToBag(profile, answers)
  const matches = matchSets(sets, answers)
  const [first] = matches
  const { within, over } = setsByBudget(matches)
  const level = copy.levels[fittingLevel(answers)]
  const cardOf = (match: MatchedSet) => (
    <SetCard
      key={match.set.id}
      match={match}
      answers={answers}
      phrases={phrases}
      profile={profile}
      isSelected={match === first}
      isSaving={savingId === match.set.id}
      isBlocked={savingId !== undefined}
      onAdd={() => add(match.set)}
    />
  )
  return (
    <div className="grid gap-4 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StepHeading id={id} page={takesFocus ? 'moved' : 'opened'}>
          {copy.heading}
        </StepHeading>
        <Button look="line" onClick={onBack}>
          {copy.backToQuestions}
        </Button>
      </div>
      {first && within.length === 0 && (
        <p className="font-semibold">{copy.noneFits(dollars(first.overBudgetDollars))}</p>
      )}
      {within.length > 0 && <div className={styles.cards}>{within.map(cardOf)}</div>}
      {over.length > 0 && (
        <>
          <h2 className="text-plate-md">{copy.overHeading}</h2>
          <div className={styles.cards}>{over.map(cardOf)}</div>
        </>
      )}
      <div className={styles.more}>
        <VersionPart profile={profile} />
        <Accordion title={copy.methodHeading} answer={level.name}>
          <div className="grid gap-2">
            <ul aria-label={copy.answersLabel} className="flex flex-wrap gap-2 text-sm text-ink-2">
              {facts.map((fact) => (
                <li key={fact} className={styles.chip}>
                  {fact}
                </li>
              ))}
            </ul>
            <p>
              {copy.levelLabel} <strong>{level.name}</strong>. {level.line}
            </p>
            <p className="text-sm text-ink-2">{copy.rulesNote}</p>
          </div>
        </Accordion>
        {first && profile && (
          <AddToDo
            profile={profile}
            wish={{ from: 'starter-sets', name: first.set.name, priceDollars: first.set.estimatedTotal }}
          />
        )}
      </div>
      {asked && profile && (
        <ReplaceBagDialog
          set={asked.set}
          change={asked.change}
          units={profile.preferredUnits}
          onReplace={agree}
          onKeep={decline}
        />
      )}
    </div>
  )
}

/** No club of the golfer's makes way without this question. */
function ReplaceBagDialog({ set, change, units, onReplace, onKeep }: ReplaceBagDialogProps) {
  const { joining, returning, leaving } = change.bag
  const coming = [...joining.map(({ type }) => type), ...returning]
  const isNew = new Set(joining.map(({ type }) => type))
  const staying = set.clubs.flatMap(({ type }) => (isNew.has(type) ? [] : [type]))
  const kept = change.keptDistances.map(({ club, distance, source }) =>
    copy.keptDistance({
      club: CLUBS[club].displayName,
      distance: `${shownDistance(distance, units)} ${unitShort(units)}`,
      isMeasured: source === 'measured',
    }),
  )
  return (
    <Dialog title={copy.replaceTitle} onClose={onKeep}>
      {coming.length > 0 && <p>{copy.comesIn(copy.clubNames(coming))}</p>}
      {leaving.length > 0 && <p>{copy.goesOut(copy.clubNames(leaving))}</p>}
      {staying.length > 0 && <p>{copy.staysAsItIs(copy.clubNames(staying))}</p>}
      {kept.length > 0 && <p>{copy.distancesStay(kept.join(', '))}</p>}
      <p className="text-sm text-ink-2">{copy.undoNote}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={onKeep}>
          {copy.keepBag}
        </Button>
        <Button look="line" onClick={onReplace}>
          {copy.replaceBag}
        </Button>
      </div>
    </Dialog>
  )
}
