import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'

/** A club that makes the ball fly. */
export type FlyingClub = Exclude<ClubType, 'putter'>

/** The typical launch of a club for one group of golfers. */
type Anchor = { readonly ballSpeedMph: number; readonly launchDeg: number; readonly spinRpm: number }

/** Men's (P) and women's (L) tour averages of a club; docs/models/ball-flight.md marks assumed ones. */
export type ClubAnchors = { readonly fast: Anchor; readonly slow: Anchor }

export const LAUNCH_ANCHORS = {
  driver: {
    fast: { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 },
    slow: { ballSpeedMph: 140, launchDeg: 13.2, spinRpm: 2611 },
  },
  '3-wood': {
    fast: { ballSpeedMph: 158, launchDeg: 9.2, spinRpm: 3655 },
    slow: { ballSpeedMph: 132, launchDeg: 11.2, spinRpm: 3400 },
  },
  '5-wood': {
    fast: { ballSpeedMph: 152, launchDeg: 9.4, spinRpm: 4350 },
    slow: { ballSpeedMph: 128, launchDeg: 12.1, spinRpm: 4501 },
  },
  '7-wood': {
    fast: { ballSpeedMph: 147, launchDeg: 10.6, spinRpm: 4600 },
    slow: { ballSpeedMph: 123, launchDeg: 12.7, spinRpm: 4693 },
  },
  '9-wood': {
    fast: { ballSpeedMph: 142, launchDeg: 11.9, spinRpm: 4850 },
    slow: { ballSpeedMph: 119, launchDeg: 13.6, spinRpm: 4880 },
  },
  '11-wood': {
    fast: { ballSpeedMph: 137, launchDeg: 13.2, spinRpm: 5150 },
    slow: { ballSpeedMph: 115, launchDeg: 14.6, spinRpm: 5100 },
  },
  '2-hybrid': {
    fast: { ballSpeedMph: 149, launchDeg: 9.7, spinRpm: 4300 },
    slow: { ballSpeedMph: 126, launchDeg: 12.1, spinRpm: 4450 },
  },
  '3-hybrid': {
    fast: { ballSpeedMph: 146, launchDeg: 10.2, spinRpm: 4437 },
    slow: { ballSpeedMph: 122, launchDeg: 12.8, spinRpm: 4600 },
  },
  '4-hybrid': {
    fast: { ballSpeedMph: 141, launchDeg: 11.2, spinRpm: 4700 },
    slow: { ballSpeedMph: 117, launchDeg: 13.9, spinRpm: 4800 },
  },
  '5-hybrid': {
    fast: { ballSpeedMph: 136, launchDeg: 12.4, spinRpm: 5100 },
    slow: { ballSpeedMph: 113, launchDeg: 15, spinRpm: 5050 },
  },
  '6-hybrid': {
    fast: { ballSpeedMph: 131, launchDeg: 13.7, spinRpm: 5600 },
    slow: { ballSpeedMph: 109, launchDeg: 16.2, spinRpm: 5400 },
  },
  '7-hybrid': {
    fast: { ballSpeedMph: 126, launchDeg: 15.1, spinRpm: 6200 },
    slow: { ballSpeedMph: 105, launchDeg: 17.5, spinRpm: 5850 },
  },
  '3-iron': {
    fast: { ballSpeedMph: 142, launchDeg: 10.4, spinRpm: 4630 },
    slow: { ballSpeedMph: 120, launchDeg: 13.4, spinRpm: 4650 },
  },
  '4-iron': {
    fast: { ballSpeedMph: 137, launchDeg: 11, spinRpm: 4836 },
    slow: { ballSpeedMph: 116, launchDeg: 14.3, spinRpm: 4801 },
  },
  '5-iron': {
    fast: { ballSpeedMph: 132, launchDeg: 12.1, spinRpm: 5361 },
    slow: { ballSpeedMph: 112, launchDeg: 14.8, spinRpm: 5081 },
  },
  '6-iron': {
    fast: { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231 },
    slow: { ballSpeedMph: 109, launchDeg: 17.1, spinRpm: 5943 },
  },
  '7-iron': {
    fast: { ballSpeedMph: 120, launchDeg: 16.3, spinRpm: 7097 },
    slow: { ballSpeedMph: 104, launchDeg: 19, spinRpm: 6699 },
  },
  '8-iron': {
    fast: { ballSpeedMph: 115, launchDeg: 18.1, spinRpm: 7998 },
    slow: { ballSpeedMph: 100, launchDeg: 20.8, spinRpm: 7494 },
  },
  '9-iron': {
    fast: { ballSpeedMph: 109, launchDeg: 20.4, spinRpm: 8647 },
    slow: { ballSpeedMph: 93, launchDeg: 23.9, spinRpm: 7589 },
  },
  pw: {
    fast: { ballSpeedMph: 102, launchDeg: 24.2, spinRpm: 9304 },
    slow: { ballSpeedMph: 86, launchDeg: 25.6, spinRpm: 8403 },
  },
  gw: {
    fast: { ballSpeedMph: 94, launchDeg: 27.2, spinRpm: 9700 },
    slow: { ballSpeedMph: 79, launchDeg: 28.8, spinRpm: 8700 },
  },
  sw: {
    fast: { ballSpeedMph: 87, launchDeg: 29.6, spinRpm: 10_000 },
    slow: { ballSpeedMph: 73, launchDeg: 31.2, spinRpm: 8900 },
  },
  lw: {
    fast: { ballSpeedMph: 79, launchDeg: 32.2, spinRpm: 10_100 },
    slow: { ballSpeedMph: 66, launchDeg: 33.8, spinRpm: 8900 },
  },
} as const satisfies Record<FlyingClub, ClubAnchors>

export function isFlyingClub(club: string): club is FlyingClub {
  return Object.hasOwn(LAUNCH_ANCHORS, club)
}

type Family = 'driver' | 'wood' | 'hybrid' | 'iron'

/** Wedges launch like irons. */
export function familyOf(club: FlyingClub): Family {
  const { kind } = CLUBS[club]
  return kind === 'wedge' ? 'iron' : kind
}
