import type { Profile } from '@bagwise/contract/profile'
import { actionPriority, inOrderOfPriority } from '@bagwise/golf/one-bag/action-priority'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { editsFacade } from '#sync/sync-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import * as copy from './bag-action.copy.ts'
import { valuesOfFollowed } from './follow-action.ts'
import { actionId, useNotNow } from './not-now.ts'

type ActionListProps = { readonly profile: Profile; readonly actions: BagPlan['actions'] }

type ActionRowProps = {
  readonly action: BagAction
  readonly profile: Profile
  readonly onPutOff: () => void
}

/** What doing it is called; other actions are done on a range or with a swing. */
const FOLLOW_LABELS: Readonly<Partial<Record<BagAction['kind'], string>>> = {
  buy: copy.markAsBought,
  'put-back': copy.putItBack,
  'leave-out': copy.leaveItOut,
}

/** Whether the page can note that it is done. */
export function canBeFollowed({ kind }: BagAction): boolean {
  return FOLLOW_LABELS[kind] !== undefined
}

/** Everything to do about the bag, from high to low, without what the golfer put off. */
export function ActionList({ profile, actions }: ActionListProps) {
  const { isPutOff, putOff, takeBack } = useNotNow(profile.id)
  const off = actions.filter(isPutOff)
  return (
    <div ref={keepFocus}>
      <ol className="divide-y divide-rule">
        {inOrderOfPriority(actions)
          .filter((action) => !isPutOff(action))
          .map((action) => (
            <ActionRow key={keyOf(action)} action={action} profile={profile} onPutOff={() => putOff(action)} />
          ))}
      </ol>
      {off.length > 0 && (
        <details className="border-t border-rule py-3">
          <summary className="min-h-11 cursor-pointer content-center text-sm">{copy.putOffCount(off.length)}</summary>
          <ul className="divide-y divide-rule">
            {off.map((action) => {
              const { title } = copy.actionText(action, profile.preferredUnits)
              return (
                <li key={keyOf(action)} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span>{title}</span>
                  <Button
                    look="quiet"
                    aria-label={copy.aboutAction(copy.takeBack, title)}
                    onClick={() => takeBack(action)}
                  >
                    {copy.takeBack}
                  </Button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}

function ActionRow({ action, profile, onPutOff }: ActionRowProps) {
  const { title, reason, detail } = copy.actionText(action, profile.preferredUnits)
  const priority = actionPriority(action)
  return (
    <li data-kind={action.kind} data-notice className="grid gap-1 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3>{unbroken(title)}</h3>
        <Badge look={priority}>{copy.priorityLabels[priority]}</Badge>
      </div>
      <p>{unbroken(reason)}</p>
      <p className="text-sm text-ink-2">{unbroken(detail)}</p>
      {action.kind !== 'later' && <ActionButtons action={action} profile={profile} onPutOff={onPutOff} />}
    </li>
  )
}

/** Doing it, where the page can note that it is done, and putting it off. */
export function ActionButtons({ action, profile, onPutOff }: ActionRowProps) {
  const { title } = copy.actionText(action, profile.preferredUnits)
  const follow = FOLLOW_LABELS[action.kind]

  function done() {
    const written = valuesOfFollowed(action, profile)
    if (!written) return
    dismissAlerts()
    editsFacade.save(written, profile)
    offerBagUndo({ text: copy.followedText(action), written, before: profile })
  }

  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {follow !== undefined && (
        <Button look="line" aria-label={copy.aboutAction(follow, title)} onClick={done}>
          {follow}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={copy.aboutAction(copy.notNow, title)}
        onClick={() => {
          onPutOff()
          notify('status', copy.putOff(title))
        }}
      >
        {copy.notNow}
      </Button>
    </div>
  )
}

/** A hole may take two clubs. */
function keyOf(action: BagAction): string {
  const club = 'club' in action && typeof action.club === 'object' ? action.club.type : ''
  return `${action.kind} ${actionId(action)} ${club}`
}
