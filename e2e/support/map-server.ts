import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { box, drawnItems } from '../../golf/reference/drawn-map.ts'
import { overpassOf } from '../../golf/reference/map-texts.ts'
import { listenLocally } from './local-port.ts'

/** A local map server, over real HTTP: it has a course of one hole, and holds its answers back until it is let go. */
export async function startMapServer(middle: { readonly latitudeDeg: number; readonly longitudeDeg: number }) {
  const map = overpassOf(
    drawnItems(
      [
        { tags: { leisure: 'golf_course', name: 'Slow Links' }, id: 'way/101', area: box(0, 0, 400, 400) },
        { tags: { golf: 'green' }, id: 'way/1011', area: box(0, 200, 12, 15) },
        {
          tags: { golf: 'hole', ref: '1', par: '4' },
          id: 'way/1012',
          line: [
            [0, -200],
            [0, 200],
          ],
        },
      ],
      middle,
    ),
    'geom',
  )
  const center = { lat: middle.latitudeDeg, lon: middle.longitudeDeg }
  const list = JSON.stringify({ elements: [{ type: 'way', id: 101, center, tags: { name: 'Slow Links' } }] })
  const queries: string[] = []
  let letGo = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const query = new URLSearchParams(body).get('data') ?? ''
      queries.push(query)
      await letGo.promise
      response.setHeader('content-type', 'application/json')
      response.end(query.includes('out tags center') ? list : map)
    })
  })
  const port = await listenLocally(server)
  return {
    settings: {
      OVERPASS_URL: `http://127.0.0.1:${port}/api/interpreter`,
      OVERPASS_USER_AGENT: 'Bagwise at golf.example',
    },
    /** Every call, in order. */
    queries,
    letGo: () => letGo.resolve(),
    holdBack: () => {
      letGo = Promise.withResolvers<void>()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
