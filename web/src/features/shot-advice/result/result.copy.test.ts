import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADJUSTMENTS } from '@bagwise/golf/shot-advice/adjustments'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Reason } from '@bagwise/golf/shot-advice/reasons'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CLUBS } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { adjustmentLines } from './adjustment-lines.ts'
import { aimSentence, aimSetupText } from './aim.copy.ts'
import type { AimFacts } from './aim-line.ts'
import { alternativeSentence, costFigure, costWords, whyNoAlternatives } from './alternative.copy.ts'
import { apart, choiceName, landSentence, pitchSentence, swingWords } from './choice.copy.ts'
import { headlineOf, spokenAnswer } from './headline.ts'
import { problemSentence } from './result.copy.ts'
import { rulesNote } from './rules-note.copy.ts'
import type { WhoseShots } from '#profile-parts/whose-shots.ts'
import type { FactSource } from '@bagwise/golf/facts'
import { reasonSentences, turningPointSentence, usualPlaces } from './reason.copy.ts'

const BAG = STANDARD_BAG.map(({ club, carryYards }) => ({ club, carryYards, loftDeg: CLUBS[club].loftDeg }))
const LEVEL: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const CHOICE: Choice = {
  club: '6-iron',
  kind: 'full',
  swingFraction: 1,
  carryTodayYards: 146,
  finishYards: 150,
  aimYards: 0,
  startLineYards: 0,
  expectedStrokes: 3.7,
  costStrokes: 0,
}

function advise(shot: Partial<Shot>, air: Air = {}): Advice {
  const advice = adviseShot(BAG, { handicap: 15 }, { ...LEVEL, ...shot }, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

const shots = fc.record({
  distanceYards: fc.integer({ min: 5, max: 320 }),
  lie: fc.constantFrom(...LIES),
  slope: fc.constantFrom(...SLOPES),
  pin: fc.constantFrom(...PINS),
  pinSide: fc.constantFrom(...PIN_SIDES, undefined),
  hazards: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...HAZARD_KINDS),
      side: fc.constantFrom(...HAZARD_SIDES),
      toClearYards: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
    }),
    { maxLength: 2, selector: ({ kind, side }) => kind + side },
  ),
})

describe('the headline', () => {
  it('SHO-15 is the distance the shot plays like: its parts and the lie add up to it', () => {
    const advice = advise({ lie: 'rough' }, { windSpeedMph: 12, temperatureF: 45, targetElevationFeet: 20 })
    const { playsLike } = advice
    if ('problem' in playsLike) throw new Error('the shot is in reach')
    const { wind, temperature, altitude, elevation } = playsLike.partsYards
    const { yards, kicker } = headlineOf(advice, { ...LEVEL, lie: 'rough' }, 'yards')
    expect(kicker).toBe('150 plays like')
    expect(yards).toBeCloseTo(150 + wind + temperature + altitude + elevation + playsLike.liePartYards, 6)
    for (const part of [wind, temperature, elevation, playsLike.liePartYards]) expect(part).toBeGreaterThan(0)
  })

  it('is the bare distance where nothing plays like it: beyond the bag and beside the green', () => {
    const headline = (distanceYards: number) =>
      headlineOf(advise({ distanceYards }), { ...LEVEL, distanceYards }, 'yards')
    expect(headline(390)).toEqual({
      kicker: 'To the pin',
      plays: '390 to the pin',
      bandWords: '.',
      hasNumber: false,
      yards: 390,
      whyBare: 'Out of reach today.',
    })
    expect(headline(12)).toEqual({
      kicker: 'To the pin',
      plays: '12 to the pin',
      bandWords: '.',
      hasNumber: false,
      yards: 12,
      whyBare: 'Too short for a plays-like number. Feel shot.',
    })
    expect(headline(150)).not.toHaveProperty('whyBare')
    expect(spokenAnswer(advise({ distanceYards: 1 }), { ...LEVEL, distanceYards: 1 }, 'yards')).toMatch(/pin 1 yard\.$/)
  })
})

