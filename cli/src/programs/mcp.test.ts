import { GOLFER_WITH_SHOTS } from '@bagwise/assistants/testing/sample-golfers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { memoryIo } from '../testing/memory-io.ts'
import { OPEN_ROUND, sampleProfile, takeoutOf } from '../testing/sample-takeout.ts'

const own = (distance: number) => ({ distance, source: 'measured' as const })
const PROFILE = sampleProfile(['driver', '5-wood', '7-iron', '8-iron', 'pw', 'sw', 'putter'], {
  driver: own(230),
  '5-wood': own(205),
  '7-iron': own(150),
  '8-iron': own(139),
  pw: { distance: 110, source: 'estimated' },
  sw: own(78),
})
const FILES = {
  'takeout.json': JSON.stringify(takeoutOf(PROFILE, { rounds: GOLFER_WITH_SHOTS.rounds })),
  'open.json': JSON.stringify(takeoutOf(PROFILE, { playedRounds: [OPEN_ROUND] })),
}
const IO = memoryIo(FILES)

const json = async (call: string): Promise<Record<string, unknown>> =>
  JSON.parse((await answer([...call.split(' '), '--json'], IO)).stdout)

/** What an assistant that has started this call is told by the tools. */
async function asked(call: string, calls: readonly (readonly [string, Record<string, unknown>])[]) {
  const answers: Record<string, unknown>[] = []
  const ended = await answer(call.split(' '), {
    ...IO,
    serve: async (server) => {
      const [ofClient, ofServer] = InMemoryTransport.createLinkedPair()
      const client = new Client({ name: 'test', version: '1.0.0' })
      await server.connect(ofServer)
      await client.connect(ofClient)
      for (const [name, input] of calls) {
        answers.push(Object((await client.callTool({ name, arguments: input })).structuredContent))
      }
      await client.close()
    },
  })
  return { ended, answers }
}

it('answers with the figures of the command line', async () => {
  const { ended, answers } = await asked('mcp --bag takeout.json', [
    ['plays_like', { distanceYards: 150, windMph: 12, temperatureF: 48, targetElevationFeet: 6 }],
    [
      'which_club',
      {
        distanceYards: 150,
        lie: 'rough',
        hazards: [{ kind: 'water', side: 'front', toReachYards: 120, toClearYards: 138 }],
      },
    ],
    ['gaps', { rule: 'fixed' }],
    ['better_bag', {}],
    ['index', {}],
  ])
  // The protocol alone was on stdout.
  expect(ended).toEqual({ stdout: '', stderr: '', exitCode: 0 })
  const [playsLike = {}, whichClub = {}, gaps = {}, betterBag = {}, index = {}] = answers

  const { bandYards, ...like } = await json('plays-like 150 --wind 12 --temp 48 --uphill 6 --bag takeout.json')
  expect(playsLike).toMatchObject({ ...like, plusMinusYards: bandYards })

  const advice = await json('advise 150 --lie rough --hazard water-front-120-138 --bag takeout.json')
  const choiceOf = (choice: unknown) => {
    const {
      club,
      kind,
      carryTodayYards,
      finishYards,
      startLineRightYards,
      aimRightYards,
      expectedStrokes,
      costStrokes,
    } = Object(choice)
    const same = { club, stroke: kind, carryTodayYards, finishYards, startLineRightYards, expectedStrokes, costStrokes }
    return { ...same, finishRightYards: aimRightYards }
  }
  expect(whichClub).toMatchObject({
    recommended: choiceOf(advice.recommended),
    alternatives: (advice.alternatives as readonly unknown[]).map(choiceOf),
  })

  const judged = await json('gaps --rule fixed --bag takeout.json')
  expect(gaps).toMatchObject({
    scorePoints: judged.score,
    gaps: (judged.gaps as readonly unknown[]).map((gap) => {
      const { longer, shorter, gapYards, verdict } = Object(gap)
      return {
        longerClub: longer.club,
        longerCarryYards: longer.carryYards,
        shorterClub: shorter.club,
        gapYards,
        verdict,
      }
    }),
  })

  const plan = await json('better-bag --bag takeout.json')
  const { shareBefore } = Object(plan.coverage)
  expect(betterBag.actions).toMatchObject(
    (plan.actions as readonly unknown[]).map((action) => {
      const { kind, expectedCarryYards, priceDollars, strokesPerRound } = Object(action)
      return {
        kind,
        strokesPerRound,
        ...(expectedCarryYards === undefined ? {} : { expectedCarryYards, priceDollars }),
      }
    }),
  )
  expect(Number(betterBag.coveredPercent)).toBeCloseTo(shareBefore * 100, 1)

  const rated = await json('index takeout.json')
  expect(index).toMatchObject({ indexStrokes: rated.index, roundCount: rated.roundCount })
})

it('OPN-14 answers the distance and the card while a round of the takeout is played under tournament rules', async () => {
  const { answers } = await asked('mcp --bag open.json', [
    ['which_club', { distanceYards: 140 }],
    ['plays_like', { distanceYards: 140, windMph: 10 }],
  ])
  const { card } = await json('advise 140 --bag open.json')
  for (const one of answers) {
    expect(one).toMatchObject({ distanceYards: 140, card })
    expect(Object.keys(one).toSorted()).toEqual(['answer', 'card', 'distanceYards', 'notKnown', 'rule'])
  }
})

it('says in one sentence why it does not begin', async () => {
  const refused = async (call: string) => answer(call.split(' '), IO)
  expect(await refused('mcp')).toEqual({
    stdout: '',
    stderr: 'Give the bag, such as: bagwise mcp --bag takeout.json.\n',
    exitCode: 2,
  })
  expect(await refused('mcp --bag none.json')).toMatchObject({ stdout: '', exitCode: 1 })
  expect(await refused('mcp takeout.json --bag takeout.json')).toMatchObject({ exitCode: 2 })
  expect((await refused('mcp --help')).stdout).toMatch(/^Usage: bagwise mcp /)
  expect((await refused('--help')).stdout).toMatch(/\n {2}mcp --bag /)
})
