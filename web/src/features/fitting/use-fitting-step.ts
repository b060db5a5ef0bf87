import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stepAt, stepIndexOf } from './fitting-steps.ts'

/** Marks an address with the step before it below: the step back is the browser's Back. */
const GONE_ON = 'fitting-step'

/** The step that the address names, no farther than the golfer has come. Back and Forward go from step to step. */
export function useFittingStep(farthest: number) {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [openedKey] = useState(key)
  const [hasMoved, setHasMoved] = useState(false)
  if (key !== openedKey && !hasMoved) setHasMoved(true)
  const asked = stepIndexOf(query.get('step'))
  const isTooFar = asked > farthest
  const index = isTooFar ? 0 : asked

  // The address of a page that was reloaded names a step with nothing before it any more.
  useEffect(() => {
    if (!isTooFar) return
    const next = new URLSearchParams(query)
    next.delete('step')
    void navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
  }, [isTooFar, query, navigate])

  function goTo(target: number): void {
    if (target === index - 1 && state === GONE_ON) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(query)
    if (target === 0) next.delete('step')
    else next.set('step', stepAt(target).id)
    const isNext = target === index + 1
    void navigate(
      { search: next.size === 0 ? '' : `?${next}` },
      { preventScrollReset: true, replace: target === index - 1, state: isNext ? GONE_ON : null },
    )
  }

  return { index, page: hasMoved ? ('moved' as const) : ('opened' as const), goTo }
}
