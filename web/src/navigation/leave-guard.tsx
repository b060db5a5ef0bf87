import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { BlockerFunction } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './leave-guard.copy.ts'

type ChangedForm = { readonly discard: () => void }

/** What leaving the page would lose. The router asks one guard only, whichever form it is. */
const changedForms = new Set<ChangedForm>()

const asksFirst: BlockerFunction = ({ currentLocation, nextLocation }) =>
  changedForms.size > 0 && currentLocation.pathname !== nextLocation.pathname

/** From the moment a form is changed, leaving its page asks first. A page with such forms has a `LeaveGuard`. */
export function useAskBeforeLeaving(isChanged: boolean, discard?: () => void): void {
  const latest = useRef(discard)
  useLayoutEffect(() => {
    latest.current = discard
  })
  useLayoutEffect(() => {
    if (!isChanged) return undefined
    const form = { discard: () => latest.current?.() }
    changedForms.add(form)
    return () => void changedForms.delete(form)
  }, [isChanged])

  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}

/** The question. It is there before a form is changed: the router takes a moment to know it. */
export function LeaveGuard() {
  const blocker = useBlocker(asksFirst)
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={copy.title} onClose={() => blocker.reset()}>
      <p>{copy.warning}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={() => blocker.reset()}>
          {copy.stay}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            for (const { discard } of changedForms) discard()
            // They stay on the screen until the next one has come.
            changedForms.clear()
            blocker.proceed()
          }}
        >
          {copy.leave}
        </Button>
      </div>
    </Dialog>
  )
}
