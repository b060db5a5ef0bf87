/** The lock that the tabs of one device share, as the browser's does: a tab that ends lets go of it. */
export type SenderLock = {
  readonly inTurn: <Result>(owner: symbol, task: () => Promise<Result>) => Promise<Result>
  readonly letGo: (owner: symbol) => void
}

type Turn = { readonly owner: symbol; readonly begin: () => void }

export function createSenderLock(hasLocks: boolean): SenderLock {
  let turns: readonly Turn[] = []

  function leave(isLeaving: (turn: Turn) => boolean) {
    const first = turns[0]
    turns = turns.filter((turn) => !isLeaving(turn))
    if (turns[0] !== first) turns[0]?.begin()
  }

  return {
    inTurn: async (owner, task) => {
      if (!hasLocks) return task()
      const { promise, resolve } = Promise.withResolvers<void>()
      const turn = { owner, begin: resolve }
      turns = [...turns, turn]
      if (turns[0] === turn) turn.begin()
      await promise
      try {
        return await task()
      } finally {
        leave((other) => other === turn)
      }
    },
    letGo: (owner) => leave((turn) => turn.owner === owner),
  }
}
