import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The process is running. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  body: z.undefined(),
  reply: z.object({ status: z.literal('ok') }),
})

/** The database answers as well, and the server is not draining. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  body: z.undefined(),
  reply: z.object({ status: z.literal('ready') }),
})
