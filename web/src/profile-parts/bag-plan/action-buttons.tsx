import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { editsFacade } from '#sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import * as copy from './bag-action.copy.ts'
import { valuesOfFollowed } from './follow-action.ts'
import { actionId, useNotNow } from './not-now.ts'

type ActionButtonsProps = {
  readonly action: BagAction
  readonly profile: Profile
  /** Opens the club's number to be typed; absent where the screen has no field for it. */
  readonly onMeasure?: (club: ClubType) => void
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

/** Doing it, where the page can note that it is done, and putting it off. */
export function ActionButtons({ action, profile, onMeasure }: ActionButtonsProps) {
  const { putOff } = useNotNow(profile.id)
  const { title } = copy.actionText(action, profile.preferredUnits)
  const follow = FOLLOW_LABELS[action.kind]
  const measured = action.kind === 'measure' ? action.clubs[0] : undefined
  const hasField = measured !== undefined && onMeasure !== undefined

  function done() {
    const written = valuesOfFollowed(action, profile)
    if (!written) return
    dismissAlerts()
    editsFacade.save(written, profile)
    offerBagUndo({ text: copy.followedText(action), written, before: profile })
  }

  return (
    <div className="flex flex-wrap gap-x-3">
      {follow !== undefined && (
        <Button
          look="line"
          className="mt-1 min-h-11! px-3.5! text-[1.0625rem]!"
          aria-label={copy.aboutAction(follow, title)}
          onClick={done}
        >
          {follow}
        </Button>
      )}
      {hasField && (
        <Button
          look="quiet"
          className="-ml-2 min-h-11!"
          aria-label={copy.aboutAction(copy.typeNumber, title)}
          onClick={() => onMeasure(measured)}
        >
          {copy.typeNumber}
        </Button>
      )}
      <Button
        look="quiet"
        className={follow === undefined && !hasField ? '-ml-2 min-h-11!' : 'mt-1 min-h-11!'}
        aria-label={copy.aboutAction(copy.notNow, title)}
        onClick={() => {
          putOff(action)
          notify('status', copy.putOff(title))
        }}
      >
        {copy.notNow}
      </Button>
    </div>
  )
}

/** What the golfer put off, which can be shown again before its time. */
export function PutOffList({
  profile,
  actions,
}: {
  readonly profile: Profile
  readonly actions: readonly BagAction[]
}) {
  const { takeBack } = useNotNow(profile.id)
  if (actions.length === 0) return null
  return (
    <details className="py-3">
      <summary className="min-h-11 cursor-pointer content-center text-sm">{copy.putOffCount(actions.length)}</summary>
      <ul className="divide-y divide-rule">
        {actions.map((action) => {
          const { title } = copy.actionText(action, profile.preferredUnits)
          return (
            <li
              key={`${action.kind} ${actionId(action)}`}
              className="flex flex-wrap items-center justify-between gap-3 py-2"
            >
              <span>{title}</span>
              <Button look="quiet" aria-label={copy.aboutAction(copy.takeBack, title)} onClick={() => takeBack(action)}>
                {copy.takeBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