describe('the words for a choice', () => {
  it('name the part of a swing', () => {
    const part = (swingFraction: number) => swingWords({ ...CHOICE, kind: 'pitch', swingFraction })
    expect([0.5, 0.47, 0.75, 0.66, 0.6, 0.38, 0.34, 0.25, 0.12, 0.01].map(part)).toEqual([
      'pitch, about half',
      'pitch, about half',
      'pitch, about three quarters',
      'pitch, about two thirds',
      'pitch, about 60%',
      'pitch, about 40%',
      'pitch, about a third',
      'pitch, about a quarter',
      'pitch, about 10%',
      'pitch, about 10%',
    ])
    expect(swingWords({ ...CHOICE, kind: 'splash', swingFraction: 0.35 })).toBe('splash shot')
    expect(choiceName(CHOICE)).toBe('6-Iron')
    expect(choiceName({ ...CHOICE, club: 'pw', kind: 'chip' })).toBe('Pitching Wedge, chip')
    expect(choiceName({ ...CHOICE, club: '8-iron', kind: 'bump-and-run' })).toBe('8-Iron, bump-and-run')
    expect(choiceName({ ...CHOICE, kind: 'knock-down', swingFraction: 0.81 })).toBe('6-Iron, knock-down, about 80%')
  })

  it('ADV-21 say what part of a swing a pitch is, and what the distance plays today', () => {
    const { recommended, playsLike } = advise({ distanceYards: 45 }, { windSpeedMph: 10, windFromDeg: 0 })
    if (!playsLike || 'problem' in playsLike) throw new Error('A pitch has a number')
    const sentence = (choice: Choice, playsYards: number, air: Air, distanceYards = 40) =>
      pitchSentence(choice, { ownCarryYards: 85, distanceYards, playsYards, air }, 'yards')
    expect(sentence(recommended, playsLike.playsLikeYards, { windSpeedMph: 10, windFromDeg: 0 }, 45)).toMatch(
      /^Sand wedge, about 60% \(50 yd in still air\)\. 45 plays 46 into this wind\./,
    )
    const pitch = { ...CHOICE, club: 'sw', kind: 'pitch', swingFraction: 0.4824 } as const
    expect(sentence(pitch, 42.1, { windSpeedMph: 20, windFromDeg: 0 })).toBe(
      'Sand wedge, about half (41 yd in still air). 40 plays 42 into this wind.',
    )
    expect(sentence(pitch, 38.2, { windSpeedMph: 20, windFromDeg: 180 })).toMatch(/40 plays 38 with this wind\.$/)
    expect(sentence(pitch, 39.4, { temperatureF: 95 })).toMatch(/40 plays 39 today\.$/)
    expect(sentence(pitch, 43.4, { targetElevationFeet: 12 })).toMatch(/40 plays 43 here today\.$/)
    expect(sentence(pitch, 40.3, {})).toBe('Sand wedge, about half (41 yd in still air).')
    expect(sentence(CHOICE, 42, {})).toBeUndefined()
  })

  it('say where to aim and what brings the ball from there, and name only what acts', () => {
    const across = { windSpeedMph: 10, windFromDeg: 90 }
    const aim = (aimYards: number, startLineYards: number, shot: Partial<Shot> = {}, air: Air = across) =>
      aimSentence({ ...CHOICE, aimYards, startLineYards }, { shot: { ...LEVEL, ...shot }, air, units: 'yards' })
    expect(aim(0, 0)).toBe('Aim at the pin.')
    expect(aim(6, 6)).toBe('Aim 6 yards right of the pin.')
    expect(aim(0, -1)).toBe('Aim 1 yard left of the pin: the wind brings it back to the pin line.')
    expect(aim(-6, 0, { slope: 'sidehill-above' })).toBe(
      'Aim at the pin: slope and wind bring it to 6 yards left of the pin.',
    )
    for (const air of [{}, { windSpeedMph: 0, windFromDeg: 90 }, { windSpeedMph: 20, windFromDeg: 180 }])
      expect(aim(0, 5, { slope: 'sidehill-above' }, air)).toBe(
        'Aim 5 yards right of the pin: the slope brings it back to the pin line.',
      )
  })

  it('name the usual miss from two yards on, with what else moves the ball', () => {
    const aim = (given: Pick<Choice, 'startLineYards' | 'aimYards' | 'biasYards'>, more: Partial<AimFacts> = {}) =>
      aimSentence({ ...CHOICE, ...given }, { shot: LEVEL, air: {}, units: 'yards', ...more })
    const right = { startLineYards: -9, aimYards: -3, biasYards: 4 }
    const air = { windSpeedMph: 10, windFromDeg: 270 }
    const shot: Shot = { ...LEVEL, slope: 'sidehill-below' }
    expect(aim(right, { air })).toBe('Aim 9 yards left of the pin: your usual miss and the wind bring it to 3 left.')
    expect(aim(right, { air, units: 'metres' })).toBe(
      'Aim 8 meters left of the pin: your usual miss and the wind bring it to 3 left.',
    )
    expect(aim(right, { shot })).toBe('Aim 9 yards left of the pin: your usual miss and the slope bring it to 3 left.')
    expect(aim(right, { shot, air })).toBe(
      'Aim 9 yards left of the pin: your usual miss, the slope and the wind bring it to 3 left.',
    )
    expect(aim({ startLineYards: 6, aimYards: 0, biasYards: -6 })).toBe(
      'Aim 6 yards right of the pin: your usual miss brings it back to the pin line.',
    )
    expect(aim({ startLineYards: 0, aimYards: -6, biasYards: -6 })).toBe(
      'Aim at the pin: your usual miss brings it to 6 yards left.',
    )
    const against = { startLineYards: -6, aimYards: 0, biasYards: -3 }
    expect(aim(against, { air })).toBe(
      'Aim 6 yards left of the pin: the wind, less your usual miss, brings it back to the pin line.',
    )
    expect(aim({ ...against, startLineYards: 2 }, { air, shot })).toBe(
      'Aim 2 yards right of the pin: your usual miss, less slope and wind, brings it back to the pin line.',
    )
    expect(aim({ ...against, startLineYards: 3 }, { air })).toBe(
      'Aim 3 yards right of the pin: your usual miss brings it back to the pin line.',
    )
    expect(aim({ startLineYards: 2, aimYards: 0, biasYards: -1.9 })).toBe('Aim 2 yards right of the pin.')
  })

  it('say that the line of a ball that is laid up counts where it stops', () => {
    const facts = {
      shot: { ...LEVEL, distanceYards: 260 },
      air: { windSpeedMph: 20, windFromDeg: 315 },
      units: 'yards',
    } as const
    const aim = (startLineYards: number, aimYards: number, finishYards = 192) =>
      aimSentence({ ...CHOICE, finishYards, aimYards, startLineYards }, facts)
    expect(aim(-44, -24)).toBe(
      'Aim 44 yards left of the pin line where the ball stops: the wind brings it to 24 yards left of the pin line.',
    )
    expect(aim(9, 9)).toBe('Aim 9 yards right of the pin line where the ball stops.')
    expect(aim(-20, 0)).toBe(
      'Aim 20 yards left of the pin line where the ball stops: the wind brings it back to the pin line.',
    )
    expect(aim(0, 0)).toBe('Aim at the pin.')
    expect([aim(9, 9, 230), aim(9, 9, 229)]).toEqual(['Aim 9 yards right of the pin.', aim(9, 9)])
  })

  it('say the same line once more in the set-up, and each thing once', () => {
    const facts = { shot: LEVEL, air: { windSpeedMph: 25, windFromDeg: 270 }, units: 'yards' } as const
    const setup = (codes: Advice['adjustments']['aim'], aimYards: number, startLineYards: number) =>
      aimSetupText({ ...CHOICE, aimYards, startLineYards }, codes, facts)
    expect(setup(['at-pin'], 0, 0)).toBe('Straight at the pin.')
    expect(setup(['as-given'], 0, -28)).toBe('Aim 28 yards left of the pin: the wind brings it back to the pin line.')
    expect(setup(['away-from-trouble'], 3, -28)).toBe(
      "Aim 28 yards left of the pin: the wind brings it to 3 yards right of the pin. That's the safe side. Commit to it.",
    )
  })

  it('say where a ball that runs lands, in the golfer’s units', () => {
    const { carryTodayYards: _carry, ...landless } = CHOICE
    for (const kind of ['chip', 'bump-and-run', 'putt'] as const)
      expect(landSentence({ ...landless, kind }, 'yards'), kind).toBeUndefined()
    expect([apart(0.3, 'yards'), apart(-1.2, 'yards'), apart(10, 'metres')]).toEqual([
      'less than a yard',
      '1 yard',
      '9 meters',
    ])
  })
})

