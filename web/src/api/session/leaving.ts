let isUnderWay = false
const listeners = new Set<() => void>()

function change(changed: boolean): void {
  isUnderWay = changed
  for (const listener of listeners) listener()
}

/** While a golfer is being signed out, by this tab or another one, the page takes no edits. */
export const leaving = {
  begin: (): void => change(true),
  end: (): void => change(false),
  isUnderWay: (): boolean => isUnderWay,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
