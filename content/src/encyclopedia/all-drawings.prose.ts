import { DRAWING as threeIron } from './drawings/3-iron.prose.ts'
import { DRAWING as bladePutters } from './drawings/blade-putters.prose.ts'
import { DRAWING as bounceAngle } from './drawings/bounce-angle.prose.ts'
import { DRAWING as clubGapping } from './drawings/club-gapping.prose.ts'
import { DRAWING as compression } from './drawings/compression.prose.ts'
import { DRAWING as driver } from './drawings/driver.prose.ts'
import { DRAWING as drivingIron } from './drawings/driving-iron.prose.ts'
import { DRAWING as fairwayWoods } from './drawings/fairway-woods.prose.ts'
import { DRAWING as gameImprovementIrons } from './drawings/game-improvement-irons.prose.ts'
import { DRAWING as gapWedge } from './drawings/gap-wedge.prose.ts'
import { DRAWING as gripFitting } from './drawings/grip-fitting.prose.ts'
import { DRAWING as hybrids } from './drawings/hybrids.prose.ts'
import { DRAWING as launchMonitors } from './drawings/launch-monitors.prose.ts'
import { DRAWING as lobWedge } from './drawings/lob-wedge.prose.ts'
import { DRAWING as malletPutters } from './drawings/mallet-putters.prose.ts'
import { DRAWING as pitchingWedge } from './drawings/pitching-wedge.prose.ts'
import { DRAWING as putters } from './drawings/putters.prose.ts'
import { DRAWING as sandWedge } from './drawings/sand-wedge.prose.ts'
import { DRAWING as shaftFlex } from './drawings/shaft-flex.prose.ts'
import { DRAWING as wedges } from './drawings/wedges.prose.ts'
import type { TopicDrawing } from './topic-drawing.ts'
import type { TopicId } from './topic.ts'

export const DRAWINGS: Readonly<Record<TopicId, TopicDrawing>> = {
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
