import { QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS, PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { queryClient } from '#http/query-client.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { ShotAdvisor } from '#features/shot-advice/shot-advisor.tsx'

/** What is loaded later is there. */
const lazyParts = vi.hoisted(() => ({ loading: [] as Promise<void>[] }))
vi.mock('#ui/lazy-part.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  lazyPart: <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
    let Part: ComponentType<Props> | undefined
    lazyParts.loading.push(
      load().then((loaded) => {
        Part = loaded
      }),
    )
    return (props: Props) => Part && createElement(Part, props)
  },
}))

const CARRIES = { driver: 224, '5-wood': 193, '7-iron': 141, pw: 108, sw: 80 } as const
const HELP =
  'Tournament: distances and your own card only. Rule 4.3a(1) does not allow a device to suggest a club or a line. Ask your Committee whether distance devices are allowed.'
/** What a caddie would say, and what would say it. */
const ADVICE =
  /\baim|\bline\b|oval|spread|plays|uphill|downhill|higher|lower|elevation|altitude|\blie\b|rough|strokes|odds|reason|why|alternative|instead|setup|\bstance|\btips?\b|what would change|reaches|in reach|into|helping|across|(left|right) of|from the|\bAI\b|analy|nearest|closest|detail|divot|hardpan|sitting|plugged|\bsand\b|\blip\b|branches|\bfeel/i

const FORECAST = {
  reading: { ...TYPICAL_READING, temperatureF: 63.6, windSpeedMph: 11.4, windDirection: 'SW', windFromDeg: 225 },
  isTypical: false,
  service: 'open-meteo',
  defaultPlaceName: 'Pinehurst',
} as const

const bag = Object.fromEntries(
  (Object.keys(CARRIES) as readonly (keyof typeof CARRIES)[]).map((type) => {
    const { type: _type, ...fields } = newBagClub(type)
    return [type, fields]
  }),
)
const distances = Object.fromEntries(
  Object.entries(CARRIES).map(([club, distance]) => [club, { distance, source: 'measured' as const }]),
)

function shown(query: string, { hasBag = true, units = 'yards' as PreferredUnits } = {}): string {
  const profile = projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, preferredUnits: units },
    ...(hasBag ? { bag, distances } : {}),
  })
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(
        MemoryRouter,
        { initialEntries: [`/shot-advisor?${query}`] },
        createElement(ShotAdvisor, { profile }),
      ),
    ),
  )
}

