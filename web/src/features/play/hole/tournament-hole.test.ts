import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CLUBS } from '@bagwise/golf/club'
import { afterTap, holeFrom } from '@bagwise/golf/play/hole-taps'
import type { HoleState, Tap } from '@bagwise/golf/play/hole-taps'
import { playedHole } from '@bagwise/golf/play/testing/played-holes'
import { areDevicesForbidden, isTournamentNow } from '@bagwise/golf/play/round-rules'
import { NOTHING_SAID } from './ball.ts'
import type { HoleAdvice } from './hole-advice.ts'
import { HoleBoard } from './hole-board.tsx'

const NAMES = Object.values(CLUBS).map(({ displayName }) => displayName.toLowerCase())
/** All that a hole could advise. */
const ADVICE: HoleAdvice = {
  clubs: (['driver', '7-iron', 'pw'] as const).map((club) => ({ club, carryYards: 147, loftDeg: CLUBS[club].loftDeg })),
  isBagEmpty: false,
  isLate: false,
  advised: '7-iron',
  swing: 'full',
  playsLike: { yards: 161, parts: { wind: 7, temperature: 1, altitude: 0, elevation: 1 } },
  line: 'Aim 5 left of the pin. Carries 147.',
  air: null,
}
const ROUND = { rules: 'tournament', adviceFromHole: null, state: 'playing' } as const
const nothing = () => undefined

function stroke(id: string): Tap {
  const unknown = { rest: null, air: null, at: null }
  const left = { leftYards: 152, leftSdYards: 2, leftFrom: 'typed' } as const
  return {
    tap: 'hit',
    id,
    stroke: { club: '7-iron', lie: 'fairway', lieFrom: 'tap', swing: 'full', ...left, ...unknown },
  }
}

function stateAfter(...taps: readonly Tap[]): HoleState {
  return taps.reduce(
    (state: HoleState, tap) => {
      const next = afterTap(state, tap)
      if ('problem' in next) throw new Error(next.problem)
      return next
    },
    holeFrom(playedHole([])),
  )
}

const STATES = {
  'at the ball': stateAfter(),
  walking: stateAfter(stroke('one')),
  'with a provisional': stateAfter(stroke('one'), { tap: 'provisional' }, stroke('two')),
  'on the green': stateAfter(stroke('one'), { tap: 'on-green' }),
  done: stateAfter(stroke('one'), { tap: 'on-green' }, { tap: 'putts', putts: 2 }, { tap: 'finish', finish: 'holed' }),
}

function shown(state: HoleState, round: Parameters<typeof isTournamentNow>[0]): string {
  return renderToStaticMarkup(
    createElement(HoleBoard, {
      state,
      units: 'yards',
      said: { ...NOTHING_SAID, club: 'pw' },
      left: { yards: 152, sdYards: 2, from: 'typed' },
      guessed: { lie: 'fairway', other: undefined, isByMap: false },
      advice: ADVICE,
      clubs: ['driver', '7-iron', 'pw'],
      isTournament: isTournamentNow(round),
      areDevicesForbidden: areDevicesForbidden(round),
      isOnGreen: state.phase === 'green',
      isSleeping: false,
      isAtBall: state.phase === 'ball',
      isPositionOld: false,
      nearPutt: { feet: 44, sdFeet: 8 },
      green: '144 front',
      note: null,
      picture: null,
      question: null,
      next: 8,
      isUnkept: false,
      foot: null,
      onSay: nothing,
      onHit: nothing,
      onTap: nothing,
      onUndo: nothing,
      onWake: nothing,
      onDone: nothing,
      onMore: nothing,
      onType: () => undefined,
      onTrouble: nothing,
    }),
  ).toLowerCase()
}

describe('a hole of a tournament', () => {
  it.each(Object.entries(STATES))(
    'says no club and nothing that follows from the place of the ball: %s',
    (_, state) => {
      const words = shown(state, ROUND)
      for (const name of NAMES) expect(words).not.toContain(name)
      expect(words).not.toMatch(/plays like|161|aim|carries|wind|cool air|height/)
    },
  )

  it('has the distance all the same, and what it plays once the tournament was turned off', () => {
    expect(shown(STATES['at the ball'], ROUND)).toMatch(/152.*144 front/)
    const words = shown(STATES['at the ball'], { ...ROUND, adviceFromHole: 7 })
    expect(words).toMatch(/152 plays like.*161/)
    expect(words).toContain('hit, pitching wedge from the fairway')
    expect(words).toContain('aim 5 left of the pin')
  })

  it.each(Object.entries(STATES))('has no distance at all where devices are forbidden: %s', (_, state) => {
    const text = shown(state, { ...ROUND, rules: 'no-devices' }).replaceAll(/<[^>]*>/g, ' ')
    expect(text).not.toMatch(/152|161|144|44|\b(yd|yards|ft)\b/)
  })
})
