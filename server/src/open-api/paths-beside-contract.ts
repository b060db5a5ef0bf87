import { ENDPOINT_GROUPS } from '@bagwise/contract/endpoint-groups'
import type { JsonSchema } from './json-schemas.ts'
import * as copy from './open-api.copy.ts'
import type { Operation } from './open-api.ts'
import { operationId } from './operation-id.ts'

export const DOCUMENT_PATH = '/api/openapi.json'
export const PAGE_PATH = '/api/docs'
const METRICS_PATH = '/metrics'

type Beside = {
  readonly hasMetrics: boolean
  /** Errors of a call that anybody may make. */
  readonly ofAnybody: Operation['responses']
}

/** What is answered beside the calls of the contract: texts that are read as they are. */
export function pathsBesideContract({ hasMetrics, ofAnybody }: Beside): readonly (readonly [string, Operation])[] {
  const unchanged = { 304: { description: copy.unchanged } }
  return [
    [
      DOCUMENT_PATH,
      reading(DOCUMENT_PATH, copy.document, {
        ...textOf('application/json', { type: 'object' }),
        ...unchanged,
        ...ofAnybody,
      }),
    ],
    [PAGE_PATH, reading(PAGE_PATH, copy.page, { ...textOf('text/html'), ...unchanged, ...ofAnybody })],
    ...(hasMetrics
      ? [
          [
            METRICS_PATH,
            {
              ...reading(METRICS_PATH, copy.metrics, {
                ...textOf('text/plain'),
                401: { description: copy.metricsRefused },
              }),
              security: [{ metricsToken: [] }],
            },
          ] as const,
        ]
      : []),
  ]
}

function reading(path: string, summary: string, responses: Operation['responses']): Operation {
  return {
    tags: [ENDPOINT_GROUPS.server.title],
    operationId: operationId('get', path),
    summary,
    security: [],
    responses,
  }
}

function textOf(type: string, schema: JsonSchema = { type: 'string' }): Operation['responses'] {
  return { 200: { description: copy.answer, content: { [type]: { schema } } } }
}