/** The card, and all else that is seen, heard or read out, without the help of the switch. */
function parts(query: string, options?: Parameters<typeof shown>[1]) {
  const html = shown(query, options)
  const [card = ''] = /<table.*<\/table>/.exec(html) ?? []
  const labels = [...html.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text)
  const text = textOf(html.replace(card, ' '))
  return { html, card, rest: `${text} ${labels.join(' ')}`.replace(HELP, '') }
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const queries = fc
  .record(
    {
      distance: fc.oneof(fc.integer({ min: 1, max: 400 }).map(String), fc.constantFrom('9999', 'far')),
      lie: fc.constantFrom(...LIES),
      detail: fc.constantFrom(...Object.values(LIE_DETAILS).flat()),
      lip: fc.constant('yes'),
      limbs: fc.constant('yes'),
      felt: fc.constant('yes'),
      slope: fc.constantFrom(...SLOPES),
      pin: fc.constantFrom(...PINS),
      hazards: fc.constantFrom(...HAZARD_KINDS.flatMap((kind) => HAZARD_SIDES.map((side) => `${kind}-${side}`))),
      weather: fc.constantFrom(...WEATHER_WORDS),
      wind: fc.integer({ min: 0, max: 60 }).map(String),
      from: fc.integer({ min: 0, max: 359 }).map(String),
      temperature: fc.integer({ min: 20, max: 110 }).map(String),
      altitude: fc.integer({ min: 1, max: 9000 }).map(String),
      elevation: fc.integer({ min: -300, max: 300 }).map(String),
      soft: fc.constant('yes'),
      own: fc.constant('yes'),
      drawer: fc.constant('conditions'),
      advice: fc.constant('yes'),
    },
    { requiredKeys: [] },
  )
  .map((said) => String(new URLSearchParams({ ...said, tournament: 'yes' })))

describe('the shot advisor in a tournament', () => {
  beforeAll(async () => {
    // Parts bring parts of their own.
    for (let index = 0; index < lazyParts.loading.length; index += 1) await lazyParts.loading[index]
  })
  beforeEach(() => {
    vi.stubGlobal('localStorage', sampleStorage())
    queryClient.setQueryData(['place'], null)
    queryClient.setQueryData(['weather', null], FORECAST)
  })
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  it('ACT-44 has no advice and no club outside the card, whatever the address says', () => {
    fc.assert(
      fc.property(queries, fc.boolean(), (query, hasBag) => {
        const { html, rest } = parts(query, { hasBag })
        expect(textOf(html)).toContain(HELP)
        expect(`${textOf(html)} ${rest}`).not.toMatch(/\baim|\bplays\b|\bAI\b/)
        expect(html).not.toMatch(/<figure|<details(?![^>]*_accordion)/)
        expect(rest).toContain('To the pin')
        expect(rest).not.toMatch(ADVICE)
        for (const { displayName } of Object.values(CLUBS)) expect(rest).not.toContain(displayName)
      }),
      { seed: 433, numRuns: 100 },
    )
  })

  it('ADV-03 lists the whole bag in its order, the same to the letter for 200 shots, with no row marked', () => {
    const { card } = parts('tournament=yes')
    expect(textOf(card)).toBe(
      'Your carries in yards, in still air at 70°F Club Carry ¾ Three-quarter swing ½ Half swing ' +
        'Driver 224 168 112 5-Wood 193 145 97 7-Iron 141 106 71 Pitching Wedge 108 81 54 Sand Wedge 80 60 40',
    )
    expect(new Set([...card.matchAll(/<tr[^>]*><th scope="row"[^>]*>/g)].map(([row]) => row)).size).toBe(1)
    fc.assert(
      fc.property(queries, (query) => {
        expect(parts(query).card).toBe(card)
      }),
      { seed: 434, numRuns: 200 },
    )
  })

  it('ADV-01 has the pin, the green, hazards as they were typed, the card, the forecast and the words of the rule', () => {
    const hazards = 'water-front-120-138.bunker-left-150.ob-right'
    const { html, card, rest } = parts(`tournament=yes&distance=143&pin=front&hazards=${hazards}`)
    expect(textOf(html)).toContain(HELP)
    expect(rest).toContain('Water front: 120 to reach, 138 to clear. Bunker left: 150 to reach.')
    expect(rest).not.toMatch(/Out of bounds right:|usual/)
    expect(rest).toContain('Forecast Pinehurst now: 64°F, wind 11 mph from SW.')
    expect(textOf(card)).toContain('7-Iron 141 106 71')
    // Where the hole is cut is not asked: the pin of the address counts for nothing.
    expect(rest).toContain('To the pin Front 128 Middle 143 Back 158')
    expect(rest).toContain('Front, middle and back are for a typical green, 30 yards deep.')
    expect(rest).toContain('143 yards to the pin. Front 128, middle 143, back 158.')
    const metres = parts('tournament=yes&distance=143&pin=front', { units: 'metres' })
    expect(metres.rest).toContain('131 meters to the pin. Front 117, middle 131, back 144.')
    expect(textOf(metres.card)).toContain('Your carries in meters, in still air at 21°C')
    expect(textOf(metres.card)).toContain('7-Iron 129 97 64')
  })

  it('leaves out the parts of the green that the ball is past', () => {
    expect(parts('tournament=yes&distance=8').rest).toContain('8 yards to the pin. Middle 8, back 23.')
    expect(parts('tournament=yes&distance=15').rest).toContain('15 yards to the pin. Middle 15, back 30.')
  })

  it('ADV-06 tells the forecast as wind by the compass and temperature, whatever wind the golfer had typed', () => {
    const { rest } = parts('tournament=yes&weather=windy&wind=33&from=180&temperature=41')
    expect(rest).toContain('Pinehurst now: 64°F, wind 11 mph from SW.')
    expect(rest).not.toMatch(/33|41|into|helping|across|down(wind)?\b/i)
    queryClient.setQueryData(['weather', null], { ...FORECAST, isTypical: true })
    expect(parts('tournament=yes').rest).toContain('No weather right now.')
  })

  it('says what an empty card needs', () => {
    expect(parts('tournament=yes', { hasBag: false }).rest).toContain(
      'Your card is empty: no club in your bag has a distance yet. Calculate My Distances',
    )
  })

  it('SHO-21 has plays-like numbers and all else again when the switch is off', () => {
    const query = 'distance=143&lie=rough&weather=windy&from=90&hazards=water-left&elevation=20'
    expect(textOf(shown(query))).toContain('From the right. Turn the arrow.')
    expect(textOf(shown(query))).toContain('Flat · higher 20 ft · pin middle · 70°F · water left')
    expect(textOf(shown(`${query}&advice=yes`))).toMatch(
      /143 yd Rough Wind 15 mph, from the right 70°F Target 20 ft up Pin middle Water left/,
    )
    expect(parts(`${query}&advice=yes&tournament=yes`).rest).not.toMatch(/plays|Rough|Target|Wind 15/)
    const more = `${query}&detail=deep-rough&limbs=yes&felt=yes`
    expect(textOf(shown(`${more}&advice=yes`))).toMatch(
      /143 yd Deep rough Branches over the line Wind 15 mph as you feel it, from the right/,
    )
    expect(parts(`${more}&advice=yes&tournament=yes`).rest).not.toMatch(/rough|branches|feel/i)
  })
})
