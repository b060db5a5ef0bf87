import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import type { askAiDistances } from '@bagwise/contract/ai/distances'
import { carriesWithAi } from '@bagwise/golf/distances/ai-carries'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import { likeMeForGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { DistanceEntry, RecalculationProblem } from '@bagwise/golf/distances/recalculate'
import { estimateFromOwn, recalculateEstimates, recordEstimates } from '@bagwise/golf/distances/recalculate'
import { editsFacade } from '#sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { carriesIn, distancesQuestion, isStillAsked } from '#ai/golfer-facts.ts'
import { askAi } from '#data/use-ai.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import type { BagDistances } from './clubs/bag-distances.ts'
import { distancePath, bagDistances } from './clubs/bag-distances.ts'
import * as copy from './recalculate.copy.ts'

/** What is to be written, and who says so. */
type Recalculated = { readonly source: 'ai' | 'rules'; readonly changes: readonly DistanceEntry[] }

/** Fills the missing distances and refreshes the estimated ones. It is always there, so that it can say what it needs. */
export function RecalculatePanel({ profile, bag }: { readonly profile: Profile; readonly bag: BagDistances }) {
  const [isBusy, setIsBusy] = useState(false)
  const { carried, estimatedCount, ownCount, withoutDistance } = bag
  const latest = useRef<Profile>(undefined)
  useLayoutEffect(() => {
    latest.current = profile
    return () => {
      latest.current = undefined
    }
  }, [profile])

  async function recalculate(button: HTMLButtonElement) {
    dismissAlerts()
    const rules = recalculatedByRules(profile)
    if (!('changes' in rules)) {
      notify('alert', copy.problemText(rules))
      return
    }
    setIsBusy(true)
    let saved: Recalculated | undefined
    try {
      const result = await recalculated(profile, () => latest.current)
      if (result && 'changes' in result) saved = (await save(result)) ? result : undefined
      else if (result) notify('alert', copy.problemText(result))
    } finally {
      flushSync(() => setIsBusy(false))
      // A disabled button loses the focus; nobody else has taken it meanwhile.
      if (document.activeElement === document.body) button.focus()
    }
    if (saved) announce(saved)
  }

  return (
    <Sheet title={copy.title} tone="inverted">
      <p className="mt-1.5 text-sm">
        {copy.panelText({
          carriedCount: carried.length,
          ownCount,
          estimatedCount,
          missingCount: withoutDistance.length,
        })}
      </p>
      <Button
        look="inverted"
        className="mt-3.5 w-full"
        isBusy={isBusy}
        busyLabel={copy.calculating}
        onClick={(event) => void recalculate(event.currentTarget)}
      >
        <Icon name="again" />
        {copy.recalculate}
      </Button>
    </Sheet>
  )
}

/** Sends the numbers. False when one was refused, which needs no word here: the page says which one and why. */
async function save({ changes }: Recalculated): Promise<boolean> {
  const values = valuesOf(changes)
  // A refusal is put away as soon as the page has told it, so it has to be seen when it comes.
  let isRefused = false
  const leave = editsFacade.subscribe(() => {
    isRefused ||= editsFacade.state().refused.some(({ path }) => Object.hasOwn(values, path))
  })
  try {
    editsFacade.save(values)
    await editsFacade.flush()
  } finally {
    leave()
  }
  return !isRefused
}

/** Whether the numbers have been saved or are still to be sent, and who has worked them out. */
function announce({ source, changes }: Recalculated): void {
  if (changes.length === 0) {
    notify('success', copy.upToDate)
    return
  }
  const { inflight, waiting } = editsFacade.state()
  const isUnsent = Object.keys(valuesOf(changes)).some(
    (path) => Object.hasOwn(waiting, path) || Object.hasOwn(inflight?.set ?? {}, path),
  )
  const text = isUnsent ? copy.unsentText(changes.length) : copy.successText(changes.length)
  notify(isUnsent ? 'status' : 'success', `${text} ${copy.sourceText(source)}`)
}

function valuesOf(changes: Recalculated['changes']) {
  return Object.fromEntries(changes.map(({ club, distance, source }) => [distancePath(club), { distance, source }]))
}

/** What the rules would write now. */
function recalculatedByRules(profile: Profile): Recalculated | RecalculationProblem {
  const { carried, distances } = bagDistances(profile)
  const estimate = estimatorOf(keptEstimateMethod(), profile)
  const result = recalculateEstimates({ clubs: carried, stored: distances, estimate })
  return 'changes' in result ? { source: 'rules', ...result } : result
}

/**
 * AI first, else the rules. It takes seconds, in which the golfer may change a number: an answer to the numbers before
 * counts no more. Undefined when the screen was left meanwhile.
 */
async function recalculated(
  profile: Profile,
  latest: () => Profile | undefined,
): Promise<Recalculated | RecalculationProblem | undefined> {
  const question = distancesQuestion(profile)
  const answer = question && (await askAi<typeof askAiDistances>('/api/ai/distances', question))
  const now = latest()
  if (!now) return undefined
  if (!answer || !isStillAsked(question, now)) return recalculatedByRules(now)
  return recalculatedWithAi(now, carriesIn(answer))
}

/** The AI's numbers where Like me thinks them possible; the other clubs keep the estimate. */
function recalculatedWithAi(profile: Profile, answered: readonly ClubCarry[]): Recalculated | RecalculationProblem {
  const { carried, distances: stored } = bagDistances(profile)
  const by = { clubs: carried, stored }
  const estimated = estimateFromOwn({ ...by, estimate: estimatorOf(keptEstimateMethod(), profile) })
  const ranged = estimateFromOwn({ ...by, estimate: likeMeForGolfer(profile) })
  if (!('carries' in estimated)) return estimated
  if (!('carries' in ranged)) return ranged
  const carries = carriesWithAi({ answered, estimates: estimated.carries, ranges: ranged.carries })
  const isAnyTaken = carries.some(({ club, carryYards }) =>
    answered.some((said) => said.club === club && said.carryYards === carryYards),
  )
  return { source: isAnyTaken ? 'ai' : 'rules', changes: recordEstimates({ stored, carries }) }
}
