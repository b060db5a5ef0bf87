import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { dismissAlerts } from '#ui/notices.ts'
import { focusPageStart } from '#ui/page-start.ts'

/** A new page starts at its top with the focus on its heading. Dialogs, which share the page's path, move nothing. */
export function useFreshStart(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    dismissAlerts()
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (document.querySelector('dialog[open]') !== null) return
    focusPageStart()
  }, [pathname])
}
