import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

const TIPS = [
  'Use your average distance, not your best shot.',
  'Measure on calm days with normal conditions.',
  'Account for roll-out on firm fairways.',
  'Update distances as your game improves.',
]

export function ProTips({ className }: { readonly className: string }) {
  return (
    <Sheet title="Pro Tips" className={className}>
      <ul className="mt-1.5">
        {TIPS.map((tip) => (
          <li key={tip} className="flex items-baseline gap-3 py-1.5">
            <span aria-hidden="true" className="size-2.75 shrink-0 rounded-full border-2 border-fairway" />
            {tip}
          </li>
        ))}
      </ul>
      <Link to="/distances/import" className={buttonClass('quiet', '-mx-2')}>
        Import shots of a launch monitor
      </Link>
    </Sheet>
  )
}
