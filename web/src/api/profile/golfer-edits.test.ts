import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as golferEditsModule from './golfer-edits.ts'
import type { unsavedEdits } from './unsaved-edits.ts'

type Loaded = typeof golferEditsModule & { readonly unsavedEdits: typeof unsavedEdits }
type Registered = Parameters<Loaded['golferEdits']['register']>[0]
type State = ReturnType<Registered['state']>

const NOTHING: State = { inflight: undefined, waiting: {}, refused: [], isStuck: false, isReady: true }

/** Each test has the modules as a page has them that has just been opened. */
async function openPage(): Promise<Loaded> {
  vi.resetModules()
  return { ...(await import('./golfer-edits.ts')), unsavedEdits: (await import('./unsaved-edits.ts')).unsavedEdits }
}

/** Stands for the code that keeps and sends edits. */
function keeper() {
  const listeners = new Set<() => void>()
  const saved: unknown[] = []
  let state = NOTHING
  const registered: Registered = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: (values) => saved.push(values),
    flush: () => Promise.resolve(),
  }
  return {
    registered,
    saved,
    show: (shown: Partial<State>) => {
      state = { ...state, ...shown }
      for (const listener of listeners) listener()
    },
  }
}

describe('the edits of a golfer, before and after the code that keeps them is loaded', () => {
  afterEach(() => vi.resetModules())

  it('knows at once that a visitor has no edits', async () => {
    const { golferEdits } = await openPage()
    expect(golferEdits.state()).toEqual(NOTHING)
  })

  it('does not claim to know the edits of a golfer before that code is there', async () => {
    const { golferEdits, unsavedEdits } = await openPage()
    unsavedEdits.belongTo('golfer-1')
    expect(golferEdits.state().isReady).toBe(false)
    golferEdits.register(keeper().registered)
    expect(golferEdits.state().isReady).toBe(true)
  })

  it('refuses an edit that nobody could keep, and hands on all others', async () => {
    const { golferEdits } = await openPage()
    const { registered, saved } = keeper()
    expect(() => golferEdits.save({ handicap: 12 })).toThrow('needs the profile to be loaded')
    golferEdits.register(registered)
    golferEdits.save({ handicap: 12 })
    expect(saved).toEqual([{ handicap: 12 }])
  })

  it('tells whoever listened before that code was there, until they stop', async () => {
    const { golferEdits } = await openPage()
    const { registered, show } = keeper()
    const listener = vi.fn<() => void>()
    const leave = golferEdits.subscribe(listener)
    golferEdits.register(registered)
    expect(listener).toHaveBeenCalledTimes(1)
    show({ waiting: { handicap: { value: 12, base: 14 } } })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(golferEdits.hasUnsent()).toBe(true)
    leave()
    show({ waiting: {} })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(golferEdits.hasUnsent()).toBe(false)
  })
})
