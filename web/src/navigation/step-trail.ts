import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** In the state of each entry of the history: the questions up to the one that it shows, by wizard. */
const KEY = 'stepTrail'

const keyOf = (wizard: string | undefined) => (wizard === undefined ? KEY : `${KEY}:${wizard}`)

export type StepTrail = {
  readonly stepId: string
  /** Adds an entry to the history, or returns to the one of the step. */
  readonly goTo: (stepId: string, direction: 'on' | 'back') => void
}

/** The questions behind an entry of the history; empty where none is marked. */
function trailOf(state: unknown, wizard: string | undefined): readonly string[] {
  const trail: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, keyOf(wizard)) : undefined
  return Array.isArray(trail) ? trail.filter((step): step is string => typeof step === 'string') : []
}

function entriesBehind(state: unknown, wizard: string | undefined): number {
  return Math.max(0, trailOf(state, wizard).length - 1)
}

/** One entry of the history for each question, so that Back shows the question before, with its answer. */
export function useStepTrail(
  firstStepId: string,
  {
    isKnown,
    wizard,
  }: {
    /** Whether the page has the answers of its entry: else the questions begin anew, as after a reload. */
    readonly isKnown: boolean
    /** For questions that are part of a page: those of a dialog over it are others. */
    readonly wizard?: string
  },
): StepTrail {
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const [forgottenKey] = useState(() => (isKnown ? undefined : key))
  const isForgotten = key === forgottenKey
  const behindCount = entriesBehind(state, wizard)
  const known = trailOf(state, wizard)
  const trail = isForgotten || known.length === 0 ? [firstStepId] : known

  // The entries before belong to the same questions: they begin at the first of them.
  useEffect(() => {
    if (isForgotten && behindCount > 0) void navigate(-behindCount)
  }, [isForgotten, behindCount, navigate])

  function goTo(stepId: string, direction: 'on' | 'back'): void {
    const place = trail.lastIndexOf(stepId)
    const movedCount = place - (trail.length - 1)
    if (place >= 0 && movedCount < 0) {
      void navigate(movedCount)
      return
    }
    const isBack = direction === 'back'
    const others = typeof state === 'object' && state !== null ? state : {}
    void navigate(
      { pathname, search, hash },
      {
        replace: isBack,
        state: { ...others, [keyOf(wizard)]: [...(isBack ? trail.slice(0, -1) : trail), stepId] },
        preventScrollReset: true,
      },
    )
  }

  return { stepId: trail.at(-1) ?? firstStepId, goTo }
}

/** Goes back to the entry at which the questions began. What comes next takes the place of all of them. */
export function useTrailStart(wizard?: string): {
  readonly entriesBehind: number
  readonly goToStart: () => Promise<void>
} {
  const behindCount = entriesBehind(useLocation().state, wizard)
  const navigate = useNavigate()
  return {
    entriesBehind: behindCount,
    goToStart: async () => {
      if (behindCount === 0) return
      const hasArrived = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
      })
      void navigate(-behindCount)
      await hasArrived
    },
  }
}
