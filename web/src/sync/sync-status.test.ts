import { afterEach, describe, expect, it, vi } from 'vitest'
import type { syncStatus } from './sync-status.ts'
import type * as editsFacadeModule from './sync-status.ts'

type Loaded = typeof editsFacadeModule & { readonly syncStatus: typeof syncStatus }
type Registered = Parameters<Loaded['editsFacade']['register']>[0]
type State = ReturnType<Registered['state']>

const NOTHING: State = { inflight: undefined, waiting: {}, refused: [], isStuck: false, isReady: true }

/** Each test has the modules as a page has them that has just been opened. */
async function openPage(): Promise<Loaded> {
  vi.resetModules()
  return { ...(await import('./sync-status.ts')), syncStatus: (await import('./sync-status.ts')).syncStatus }
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
    const { editsFacade } = await openPage()
    expect(editsFacade.state()).toEqual(NOTHING)
  })

  it('does not claim to know the edits of a golfer before that code is there', async () => {
    const { editsFacade, syncStatus } = await openPage()
    syncStatus.belongTo('golfer-1')
    expect(editsFacade.state().isReady).toBe(false)
    editsFacade.register(keeper().registered)
    expect(editsFacade.state().isReady).toBe(true)
  })

  it('refuses an edit that nobody could keep, and hands on all others', async () => {
    const { editsFacade } = await openPage()
    const { registered, saved } = keeper()
    expect(() => editsFacade.save({ handicap: 12 })).toThrow('needs the profile to be loaded')
    editsFacade.register(registered)
    editsFacade.save({ handicap: 12 })
    expect(saved).toEqual([{ handicap: 12 }])
  })

  it('tells whoever listened before that code was there, until they stop', async () => {
    const { editsFacade } = await openPage()
    const { registered, show } = keeper()
    const listener = vi.fn<() => void>()
    const leave = editsFacade.subscribe(listener)
    editsFacade.register(registered)
    expect(listener).toHaveBeenCalledTimes(1)
    show({ waiting: { handicap: { value: 12, base: 14 } } })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(editsFacade.hasUnsent()).toBe(true)
    leave()
    show({ waiting: {} })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(editsFacade.hasUnsent()).toBe(false)
  })
})