it('says where to land a chip and how far it runs, in numbers that add up as they are shown', () => {
  const chip = (
    kind: 'chip' | 'bump-and-run',
    units: PreferredUnits,
    [carryTodayYards, finishYards]: [number, number],
  ) => landSentence({ ...CHOICE, kind, carryTodayYards, finishYards }, units)
  expect(chip('chip', 'yards', [4.4, 12.4])).toBe('Land it 4 yards out and let it run 8 more.')
  expect(chip('bump-and-run', 'metres', [10, 30])).toBe('Land it 9 meters out and let it run 18 more.')
  expect(chip('chip', 'yards', [1.2, 3])).toBe('Land it 1 yard out and let it run 2 more.')
  expect(chip('chip', 'yards', [6, 6.2])).toBe('Land it 6 yards out: it hardly runs.')
})

describe('the alternatives', () => {
  it('SHO-17 say in words and in strokes what each would cost', () => {
    const advice = advise({ hazards: [{ kind: 'water', side: 'front' }] })
    expect(advice.alternatives.length).toBeGreaterThan(1)
    const costs = advice.alternatives.map(({ costStrokes }) => costStrokes)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(costFigure({ costStrokes: 0.0841 })).toBe('0.08 strokes worse.')
    expect([0, 0.03, 0.031, 0.1, 0.101, 0.25, 0.251].map((costStrokes) => costWords({ costStrokes }))).toEqual([
      'about the same',
      'about the same',
      'a touch worse',
      'a touch worse',
      'worse',
      'worse',
      'much worse',
    ])
  })

  it('say where they stop and what they do about a hazard that the recommended club does not', () => {
    const shot: Shot = { ...LEVEL, hazards: [{ kind: 'water', side: 'front' }] }
    const sentence = (choice: Partial<Choice>, recommended: Partial<Choice> = {}) =>
      alternativeSentence(
        { ...CHOICE, ...choice },
        { recommended: { ...CHOICE, ...recommended }, shot, units: 'yards' },
      )
    expect(sentence({ carryTodayYards: 155, finishYards: 158 })).toBe('Stops 8 yards past the pin.')
    expect(sentence({ carryTodayYards: 120, finishYards: 124 })).toBe(
      'Stops 26 yards short of the pin, brings the water into play.',
    )
    expect(sentence({ carryTodayYards: 80, finishYards: 85 })).toBe(
      'Stops 65 yards short of the pin, stays short of the water.',
    )
    expect(sentence({}, { carryTodayYards: 125, finishYards: 130 })).toBe(
      'Stops level with the pin, carries the water in front.',
    )
  })
})

