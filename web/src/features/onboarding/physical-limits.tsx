import type { GolfProfileDraft } from './golf-profile-answers.ts'

/** What a body may not like about a golf swing, and what teachers commonly do about it. The choice is ours. */
const LIMITS = [
  { name: 'Back', tip: 'Shorten the backswing and let the hips turn with it.' },
  { name: 'Knees or hips', tip: 'Turn the front foot out a little; it takes the strain off.' },
  { name: 'Shoulders', tip: 'A three-quarter swing costs a club, not a good strike.' },
  { name: 'Elbows, wrists or hands', tip: 'Graphite shafts and softer, thicker grips hurt less.' },
  { name: 'Stiffness', tip: 'Hybrids and more loft do the lifting that a full turn used to do.' },
  { name: 'Balance', tip: 'A narrower stance and a calm tempo keep you on your feet.' },
  { name: 'Walking 18 holes', tip: 'Fewer clubs in a lighter bag, or nine holes: both count.' },
] as const

export const PHYSICAL_LIMITS: readonly string[] = LIMITS.map(({ name }) => name)

/** A word for each limit that was ticked. */
export function PhysicalLimitTips({ answers }: { readonly answers: GolfProfileDraft }) {
  const limits = LIMITS.filter(({ name }) => answers.physicalLimitations.includes(name))
  if (limits.length === 0) return null
  return (
    <ul className="grid gap-2 rounded-control bg-water-tint p-3 text-sm">
      {limits.map(({ name, tip }) => (
        <li key={name}>
          <span className="font-semibold">{name}:</span> {tip}
        </li>
      ))}
    </ul>
  )
}
