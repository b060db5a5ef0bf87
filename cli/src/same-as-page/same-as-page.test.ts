import { beforeAll, describe, expect, it, vi } from 'vitest'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { Round } from '@bagwise/contract/rounds'
import type { ClubType } from '@bagwise/golf/club'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { rateRounds } from '@bagwise/golf/handicap/dated-differentials'
import { judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { picturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import { keptShotOf, importSession } from '@bagwise/shot-files/preview/import-session'
import { previewClubs } from '@bagwise/shot-files/preview/preview-clubs'
import type { PreviewClub } from '@bagwise/shot-files/preview/preview-clubs'
import { packedKept, previewQuestion } from '@bagwise/shot-files/preview/preview-question'
import { importedShots, sortShots } from '@bagwise/shot-files/preview/sorted-shots'
import type { FileOutcome } from '@bagwise/shot-files/read-shots'
import type { LearnedFromFiles } from '@bagwise/shot-files/learn-from-files'
import type { ReadFile } from '@bagwise/shot-files/shot-file'
import * as moreFiles from '@bagwise/shot-files/testing/more-vendor-files'
import * as files from '@bagwise/shot-files/testing/vendor-files'
import { workbookParts, zipped } from '@bagwise/shot-files/testing/workbook'
import type { SheetRow } from '@bagwise/shot-files/testing/workbook'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import { answer } from '../answer.ts'
import { inUnits } from '../in-units.ts'
import { memoryIo } from '../testing/memory-io.ts'
import { sampleProfile, takeoutOf } from '../testing/sample-takeout.ts'
import * as page from './page.ts'

const TODAY = '2026-11-27'
const UNDECIDED = { clubs: [], words: new Map(), takenBack: new Map(), taken: new Map(), full: new Map() }

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) })
  return () => vi.useRealTimers()
})

const own = (distance: number) => ({ distance, source: 'measured' as const })
const guess = (distance: number) => ({ distance, source: 'estimated' as const })

/** A short bag, a full one of a strong player whose 7-iron is kept at home, and one with lofts that contradict each other. */
const GOLFERS: Readonly<Record<string, Profile>> = {
  short: sampleProfile(['driver', '5-wood', '7-iron', '9-iron', 'pw', 'sw', 'putter'], {
    driver: own(205),
    '5-wood': guess(180),
    '7-iron': own(138),
    '9-iron': own(117),
    pw: own(104),
    sw: own(78),
  }),
  full: atHome(
    sampleProfile(
      [
        'driver',
        '3-wood',
        '3-hybrid',
        '4-iron',
        '5-iron',
        '6-iron',
        '7-iron',
        '8-iron',
        '9-iron',
        'pw',
        'gw',
        'sw',
        'lw',
      ],
      {
        driver: own(272),
        '3-wood': own(248),
        '3-hybrid': guess(228),
        '4-iron': own(212),
        '5-iron': own(200),
        '6-iron': own(189),
        '7-iron': own(178),
        '8-iron': own(166),
        '9-iron': own(153),
        pw: own(139),
        gw: own(122),
        sw: own(105),
        lw: own(86),
      },
      { handicap: 3.2, hand: 'left', swingSpeed: 112 },
    ),
    '7-iron',
  ),
  unknown: sampleProfile(['driver', '6-iron', 'pw'], { driver: guess(190), '6-iron': own(120), pw: guess(84) }, {}),
}

function atHome(profile: Profile, club: ClubType): Profile {
  const golfBag = profile.golfBag.map((owned) => (owned.type === club ? { ...owned, isInBag: false } : owned))
  return { ...profile, golfBag }
}

const PATHS = Object.keys(GOLFERS)
const profileOf = (path: string) => GOLFERS[path] ?? sampleProfile([], {})
const shotFiles: Readonly<Record<string, string>> = { ...files, ...moreFiles }
const io = memoryIo({
  ...Object.fromEntries(PATHS.map((path) => [path, JSON.stringify(takeoutOf(profileOf(path)))])),
  ...Object.fromEntries(Object.entries(shotFiles).map(([name, content]) => [`${name}.csv`, content])),
})

async function json(words: string, machine = io): Promise<Readonly<Record<string, unknown>>> {
  return JSON.parse((await answer([...words.split(' '), '--json'], machine)).stdout)
}

type ClubFigures = { readonly club: ClubType; readonly carryYards: number }

