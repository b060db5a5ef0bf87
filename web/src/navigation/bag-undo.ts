import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import { undoValues } from '#api/profile/equipment-values.ts'
import { golferEdits } from '#api/profile/golfer-edits.ts'
import { currentProfile } from '#api/profile/profile-query.ts'
import { notify } from '#ui/notices.ts'
import { undoneText } from './undo-words.ts'

/** Says what was done to the bag and offers the way back, on whatever page the golfer is by then. */
export function offerBagUndo({
  text,
  written,
  before,
}: {
  readonly text: string
  readonly written: ProfileValues
  readonly before: Profile
}): void {
  notify('status', text, {
    label: 'Undo',
    run: () => {
      const now = currentProfile()
      if (!now) return
      const undone = undoValues({ written, before, now })
      golferEdits.save(undone)
      notify('status', undoneText({ undone, written }))
    },
  })
}
