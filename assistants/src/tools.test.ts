import { readFileSync } from 'node:fs'
import { tournamentCard } from '@bagwise/golf/shot-advice/tournament-answer'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool } from './call-tool.ts'
import { bagOf } from './golfer.ts'
import type { AskingGolfer } from './golfer.ts'
import { createMcpServer } from './mcp-server.ts'
import { GOLFER_WITH_BAG, GOLFER_WITH_SHOTS, NEW_GOLFER, TODAY } from './testing/sample-golfers.ts'
import { anyInput } from './testing/any-input.ts'
import { ASKED, called, problemOf, schemasOf } from './testing/ask-anything.ts'
import { TOOLS } from './tools.ts'
import * as copy from './tools.copy.ts'

const NAMES = ['plays_like', 'which_club', 'gaps', 'better_bag', 'my_clubs', 'my_shots', 'index']
const GOLFERS = { 'nothing known': NEW_GOLFER, 'a bag': GOLFER_WITH_BAG, 'a bag and shots': GOLFER_WITH_SHOTS }
/** A figure has one of these at the end of its name. */
const UNITS = /(?:Yards|Feet|Mph|Deg|F|Strokes|StrokesPerRound|strokesPerRound|Percent|Points|Dollars|Count)$/
function said(name: string, golfer: AskingGolfer, input: object = ASKED[name] ?? {}) {
  const answer = callTool({ name, input }, { golfer, today: TODAY })
  if ('wrong' in answer) throw new Error(answer.wrong)
  return answer.said as typeof answer.said & Record<string, unknown>
}

/** Every name of a number in a JSON Schema. */
function numberNames(schema: unknown, name = ''): readonly string[] {
  const { type, properties = {}, items, anyOf = [] } = Object(schema)
  const own = type === 'number' || type === 'integer' ? [name] : []
  return [
    ...own,
    ...Object.entries(properties).flatMap(([key, entry]) => numberNames(entry, key)),
    ...(items === undefined ? [] : numberNames(items, name)),
    ...anyOf.flatMap((entry: unknown) => numberNames(entry, name)),
  ]
}

/** A client of the SDK that is connected to a golfer's tools. */
async function clientFor(golfer: AskingGolfer) {
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair()
  const server = createMcpServer({ version: '0.1.0', answer: (call) => callTool(call, { golfer, today: TODAY }) })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await server.connect(ofServer)
  await client.connect(ofClient)
  return client
}

