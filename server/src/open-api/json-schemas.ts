import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const OWN_REFERENCE = '"#/$defs/'
const REFERENCE = '"#/components/schemas/'

/** Turns schemas of the contract into those of OpenAPI; what has a name there becomes a component. */
export function createSchemas() {
  const components = new Map<string, JsonSchema>()
  return {
    components,
    /** The values that a call takes or answers, as they are once they have been checked. */
    of(schema: z.ZodMiniType): JsonSchema {
      const { $schema: _dialect, $defs: named = {}, ...json } = z.toJSONSchema(schema, { override: describe })
      for (const [name, definition] of Object.entries(named)) components.set(name, withReferences(definition))
      return withReferences(json)
    },
  }
}

export type Schemas = ReturnType<typeof createSchemas>

function withReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll(OWN_REFERENCE, REFERENCE))
}

type Described = {
  readonly zodSchema: z.core.$ZodTypes
  readonly jsonSchema: z.core.JSONSchema.BaseSchema
}

/** Adds the rules that only words can tell, and leaves out what says nothing more. */
function describe({ zodSchema, jsonSchema }: Described): void {
  const sentences = [jsonSchema.description, ...rulesOf(zodSchema)].filter((sentence) => sentence !== undefined)
  if (sentences.length > 0) jsonSchema.description = [...new Set(sentences)].join(' ')
  // In OpenAPI it would mean that nobody may send it.
  delete jsonSchema.readOnly
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength
}

/** What the contract says of a value that breaks a rule of its own: 'must have at most one decimal'. */
function rulesOf({ _zod: { def } }: z.core.$ZodTypes): readonly string[] {
  return (def.checks ?? []).flatMap(({ _zod: check }) => {
    if (check.def.check !== 'custom') return []
    const sentenceOf = check.def.error as (() => unknown) | undefined
    const text = sentenceOf?.()
    if (typeof text !== 'string') return []
    if (!text.startsWith('must ')) return []
    const field = 'path' in check.def && Array.isArray(check.def.path) ? check.def.path.join('.') : ''
    return [field === '' ? `M${text.slice(1)}.` : `\`${field}\` ${text}.`]
  })
}
