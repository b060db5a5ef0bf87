import { roundBy } from '@bagwise/contract/merge-round'
import type { Round } from '@bagwise/golf/handicap/round'
import { emptyForm, formOf } from './round-form.ts'
import type { RoundForm } from './round-form.ts'

/** What is typed, and the round as it was when that began; undefined for a new one. */
export type RoundDraft = { readonly form: RoundForm; readonly seen: Round | undefined }

/** Forms that were left half-way, by golfer and round. In memory only: they go with the page. */
const drafts = new Map<string, RoundDraft>()

type Place = { readonly golferId: string; readonly roundId: string | undefined }

export const roundDrafts = {
  read: (place: Place): RoundDraft | undefined => drafts.get(keyOf(place)),
  keep: (place: Place, draft: RoundDraft): void => void drafts.set(keyOf(place), draft),
  discard: (place: Place): void => void drafts.delete(keyOf(place)),
}

/** The form to begin with: the round, or an empty one of today, with what was typed before over it. */
export function beginDraft({
  draft,
  round,
  today,
}: {
  readonly draft: RoundDraft | undefined
  readonly round: Round | undefined
  readonly today: string
}): RoundDraft {
  if (!round) return draft ?? { form: emptyForm(today), seen: undefined }
  return draft?.seen ? continued({ form: draft.form, seen: draft.seen }, round) : { form: formOf(round), seen: round }
}

/** What was typed is an edit of what stood there then; all else is as it is by now. */
function continued({ form, seen }: RoundDraft & { readonly seen: Round }, now: Round): RoundDraft {
  const [before, fresh] = [formOf(seen), formOf(now)]
  const isTyped = (field: string) => Reflect.get(form, field) !== Reflect.get(before, field)
  const typed = Object.entries(form).filter(([field]) => isTyped(field))
  return {
    form: { ...fresh, ...Object.fromEntries(typed) },
    seen: roundBy((field) => (isTyped(field) ? seen : now)[field]),
  }
}

function keyOf({ golferId, roundId = 'new' }: Place): string {
  return `${golferId} ${roundId}`
}