describe('the tools', () => {
  let client: Client
  beforeAll(async () => {
    client = await clientFor(GOLFER_WITH_SHOTS)
  })
  afterAll(() => client.close())

  it('OPN-10 have the unit of every figure in its name, in what goes in and in what comes out', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(NAMES)
    const names = tools.flatMap(({ inputSchema, outputSchema }) => [
      ...numberNames(inputSchema),
      ...numberNames(outputSchema),
    ])
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => !UNITS.test(name))).toEqual([])
  })

  it('OPN-10 name their rule and what they do not know, and answer in words with an empty bag and without shots', () => {
    for (const [what, golfer] of Object.entries(GOLFERS)) {
      for (const name of NAMES) {
        const { answer, rule, notKnown } = said(name, golfer)
        expect({ what, name, answer }).toMatchObject({ answer: expect.stringMatching(/^[A-Z0-9].*\.$/) })
        expect({ what, name, rule }).toMatchObject({ rule: expect.stringMatching(/^[A-Z].*\.$/) })
        expect(notKnown.length, `${what} ${name}`).toBeGreaterThan(0)
        for (const sentence of notKnown) expect(sentence).toMatch(/^[A-Z].*\.$/)
      }
    }
    for (const name of ['plays_like', 'which_club']) expect(said(name, NEW_GOLFER).answer).toBe(copy.emptyBag)
    for (const name of ['gaps', 'better_bag']) expect(said(name, NEW_GOLFER).answer).toBe(copy.tooFewClubs)
    expect(said('my_clubs', NEW_GOLFER).answer).toBe(copy.noClubs)
    expect(said('my_shots', GOLFER_WITH_BAG, {}).answer).toBe(copy.noShots)
    expect(said('my_shots', GOLFER_WITH_SHOTS, { club: 'pw' }).answer).toBe(copy.noShotsOf('pw'))
    expect(said('index', GOLFER_WITH_BAG).answer).toBe(copy.noRounds)

    const { wind, height, spread, hand, temperature } = copy.notKnown
    const unsaid = said(
      'which_club',
      { ...GOLFER_WITH_BAG, profile: { ...GOLFER_WITH_BAG.profile, hand: null } },
      { distanceYards: 150 },
    )
    expect(unsaid.notKnown).toEqual(expect.arrayContaining([wind, height, spread, hand, temperature]))
    const known = said('which_club', GOLFER_WITH_SHOTS, {
      distanceYards: 150,
      windMph: 0,
      targetElevationFeet: 0,
      altitudeFeet: 0,
      temperatureF: 70,
      hazards: [],
    })
    expect(known.notKnown).toEqual([])
  })

  it('OPN-14 answer a shot in a tournament with the distance and the card in bag order, and nothing that advises', () => {
    const { clubs } = bagOf(GOLFER_WITH_SHOTS, TODAY)
    const inRound = { ...GOLFER_WITH_SHOTS, isInTournament: true }
    for (const name of ['which_club', 'plays_like']) {
      const asked = { ...ASKED[name], isTournament: true }
      for (const answered of [said(name, GOLFER_WITH_SHOTS, asked), said(name, inRound)]) {
        expect(Object.keys(answered).toSorted()).toEqual(['answer', 'card', 'distanceYards', 'notKnown', 'rule'])
        expect(answered.distanceYards).toBe(150)
        const card = (answered.card as readonly { readonly club: string }[]).map(({ club }) => club)
        expect(card).toEqual(tournamentCard(clubs).map(({ club }) => club))
        expect(card).toEqual(['driver', '5-wood', '5-iron', '7-iron', '8-iron', 'pw', 'sw'])
        expect(answered.answer).toBe('150 yards. Your carries are on the card, in the order of the bag.')
      }
      // Whatever else is said of the shot.
      expect(said(name, inRound, { distanceYards: 150 })).toEqual(said(name, inRound))
    }
  })

  it('use the hand of the profile', () => {
    const ofHand = (hand: 'left' | 'right' | null) =>
      said(
        'which_club',
        { ...GOLFER_WITH_BAG, profile: { ...GOLFER_WITH_BAG.profile, hand } },
        {
          distanceYards: 165,
          slope: 'sidehill-above',
        },
      )
    expect(ofHand('left').recommended).not.toEqual(ofHand('right').recommended)
    expect(ofHand(null).recommended).toEqual(ofHand('right').recommended)
  })

  it('say in one sentence what is wrong with their input', () => {
    const wrong = (name: string, input: unknown) => {
      const answer = callTool({ name, input }, { golfer: GOLFER_WITH_BAG, today: TODAY })
      return 'wrong' in answer ? answer.wrong : undefined
    }
    expect(wrong('plays_like', {})).toBe('distanceYards is missing.')
    expect(wrong('plays_like', undefined)).toBe('distanceYards is missing.')
    expect(wrong('plays_like', [])).toBe('The input has to be an object.')
    expect(wrong('plays_like', { distanceYards: '150' })).toBe('distanceYards has to be a number.')
    expect(wrong('plays_like', { distanceYards: 700 })).toBe('distanceYards has to be 600 or less.')
    expect(wrong('plays_like', { distanceYards: 150, windMph: -1 })).toBe('windMph has to be 0 or more.')
    expect(wrong('plays_like', { distanceYards: 150, wind: 5 })).toBe('There is no input wind.')
    expect(wrong('which_club', { distanceYards: 150, slope: 'steep' })).toBe(
      'slope has to be one of: flat, uphill, downhill, sidehill-above, sidehill-below.',
    )
    expect(wrong('which_club', { distanceYards: 150, hazards: [{ kind: 'water' }] })).toMatch(/^hazards\.0\.side /)
    const hazard = { kind: 'water', side: 'front', toReachYards: 100, toClearYards: 90 }
    expect(wrong('which_club', { distanceYards: 150, hazards: [hazard] })).toBe(copy.clearedBeforeReached)
    expect(wrong('which_club', { distanceYards: 150, hazards: Array.from({ length: 13 }, () => hazard) })).toBe(
      'hazards has too many: at most 12.',
    )
    expect(wrong('aim', {})).toBe(`There is no tool aim. There are: ${NAMES.join(', ')}.`)
  })
})

describe.each(Object.entries({ 'nothing known': NEW_GOLFER, shots: GOLFER_WITH_SHOTS }))(
  'generated inputs, with %s',
  (_what, golfer) => {
    let client: Client
    beforeAll(async () => {
      client = await clientFor(golfer)
    })
    afterAll(() => client.close())

    it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
      'OPN-11 give %s results or tool errors that hold the schema, and the call that follows works',
      async (name, { input }) => {
        const { takes, holds } = await schemasOf(client, name)
        const counts = { results: 0, errors: 0 }
        await fc.assert(
          fc.asyncProperty(anyInput(input), async (sent) => {
            const answer = await called(client, name, sent)
            const isResult = answer.isError !== true
            counts[isResult ? 'results' : 'errors'] += 1
            // A name that JavaScript gives another meaning is left out on the way.
            const { ['__proto__']: _unseen, ...taken } = sent
            expect({ sent, problem: problemOf(answer, holds), isResult }).toEqual({
              sent,
              problem: '',
              // What the schema refuses is refused.
              isResult: isResult && takes(taken),
            })
            const next = await called(client, name, ASKED[name] ?? {})
            expect({ sent, isError: next.isError ?? false }).toEqual({ sent, isError: false })
          }),
          { numRuns: 200, seed: 11 },
        )
        expect(counts.results).toBeGreaterThan(2)
        expect(counts.errors).toBeGreaterThan(2)
      },
    )
  },
)

it('OPN-11 take whatever is no object, no JSON or no tool as wrong input', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.constantFrom(Number.NaN, Infinity, undefined, null, () => 1, Symbol('x'), 1n),
  )
  fc.assert(
    fc.property(fc.constantFrom(...NAMES, 'aim', '__proto__', ''), anything, fc.string(), (name, value, field) => {
      for (const input of [value, { distanceYards: value }, { distanceYards: 150, [field]: value }]) {
        const answer = callTool({ name, input }, { golfer: GOLFER_WITH_BAG, today: TODAY })
        expect('wrong' in answer ? answer.wrong : answer.said.answer).toMatch(/\.$/)
      }
    }),
    { numRuns: 200 },
  )
})

it('are described in the README of the command line', () => {
  const readme = readFileSync(new URL('../../cli/README.md', import.meta.url), 'utf8')
  for (const name of NAMES) expect(readme).toContain(`\`${name}\``)
})
