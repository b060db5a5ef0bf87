import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useGate } from '#navigation/gate.ts'
import { ActionButtons } from '#profile-parts/bag-plan/action-buttons.tsx'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import * as actionCopy from '#profile-parts/bag-plan/bag-action.copy.ts'
import { useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './golfer.copy.ts'
import { firstGapLine } from './focus-text.ts'
import { nextAction } from './next-action.ts'

/** The club that would help this bag most, or that none is missing; nothing for a bag without numbers. */
export function NextForBag({ profile }: { readonly profile: Profile }) {
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const { isPutOff } = useNotNow(profile.id)
  const found = nextAction(plan, isPutOff)
  if (!found) return null

  const { next, measure } = found
  const units = profile.preferredUnits
  return (
    <Sheet title={copy.nextTitle}>
      <p className="mt-1.5">
        {next
          ? unbroken(actionCopy.nextForBag(actionCopy.joinSentence(next, units)))
          : unbroken(actionCopy.nothingToBuy)}
      </p>
      {!next && measure && <p className="mt-1 text-sm">{unbroken(actionCopy.actionText(measure, units).title)}.</p>}
      {next && <ActionButtons action={next} profile={profile} />}
      <GapsLink />
    </Sheet>
  )
}

/** What the bag says to work on, with the way to its gaps. */
export function GapToClose({ profile }: { readonly profile: Profile }) {
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const { isPutOff } = useNotNow(profile.id)
  const line = firstGapLine(profile, plan, isPutOff)
  if (line === undefined) return null
  return (
    <div className="mt-1 border-t border-rule pt-2 text-sm">
      <p>{unbroken(line)}</p>
      <GapsLink />
    </div>
  )
}

function GapsLink() {
  const gate = useGate()
  return (
    <Link
      to={gate('/distances')}
      className="inline-flex min-h-11 items-center text-sm text-water-ink underline underline-offset-3"
    >
      {copy.seeGaps}
    </Link>
  )
}
