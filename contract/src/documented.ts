import * as z from 'zod/mini'

/** Gives a schema a name of its own in the documentation of the API, where several calls share it. */
export function named<Schema extends z.ZodMiniType>(name: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { id: name })
  return schema
}

/** The same schema with what the documentation of the API says of its values: their unit, what they count. */
export function described<Schema extends z.ZodMiniType>(sentence: string, schema: Schema): Schema {
  return schema.check(z.describe(sentence))
}

/** A time in UTC, as servers write it. */
export const Time = z.string().check(z.meta({ format: 'date-time' }))
