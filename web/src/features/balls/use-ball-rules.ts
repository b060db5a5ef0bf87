import { useEffect, useState } from 'react'
import type * as BallRules from './ball-results.tsx'

type LoadedRules = { readonly rules: typeof BallRules | undefined; readonly hasFailed: boolean }

let known: LoadedRules = { rules: undefined, hasFailed: false }

/** What finds and shows balls: loaded when the screen opens, and again when that has failed and the golfer asks. */
export function useBallRules() {
  const [{ rules, hasFailed }, setLoaded] = useState(known)
  useEffect(() => void loadRules().then(setLoaded), [])
  return { rules, hasFailed, load: async () => setLoaded(await loadRules()) }
}

async function loadRules(): Promise<LoadedRules> {
  try {
    known = { rules: await import('./ball-results.tsx'), hasFailed: false }
    return known
  } catch (error) {
    console.warn('The balls could not be loaded', error)
    return { rules: undefined, hasFailed: true }
  }
}
