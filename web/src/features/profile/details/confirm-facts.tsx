import type { Profile } from '@bagwise/contract/profile'
import { factOf } from '@bagwise/golf/facts'
import type { FactField } from '@bagwise/golf/facts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { describeDetail } from './fields/describe-detail.ts'
import { readerOf } from './fields/detail-text.ts'
import * as copy from './details.copy.ts'

type ConfirmFactsProps = {
  readonly profile: Profile
  readonly onSave: (values: ProfileValues) => void
  /** The golfer says that the value is another one. */
  readonly onOther: (field: FactField) => void
}

/** Asks once about each value that may be the golfer's word as well as an estimate. */
export function ConfirmFacts({ profile, onSave, onOther }: ConfirmFactsProps) {
  const [question] = openQuestions(profile)
  if (!question) return null
  const { field, value, text } = question
  const others = profile.factsToConfirm.filter((asked) => asked !== field)
  return (
    <Sheet title={copy.confirmFact[field](text)}>
      <p className="mt-1.5 text-sm text-ink-2">{copy.confirmFactNote}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => onSave({ [field]: value, factsToConfirm: others })}>{copy.confirmFactYes}</Button>
        <Button
          look="line"
          onClick={() => {
            onSave({ factsToConfirm: others })
            onOther(field)
          }}
        >
          {copy.confirmFactNo}
        </Button>
      </div>
    </Sheet>
  )
}

/** What is to be asked, as long as it is an estimate. */
function openQuestions(profile: Profile) {
  return (['handicap', 'swingSpeed'] as const).flatMap((field) => {
    const fact = factOf(profile, field)
    if (!profile.factsToConfirm.includes(field) || fact?.source !== 'estimated') return []
    const text = describeDetail(field, fact.value, readerOf(profile))?.text ?? String(fact.value)
    return [{ field, value: fact.value, text }]
  })
}
