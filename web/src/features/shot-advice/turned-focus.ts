import { useCallback, useEffect, useRef } from 'react'

/**
 * When the advice takes the place of the questions it gets the focus, and when it goes the heading does: a field would
 * bring the keyboard up. Each begins at the top. Gives the `ref` of the answer, which may come a moment later than the
 * page around it.
 */
export function useTurnedFocus(isShown: boolean) {
  const wasShown = useRef(isShown)
  const isAwaited = useRef(false)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    window.scrollTo({ top: 0, behavior: 'instant' })
    isAwaited.current = isShown && panel.current === null
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!isAwaited.current) (isShown ? panel.current : heading)?.focus({ preventScroll: true })
  }, [isShown])

  return useCallback((element: HTMLElement | null) => {
    panel.current = element
    if (element && isAwaited.current) {
      isAwaited.current = false
      element.focus({ preventScroll: true })
    }
  }, [])
}

/**
 * With the tournament the focus goes to its switch, which may come a moment later, and without it to the heading: the
 * dialog with the switch is closed. Gives the `ref` of the switch.
 */
export function useTournamentFocus(isTournament: boolean) {
  const wasTournament = useRef(isTournament)
  const isAwaited = useRef(false)
  const tournamentSwitch = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wasTournament.current === isTournament) return
    wasTournament.current = isTournament
    isAwaited.current = isTournament && tournamentSwitch.current === null
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!isAwaited.current) (isTournament ? tournamentSwitch.current : heading)?.focus({ preventScroll: true })
  }, [isTournament])

  return useCallback((element: HTMLInputElement | null) => {
    tournamentSwitch.current = element
    if (element && isAwaited.current) {
      isAwaited.current = false
      element.focus({ preventScroll: true })
    }
  }, [])
}
