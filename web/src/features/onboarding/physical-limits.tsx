import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'

/** What a body may not like about a golf swing; its tip is what teachers commonly do about it. The choice is ours. */
export const PHYSICAL_LIMITS = [
  'Back',
  'Knees or hips',
  'Shoulders',
  'Elbows, wrists or hands',
  'Stiffness',
  'Balance',
  'Walking 18 holes',
] as const satisfies readonly (keyof typeof copy.physicalLimits)[]

/** A word for each limit that was ticked. */
export function PhysicalLimitTips({ answers }: { readonly answers: GolfProfileDraft }) {
  const limits = PHYSICAL_LIMITS.filter((limit) => answers.physicalLimitations.includes(limit))
  if (limits.length === 0) return null
  return (
    <ul className="grid gap-2 rounded-control bg-water-tint p-3 text-sm">
      {limits.map((limit) => (
        <li key={limit}>
          <span className="font-semibold">{copy.physicalLimits[limit].label}:</span> {copy.physicalLimits[limit].tip}
        </li>
      ))}
    </ul>
  )
}
