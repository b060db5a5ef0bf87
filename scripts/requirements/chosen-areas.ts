import { parseArgs } from 'node:util'
import { Problem } from '../setup/problem.mjs'
import type { Area } from './areas.ts'

const WRONG_CALL = 2

/** The areas that `--area=GAP,CAL` names, all of them without it. Anything else on the command line is a Problem. */
export function chooseAreas(args: readonly string[], areas: readonly Area[]): readonly Area[] {
  const wanted = areaOption(args)
  if (wanted === undefined) return areas
  const codes = wanted.split(',').map((code) => code.trim().toUpperCase())
  const unknown = codes.filter((wantedCode) => !areas.some(({ code }) => code === wantedCode))
  if (unknown.length > 0) {
    const known = areas.map(({ code }) => code).join(' ')
    throw new Problem(`There is no area '${unknown.join(', ')}': name some of ${known}.`, WRONG_CALL)
  }
  return areas.filter(({ code }) => codes.includes(code))
}

function areaOption(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { area: { type: 'string' } } }).values.area
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Problem('The only option is --area with the areas to look at: --area=GAP,CAL.', WRONG_CALL)
  }
}