function clubsIn({ clubs }: Readonly<Record<string, unknown>>): readonly ClubFigures[] {
  return clubs as readonly ClubFigures[]
}

describe.each(PATHS)('OPN-05 the figures of the golfer "%s" are the page’s', (path) => {
  const profile = profileOf(path)

  it.each([
    ['distance=150&lie=fairway', '150'],
    ['distance=96&lie=rough&wind=12&from=45&elevation=20', '96 --lie rough --wind 12 --from 45 --uphill 20'],
    [
      'distance=170&lie=tee&fairway=28&weather=windy&hazards=water-front-120-140',
      '170 --lie tee --fairway 28 --weather windy --hazard water-front-120-140',
    ],
    [
      'distance=40&lie=bunker&detail=plugged&lip=yes&pin=front&side=left',
      '40 --lie bunker --detail plugged --lip --pin front --side left',
    ],
    [
      'distance=131&lie=rough&detail=deep-rough&slope=uphill&soft=yes&temperature=45&altitude=5000',
      '131 --lie rough --detail deep-rough --slope uphill --soft --temp 45 --altitude 5000',
    ],
    [
      'distance=120&lie=fairway&wind=15&from=180&felt=yes&limbs=yes&hazards=bunker-left.ob-right',
      '120 --wind 15 --from 180 --felt --limbs --hazard ob-right --hazard bunker-left --hazard ob-right',
    ],
  ])('advise, for the address %s', async (address, words) => {
    const { inputs } = page.shotFrom(new URLSearchParams(address))
    const { clubs, golfer, shot, air } = page.situationOf(advisedBag(profile), inputs)
    const shown = picturedAdvice(clubs, golfer, shot, air)
    if (!('advice' in shown)) throw new Error(`No advice: ${JSON.stringify(shown)}`)
    const { recommended, alternatives, playsLike: plays, reasons } = shown.advice
    const told = await json(`advise ${words} --bag ${path}`)
    const figures = ({ club, kind, expectedStrokes, startLineYards, odds }: typeof recommended) =>
      inUnits({ club, kind, expectedStrokes, startLineRightYards: startLineYards, odds }, 'yards')
    expect(told).toMatchObject({
      recommended: figures(recommended),
      alternatives: alternatives.map(figures),
      ...inUnits(
        'problem' in plays ? {} : { playsLikeYards: plays.playsLikeYards, bandYards: plays.bandYards },
        'yards',
      ),
      ...inUnits({ reasons }, 'yards'),
    })
  })

  it('plays-like', async () => {
    const air = { windSpeedMph: 14, windFromDeg: 30, temperatureF: 50, altitudeFeet: 1200, targetElevationFeet: -15 }
    const found = playsLike(advisedBag(profile).clubs, { distanceYards: 118 }, air)
    if ('problem' in found) throw new Error(found.problem)
    expect(
      await json(`plays-like 118 --wind 14 --from 30 --temp 50 --altitude 1200 --downhill 15 --bag ${path}`),
    ).toMatchObject(inUnits({ playsLikeYards: found.playsLikeYards, bandYards: found.bandYards }, 'yards'))
  })

  it.each(['swing', 'fixed'] as const)('gaps, by the %s rule', async (rule) => {
    const { gaps, score } = judgedBag(rule, page.bagDistances(profile), page.bagPlanOf(profile))
    expect(await json(`gaps --rule ${rule} --bag ${path}`)).toEqual({ rule, score: score ?? null, gaps })
  })

  it('better-bag', async () => {
    const plan = page.bagPlanOf(profile)
    const { actions, coverage, priceDollars } = await json(`better-bag --bag ${path}`)
    const expected = plannedCoverage(plan)
    expect(actions).toMatchObject(plan.actions.map(({ kind }) => ({ kind })))
    expect({ priceDollars, coverage }).toEqual(
      inUnits(
        {
          priceDollars: expected?.priceDollars,
          coverage: { ...expected?.range, shareBefore: expected?.shareBefore, shareAfter: expected?.shareAfter },
        },
        'yards',
      ),
    )
  })

  it('estimate, with carries as they are entered in the calculator', async () => {
    const { '7-iron': seven, '6-iron': six, pw } = documentOf(profile).distances
    // Near the golfer's own numbers, which the page would ask about otherwise.
    const references = [
      { club: '7-iron', carryYards: (seven?.distance ?? (six?.distance ?? 0) - 9) + 2 },
      { club: 'pw', carryYards: (pw?.distance ?? 0) - 3 },
    ] as const
    const plan = page.planCalculation(profile, references, 'like-me')
    if (plan.kind !== 'ready') throw new Error(plan.kind)
    const words = references.map(({ club, carryYards }) => `${club}=${carryYards}`).join(' ')
    const clubs = clubsIn(await json(`estimate ${words} --bag ${path}`))
    expect(clubs.length).toBeGreaterThan(2)
    const stored = documentOf(profile).distances
    for (const { club, carryYards } of clubs) {
      const written = plan.values[`clubDistances.${club}`] ?? stored[club]
      expect(carryYards, club).toBe(Object(written).distance)
    }
  })

  it('estimate, contradicting what the golfer has measured', async () => {
    expect(page.planCalculation(profile, [{ club: 'pw', carryYards: 260 }], 'like-me').kind).not.toBe('ready')
    expect(await json(`estimate pw=260 --bag ${path}`)).toEqual({ problem: expect.stringContaining('contradict') })
  })
})

