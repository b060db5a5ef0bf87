import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { isPurchase } from '@bagwise/golf/to-do/todo-item'
import type { TodoItem } from '@bagwise/golf/to-do/todo-item'
import { editsFacade } from '#sync/sync-status.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { followedText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { valuesOfFollowed } from '#profile-parts/bag-plan/follow-action.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import * as copy from './item-buttons.copy.ts'
import { toDoText } from './to-do.copy.ts'
import { useSaid } from './use-to-do.ts'
import type { Said } from './use-to-do.ts'

type ItemButtonsProps = {
  readonly item: TodoItem
  readonly profile: Profile
  /** Opens the club's number to be typed, on the screen that has a field for it. */
  readonly onMeasure?: (club: ClubType) => void
}

const QUIET = 'min-h-11!'
const LINE = 'mt-1 min-h-11! px-3.5! text-[1.0625rem]!'

/** The one thing to do about an item, and the two ways to be done with it. */
export function ItemButtons({ item, profile, onMeasure }: ItemButtonsProps) {
  const { say } = useSaid(profile.id)
  const { title } = toDoText(item, profile.preferredUnits)
  const answers: readonly Said[] = isPurchase(item) ? ['not-now'] : ['done', 'not-for-me']
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <ItemAction {...{ item, profile, title, onMeasure }} />
      {answers.map((said) => (
        <Button
          key={said}
          look="quiet"
          className={QUIET}
          aria-label={copy.aboutItem(copy.saidLabels[said], title)}
          onClick={() => {
            say(item, said)
            notify('status', copy.saidText(said, title))
          }}
        >
          {copy.saidLabels[said]}
        </Button>
      ))}
    </div>
  )
}

type ItemActionProps = {
  readonly item: TodoItem
  readonly profile: Profile
  readonly title: string
  readonly onMeasure: ItemButtonsProps['onMeasure']
}

/** Doing it here, where the page can note that it is done; else the way to where it is done. */
function ItemAction({ item, profile, title, onMeasure }: ItemActionProps) {
  const follow = useFollow(item, profile)
  const followLabel = copy.followLabel(item)
  if (followLabel !== undefined) {
    return (
      <Button look="line" className={LINE} aria-label={copy.aboutItem(followLabel, title)} onClick={follow}>
        {followLabel}
      </Button>
    )
  }
  const measured = item.rule === 'plan' && item.action.kind === 'measure' ? item.action.clubs[0] : undefined
  if (measured !== undefined && onMeasure) {
    return (
      <Button
        look="line"
        className={LINE}
        aria-label={copy.aboutItem(copy.typeNumber, title)}
        onClick={() => onMeasure(measured)}
      >
        {copy.typeNumber}
      </Button>
    )
  }
  const place = copy.placeOf(item)
  // The screen that has a field for the number shows the gaps as well.
  if (!place || (onMeasure && place.path === '/distances')) return null
  return (
    <Link to={place.path} aria-label={copy.aboutItem(place.label, title)} className={buttonClass('line', LINE)}>
      {place.label}
    </Link>
  )
}

/** Notes what was done, with the way back. */
function useFollow(item: TodoItem, profile: Profile): () => void {
  const { say, takeBack } = useSaid(profile.id)
  const { title } = toDoText(item, profile.preferredUnits)
  return () => {
    dismissAlerts()
    if (item.rule === 'wish') {
      say(item, 'done')
      notify('status', item.wish.from === 'balls' ? copy.boughtBall(title) : copy.boughtSet(title), {
        label: copy.undo,
        run: () => {
          takeBack(item)
          notify('status', copy.takenBack(title))
        },
      })
      return
    }
    const written = item.rule === 'plan' ? valuesOfFollowed(item.action, profile) : undefined
    if (item.rule !== 'plan' || !written) return
    editsFacade.save(written, profile)
    offerBagUndo({ text: followedText(item.action), written, before: profile })
  }
}
