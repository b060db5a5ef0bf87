import { TOPIC as threeIron } from './articles/3-iron.prose.ts'
import { TOPIC as bladePutters } from './articles/blade-putters.prose.ts'
import { TOPIC as bounceAngle } from './articles/bounce-angle.prose.ts'
import { TOPIC as clubGapping } from './articles/club-gapping.prose.ts'
import { TOPIC as compression } from './articles/compression.prose.ts'
import { TOPIC as driver } from './articles/driver.prose.ts'
import { TOPIC as drivingIron } from './articles/driving-iron.prose.ts'
import { TOPIC as fairwayWoods } from './articles/fairway-woods.prose.ts'
import { TOPIC as gameImprovementIrons } from './articles/game-improvement-irons.prose.ts'
import { TOPIC as gapWedge } from './articles/gap-wedge.prose.ts'
import { TOPIC as gripFitting } from './articles/grip-fitting.prose.ts'
import { TOPIC as hybrids } from './articles/hybrids.prose.ts'
import { TOPIC as launchMonitors } from './articles/launch-monitors.prose.ts'
import { TOPIC as lobWedge } from './articles/lob-wedge.prose.ts'
import { TOPIC as malletPutters } from './articles/mallet-putters.prose.ts'
import { TOPIC as pitchingWedge } from './articles/pitching-wedge.prose.ts'
import { TOPIC as putters } from './articles/putters.prose.ts'
import { TOPIC as sandWedge } from './articles/sand-wedge.prose.ts'
import { TOPIC as shaftFlex } from './articles/shaft-flex.prose.ts'
import { TOPIC as wedges } from './articles/wedges.prose.ts'
import type { Topic, TopicId } from './topic.ts'

/** One file for all: the search reads every article, and offline a device has either all or none. */
export const ARTICLES: Readonly<Record<TopicId, Topic>> = {
  driver,
  'fairway-woods': fairwayWoods,
  hybrids,
  'game-improvement-irons': gameImprovementIrons,
  wedges,
  putters,
  'shaft-flex': shaftFlex,
  'pitching-wedge': pitchingWedge,
  'gap-wedge': gapWedge,
  'sand-wedge': sandWedge,
  'lob-wedge': lobWedge,
  '3-iron': threeIron,
  'driving-iron': drivingIron,
  'blade-putters': bladePutters,
  'mallet-putters': malletPutters,
  'bounce-angle': bounceAngle,
  compression,
  'launch-monitors': launchMonitors,
  'club-gapping': clubGapping,
  'grip-fitting': gripFitting,
}
