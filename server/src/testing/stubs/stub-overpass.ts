import { text } from 'node:stream/consumers'
import type { ServerResponse } from 'node:http'
import { mapText } from '#server/testing/sample-map.ts'
import { startStubService } from './stub-service.ts'

/** One whole request, as the map server got it. */
type MapRequest = {
  readonly method: string | undefined
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly query: string
}

/** Answers instead of the map of the course; `number` is that of the way or relation, undefined in a query by place. */
export type MapAnswer = (response: ServerResponse, number: number | undefined) => void

export type StubOverpass = Awaited<ReturnType<typeof startStubOverpass>>

/** A stub of the map server: a course of one hole for each id, and outlines near each place. */
export async function startStubOverpass() {
  const requests: MapRequest[] = []
  const open = new Set<ServerResponse>()
  let mostOpen = 0
  let answer: MapAnswer | undefined
  const service = await startStubService(({ url, request, response }) => {
    open.add(response)
    mostOpen = Math.max(mostOpen, open.size)
    response.on('close', () => open.delete(response))
    void text(request).then((body) => {
      const query = new URLSearchParams(body).get('data') ?? ''
      requests.push({ method: request.method, path: url.pathname + url.search, headers: request.headers, query })
      const [, number] = /(?:way|relation)\((\d+)\)/.exec(query) ?? []
      if (answer) answer(response, number === undefined ? undefined : Number(number))
      else
        response.end(
          number === undefined ? NEAR : mapText({ number: Number(number), isRelation: /relation\(/.test(query) }),
        )
    })
  })
  return {
    url: `${service.url}/api/interpreter`,
    requests,
    /** Calls that were answered at the same time. */
    mostOpen: () => mostOpen,
    answerWith: (another: MapAnswer | undefined) => {
      answer = another
    },
    close: service.close,
  }
}

const NEAR = JSON.stringify({
  osm3s: { timestamp_osm_base: '2026-05-11T10:00:00Z' },
  elements: [
    { type: 'way', id: 71, center: { lat: 56.36, lon: -2.81 }, tags: { leisure: 'golf_course', name: 'Far Links' } },
    { type: 'relation', id: 72, center: { lat: 56.341, lon: -2.801 }, tags: { name: 'Öld\u0007 Links' } },
    { type: 'way', id: 73, center: { lat: 56.35, lon: -2.8 } },
  ],
})