describe('the reasons in words', () => {
  const sentencesOf = (reasons: readonly Reason[], shot: Partial<Shot> = {}, advice: Partial<Advice> = {}) =>
    reasonSentences({
      advice: { ...advise({}), ...advice, reasons },
      shot: { ...LEVEL, ...shot },
      units: 'yards',
    }).told.filter((sentence) => !sentence.startsWith('Hit well, it stops'))

  it('name the clubs that are about the same in one sentence', () => {
    expect(sentencesOf([{ code: 'about-equal', club: 'pw' }])).toEqual([
      'The Pitching Wedge is about the same: take the one you trust.',
    ])
    expect(
      sentencesOf([
        { code: 'about-equal', club: 'sw' },
        { code: 'about-equal', club: 'gw' },
        { code: 'about-equal', club: 'pw' },
      ]),
    ).toEqual(['The Sand Wedge, the Gap Wedge and the Pitching Wedge are about the same: take the one you trust.'])
  })

  it('ADV-32 call the green out of reach only when no club reaches it, and say what laying up saves', () => {
    expect(sentencesOf([{ code: 'leaves', yards: 56, layUp: 'by-choice', savedStrokes: 0.071 }])).toEqual([
      'Laying up: leaves 56, costs .07 less.',
    ])
    expect(sentencesOf([{ code: 'leaves', yards: 76, layUp: 'out-of-reach' }])).toEqual([
      "You can't get there. It leaves 76 yards.",
    ])
  })

  it('say what lie and slope take of the carry and what that is on the plays-like number', () => {
    const takes: readonly Reason[] = [{ code: 'lie-takes', yards: 19.2 }]
    const shot = { lie: 'rough', slope: 'uphill', distanceYards: 175 } as const
    const advice = advise(shot, { windSpeedMph: 15 })
    const sentences = (on: Partial<Shot>) => sentencesOf(takes, { ...shot, ...on }, advice)
    expect(sentences({})[0]).toMatch(/^Lie and slope cost 19 yards of carry, so it plays \d+ longer\.$/)
    expect(sentences({ slope: 'flat' })[0]).toMatch(/^The lie costs 19 yards of carry/)
    expect(sentences({ lie: 'fairway' })[0]).toMatch(/^The slope costs 19 yards of carry/)
  })

  it('say why a low ball, why one that rolls, and why the club of a yard before', () => {
    expect(
      sentencesOf([
        { code: 'lower-flight' },
        { code: 'runs-to-pin', insteadOf: 'sw' },
        { code: 'steady', insteadOf: '7-iron' },
      ]),
    ).toEqual([
      'A low ball loses less to this wind and holds its line.',
      'Same result as the Sand Wedge, and a rolling ball goes wrong less often.',
      'Same result as the 7-Iron, and still right a little either way.',
    ])
  })

  it('say what a poor lie or branches leave', () => {
    expect(sentencesOf([{ code: 'beyond-splash', longestYards: 25.3, mishitShare: 0.25 }])).toEqual([
      'Your splash goes 25 yd at most. Hit the ball before the sand instead: that goes wrong one time in four.',
    ])
    expect(sentencesOf([{ code: 'first-get-out' }, { code: 'low-under-limbs' }])).toEqual([
      'Get out of the deep rough first. Loft before distance.',
      'Only a low ball stays under the branches.',
    ])
  })

  it('are three sentences at most for every shot, and lose none', () => {
    fc.assert(
      fc.property(shots, (shot) => {
        const advice = advise(shot)
        const { told, more } = reasonSentences({ advice, shot: { ...LEVEL, ...shot }, units: 'yards' })
        expect(told.join(' ').match(/\.(?= |$)/g)?.length, told.join(' ')).toBeLessThanOrEqual(3)
        expect(told.length).toBeGreaterThan(0)
        expect([...told, ...more].join(' ')).not.toContain('A good one carries')
      }),
      { seed: 42, numRuns: 40 },
    )
    const codes: readonly Reason[] = [
      { code: 'fewest-strokes' },
      { code: 'lower-flight' },
      { code: 'loft-through-grass' },
      { code: 'low-under-limbs' },
    ]
    const said = reasonSentences({ advice: { ...advise({}), reasons: codes }, shot: LEVEL, units: 'yards' })
    expect(said.told).toHaveLength(3)
    expect(said.more).toEqual([
      'On average it saves you the most strokes.',
      expect.stringMatching(/^Hit well, it stops/),
    ])
  }, 60_000)

  it('name the side of each hazard', () => {
    expect(
      sentencesOf([
        { code: 'carries-hazard', kind: 'water', side: 'front', yards: 12 },
        { code: 'stays-short-of-hazard', kind: 'water', side: 'back', yards: 9 },
        { code: 'aims-away', kind: 'ob', side: 'left', yards: 3 },
      ]),
    ).toEqual([
      'It carries the water in front by 12 yards.',
      'It stops 9 yards before the water behind.',
      'Favor the right side, 3 yards off the pin, away from the out of bounds on the left.',
    ])
  })
})

