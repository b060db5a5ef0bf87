import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STROKE_KINDS } from '@bagwise/golf/shot-advice/choice'
import { LIES, LIE_DETAILS, PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Lie, LieDetail } from '@bagwise/golf/shot-advice/shot'
import { CLUB_KINDS } from '@bagwise/golf/club'
import { SHOT_TIPS } from './shot-tips/all-shot-tips.prose.ts'
import { MOST_SHOT_TIPS, shotTipsFor } from './shot-tips.ts'
import type { TipSituation } from './shot-tips.ts'

const placesOf = (lie: Lie): readonly { readonly lie: Lie; readonly detail: LieDetail | undefined }[] =>
  [undefined, ...LIE_DETAILS[lie]].map((detail) => ({ lie, detail }))
const situations = fc.record({
  place: fc.constantFrom(...LIES.flatMap(placesOf)),
  slope: fc.constantFrom(...SLOPES),
  pin: fc.constantFrom(...PINS),
  kind: fc.constantFrom(...CLUB_KINDS),
  swing: fc.constantFrom(...STROKE_KINDS),
  isToGreen: fc.boolean(),
  isBesideTrouble: fc.boolean(),
  isOverTrouble: fc.boolean(),
  wind: fc.constantFrom('into' as const, 'helping' as const, 'across' as const, undefined),
  weather: fc.constantFrom('wet' as const, 'cold' as const, 'hot' as const, undefined),
})
const ANYWHERE = SHOT_TIPS.filter(({ about }) => 'swing' in about && about.swing === 'any')

const APPROACH = { kind: 'iron', swing: 'full', isToGreen: true, isBesideTrouble: false, isOverTrouble: false } as const

const idsOf = (situation: TipSituation) => shotTipsFor(situation).map(({ id }) => id)

