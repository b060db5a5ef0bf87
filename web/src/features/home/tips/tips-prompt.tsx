import { Link } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** What visitors see in place of the tips. */
export function TipsPrompt() {
  return (
    <Sheet title="Pro Golf Tips">
      <p className="mt-1.5 mb-3 text-sm">
        Short advice on swing, strategy, putting and more. Sign up free to read the tips.
      </p>
      <Link to={dialogLink('sign-up')} className={buttonClass('line')}>
        Sign up for the tips
      </Link>
    </Sheet>
  )
}
