import fc from 'fast-check'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema._JSONSchema

/** Any Unicode people type: composed and decomposed letters, emoji, right-to-left scripts. */
const words = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 24) })
    .map((text) => (text.trim() === '' && minLength > 0 ? 'Ann' : text).slice(0, maxLength))

/** JSON values of a schema. Its refinements may reject one now and then. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return valuesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function valuesIn(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map(valuesIn))
  switch (schema.type) {
    case 'string':
      return textsIn(schema)
    case 'integer':
    case 'number':
      return numbersIn(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesIn(itemsOf(schema)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'object':
      return objectsIn(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function itemsOf({ items }: z.core.JSONSchema.BaseSchema): JsonSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined
}

function textsIn({ format, minLength = 0, maxLength = 60 }: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'email') return fc.uuid().map((id) => `golfer-${id}@example.com`)
  if (format === 'date') return fc.integer({ min: 0, max: 9_000 }).map(dayAfterTheYear2000)
  return words(minLength, maxLength)
}

function dayAfterTheYear2000(dayCount: number): string {
  return new Date(Date.UTC(2000, 0, 1 + dayCount)).toISOString().slice(0, 10)
}

function numbersIn(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<number> {
  const lowest = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1_000)
  const highest = Number(schema.maximum ?? schema.exclusiveMaximum ?? 1_000)
  const whole = fc.integer({ min: Math.ceil(lowest), max: Math.floor(highest) })
  if (schema.multipleOf !== undefined || schema.type === 'integer') return whole
  return fc.oneof(
    whole,
    fc.double({ min: lowest, max: highest, noNaN: true }),
    // Course ratings have one decimal.
    whole.map((number) => Math.min(number + 0.5, highest)),
  )
}

function objectsIn({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(valuesIn(propertyNames).map(String), valuesIn(additionalProperties), { maxKeys: 3 })
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesIn(field)]))
  return fc.record(fields, { requiredKeys: [...required] })
}
