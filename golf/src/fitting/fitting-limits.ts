import { SHAFT_FLEXES } from '../bag.ts'
import type { ShaftFlex, ShaftType } from '../bag.ts'
import type { DriverShaft } from './driver-shaft.ts'
import type { Fitting } from './fit.ts'
import { IRON_TYPES } from './iron-rules.ts'
import type { IronType } from './iron-rules.ts'
import type { FittingCategory } from './spending-order.ts'

type Range = { readonly from: number; readonly to: number }

/** Limits for the clubs of a category; without a limit the rules cannot judge. */
export type ClubLimits = {
  readonly loftDeg?: Range
  /** Those that the plan for the bag buys, each to a degree. */
  readonly loftsDeg?: readonly number[]
  readonly lengthInches?: Range
  readonly shaftFlexes?: readonly ShaftFlex[]
  readonly shaftTypes?: readonly ShaftType[]
  readonly ironTypes?: readonly IronType[]
}

/** One step between the rule's driver lofts (specification 2 §9), and how far makers differ. */
const LOFT_STEP_DEG = 1.5
/** Shorter drivers are for juniors; 46 inches is the limit of Model Local Rule G-10 of the Rules of Golf. */
const DRIVER_LENGTH_INCHES = { from: 43, to: 46 }
const PUTTER_STEP_INCHES = 1
/** How many iron types advice may be away from the rule: one, so that beginners never get blades. */
const IRON_TYPE_STEPS = 1

/** How far other advice may differ from the rules, by category; a category of which nothing is to be bought is missing. */
export function fittingLimits(fitting: Fitting): Readonly<Partial<Record<FittingCategory, ClubLimits>>> {
  const { shaft, longClubs, irons, wedges, putterLengthInches } = fitting
  const shaftFlexes = flexesNear(shaft)
  const shaftTypes = [shaft.type]
  return {
    driver: {
      loftDeg: driverLofts(fitting),
      lengthInches: DRIVER_LENGTH_INCHES,
      shaftFlexes,
      shaftTypes,
    },
    ...(longClubs.toBuy.length > 0 && {
      'long-clubs': {
        loftsDeg: longClubs.toBuy.map(({ loftDeg }) => loftDeg),
        shaftFlexes,
        // Of single irons steel is sold as well.
        ...(longClubs.toBuy.every(({ kind }) => kind !== 'iron') && { shaftTypes }),
      },
    }),
    irons: { shaftFlexes, ironTypes: IRON_TYPES.filter((type) => ironStepsApart(type, irons) <= IRON_TYPE_STEPS) },
    ...(wedges.toBuy.length > 0 && { wedges: { loftsDeg: wedges.toBuy.map(({ loftDeg }) => loftDeg) } }),
    putter: { lengthInches: around(putterLengthInches, PUTTER_STEP_INCHES) },
    grips: {},
  }
}

/** A step around the rule's loft; against a slice never less than it, and as much as is advised. */
function driverLofts({ driver, loftAgainstSlice }: Fitting): Range {
  const usual = around(driver.loftDeg, LOFT_STEP_DEG)
  return loftAgainstSlice ? { from: driver.loftDeg, to: Math.max(usual.to, loftAgainstSlice.toDeg) } : usual
}

/** From one softer than the flex to try first to that of the speed: softer is worth a try, stiffer is not. */
function flexesNear({ flex, speedFlex }: DriverShaft): readonly ShaftFlex[] {
  const softest = Math.max(0, SHAFT_FLEXES.indexOf(flex) - 1)
  return SHAFT_FLEXES.slice(softest, SHAFT_FLEXES.indexOf(speedFlex) + 1)
}

function ironStepsApart(one: IronType, other: IronType): number {
  return Math.abs(IRON_TYPES.indexOf(one) - IRON_TYPES.indexOf(other))
}

function around(middle: number, step: number): Range {
  return { from: middle - step, to: middle + step }
}