describe('how the advice came about', () => {
  const noteOf = (whose: WhoseShots, handicap = 18, handicapSource: FactSource | undefined = 'said') =>
    rulesNote({ whose, handicap, handicapSource, isLeftHanded: undefined })

  it('says off scratch and off 40 where the handicap is beyond what is known', () => {
    expect(noteOf({ whose: 'typical' })).toContain('is typical for a handicap of 18, as in your profile.')
    expect(noteOf({ whose: 'typical' }, -4)).toContain(
      'is typical for a golfer off scratch, the closest we have to your +4.',
    )
    expect(noteOf({ whose: 'typical' }, 54)).toContain(
      'is typical for a golfer off 40, the closest we have to your 54.',
    )
  })

  it('says whose shots the scatter is of, and that a handicap was assumed', () => {
    expect(noteOf({ whose: 'own', shotCount: 34 })).toContain('How far shots scatter comes from your 34 shots.')
    expect(noteOf({ whose: 'partly-own', share: 0.4 })).toContain(
      'a handicap of 18, as in your profile; 40% of it is yours',
    )
    expect(noteOf({ whose: 'other-clubs', share: 0.3 })).toContain('; 30% of it comes from your other clubs')
    const unknown = rulesNote({
      whose: { whose: 'typical' },
      handicap: 18,
      handicapSource: undefined,
      isLeftHanded: true,
    })
    expect(unknown).toContain('is typical for a handicap of 18, since your profile has none;')
  })
})

