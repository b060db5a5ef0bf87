import { ApiError } from '@bagwise/contract/api-error'
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@bagwise/contract/contract-version'
import { NO_QUERY } from '@bagwise/contract/endpoint'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { ENDPOINT_GROUPS } from '@bagwise/contract/endpoint-groups'
import { ERROR_CODES } from '@bagwise/contract/error-codes'
import type { ErrorCode } from '@bagwise/contract/error-codes'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import type { ApiCall } from '#server/requests/register.ts'
import { byStatus, errorsOf } from './call-errors.ts'
import type { ErrorsByStatus } from './call-errors.ts'
import { createSchemas } from './json-schemas.ts'
import type { JsonSchema, Schemas } from './json-schemas.ts'
import * as copy from './open-api.copy.ts'
import { operationId } from './operation-id.ts'
import type { Answer, OpenApiDocument, Operation, Parameter, PathItem, Reference } from './open-api.ts'
import { pathsBesideContract } from './paths-beside-contract.ts'

export type Served = {
  readonly calls: readonly ApiCall[]
  /** Name of the cookie of a session. */
  readonly sessionCookie: string
  readonly hasMetrics: boolean
}

const ERROR = { $ref: '#/components/schemas/ApiError' }
const JSON_TYPE = 'application/json'
const LINES_TYPE = 'application/x-ndjson'
const EVENTS_TYPE = 'text/event-stream'

/** The OpenAPI document of what a server answers, made from the calls that were registered. */
export function createOpenApiDocument({ calls, sessionCookie, hasMetrics }: Served): OpenApiDocument {
  const schemas = createSchemas()
  schemas.of(ApiError)
  const errors = createErrorAnswers()
  const paths = new Map<string, PathItem>()
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf(call, { schemas, errors })
    paths.set(path, { ...paths.get(path), [call.endpoint.method.toLowerCase()]: operation })
  }
  const ofAnybody = errors.of(byStatus(['too-many-tries', 'internal']))
  for (const [path, operation] of pathsBesideContract({ hasMetrics, ofAnybody })) paths.set(path, { get: operation })
  return {
    openapi: '3.1.1',
    info: {
      title: copy.title,
      version: PRODUCT_VERSION,
      description: copy.about({ header: CONTRACT_VERSION_HEADER, version: CONTRACT_VERSION }),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.values(ENDPOINT_GROUPS).map(({ title, about }) => ({ name: title, description: about })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: sorted(schemas.components),
      responses: sorted(errors.answers),
      parameters: {
        Origin: { name: 'Origin', in: 'header', required: true, description: copy.origin, schema: { type: 'string' } },
        IfNoneMatch: { name: 'If-None-Match', in: 'header', description: copy.ifNoneMatch, schema: { type: 'string' } },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: copy.session },
        token: { type: 'http', scheme: 'bearer', description: copy.token },
        ...(hasMetrics ? { metricsToken: { type: 'http', scheme: 'bearer', description: copy.metricsToken } } : {}),
      },
    },
  }
}

/** How a call is let in; by nothing where anybody may make it. */
const SECURITY: Readonly<Record<Endpoint['access'], Operation['security']>> = {
  anybody: [],
  golfer: [{ session: [] }],
  token: [{ token: [] }],
}

type Collected = { readonly schemas: Schemas; readonly errors: ErrorAnswers }

function operationOf({ endpoint, bodyLimitBytes }: ApiCall, { schemas, errors }: Collected): Operation {
  const { method, path, group, access, summary } = endpoint
  const body = isNothing(endpoint.body) ? undefined : schemas.of(endpoint.body)
  const { parameters, rule } = parametersOf(endpoint, schemas)
  const answer = answerOf(endpoint, schemas)
  return {
    tags: [ENDPOINT_GROUPS[group].title],
    operationId: operationId(method, path),
    summary,
    ...(rule === undefined ? {} : { description: rule }),
    security: SECURITY[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body && {
      requestBody: {
        required: true,
        description: copy.bodyLimit(bodyLimitBytes),
        content: { [JSON_TYPE]: { schema: body } },
      },
    }),
    responses: {
      200: answer,
      ...(endpoint.mayBeAccepted && { 202: { ...answer, description: copy.accepted } }),
      ...(endpoint.takesNotifications && { 202: { description: copy.noted } }),
      ...(endpoint.hasEtag && { 304: { description: copy.unchanged } }),
      ...errors.of(errorsOf(endpoint, body)),
    },
  }
}

function isNothing({ _zod: { def } }: Endpoint['body']): boolean {
  return def.type === 'undefined'
}

function parametersOf({ method, path, access, query, hasEtag }: Endpoint, schemas: Schemas) {
  const { properties = {}, required = [], description: rule } = query === NO_QUERY ? {} : schemas.of(query)
  const named = Object.entries(properties).map(([name, schema]): Parameter => {
    const isInPath = path.includes(`:${name}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      ...(required.includes(name) ? { required: true } : {}),
      schema: schema === true || schema === false ? {} : schema,
    }
  })
  const headers = [
    ...(method === 'GET' || access === 'token' ? [] : [{ $ref: '#/components/parameters/Origin' }]),
    ...(hasEtag ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ]
  return { parameters: [...named, ...headers], rule }
}

function answerOf(endpoint: Endpoint, schemas: Schemas): Answer {
  const { reply, hasEtag, startsSession } = endpoint
  const headers: Answer['headers'] = {
    ...(hasEtag && { ETag: { description: copy.etag, schema: { type: 'string' } } }),
    ...(startsSession && { 'Set-Cookie': { description: copy.setCookie, schema: { type: 'string' } } }),
  }
  return {
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...contentOf(endpoint, schemas.of(reply)),
  }
}

function contentOf(
  { isStreamed, isEventStream }: Endpoint,
  schema: JsonSchema,
): Pick<Answer, 'description' | 'content'> {
  if (isEventStream) return { description: copy.events, content: { [EVENTS_TYPE]: { schema } } }
  if (isStreamed) return { description: copy.lines, content: { [LINES_TYPE]: { schema } } }
  return { description: copy.answer, content: { [JSON_TYPE]: { schema } } }
}

type ErrorAnswers = ReturnType<typeof createErrorAnswers>

/** Calls with the same codes of a status share an answer among the components. */
function createErrorAnswers() {
  const answers = new Map<string, Answer>()
  return {
    answers,
    of(codesByStatus: ErrorsByStatus): Readonly<Record<string, Reference>> {
      const references = [...codesByStatus].map(([status, codes]) => {
        const name = codes.join('.')
        answers.set(name, errorAnswer(codes))
        return [String(status), { $ref: `#/components/responses/${name}` }] as const
      })
      return Object.fromEntries(references)
    },
  }
}

function errorAnswer(codes: readonly ErrorCode[]): Answer {
  const mayRetry = codes.some((code) => [429, 503].includes(ERROR_CODES[code].status))
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].when}`).join('\n'),
    ...(mayRetry && { headers: { 'Retry-After': { description: copy.retryAfter, schema: { type: 'integer' } } } }),
    content: { [JSON_TYPE]: { schema: { allOf: [ERROR], properties: { code: { enum: [...codes] } } } } },
  }
}

function sorted<Value>(entries: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