it('OPN-05 estimates a first bag from one carry as the 60-second bag does', async () => {
  const shot = { club: '7-iron', carryYards: 141 } as const
  const values = page.quickBagValues({ shot }, sampleProfile([], {}, {}))
  const clubs = clubsIn(await json('estimate 7-iron=141'))
  const distances = Object.entries(values).filter(([key]) => key.startsWith('clubDistances.'))
  expect(Object.fromEntries(clubs.map(({ club, carryYards }) => [`clubDistances.${club}`, carryYards]))).toEqual(
    Object.fromEntries(distances.map(([key, value]) => [key, Object(value).distance])),
  )
})

it('OPN-05 gives the index that the page gives for the rounds of a takeout', async () => {
  const rounds = Array.from({ length: 23 }, (_, index): Round => ({
    id: `6f1f7c9e-6f0b-4a53-9d57-0d8b3f0f7b${String(index).padStart(2, '0')}`,
    date: `2026-${String(1 + Math.floor(index / 3)).padStart(2, '0')}-1${index % 3}`,
    course: 'Heather Links',
    tees: '',
    courseRating: 71.3,
    slopeRating: 128,
    adjustedGrossScore: 84 + ((index * 7) % 15),
    playingConditions: index % 4 === 0 ? 1 : null,
  }))
  const { estimate } = rateRounds(rounds)
  const machine = memoryIo({ 'rounds.json': JSON.stringify(takeoutOf(profileOf('short'), { rounds })) })
  expect(estimate).toMatchObject({ kind: 'known' })
  expect(await json('index rounds.json', machine)).toMatchObject({
    index: estimate.kind === 'known' && estimate.index,
    roundCount: 23,
  })
})

/** The clubs that the page shows for a file before the golfer has decided anything. */
async function pagesClubs(
  content: BlobPart,
  profile: Profile,
  units: 'yards' | 'metres',
): Promise<readonly PreviewClub[]> {
  const readShots = await page.loadGolfFunction('readShots', () => {})
  const learnFromFiles = await page.loadGolfFunction('learnFromFiles', () => {})
  const outcomes = (await readShots([new Blob([content])], {
    golfer: profile.id,
    units,
    choices: [],
  })) as readonly FileOutcome[]
  const read = outcomes.flatMap(({ outcome }): readonly ReadFile[] =>
    outcome.kind === 'shots' ? [{ name: '', written: '2026-11-20', read: outcome.file }] : [],
  )
  if (read.length === 0) return []
  const sorted = sortShots(importedShots(read), UNDECIDED, profile.golfBag)
  const origin = page.likelyOrigin({ columns: [], clubs: [] }, read[0]?.read.vendor)
  const question = previewQuestion({
    profile,
    kept: packedKept([], () => false),
    files: read,
    shots: sorted.shots,
    origin,
    today: TODAY,
  })
  const learned = (await learnFromFiles(question, [])) as LearnedFromFiles
  const stored = documentOf(profile).distances
  return previewClubs(sorted, { ...learned, verdicts: learned.verdicts.flat() }, { decisions: UNDECIDED, stored })
}

