import { STEADY_MISS_SHARE } from '@bagwise/golf/memory/belief'
import { LEVEL_SD, OWN_SD } from '@bagwise/golf/memory/carries'
import { HALF_LIFE_DAYS, ORIGIN_WEIGHTS } from '@bagwise/golf/memory/kept-shot'
import { SHOT_ORIGINS } from '@bagwise/golf/memory/shot-record'
import { LARGEST_TILT, MISHIT_SHOTS, PATTERN_RATIOS, TILT_SHOTS } from '@bagwise/golf/memory/learn'
import { ENOUGH_PART_SWINGS } from '@bagwise/golf/memory/part-swings'
import { ODD } from '@bagwise/golf/memory/sorting-out'
import { LANE, READING_SD, SPREAD_SDS, UNKNOWN_HANDICAP } from '@bagwise/golf/memory/spreads'
import { SESSION_VARIANCE } from '@bagwise/golf/memory/sums'
import { SHARED } from '@bagwise/golf/distances/like-me/typical-bag'
import { bullets, codeBlock, paragraph, table } from '../markdown.ts'
import { exact, percent } from '../numbers.ts'
import { MISHIT, MISHITS } from '@bagwise/golf/shot-advice/typical-spread'

const ORIGIN_NAMES = {
  'device-outdoor': 'launch monitor, grass',
  'device-indoor': 'launch monitor, mat',
  typed: 'typed or tapped',
  course: 'course',
} as const satisfies Record<(typeof SHOT_ORIGINS)[number], string>

export function howItLearns(): readonly string[] {
  return [
    '## What it does',
    paragraph(
      'From the first shot on it learns, for every club of the bag, the carry, the spread across and along, the steady miss',
      'to a side, the tilt of the pattern and the share of mishits, and says how much of each number is the golfer’s own, the',
      'other clubs’ and typical of the handicap. Without a shot it says nothing. There is no chance in it, and the order of',
      'the shots does not count.',
    ),
    ...weights(),
    ...sortingOut(),
    ...oneTool(),
  ]
}

function weights(): readonly string[] {
  return [
    '### What a shot is worth',
    paragraph(
      `A shot counts half after ${exact(HALF_LIFE_DAYS)} days. By where it was seen it is worth so much of one shot, and a`,
      'mishit shows so often of the times it would on grass. All of these are rules of thumb. A shot of a played round is worth',
      'what its measuring leaves instead: see below.',
    ),
    table(
      ['origin', 'along', 'across', 'mishits show'],
      SHOT_ORIGINS.map((origin) => {
        const { along, across, mishits } = ORIGIN_WEIGHTS[origin]
        return [ORIGIN_NAMES[origin], exact(along), exact(across), exact(mishits)]
      }),
    ),
    paragraph(
      'The mean of a session with n shots is worth',
      `n / (1 + ${exact(SESSION_VARIANCE.across)} n) shots across and n / (1 + ${exact(SESSION_VARIANCE.along)} n) along:`,
      'alignment of mat and monitor, ball and day are shared by all of them.',
    ),
  ]
}

function sortingOut(): readonly string[] {
  return [
    '### Sorting out',
    paragraph(
      'Each shot is solid, a mishit or a misread, as likely as these densities say; c is the carry, P the golfer’s share of',
      'mishits, e how often one shows (by origin, and by club as in [shot advice](shot-advice.md): a driver is hit from a',
      'tee). A shot that the golfer says counts is solid.',
    ),
    codeBlock(
      'solid    1 − e·P          along normal about c, across normal about the steady miss',
      `mishit   e·P, at most ${exact(MISHITS.most)}  along normal about ${exact(MISHIT.carryShare)} c with ${exact(MISHIT.distanceSdShare)} c, none beyond c; ${exact(MISHIT.lateralFactor)} times as wide`,
      `misread  ${exact(ODD.share)}             even over ${exact(ODD.alongCarries)} c along and ${exact(ODD.acrossCarries)} c across`,
    ),
    paragraph(
      `P starts from ${exact(MISHITS.share)} + ${exact(MISHITS.perHandicap)} · handicap, worth ${exact(MISHIT_SHOTS)} shots,`,
      `and is one for all full swings, at most ${exact(MISHITS.most)}. Sorting out and learning are done three times; the`,
      'first starts from the middle of the solid shots if the typical share of all fell short, shrunk to the carry before any',
      'shot. What is not known of carry and steady miss widens these densities at the first sorting only: afterwards they were',
      'learnt from these very shots, and counted twice it would make mishits pass for solid.',
    ),
  ]
}

