/** For tests: a localStorage of its own. */
export function sampleStorage() {
  const texts = new Map<string, string>()
  let failure: Error | undefined
  const orFail = <Result>(step: () => Result): Result => {
    if (failure) throw failure
    return step()
  }
  return {
    getItem: (key: string) => orFail(() => texts.get(key) ?? null),
    setItem: (key: string, text: string) => orFail(() => void texts.set(key, text)),
    removeItem: (key: string) => orFail(() => void texts.delete(key)),
    clear: () => orFail(() => texts.clear()),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
    failWith: (error: Error | undefined) => {
      failure = error
    },
    texts: () => Object.fromEntries(texts),
  }
}

/** A browser whose pages have made no database yet. */
export const NO_DATABASES = { databases: () => Promise.resolve([]) }
