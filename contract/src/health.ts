import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The process is running. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  group: 'server',
  access: 'anybody',
  summary: 'Whether the server runs',
  isWithoutDatabase: true,
  body: z.undefined(),
  reply: z.object({ status: z.literal('ok') }),
})

/** The database answers as well, and the server is not draining. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  group: 'server',
  access: 'anybody',
  summary: 'Whether the server takes requests: it is not stopping, and its database can be read and written',
  errors: ['database-damaged', 'disk-full', 'stopping'],
  body: z.undefined(),
  reply: z.object({ status: z.literal('ready') }),
})
