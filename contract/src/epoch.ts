import * as z from 'zod/mini'

/**
 * Which life of the database an answer comes from: a new one begins at every restore. Versions of different epochs
 * cannot be compared. Optional, since a server of the version before sends none.
 */
export const Epoch = { epoch: z.optional(z.string()) }
