import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { picturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownParts } from '#features/shot-advice/pictures/plays-like/shown-parts.ts'
import { greenNearApex, heightPart, onTheWaySentence } from './ground.copy.ts'
import { headlineOf } from './headline.ts'
import { AnswerPanel } from './answer-panel.tsx'

const CARRIES = { driver: 205, '5-wood': 178, '5-iron': 155, '6-iron': 145, '7-iron': 135, pw: 102, sw: 77 } as const
const LONG_CARRIES = { driver: 275, '6-iron': 183, '7-iron': 172, '8-iron': 160, '9-iron': 148, pw: 136 } as const
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function pictured(
  shot: Shot,
  targetElevationFeet: number,
  carries: Readonly<Partial<Record<ClubType, number>>> = CARRIES,
) {
  const clubs = CLUB_TYPES.flatMap((club) => {
    const carryYards = carries[club]
    return carryYards === undefined ? [] : [{ club, carryYards, loftDeg: CLUBS[club].loftDeg }]
  })
  const answer = picturedAdvice(clubs, { handicap: 15 }, shot, { targetElevationFeet })
  if (!('advice' in answer)) throw new Error('No advice')
  return answer
}

/** The answer as it is on the screen. */
function panel(
  shot: Shot,
  targetElevationFeet: number,
  {
    carries = CARRIES,
    units = 'yards',
  }: { readonly carries?: Readonly<Partial<Record<ClubType, number>>>; readonly units?: PreferredUnits } = {},
): string {
  const { advice, ground } = pictured(shot, targetElevationFeet, carries)
  const given = {
    advice,
    ground,
    shot,
    air: { targetElevationFeet },
    units,
    isAiThere: false,
    isLate: false,
    panelRef: createRef<HTMLElement>(),
  }
  const noCarry = { ownCarryYards: undefined, certainty: undefined }
  return renderToStaticMarkup(createElement(AnswerPanel, { ...given, ...noCarry })).replaceAll(/<\/?b>/g, '')
}

describe('the words for ground that rises', () => {
  it('ADV-12 give the number its band and the height its share, and warn of a green nearly as high as shots fly', () => {
    const { advice, ground } = pictured(FAIRWAY, 34, LONG_CARRIES)
    const { plays, bandWords } = headlineOf(advice, FAIRWAY, 'yards')
    expect(plays + bandWords).toBe('150 plays 161, give or take 3.')
    if (!advice.playsLike || 'problem' in advice.playsLike) throw new Error('The shot is in reach')
    const height = shownParts(150, advice.playsLike, 'yards').parts.find(({ part }) => part === 'elevation')
    expect(heightPart(Number(height?.shown))).toBe('Height +11')
    expect(ground.isGreenNearApex).toBe(false)
    const shown = panel(FAIRWAY, 34, { carries: LONG_CARRIES })
    expect(shown).toContain('>150 plays 161, give or take 3. Aim at the pin.<')
    expect(shown).toContain('>Height +11<')
    expect(shown).not.toContain(greenNearApex)
    expect(panel(FAIRWAY, 60)).toContain(
      '>This green is nearly as high as your shots fly. Take the highest-flying club that reaches, expect to stop short.<',
    )
    expect(panel(FAIRWAY, 34, { carries: LONG_CARRIES, units: 'metres' })).toContain(
      '>137 plays 147, give or take 3. Aim',
    )
  })

  it('ADV-13 say where on a climbing hole the drive lands and what it carries instead', () => {
    const tee: Shot = { ...FAIRWAY, lie: 'tee', distanceYards: 400 }
    const said = (riseFeet: number, units: 'yards' | 'metres') => {
      const { onTheWay } = pictured(tee, riseFeet).ground
      return onTheWay && onTheWaySentence(onTheWay, { club: 'driver', riseFeet, units })
    }
    expect(said(60, 'yards')).toBe(
      'The hole climbs 60 ft. Your drive lands about halfway up and carries 191 instead of 205.',
    )
    expect(panel(tee, 60)).toContain(`>${said(60, 'yards')}<`)
    expect(panel(tee, 0)).not.toContain('The hole')
    expect(said(60, 'metres')).toBe(
      'The hole climbs 18.3 m. Your drive lands about halfway up and carries 175 instead of 187.',
    )
    expect(said(-60, 'yards')).toMatch(/^The hole falls 60 ft\. Your drive lands about halfway down and carries 21\d/u)
    expect(said(1, 'yards')).toBeUndefined()
  })

  it('name the club where it is no drive, and how far up it lands', () => {
    const words = (riseShare: number) =>
      onTheWaySentence(
        { riseShare, carryYards: 150, levelCarryYards: 160 },
        { club: '5-wood', riseFeet: 90, units: 'yards' },
      )
    expect(words(0.3)).toContain('Your 5-Wood lands about a third of the way up and carries 150 instead of 160.')
    expect([0.1, 0.2, 0.6, 0.75, 0.9].map((share) => words(share)?.split(' lands ')[1]?.split(' up')[0])).toEqual([
      'a little way',
      'about a quarter of the way',
      'about two thirds of the way',
      'about three quarters of the way',
      'nearly all the way',
    ])
  })
})
