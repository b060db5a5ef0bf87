import * as z from 'zod/mini'
import { named } from './documented.ts'

/** The body of every error. `code` is stable; `path` names the field that was wrong. */
export const ApiError = named(
  'ApiError',
  z.object({
    code: z.string(),
    message: z.string(),
    path: z.optional(z.string()),
  }),
)
export type ApiError = z.infer<typeof ApiError>