it('says how far a splash goes where it stops short on purpose', () => {
  const recommended: Choice = { ...CHOICE, club: 'pw', kind: 'splash', swingFraction: 1 / 3 }
  const sentenceOf = (cleanMishitShare: number | undefined, units: PreferredUnits = 'yards') => {
    const reason: Reason = { code: 'longest-splash', longestYards: 25.3, shortYards: 9.2, cleanMishitShare }
    return reasonSentences({ advice: { ...advise({}), recommended, reasons: [reason] }, shot: LEVEL, units }).told.at(
      -1,
    )
  }
  expect(sentenceOf(0.25)).toBe(
    'Your splash goes 25 yd at most. From here: pitching wedge, splash as far as it goes, 9 yd short. Clean contact would reach, and goes wrong one time in four.',
  )
  expect(sentenceOf(0.6)).toMatch(/goes wrong every other time\.$/)
  expect(sentenceOf(undefined, 'metres')).toBe(
    'Your splash goes 23 m at most. From here: pitching wedge, splash as far as it goes, 8 m short.',
  )
})

describe('the reasons about a hazard that the golfer has placed', () => {
  const sentenceOf = (reason: Reason, units: PreferredUnits = 'yards') =>
    reasonSentences({ advice: { ...advise({}), reasons: [reason] }, shot: LEVEL, units }).told.at(-1)
  const carries = { code: 'carries-hazard', kind: 'water', side: 'front', yards: 11.3, toClearYards: 138 } as const

  it('ADV-35 tell by how much it is carried and what was said, or that a usual place is assumed', () => {
    expect(sentenceOf(carries)).toBe('It carries the water by 11 (you said 138 to carry).')
    expect(sentenceOf(carries, 'metres')).toBe('It carries the water by 11 (you said 126 to carry).')
    expect(usualPlaces).toContain('we assume the usual place')
  })

  it('tell where only a good one carries it, and what was said of one it stays short of', () => {
    expect(sentenceOf({ ...carries, yards: 3.4, isClose: true })).toBe(
      'Hit well, it carries the water by 3 (you said 138 to carry). Not every one will.',
    )
    expect(
      sentenceOf({ code: 'stays-short-of-hazard', kind: 'bunker', side: 'front', yards: 12, toReachYards: 225 }),
    ).toBe('It stops 12 yards before the bunker (you said 225 to reach).')
  })

  it('tell which way the middle of the green is from a pin at its side', () => {
    expect(sentenceOf({ code: 'favors-middle', yards: -3 })).toBe(
      'Favor the middle of the green, 3 yards left of the pin line.',
    )
  })
})

it('MEM-24 names the usual miss that the aim allows for, in the golfer’s unit', () => {
  const sentencesOf = (yards: number, units: PreferredUnits = 'yards') =>
    reasonSentences({ advice: { ...advise({}), reasons: [{ code: 'own-miss', yards }] }, shot: LEVEL, units }).told
  expect(sentencesOf(-6.2)).toContain('The aim allows for your usual miss, 6 yards left of target.')
  expect(sentencesOf(2)).toContain('The aim allows for your usual miss, 2 yards right of target.')
  expect(sentencesOf(11, 'metres')).toContain('The aim allows for your usual miss, 10 meters right of target.')
})

it('says why there are no alternatives', () => {
  expect(whyNoAlternatives({ recommended: CHOICE, hasOtherClubs: false })).toContain('only club')
  for (const kind of ['chip', 'bump-and-run', 'putt'] as const)
    expect(whyNoAlternatives({ recommended: { ...CHOICE, kind }, hasOtherClubs: true })).toContain('Beside the green')
  expect(whyNoAlternatives({ recommended: CHOICE, hasOtherClubs: true })).toContain('No close second')
})

