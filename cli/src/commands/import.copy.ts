import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { LeavingReason } from '@bagwise/shot-files/shot-file'

export const example = 'import session.csv'
export const fileNeeded = `Give a launch monitor's file, such as: bagwise ${example}.`
export const tooManyFiles = (most: number) => `Give at most ${most} files at a time.`
export const tooLargeTogether = (mostMegabytes: number) =>
  `Together the files are larger than ${mostMegabytes} MB: give fewer at a time.`
export const tooManyShots = (most: number) => `Together the files have more than ${most} shots: give fewer at a time.`
export const inFile = (path: string, sentence: string) => `${path}: ${sentence}`
export const unknownColumns = (path: string) =>
  `${path} has no column that names a club, or none with a carry: bagwise does not know its layout.`
export const noShots = 'There is no shot with a carry in it.'

export const fileText = ({
  path,
  vendor,
  shotCount,
}: {
  readonly path: string
  readonly vendor: string | undefined
  readonly shotCount: number
}) => `${path}: ${vendor ?? 'unknown monitor'}, ${shotCount === 1 ? '1 shot' : `${shotCount} shots`}.`
export const countsText = (counted: number, of: number) => `${counted} of ${of} count`
export const keptBefore = (count: number) => `${count === 1 ? '1 shot is' : `${count} shots are`} in the bag's takeout.`
export const noCarry = 'no shot counts'
export const unnamed = (label: string, count: number) =>
  `Not counted: ${count === 1 ? '1 shot' : `${count} shots`} with ${label === '' ? 'no club' : `“${label}”`}.`
export const leftOut = (reason: LeavingReason, lines: readonly number[]) =>
  `Left out: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')} (${reasons[reason]}).`
export const assumedUnits = (units: string) => `The file does not name its units: bagwise reads ${units}.`
export const clubName = (club: ClubType) => CLUBS[club].displayName

const reasons = {
  summary: 'a summary',
  'no-carry': 'no carry',
  impossible: 'no possible carry',
  misread: 'a misread',
  'not-counted': 'not counted by the monitor',
  duplicate: 'a copy',
  putter: 'a putt',
  'other-hand': 'the other hand',
} as const satisfies Record<LeavingReason, string>
