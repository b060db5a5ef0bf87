import type { FileShotIds } from '@bagwise/golf/memory/file-shot-ids'
import { sessionAir } from '@bagwise/golf/shot-import/session-air'
import { keptFigures } from '@bagwise/golf/shot-import/shot-figures'
import type { FileShot, IdentifiedFile, IdentifiedShot, ShotFile } from './shot-file.ts'

/** The file as it can be kept: its session, and its shots with ids and with figures in tenths. */
export function identifyFile({ shots, air, ...file }: ShotFile, ids: FileShotIds): IdentifiedFile {
  return {
    ...file,
    // No export says that its figures are those of standard air.
    session: { id: ids.session, air: sessionAir(air), isNormalised: false },
    shots: shots.map((shot) => identifiedShot(shot, ids.shot(shot.line))),
  }
}

function identifiedShot(shot: FileShot, id: string): IdentifiedShot {
  const { line, label, nickname, swing, isSpinMeasured } = shot
  const figures = keptFigures(shot)
  return {
    id,
    line,
    label,
    ...(nickname === undefined ? {} : { nickname }),
    swing,
    ...figures,
    isSpinMeasured: isSpinMeasured && figures.spinRpm !== undefined,
  }
}