function oneTool(): readonly string[] {
  const { across, along } = SPREAD_SDS
  return [
    '### One tool for all of it',
    paragraph(
      'Carry, both spreads and steady miss are each a normal over the bag: a level that all clubs share, a part that fades',
      `over ${exact(SHARED.fadePositions)} places of the order table, as in Like me, and a part of each club. What the other`,
      'clubs say of a club comes first, then its own shots.',
    ),
    table(
      ['learnt', 'level', 'shared', 'own'],
      [
        [
          'carry, share of the one before',
          `${exact(LEVEL_SD.typical)} typical, ${exact(LEVEL_SD.estimated)} estimated, ${exact(LEVEL_SD['own-number'])} own number`,
          exact(SHARED.sd),
          exact(OWN_SD),
        ],
        ['ln spread across', exact(across.level), exact(across.shared), exact(across.own)],
        ['ln spread along', exact(along.level), exact(along.shared), exact(along.own)],
        [
          'steady miss, share of the variance across',
          '0',
          percent(STEADY_MISS_SHARE / 2, 1),
          percent(STEADY_MISS_SHARE / 2, 1),
        ],
      ],
    ),
    bullets(
      `A carry before any shot is the handicap’s, is estimated from own numbers of other clubs, or is the golfer’s own; a learned one never is. Where the handicap is unknown the level of both spreads is ${exact(UNKNOWN_HANDICAP)} times less certain.`,
      `Spreads are learnt as logarithms of variances, since golfers of one handicap differ by factors. A reading is off by ${exact(READING_SD)} typical standard deviations, which keeps thirty shots to one spot finite.`,
      `The typical spread of a population holds its golfers’ steady misses: ${percent(STEADY_MISS_SHARE)} of its variance across. As a miss gets known, its part leaves the width and enters the aim.`,
      'What shots come down around is a t distribution, since their spread is learnt too; it makes the ovals of few shots wide. Its degrees of freedom are those with which a sample’s ln variance would be as uncertain.',
      'Which shots are mishits is itself uncertain: the ± of a carry is wider by what is lost to it, after Louis (1982).',
      `Spreads are held within ${exact(PATTERN_RATIOS.least)} and ${exact(PATTERN_RATIOS.most)} times the typical ones, tilt within ±${exact(LARGEST_TILT)}; a tilt of 0 counts as ${exact(TILT_SHOTS)} shots.`,
      'Carries are brought to the reference air by the typical launch of the club, where the session’s air is said and the monitor has not done it.',
      `Sides of the range log are read to lanes one typical standard deviation wide: 1/${exact(LANE.perVariance)} of its variance is taken off (Sheppard), down to ${exact(LANE.leastSd)} standard deviations. A shot of it without a side is one that the golfer called fat, thin or topped: a mishit, whatever the others look like. An answer to where a shot on the course went says either length or side, as half a typical standard deviation; it moves carry and steady miss, and says nothing of spreads and mishits.`,
      'A measured distance of shots that were imported without being kept (from a file of distances) says how many there were and how they scattered: with the club’s first kept shot it counts as one more session, without an age, all of it solid and without a mean across.',
      'Launch and measured spin of solid shots are learnt in the same way, against the typical launch at the same ball speed.',
      `Marked three-quarter and half swings with wedges teach the golfer’s own share of the full carry from ${exact(ENOUGH_PART_SWINGS)} shots on.`,
    ),
  ]
}
