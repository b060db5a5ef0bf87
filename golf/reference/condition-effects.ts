import type { Launch } from '../src/flight/physics/fly.ts'
import type { Air } from '../src/flight/physics/air.ts'

/**
 * A published effect of one condition: the change of carry between two kinds of air. Uniform wind, since the published
 * figures come from simulators. Launches of the amateur shots and the sigmas are our judgement.
 */
export type ConditionEffect = {
  readonly id: string
  readonly launch: Launch
  readonly from: Air
  readonly to: Air
  /** "yards per 10°F" is half of the change from 60 to 80°F. */
  readonly measure: 'yards' | 'yards per 10°F' | '% per 1,000 ft'
  readonly published: number
  readonly sigma: number
  readonly source: string
}

export const CONDITION_EFFECTS: readonly ConditionEffect[] = [
  {
    id: 'temperature-driver',
    launch: { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 },
    from: { temperatureF: 60 },
    to: { temperatureF: 80 },
    measure: 'yards per 10°F',
    published: 1.66,
    sigma: 0.3,
    source: 'TrackMan, reported by thegolfnewsnet.com 2021-12-01 and 2023-04-14',
  },
  {
    id: 'temperature-6-iron',
    launch: { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231 },
    from: { temperatureF: 60 },
    to: { temperatureF: 80 },
    measure: 'yards per 10°F',
    published: 1.5,
    sigma: 0.3,
    source: 'inside the range TrackMan gives, thegolfnewsnet.com 2023-04-14',
  },
  {
    id: 'temperature-pw',
    launch: { ballSpeedMph: 102, launchDeg: 24.2, spinRpm: 9304 },
    from: { temperatureF: 60 },
    to: { temperatureF: 80 },
    measure: 'yards per 10°F',
    published: 1.33,
    sigma: 0.3,
    source: 'TrackMan, reported by thegolfnewsnet.com 2021-12-01 and 2023-04-14',
  },
  {
    id: 'temperature-driver-155',
    launch: { ballSpeedMph: 155, launchDeg: 12, spinRpm: 2650 },
    from: { temperatureF: 60 },
    to: { temperatureF: 80 },
    measure: 'yards per 10°F',
    published: 2,
    sigma: 0.3,
    source: 'Andrew Rice, TrackMan test at 155 mph ball speed, golf.com',
  },
  {
    id: 'altitude-driver',
    launch: { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 },
    from: {},
    to: { altitudeFeet: 1000 },
    measure: '% per 1,000 ft',
    published: 1.16,
    sigma: 0.2,
    source: 'Titleist, reported by koaa.com',
  },
  {
    id: 'altitude-6-iron',
    launch: { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231 },
    from: {},
    to: { altitudeFeet: 1000 },
    measure: '% per 1,000 ft',
    published: 1.16,
    sigma: 0.25,
    source: 'Titleist, reported by koaa.com',
  },
  {
    id: 'altitude-amateur-driver',
    launch: { ballSpeedMph: 140, launchDeg: 13, spinRpm: 2700 },
    from: {},
    to: { altitudeFeet: 1000 },
    measure: '% per 1,000 ft',
    published: 1.16,
    sigma: 0.2,
    source: 'Titleist, reported by koaa.com',
  },
  {
    id: 'altitude-driver-155',
    launch: { ballSpeedMph: 155, launchDeg: 12, spinRpm: 2650 },
    from: {},
    to: { altitudeFeet: 1000 },
    measure: 'yards',
    published: 2.5,
    sigma: 0.5,
    source: 'Andrew Rice with TrackMan, golf.com',
  },
  {
    id: 'wind-6-iron-20-head',
    launch: { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231 },
    from: {},
    to: { windSpeedMph: 20, windFromDeg: 0 },
    measure: 'yards',
    published: -39,
    sigma: 3,
    source: 'TrackMan study, thegolfperformancecenter.com',
  },
  {
    id: 'wind-6-iron-20-tail',
    launch: { ballSpeedMph: 127, launchDeg: 14.1, spinRpm: 6231 },
    from: {},
    to: { windSpeedMph: 20, windFromDeg: 180 },
    measure: 'yards',
    published: 23,
    sigma: 3,
    source: 'TrackMan study, thegolfperformancecenter.com',
  },
  {
    id: 'wind-driver-10-head',
    launch: { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 0 },
    measure: 'yards',
    published: -18,
    sigma: 2.5,
    source: 'Golf Australia, February 2020, one professional',
  },
  {
    id: 'wind-7-iron-10-head',
    launch: { ballSpeedMph: 120, launchDeg: 16.3, spinRpm: 7097 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 0 },
    measure: 'yards',
    published: -17.3,
    sigma: 2.5,
    source: 'Golf Australia, February 2020, one professional',
  },
  {
    id: 'wind-amateur-6-iron-10-head',
    launch: { ballSpeedMph: 110, launchDeg: 16.5, spinRpm: 5600 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 0 },
    measure: 'yards',
    published: -12,
    sigma: 2,
    source: 'GCQuad simulation, USGTF news, August 2021',
  },
  {
    id: 'wind-amateur-6-iron-10-tail',
    launch: { ballSpeedMph: 110, launchDeg: 16.5, spinRpm: 5600 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 180 },
    measure: 'yards',
    published: 8,
    sigma: 2,
    source: 'GCQuad simulation, USGTF news, August 2021',
  },
  {
    id: 'wind-amateur-driver-10-head',
    launch: { ballSpeedMph: 140, launchDeg: 13, spinRpm: 2700 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 0 },
    measure: 'yards',
    published: -12,
    sigma: 2,
    source: 'GCQuad simulation, USGTF news, August 2021',
  },
  {
    id: 'wind-amateur-driver-10-tail',
    launch: { ballSpeedMph: 140, launchDeg: 13, spinRpm: 2700 },
    from: {},
    to: { windSpeedMph: 10, windFromDeg: 180 },
    measure: 'yards',
    published: 9,
    sigma: 2,
    source: 'GCQuad simulation, USGTF news, August 2021',
  },
]
