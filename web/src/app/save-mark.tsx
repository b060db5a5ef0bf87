import { useEffect } from 'react'
import { CLUBS } from '@bagwise/golf/club'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { profileEdits, useProfile, watchConnection } from '#api/profile.ts'
import { notify } from '#ui/notices.ts'

/** Says so while the server has not confirmed the golfer's edits; refused ones become a notice with the reason. */
export function SaveMark() {
  const { saveState, refused } = useProfile()

  useEffect(watchConnection, [])

  useEffect(() => {
    if (refused.length === 0) return
    for (const { path, message } of refused)
      notify('alert', `Not saved: your ${fieldName(path)}. ${message.replace(/^[a-z][\w.-]* must/i, 'It must')}`)
    profileEdits.dismissRefused()
  }, [refused])

  return (
    <span role="status" className="shrink-0">
      {saveState === 'unsaved' && (
        <span
          data-unsaved
          className="flex items-center gap-1 rounded-mark bg-clay-tint px-1.5 py-1 text-xs leading-none font-semibold text-clay-ink"
        >
          <span aria-hidden="true" className="size-2 rounded-full border-2 border-clay" />
          not saved yet
        </span>
      )}
    </span>
  )
}

/** 'clubDistances.7-iron' → '7-Iron distance', 'averageScore' → 'average score'. */
function fieldName(text: string): string {
  const path = parseProfilePath(text)
  if (!path) return 'edit'
  if (path.kind === 'scalar') return path.field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const club = CLUBS[path.club].displayName
  return path.kind === 'distance' ? `${club} distance` : club
}
