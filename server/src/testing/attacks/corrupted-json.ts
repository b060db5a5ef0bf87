import fc from 'fast-check'

/** JSON that `JSON.stringify` never writes. */
const RAW_TOKENS = new Map([
  ['raw:too-large', '1e999'],
  ['raw:too-small', '-1e999'],
  ['raw:minus-zero', '-0'],
])

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** Values that fit nowhere. */
const STRANGERS: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'x',
  '12',
  'NaN',
  'null',
  0,
  0.5,
  -1,
  401,
  1e21,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  'nul\u0000',
  '\u0000',
  '\ud83c',
  'é'.normalize('NFD'),
  '\u202Eevil',
  'x'.repeat(6_000),
  "'; drop table profiles; --",
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '$where',
  nested(20),
  Array.from({ length: 1_100 }, () => 1),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
  ...RAW_TOKENS.keys(),
]

export const UNSAFE_NAMES = ['__proto__', 'constructor', 'prototype'] as const

/** Fields that only the server sets. */
export const FORBIDDEN_FIELDS = [
  'userId',
  'user_id',
  'role',
  'isAdmin',
  'createdAt',
  'created_at',
  'updatedAt',
  'version',
  'emailVerified',
  'position',
] as const

type Path = readonly (string | number)[]

/** Paths of all values within a value, its own first. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const within = Object.entries(value).flatMap(([name, entry]) =>
    pathsIn(entry, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  return [path, ...within]
}

export function entryAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )
}

/** The value with a changed entry; undefined removes it. */
export function changedAt(value: unknown, path: Path, change: (entry: unknown) => unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(value)
  if (Array.isArray(value)) return value.with(Number(name), changedAt(value[Number(name)], rest, change))
  const entries = Object.entries(value ?? {}).map(([key, entry]) =>
    key === name ? [key, changedAt(entry, rest, change)] : [key, entry],
  )
  return Object.fromEntries(entries)
}

/** The value with an extra field in an object within it, under any name. */
export function withField(value: unknown, path: Path, [name, entry]: readonly [name: string, entry: unknown]): unknown {
  return changedAt(value, path, (object) => Object.fromEntries([...Object.entries(object ?? {}), [name, entry]]))
}

/** The JSON of a value, with raw tokens replaced. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.replace(/"(raw:[a-z-]+)"/g, (quoted, token: string) => RAW_TOKENS.get(token) ?? quoted)
}

/** A value with one defect: replaced, removed, wrapped, or with an extra field. */
export function corrupted(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const names = fc.constantFrom(...UNSAFE_NAMES, ...FORBIDDEN_FIELDS, 'id', 'toString', '', '\u0000')
  const stranger = fc.constantFrom(...STRANGERS)
  return fc
    .tuple(valid, fc.nat(), fc.constantFrom('replace', 'replace', 'remove', 'wrap', 'add'), stranger, names)
    .map(([value, choice, kind, strange, name]) => {
      const paths = pathsIn(value)
      const path = paths[choice % paths.length] ?? []
      const entry = entryAt(value, path)
      const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      if (kind === 'add' && isObject) return withField(value, path, [name, strange])
      if (kind === 'remove') return changedAt(value, path, () => undefined)
      if (kind === 'wrap') return changedAt(value, path, (wrapped) => [wrapped])
      return changedAt(value, path, () => strange)
    })
}

/** No halves of pairs. `unit: 'binary'` is the same, but takes a second and a half to list all characters. */
export const ANY_CHARACTER = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Garbage bodies. */
export const junkJson: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: ANY_CHARACTER, maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '{}',
    'NaN',
    '"\\ud800"',
    '"\\u0000"',
    '1e999',
    '{"__proto__":{}}',
    '{"a":1,"a":2}',
    `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    `{"message":"${'x'.repeat(300_000)}"}`,
  ),
)
