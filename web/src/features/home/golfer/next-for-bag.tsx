import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { inOrderOfPriority } from '@bagwise/golf/one-bag/action-priority'
import { isJoining } from '@bagwise/golf/one-bag/bag-action'
import { useGate } from '#navigation/gate.ts'
import { ActionButtons } from '#profile-parts/bag-plan/action-list.tsx'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import * as actionCopy from '#profile-parts/bag-plan/bag-action.copy.ts'
import { useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './golfer.copy.ts'

/** The club that would help this bag most, or that none is missing; nothing for a bag without numbers. */
export function NextForBag({ profile }: { readonly profile: Profile }) {
  const plan = useMemo(() => bagPlanOf(profile), [profile])
  const { isPutOff, putOff } = useNotNow(profile.id)
  const gate = useGate()
  if (plan.gaps.length === 0) return null

  const open = inOrderOfPriority(plan.actions).filter((action) => !isPutOff(action))
  const next = open.find(isJoining)
  const measure = open.find(({ kind }) => kind === 'measure')
  const units = profile.preferredUnits
  return (
    <Sheet title={copy.nextTitle}>
      <p className="mt-1.5">
        {next
          ? unbroken(actionCopy.nextForBag(actionCopy.joinSentence(next, units)))
          : unbroken(actionCopy.nothingToBuy)}
      </p>
      {!next && measure && <p className="mt-1 text-sm">{unbroken(actionCopy.actionText(measure, units).title)}.</p>}
      {next && <ActionButtons action={next} profile={profile} onPutOff={() => putOff(next)} />}
      <Link
        to={gate('/distances')}
        className="inline-flex min-h-11 items-center text-sm text-water-ink underline underline-offset-3"
      >
        {copy.seeGaps}
      </Link>
    </Sheet>
  )
}
