/** A field of whatever a file has there; undefined where it has none of its own. */
export function fieldOf(content: unknown, name: string): unknown {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, name)) return undefined
  return (content as Readonly<Record<string, unknown>>)[name]
}

export function listOf(content: unknown): readonly unknown[] {
  return Array.isArray(content) ? content : []
}

/** The day of a timestamp, YYYY-MM-DD. */
export function dayOf(content: unknown): string | undefined {
  return typeof content === 'string' ? /^\d{4}-\d\d-\d\d/.exec(content)?.[0] : undefined
}
