/** The middle of what the lengths of two pars share for men: Rules of Handicapping (2024), appendix F. */
const PROBABLE_PARS = [
  { par: 3, toYards: 250 },
  { par: 4, toYards: 470 },
  { par: 5, toYards: 690 },
] as const
const LONGEST_PAR = 6

/** A guess by length, to be marked as one; the map does not say it. */
export function probablePar(lengthYards: number): number {
  return PROBABLE_PARS.find(({ toYards }) => lengthYards <= toYards)?.par ?? LONGEST_PAR
}
