import fc from 'fast-check'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** JSON of any type, with numbers that are large, small and none that a shot has. */
const JUNK = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, '', '150', -0, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER, true, [], {}),
)

/** For tests: input of a tool, right, at the ends of its ranges, or with something wrong in it. */
export function anyInput(schema: z.ZodMiniType): fc.Arbitrary<Record<string, unknown>> {
  const right = fieldsOf(z.toJSONSchema(schema, { io: 'input' }))
  const wrong = fc
    .tuple(
      right,
      fc.oneof(fc.string(), fc.constantFrom('distanceYards', 'rule', 'club', 'hazards', 'isTournament', '__proto__')),
      JUNK,
    )
    .map(([input, name, value]) => Object.fromEntries([...Object.entries(input), [name, value]]))
  const fewer = fc.tuple(right, fc.nat()).map(([input, at]) => {
    const entries = Object.entries(input)
    return Object.fromEntries(entries.filter((_entry, index) => index !== at % Math.max(1, entries.length)))
  })
  return fc.oneof({ arbitrary: right, weight: 3 }, { arbitrary: wrong, weight: 2 }, { arbitrary: fewer, weight: 1 })
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

function valueOf(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return JUNK
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'number':
      return numbersIn({ from: Number(schema.minimum), to: Number(schema.maximum) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fieldsOf(schema.items as JsonSchema), { maxLength: 3 })
    default:
      return JUNK
  }
}

function numbersIn({ from, to }: { readonly from: number; readonly to: number }): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: from, max: to }),
    fc.double({ min: from, max: to, noNaN: true }),
    fc.constantFrom(from, to),
  )
}
