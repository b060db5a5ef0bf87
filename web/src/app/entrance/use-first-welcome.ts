import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isWelcomeSeen, markWelcomeSeen } from '#api/device/device.ts'
import { useSession } from '#api/session/session.ts'
import { dialogLink, openDialog } from '#navigation/dialogs.ts'

/** Welcomes a visitor once per device, on arrival at `/`, unless another dialog is asked for. */
export function useFirstWelcome(): void {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hasArrived = useRef(false)

  useEffect(() => {
    if (status === 'unknown' || hasArrived.current) return undefined
    // In a task of its own: a slow phone has just taken over the page.
    const timer = setTimeout(() => {
      hasArrived.current = true
      const isAsked = openDialog(new URLSearchParams(search)) !== undefined
      if (status !== 'visitor' || pathname !== '/' || isAsked || isWelcomeSeen()) return
      markWelcomeSeen()
      void navigate(dialogLink('welcome'))
    })
    return () => clearTimeout(timer)
  }, [status, pathname, search, navigate])
}
