import { Link, Navigate } from 'react-router'
import { useSession } from '#session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const PROMISES = [
  { path: '/distance-calculator', text: 'Three clubs you know give you the carry of all the others.' },
  { path: '/distances', text: 'See where two clubs do the same job, and where one is missing.' },
  { path: '/shot-advisor', text: 'Advice you can follow, from your first round to single figures.' },
] as const

/** The first thing a visitor sees, once per device. */
export function WelcomeDialog({ onClose }: DialogContentProps) {
  const { status } = useSession()
  if (status === 'signed-in') return <Navigate replace to="/" />
  return (
    <Dialog title="Welcome to Bagwise" onClose={onClose}>
      <p>The yardage book for your own bag.</p>
      <ul className="grid gap-3">
        {PROMISES.map(({ path, text }) => (
          <li key={path} className="flex items-center gap-3">
            <ToolDrawing path={path} className="w-11.5 shrink-0" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 md:grid-cols-2">
        <Link replace to={dialogLink('sign-up')} data-autofocus className={buttonClass()}>
          Get Started
        </Link>
        <Button look="line" onClick={onClose}>
          Explore First
        </Button>
      </div>
    </Dialog>
  )
}