describe('bagwise import', () => {
  const figuresOf = (clubs: readonly PreviewClub[]) =>
    clubs.map(({ club, shots, distance }) => ({
      club,
      shotCount: shots.length,
      countedCount: distance?.shots?.count ?? 0,
      ...(distance && { carryYards: distance.distance }),
    }))

  it.each(Object.keys(shotFiles))(
    'OPN-08 prints the clubs, carries and counts that the page shows of %s',
    async (name) => {
      for (const units of ['yards', 'metres'] as const) {
        const profile = profileOf('short')
        const clubs = await pagesClubs(shotFiles[name] ?? '', profile, units)
        const told = await json(`import ${name}.csv --bag short${units === 'metres' ? ' --metres' : ''}`)
        // What the page reads no shots in has no clubs here.
        expect(told.clubs ?? []).toMatchObject(figuresOf(clubs).map((club) => inUnits(club, units)))
        expect(JSON.stringify(told)).not.toMatch(units === 'metres' ? /yards"/i : /metres"/i)
      }
    },
  )

  it('OPN-08 reads a workbook, and takes what the page would for each club', async () => {
    const rows: readonly SheetRow[] = [
      ['Club', 'Carry (yds)'],
      ...[150, 152, 149, 151, 148].map((carry) => ['7 Iron', carry]),
    ]
    const bytes = zipped(workbookParts({ Session: rows }))
    const machine = memoryIo({ 'session.xlsx': bytes })
    const clubs = await pagesClubs(bytes, sampleProfile([], {}, {}), 'yards')
    const told = await json('import session.xlsx', machine)
    expect(told.clubs).toMatchObject(figuresOf(clubs).map((club) => inUnits(club, 'yards')))
    const taken = page.importedChange(clubs, []).distances.map(({ distance }) => distance)
    expect(taken).toEqual(clubsIn(told).map(({ carryYards }) => carryYards))
  })

  it('OPN-08 says metres of every length in metres', async () => {
    const { stdout } = await answer(['import', 'GARMIN.csv', '--metres'], io)
    expect(stdout).toContain(' metres ')
    expect(stdout).not.toMatch(/yards|yd/)
  })
})

it('OPN-05 advises with what the kept shots of a takeout teach, as the page does', async () => {
  const profile = profileOf('short')
  const readShots = await page.loadGolfFunction('readShots', () => {})
  const shotMemory = await page.loadGolfFunction('shotMemory', () => {})
  const session = Array.from({ length: 24 }, (_, index) => `7 Iron,${138 + ((index * 5) % 13)},${4 + (index % 5)}`)
  const content = `Club,Carry (yds),Side (yds)\n${session.join('\n')}\n`
  const [first] = (await readShots([new Blob([content])], {
    golfer: profile.id,
    units: 'yards',
    choices: [],
  })) as readonly FileOutcome[]
  if (first?.outcome.kind !== 'shots') throw new Error('The file has no shots')
  const file = { name: '', written: '2026-11-20', read: first.outcome.file }
  const brought = importSession(file, { origin: 'device-outdoor', today: TODAY })
  const shots = sortShots(importedShots([file]), UNDECIDED, profile.golfBag).shots.map((shot) =>
    keptShotOf(shot, brought.id),
  )
  const memory = (await shotMemory(page.questionOf(profile, [{ ...brought, shots }]), [])) as ShotMemory

  const { inputs } = page.shotFrom(new URLSearchParams('distance=145&lie=fairway'))
  const { clubs, golfer, shot, air } = page.situationOf(advisedBag(profile, memory), inputs)
  const shown = picturedAdvice(clubs, golfer, shot, air)
  if (!('advice' in shown)) throw new Error('No advice')
  const kept = JSON.stringify(takeoutOf(profile, { sessions: [brought], shots }))
  const machine = memoryIo({ 'kept.json': kept, 'session.csv': content })
  const { recommended } = (await json('advise 145 --bag kept.json', machine)) as unknown as {
    readonly recommended: { readonly expectedStrokes: number; readonly startLineRightYards: number }
  }
  const { expectedStrokes, startLineYards } = shown.advice.recommended
  expect(recommended).toMatchObject(inUnits({ expectedStrokes, startLineRightYards: startLineYards }, 'yards'))
  // The same file brings nothing new.
  expect(await json('import session.csv --bag kept.json', machine)).toMatchObject({ keptBeforeCount: 24, clubs: [] })
  // Without its shots the same bag has another answer.
  const withoutShots = await json('advise 145 --bag short')
  expect(withoutShots.recommended).not.toMatchObject({ expectedStrokes: recommended.expectedStrokes })
})
