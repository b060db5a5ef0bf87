import { storageHealth, troubleOf } from './storage-health.ts'

type CopyOptions<Content> = {
  /** The fixed key in localStorage. */
  readonly key: string
  /** Rises when the form of the content changes. */
  readonly schema: number
  /** The content if it has the expected form; undefined for anything else. Must not throw. */
  readonly parse: (content: unknown) => Content | undefined
}

/** A copy of what the server said, kept on the device for the next start. */
export type LocalCopy<Content> = {
  /** The copy; undefined when there is none that can be used. A bad one is set aside under `<key>.set-aside`. */
  readonly read: () => Content | undefined
  /** Keeps the content. What went wrong, if it could not be kept; `storageHealth` then knows too. */
  readonly write: (content: Content) => { readonly error: unknown } | undefined
}

/** Behind the key of a copy that could not be read. */
export const SET_ASIDE = '.set-aside'

/** Names that would reach an object's machinery instead of its content. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A versioned JSON copy under one key. The copy of a newer version of Bagwise is neither used nor overwritten. */
export function localCopy<Content>({ key, schema, parse }: CopyOptions<Content>): LocalCopy<Content> {
  function read(): Content | undefined {
    const text = attempt(key, () => localStorage.getItem(key)) ?? null
    if (text === null) return undefined
    const envelope = parseEnvelope(text)
    if (envelope && envelope.schema > schema) return undefined
    const content = envelope && envelope.schema === schema ? parse(envelope.content) : undefined
    if (content === undefined) setAside(key, text)
    return content
  }

  return {
    read,
    write: (content) => {
      try {
        const known = localStorage.getItem(key)
        if (known !== null && (parseEnvelope(known)?.schema ?? 0) > schema) return undefined
        localStorage.setItem(key, JSON.stringify({ schema, content }))
      } catch (error) {
        storageHealth.report(key, troubleOf(error))
        return { error }
      }
      storageHealth.report(key, 'kept')
      return undefined
    },
  }
}

/** What stands under the name as a property of its own; undefined when it is no object or has none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

function attempt<Result>(key: string, task: () => Result): Result | undefined {
  try {
    return task()
  } catch (error) {
    storageHealth.report(key, troubleOf(error))
    return undefined
  }
}

/** The content and its schema; undefined when the text is no copy. */
export function parseEnvelope(text: string): { readonly schema: number; readonly content: unknown } | undefined {
  const envelope = parseJson(text)
  const schema = fieldOf(envelope, 'schema')
  return Number.isInteger(schema) ? { schema: Number(schema), content: fieldOf(envelope, 'content') } : undefined
}

/** The JSON without objects that carry a forbidden key; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    let isSafe = true
    const json: unknown = JSON.parse(text, (name, value: unknown) => {
      if (FORBIDDEN_KEYS.has(name)) isSafe = false
      return value
    })
    return isSafe ? json : undefined
  } catch {
    return undefined
  }
}

/** Nothing is deleted silently: the bad copy stays readable for whoever looks into it, and is in nobody's way. */
function setAside(key: string, text: string): void {
  console.error(`The copy ${key} on this device cannot be read and was set aside`)
  attempt(key, () => {
    localStorage.setItem(`${key}${SET_ASIDE}`, text)
    localStorage.removeItem(key)
  })
}