describe('the tips for a shot', () => {
  it('are one to three for every situation, each about something that is so', () => {
    fc.assert(
      fc.property(situations, ({ place, ...rest }) => {
        const situation = { ...rest, ...place }
        const tips = shotTipsFor(situation)
        expect(tips.length).toBeGreaterThanOrEqual(1)
        expect(tips.length).toBeLessThanOrEqual(MOST_SHOT_TIPS)
        const specific = tips.filter((tip) => !ANYWHERE.includes(tip))
        for (const { about } of specific) expect(situation).toMatchObject(about)
      }),
      { seed: 16, numRuns: 200 },
    )
  })

  it('speak of the ground under the feet before the weather', () => {
    const tips = shotTipsFor({
      lie: 'rough',
      slope: 'uphill',
      pin: 'back',
      ...APPROACH,
      wind: 'into',
      weather: 'wet',
    })
    expect(tips.map(({ about }) => about)).toEqual([{ slope: 'uphill' }, { lie: 'rough' }, { wind: 'into' }])
  })

  it('speak of the tee and of trouble only to a full swing that has them', () => {
    const ids = (changed: Partial<TipSituation>) =>
      idsOf({ ...APPROACH, lie: 'tee', slope: 'flat', pin: 'middle', isBesideTrouble: true, ...changed })
    expect(ids({})).toEqual(['tee-side-of-trouble', 'tee-height', 'pick-the-spot'])
    expect(ids({ isBesideTrouble: false })).toEqual(['tee-height', 'pick-the-spot'])
    expect(ids({ swing: 'pitch' })).toEqual(['pick-the-spot'])
    expect(ids({ lie: 'rough', swing: 'chip', wind: 'into', slope: 'uphill' })).toEqual([
      'chip-land-early',
      'pick-the-spot',
    ])
    expect(ids({ lie: 'fringe', swing: 'putt' })).toContain('fringe-putter')
    expect(ids({ lie: 'fringe', swing: 'chip' })).not.toContain('fringe-putter')
    expect(ids({ lie: 'fringe' })).not.toContain('fringe-putter')
  })

  it('ADV-37 exchange the sides for a left-hander wherever they name any', () => {
    const sided = SHOT_TIPS.filter(({ text }) => /\b(left|right)\b/i.test(text))
    expect(sided.map(({ id, isSided }) => [id, isSided])).toEqual([
      ['above-feet-flatter', true],
      ['below-feet-balance', true],
    ])
    const firstFor = (slope: TipSituation['slope'], isLeftHanded: boolean) =>
      shotTipsFor({ ...APPROACH, lie: 'fairway', slope, pin: 'middle', isLeftHanded })[0]?.text
    expect(firstFor('sidehill-above', false)).toContain('the ball goes left.')
    expect(firstFor('sidehill-above', true)).toContain('the ball goes right.')
    expect(firstFor('sidehill-below', true)).toContain('It drifts left,')
    expect(firstFor('uphill', true)).toBe(firstFor('uphill', false))
  })

  it('tee the ball as high as the club wants it', () => {
    const ids = (kind: TipSituation['kind']) =>
      idsOf({ ...APPROACH, kind, lie: 'tee', slope: 'flat', pin: 'middle' }).filter((id) => id.startsWith('tee-height'))
    expect(ids('iron')).toEqual(['tee-height'])
    expect(ids('driver')).toEqual(['tee-height-driver'])
    expect(ids('wood')).toEqual([])
  })

  it('speak of each lie in detail, and then not of how its grass may be', () => {
    const ids = (changed: Partial<TipSituation>) =>
      idsOf({ ...APPROACH, lie: 'rough', slope: 'flat', pin: 'middle', ...changed })
    expect(ids({})[0]).toBe('rough-flyer')
    expect(ids({ detail: 'deep-rough' })).toEqual(['deep-rough-steep', 'pick-the-spot'])
    expect(ids({ detail: 'sitting-up' })).toEqual(['sitting-up-flyer', 'pick-the-spot'])
    expect(ids({ detail: 'sitting-up', swing: 'chip' })).not.toContain('sitting-up-flyer')
    const first = (detail: LieDetail, changed: Partial<TipSituation> = {}) => ids({ detail, ...changed })[0]
    expect([first('divot', { lie: 'fairway' }), first('hardpan', { lie: 'fairway' })]).toEqual([
      'divot-hit-down',
      'hardpan-ball-first',
    ])
    const sand = { lie: 'bunker', swing: 'splash' } as const
    expect([first('plugged', sand), first('firm-sand', sand)]).toEqual(['plugged-dig', 'firm-sand-less-open'])
    expect(ids({ ...sand, detail: 'plugged' })).toContain('bunker-get-out')
    expect(ids({ lie: 'bunker', swing: 'full', detail: 'firm-sand' })).not.toContain('firm-sand-less-open')
  })

  it('speak of a low ball’s swing, and do not tell it twice to go easy into the wind', () => {
    const ids = (changed: Partial<TipSituation>) =>
      idsOf({ ...APPROACH, lie: 'cart-path', slope: 'uphill', pin: 'middle', wind: 'into', ...changed })
    expect(ids({})).toEqual(['uphill-balance', 'cart-path-drop', 'wind-into-easy'])
    expect(ids({ swing: 'knock-down' })).toEqual(['uphill-balance', 'knock-down-finish-low', 'cart-path-drop'])
    const low = ids({ swing: 'knock-down', lie: 'fairway' })
    expect(low).toContain('knock-down-finish-low')
    expect(low).not.toContain('wind-into-easy')
    expect(ids({ swing: 'bump-and-run', lie: 'fairway' })[0]).toBe('bump-and-run-land-flat')
    expect(ids({ swing: 'chip', lie: 'fairway' })[0]).toBe('chip-land-early')
  })

  it('speak of the pin only to a ball that is meant for the green, and of landing short only where nothing is in front', () => {
    const ids = (changed: Partial<TipSituation>) =>
      idsOf({ ...APPROACH, lie: 'rough', slope: 'flat', pin: 'front', swing: 'full', ...changed })
    expect(ids({})).toContain('front-pin')
    expect(ids({ isToGreen: false })).not.toContain('front-pin')
    expect(ids({ pin: 'back' })).toContain('back-pin')
    expect(ids({ pin: 'back', isToGreen: false })).not.toContain('back-pin')
    expect(ids({ wind: 'helping' })).toContain('wind-helping-land-short')
    expect(ids({ wind: 'helping', isOverTrouble: true })).not.toContain('wind-helping-land-short')
  })

  it('tell nobody to take more club into the wind: the advice has the wind in it', () => {
    for (const { text } of SHOT_TIPS) expect(text).not.toMatch(/more club|three.quarter/i)
  })

  it('have ids of their own, short texts, no lengths in yards and a source for every number', () => {
    expect(new Set(SHOT_TIPS.map(({ id }) => id)).size).toBe(SHOT_TIPS.length)
    for (const { id, text, source } of SHOT_TIPS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(text.length, id).toBeLessThanOrEqual(160)
      expect(text, id).not.toMatch(/yard|metre|!/)
      expect(/\d/.test(text) && source === undefined, id).toBe(false)
    }
  })
})
