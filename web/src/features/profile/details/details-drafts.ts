import type { DetailsForm } from './details-form.ts'

/** Forms that were left half-way, by golfer. In memory only: they go with the page. */
const drafts = new Map<string, DetailsForm>()

export const detailsDrafts = {
  read: (golferId: string): DetailsForm | undefined => drafts.get(golferId),
  keep: (golferId: string, form: DetailsForm): void => void drafts.set(golferId, form),
  discard: (golferId: string): void => void drafts.delete(golferId),
}
