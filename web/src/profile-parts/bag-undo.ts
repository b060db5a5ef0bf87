import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { undoValues } from '#data/equipment-values.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { currentProfile } from '#data/use-shown-profile.ts'
import { notify, retract } from '#ui/notices.ts'
import * as copy from './profile-parts.copy.ts'
import { undoneText } from './undo-text.ts'

/** What offers the way back from the latest typed number: the next one takes its place. */
let lastTyped: string | undefined

/** Says what was done to the bag and offers the way back, on whatever page the golfer is by then. */
export function offerBagUndo({
  text,
  written,
  before,
  tone = 'status',
  replacesLast = false,
}: {
  readonly text: string
  readonly written: ProfileValues
  readonly before: Profile
  readonly tone?: 'status' | 'success'
  /** One of a row of small edits, of which only the latest is offered. */
  readonly replacesLast?: boolean
}): void {
  if (replacesLast) {
    if (lastTyped !== undefined) retract(lastTyped)
    lastTyped = text
  }
  notify(tone, text, {
    label: copy.undo,
    run: () => {
      const now = currentProfile()
      if (!now) return
      const undone = undoValues({ written, before, now })
      editsFacade.save(undone)
      notify('status', undoneText({ undone, written }))
    },
  })
}