describe('the sentences of an advice', () => {
  it('SHO-11 cover club selection, ball position, stance, swing and aim, each with words for every code', () => {
    expect(Object.keys(ADJUSTMENTS)).toEqual(['clubSelection', 'ballPosition', 'stance', 'swing', 'aim'])
    const facts = { shot: LEVEL, air: {}, units: 'yards' } as const
    const texts = adjustmentLines({ adjustments: ADJUSTMENTS, recommended: CHOICE }, facts).map(({ text }) => text)
    expect(texts).toHaveLength(5)
    for (const [index, codes] of Object.values(ADJUSTMENTS).entries()) {
      expect(texts[index]?.match(/\.( |$)/g)?.length).toBeGreaterThanOrEqual(codes.length)
      expect(texts[index]).not.toMatch(/ {2}|undefined|!/)
    }
  })

  it('are whole sentences for every shot, in both units and without a code or a bare number', () => {
    fc.assert(
      fc.property(shots, fc.constantFrom('yards' as const, 'metres' as const), (shot, units) => {
        const air = { windSpeedMph: 9, windFromDeg: 60 }
        const advice = advise(shot, air)
        const { recommended, alternatives } = advice
        const sentences = [
          ...reasonSentences({ advice, shot, units }).told,
          ...reasonSentences({ advice, shot, units }).more,
          aimSentence(recommended, { shot, air, units }),
          ...alternatives.map((alternative) => alternativeSentence(alternative, { recommended, shot, units })),
          ...adjustmentLines(advice, { shot, air, units }).map(({ text }) => text),
        ]
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^!_]+\.$/)
        expect(sentences.join(' ')).not.toMatch(units === 'yards' ? /metre/ : /\d yard/)
      }),
      { seed: 18, numRuns: 25 },
    )
  }, 60_000)

  it('SHO-11 do not ask for more club or a part of a swing that the club already has the wind in', () => {
    const shot: Shot = { ...LEVEL, distanceYards: 150 }
    const air = { windSpeedMph: 15, windFromDeg: 0 }
    const advice = advise(shot, air)
    expect(advice.recommended.kind).toBe('full')
    const lines = adjustmentLines(advice, { shot, air, units: 'yards' }).map(({ text }) => text)
    expect(lines.join(' ')).toContain('Wind is already in the club.')
    expect(lines.join(' ')).not.toMatch(/more club|three.quarter/i)
  })

  it('say what would change the club', () => {
    expect(turningPointSentence({ change: 'longer', yards: 10, club: '5-iron' }, 'metres')).toBe(
      '9 meters longer: 5-Iron.',
    )
    expect(turningPointSentence({ change: 'no-wind', club: 'pw' }, 'yards')).toBe('Without the wind: Pitching Wedge.')
  })

  it('say for each problem what to do', () => {
    expect(problemSentence({ problem: 'carry-not-possible', club: 'lw' }, 'yards')).toContain('Your Lob Wedge')
    expect(problemSentence({ problem: 'wind-out-of-range', from: 0, to: 60 }, 'yards')).toBe(
      'Type a wind from 0 to 60 mph in Conditions.',
    )
    expect(problemSentence({ problem: 'distance-out-of-range', from: 1, to: 600 }, 'metres')).toContain('meters')
    expect(problemSentence({ problem: 'hazard-out-of-range', from: 0, to: 600 }, 'metres')).toBe(
      'No hazard lies there. Type its place from 0 to 549 meters.',
    )
    expect(
      problemSentence({ problem: 'hazard-cleared-before-reached', toReachYards: 9, toClearYards: 8 }, 'yards'),
    ).toBe('A hazard must end after it begins. Type more to clear than to reach.')
    expect(problemSentence({ problem: 'fairway-width-out-of-range', from: 10, to: 100 }, 'yards')).toBe(
      'No fairway is like that. Type a width from 10 to 100 yards.',
    )
    for (const problem of ['empty-bag', 'wind-too-strong'] as const)
      expect(problemSentence({ problem }, 'yards')).toMatch(/\. .+\.$/)
  })
})
