import { Link, Navigate } from 'react-router'
import { useSession } from '#session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './welcome.copy.ts'

const PROMISES = [
  { path: '/distance-calculator', text: copy.promises.distanceCalculator },
  { path: '/distances', text: copy.promises.distances },
  { path: '/shot-advisor', text: copy.promises.shotAdvisor },
] as const

/** The first thing a visitor sees, once per device. */
export function WelcomeDialog({ onClose }: DialogContentProps) {
  const { status } = useSession()
  if (status === 'signed-in') return <Navigate replace to="/" />
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <p>{copy.intro}</p>
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
          {copy.getStarted}
        </Link>
        <Button look="line" onClick={onClose}>
          {copy.exploreFirst}
        </Button>
      </div>
    </Dialog>
  )
}
