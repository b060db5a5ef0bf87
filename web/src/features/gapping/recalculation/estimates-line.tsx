import { useMemo, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { label } from '#ai/ai-labels.copy.ts'
import { golferCopy } from '#storage/golfer-copy.ts'
import { fields, flag, text } from '#storage/parsers.ts'
import { useEstimateMethod } from '#profile-parts/estimate-method.ts'
import { Button } from '#ui/button.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { recalculatedByRules } from './recalculated.ts'
import * as copy from './recalculate.copy.ts'

type KeptAnswer = { readonly golfer: string; readonly isDismissed: boolean }

const keptAnswer = golferCopy<KeptAnswer>({
  key: 'bagwise.estimates-line',
  parse: fields({ golfer: text, isDismissed: flag }),
})

/**
 * Tells golfers whose estimates were made before Like me worked them out what has changed, and why, until they dismiss it
 * or nothing would change.
 */
export function EstimatesLine({ profile }: { readonly profile: Profile }) {
  const method = useEstimateMethod()
  const isDismissed = keptAnswer.useKept(profile.id)?.isDismissed ?? false
  const [isOpen, setIsOpen] = useState(false)
  const found = useMemo(() => recalculatedByRules(profile, method), [profile, method])
  if (method !== 'like-me' || !('changes' in found)) return null
  const older = found.changes.filter(({ before }) => before && !before.basis)
  if (isDismissed || older.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-sheet border border-rule bg-sheet p-3 text-sm">
      <p className="max-w-none min-w-0 grow basis-52">{copy.likeMeNow(older.length)}</p>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {label('recalculate', false)}
      </Button>
      <Button look="quiet" onClick={() => keptAnswer.keep({ golfer: profile.id, isDismissed: true })}>
        {copy.dismiss}
      </Button>
      {isOpen && <ChangesDialog result={found} profile={profile} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
