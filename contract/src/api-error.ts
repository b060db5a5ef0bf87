import * as z from 'zod/mini'

/** The body of every error. `code` is stable; `path` names the field that was wrong. */
export const ApiError = z.object({
  code: z.string(),
  message: z.string(),
  path: z.optional(z.string()),
})
export type ApiError = z.infer<typeof ApiError>
