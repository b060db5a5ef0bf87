import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdCalls, request, RequestProblem, send } from './request.ts'

/** Stands for the network: the next call gets this answer, or fails as a broken connection does. */
function answerWith(answer: Response | Error) {
  const network = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', network)
  return network
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

async function problemOf(call: Promise<unknown>): Promise<RequestProblem> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RequestProblem)) throw new Error(`Expected a RequestProblem, got ${String(error)}`)
  return error
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(performance, 'now').mockReturnValue(2_000)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('request', () => {
  it('writes what is asked for behind the question mark, and no mark without it', async () => {
    const network = answerWith(json({ ok: true }))
    await request('GET', '/api/weather', undefined, { latitudeDeg: '56.3', longitudeDeg: '-2.8' })
    expect(network.mock.calls[0]?.[0]).toBe('/api/weather?latitudeDeg=56.3&longitudeDeg=-2.8')
    const plain = answerWith(json({ ok: true }))
    await request('GET', '/api/weather', undefined)
    expect(plain.mock.calls[0]?.[0]).toBe('/api/weather')
  })

  it('takes the answer to a call that the page has made before its scripts came, once', async () => {
    const network = answerWith(json({ user: 'asked again' }))
    const answer = Promise.resolve(json({ user: 'asked early' }))
    vi.stubGlobal('firstCalls', [{ path: '/api/session', answer }])
    await request('GET', '/api/profile', undefined)
    expect(network).toHaveBeenCalledTimes(1)
    expect(await request('GET', '/api/session', undefined)).toEqual({ user: 'asked early' })
    expect(network).toHaveBeenCalledTimes(1)
    answerWith(json({ user: 'asked again' }))
    expect(await request('GET', '/api/session', undefined)).toEqual({ user: 'asked again' })
  })

  it.each([undefined, json({ code: 'not-signed-in', message: 'Please sign in.' }, 401)])(
    'asks itself where the call before its scripts got no good answer: %s',
    async (answer) => {
      answerWith(json({ user: null }))
      vi.stubGlobal('firstCalls', [{ path: '/api/session', answer: Promise.resolve(answer) }])
      expect(await request('GET', '/api/session', undefined)).toEqual({ user: null })
    },
  )

  it('asks itself long after the start of the page', async () => {
    answerWith(json({ user: 'now' }))
    vi.stubGlobal('firstCalls', [{ path: '/api/session', answer: Promise.resolve(json({ user: 'then' })) }])
    vi.spyOn(performance, 'now').mockReturnValue(60_000)
    expect(await request('GET', '/api/session', undefined)).toEqual({ user: 'now' })
  })

  it('answers what the server said', async () => {
    answerWith(json({ user: null }))
    expect(await request('GET', '/api/session', undefined)).toEqual({ user: null })
  })

  it('sends a body as JSON, and none where there is none', async () => {
    const network = answerWith(json({}))
    await request('PATCH', '/api/profile', { batch: '1' })
    expect(network).toHaveBeenCalledWith(
      '/api/profile',
      expect.objectContaining({
        method: 'PATCH',
        body: '{"batch":"1"}',
        headers: { 'content-type': 'application/json', 'x-bagwise-contract': '2' },
      }),
    )
    answerWith(json({}))
    await request('GET', '/api/session', undefined)
    expect(vi.mocked(fetch).mock.lastCall?.[1]).not.toHaveProperty('body')
  })

  it('passes on why the server refused, and which field', async () => {
    answerWith(json({ code: 'invalid-value', message: 'At most 400.', path: 'clubDistances.driver.distance' }, 422))
    expect(await problemOf(request('PATCH', '/api/profile', {}))).toMatchObject({
      code: 'invalid-value',
      status: 422,
      message: 'At most 400.',
      path: 'clubDistances.driver.distance',
      isRefusal: true,
    })
  })

  it.each([400, 409, 413, 422])('takes status %i as a verdict on what was sent', async (status) => {
    answerWith(json({ code: 'x', message: 'No.' }, status))
    expect((await problemOf(request('PATCH', '/api/profile', {}))).isRefusal).toBe(true)
  })

  it.each([
    [429, '840', 840],
    [429, '999999', 3600],
    [429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [429, undefined, undefined],
    [503, '2', undefined],
  ])('HRD-20 knows from %i with Retry-After %s how long to wait', async (status, retryAfter, waitSeconds) => {
    const headers = {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    }
    answerWith(new Response(JSON.stringify({ code: 'x', message: 'No.' }), { status, headers }))
    expect((await problemOf(request('PATCH', '/api/profile', {}))).waitSeconds).toBe(waitSeconds)
  })

  it.each([401, 403, 404, 408, 415, 429, 500, 503])(
    'takes status %i as no verdict on what was sent',
    async (status) => {
      answerWith(json({ code: 'x', message: 'No.' }, status))
      expect((await problemOf(request('PATCH', '/api/profile', {}))).isRefusal).toBe(false)
    },
  )

  it.each([
    ['a broken connection', new TypeError('Failed to fetch')],
    ['an answer that takes too long', new DOMException('The operation timed out', 'TimeoutError')],
    ['a hotel’s sign-in page', new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['a proxy’s own error', new Response('Bad Gateway', { status: 502 })],
    ['an answer that breaks off', new Response('{"user":', { headers: { 'content-type': 'application/json' } })],
    ['an error in another shape', json({ code: 7, message: 'No.' }, 422)],
  ])('calls it unreachable: %s', async (_name, answer) => {
    answerWith(answer)
    const problem = await problemOf(request('GET', '/api/session', undefined))
    expect(problem).toMatchObject({ code: 'unreachable', status: 0, isRefusal: false })
    expect(problem.message).toContain("Can't reach Bagwise")
  })
})

describe('held calls', () => {
  it('leave once they are released, and later ones at once', async () => {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(json({ ok: true })))
    vi.stubGlobal('fetch', network)
    const release = holdCalls()
    const held = request('GET', '/api/session', undefined)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(network).not.toHaveBeenCalled()
    release()
    await held
    await request('GET', '/api/session', undefined)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('end as unreachable when they have waited as long as they may', async () => {
    vi.stubGlobal('fetch', async (_path: string, options: RequestInit) => {
      options.signal?.throwIfAborted()
      return json({ ok: true })
    })
    const release = holdCalls()
    const waiting = new AbortController()
    const problem = problemOf(send('GET', '/api/session', undefined, { signal: waiting.signal }))
    waiting.abort()
    expect(await problem).toMatchObject({ code: 'unreachable' })
    release()
  })
})
