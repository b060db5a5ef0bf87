import { createHash } from 'node:crypto'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_ROUTES, nameOf, routesOfRouter } from '#server/testing/attacks/api-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { JsonSchema } from './json-schemas.ts'
import type { OpenApiDocument } from './open-api.ts'
import { unitOfName } from './schema-html.ts'

describe('the OpenAPI document', () => {
  let app: TestApp
  let document: OpenApiDocument
  beforeAll(async () => {
    app = await startTestApp('sqlite', { config: { metricsToken: 'a token for metrics' } })
    document = (await app.server.inject('/api/openapi.json')).json()
  })
  afterAll(() => app.remove())

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    )

  it('OPN-16 is valid OpenAPI 3.1 and has every call of the router, and no other', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const ofRouter = [...routesOfRouter(app.server), 'GET /metrics'].map((route) => route.replace(/:(\w+)/g, '{$1}'))
    expect(
      operations()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(ofRouter.toSorted())
  })

  it('OPN-16 says of every call what it takes, answers and is refused with, and who may make it', () => {
    for (const { name, operation } of operations()) {
      const { summary, responses, requestBody, security } = operation
      expect({ name, summary }).toEqual({ name, summary: expect.stringMatching(/^[A-Z].*[^.]$/) })
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(name === 'GET /metrics' ? ['200', '401'] : ['200', '429', '500']),
      )
      expect({ name, hasBody: requestBody !== undefined }).toEqual({ name, hasBody: !name.startsWith('GET') })
      const route = API_ROUTES.find((each) => nameOf(each).replace(/:(\w+)/g, '{$1}') === name)
      const needed = { anybody: [], golfer: [{ session: [] }], token: [{ token: [] }] }
      const access = name === 'GET /metrics' ? [{ metricsToken: [] }] : needed[route?.access ?? 'anybody']
      expect({ name, security }).toEqual({ name, security: access })
    }
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('deleteOwnCoursesById')
  })

  it('has a unit for every number, by its name or in words, and says what others count', () => {
    const counts = new Set(
      [
        'alg number par strokeIndex score putts hole order holeCount shotCount firstHole adviceFromHole slopeRating',
        'compression dimples holes tilt biasShare mishitRatio rows',
      ].flatMap((line) => line.split(' ')),
    )
    const withoutUnit = new Set<string>()
    const look = (schema: JsonSchema | boolean | undefined, name: string, words = ''): void => {
      if (typeof schema !== 'object' || schema.const !== undefined) return
      const { type, description = '', properties = {}, items, prefixItems, anyOf, oneOf, additionalProperties } = schema
      const said = `${words}${description.replaceAll(/Must [^.]*\./g, '')}`
      const isNumber = [type].flat().some((each) => each === 'number' || each === 'integer')
      if (isNumber && unitOfName(name) === undefined && said === '' && !counts.has(name)) withoutUnit.add(name)
      for (const [key, field] of Object.entries(properties)) look(field, key)
      for (const part of [items, prefixItems, anyOf, oneOf, additionalProperties].flat()) look(part, name, said)
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name)
    for (const { operation } of operations()) {
      for (const parameter of operation.parameters ?? [])
        if ('schema' in parameter) look(parameter.schema, parameter.name)
      const answers = Object.values(operation.responses).map((answer) =>
        'content' in answer ? answer.content : undefined,
      )
      for (const content of [operation.requestBody?.content, ...answers]) {
        for (const { schema } of Object.values(content ?? {})) look(schema, '')
      }
    }
    expect([...withoutUnit]).toEqual([])
  })

  it.each(['/api/openapi.json', '/api/docs'])(
    'may be kept for minutes, and is sent compressed or not at all: %s',
    async (url) => {
      const get = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })
      const plain = await get()
      expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
      const [br, gzip] = [
        await get({ 'accept-encoding': 'gzip, br' }),
        await get({ 'accept-encoding': 'gzip;q=0.5, br;q=0' }),
      ]
      expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
      const { statusCode, payload } = await get({ 'if-none-match': String(plain.headers.etag) })
      expect({ statusCode, payload }).toEqual({ statusCode: 304, payload: '' })
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    },
  )

  it('OPN-17 is a page without scripts that loads nothing from other hosts', async () => {
    const { payload, headers } = await app.server.inject('/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(payload) ?? []
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).not.toMatch(/https?:|\*|unsafe/)
    expect(payload).not.toMatch(/<script|<iframe|<img|@import|url\(|srcset|\son\w+=/i)
    const targets = Array.from(payload.matchAll(/(?:href|src|action)="([^"]*)"/g), ([, target = '']) => target)
    expect(targets.filter((target) => !/^(?:#|\/(?!\/))/.test(target))).toEqual([])
    const ids = new Set(Array.from(payload.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id))
    expect(targets.filter((target) => target.startsWith('#') && !ids.has(target.slice(1)))).toEqual([])
    for (const { operation } of operations()) expect(ids).toContain(operation.operationId)
  })
})

it('knows no metrics where there are none', async () => {
  const app = await startTestApp('sqlite')
  expect((await app.server.inject('/api/openapi.json')).payload).not.toContain('etrics')
  await app.remove()
})
