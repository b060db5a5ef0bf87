/** For tests: the caches of a browser, by name and path. */
export function sampleCaches() {
  const caches = new Map<string, Map<string, Response>>()
  let isFull = false
  return {
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const kept = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, kept)
      return {
        put: async (path: string, response: Response) => {
          if (isFull) throw new Error('QuotaExceededError')
          kept.set(path, response)
        },
        matchAll: async (path?: string) =>
          [...kept].flatMap(([key, response]) => (path === undefined || key === path ? [response.clone()] : [])),
      }
    },
    fillUp: () => {
      isFull = true
    },
    names: () => [...caches.keys()],
  }
}
