type TourStrokes = {
  readonly distanceYards: number
  /** Undefined below 200 yards: too few short holes to tell it from fairway. */
  readonly tee?: number
  readonly fairway: number
  readonly rough: number
  readonly sand: number
  readonly recovery: number
}

/**
 * Strokes the men's tour needs to hole out, PGA TOUR 2003 to 2010: Mark Broadie, Assessing Golfer Performance on the
 * PGA TOUR, Interfaces 42(2), 2012, table B.1; the tee and what is beyond 400 yards as copies of the table have it.
 * Inferred: fairway from 520 yards, some 0.12 above the tee as before; rough, sand and recovery beyond 400, as far above
 * each other as there.
 */
export const TOUR_STROKES: readonly TourStrokes[] = [
  { distanceYards: 10, fairway: 2.18, rough: 2.34, sand: 2.43, recovery: 3.45 },
  { distanceYards: 20, fairway: 2.4, rough: 2.59, sand: 2.53, recovery: 3.51 },
  { distanceYards: 30, fairway: 2.52, rough: 2.7, sand: 2.66, recovery: 3.57 },
  { distanceYards: 40, fairway: 2.6, rough: 2.78, sand: 2.82, recovery: 3.71 },
  { distanceYards: 50, fairway: 2.66, rough: 2.87, sand: 2.92, recovery: 3.79 },
  { distanceYards: 60, fairway: 2.7, rough: 2.91, sand: 3.15, recovery: 3.83 },
  { distanceYards: 70, fairway: 2.72, rough: 2.93, sand: 3.21, recovery: 3.84 },
  { distanceYards: 80, fairway: 2.75, rough: 2.96, sand: 3.24, recovery: 3.84 },
  { distanceYards: 90, fairway: 2.77, rough: 2.99, sand: 3.24, recovery: 3.82 },
  { distanceYards: 100, fairway: 2.8, rough: 3.02, sand: 3.23, recovery: 3.8 },
  { distanceYards: 120, fairway: 2.85, rough: 3.08, sand: 3.21, recovery: 3.78 },
  { distanceYards: 140, fairway: 2.91, rough: 3.15, sand: 3.22, recovery: 3.8 },
  { distanceYards: 160, fairway: 2.98, rough: 3.23, sand: 3.28, recovery: 3.81 },
  { distanceYards: 180, fairway: 3.08, rough: 3.31, sand: 3.4, recovery: 3.82 },
  { distanceYards: 200, tee: 3.12, fairway: 3.19, rough: 3.42, sand: 3.55, recovery: 3.87 },
  { distanceYards: 220, tee: 3.17, fairway: 3.32, rough: 3.53, sand: 3.7, recovery: 3.92 },
  { distanceYards: 240, tee: 3.25, fairway: 3.45, rough: 3.64, sand: 3.84, recovery: 3.97 },
  { distanceYards: 260, tee: 3.45, fairway: 3.58, rough: 3.74, sand: 3.93, recovery: 4.03 },
  { distanceYards: 280, tee: 3.65, fairway: 3.69, rough: 3.83, sand: 4, recovery: 4.1 },
  { distanceYards: 300, tee: 3.71, fairway: 3.78, rough: 3.9, sand: 4.04, recovery: 4.2 },
  { distanceYards: 320, tee: 3.79, fairway: 3.84, rough: 3.95, sand: 4.12, recovery: 4.31 },
  { distanceYards: 340, tee: 3.86, fairway: 3.88, rough: 4.02, sand: 4.26, recovery: 4.44 },
  { distanceYards: 360, tee: 3.92, fairway: 3.95, rough: 4.11, sand: 4.41, recovery: 4.56 },
  { distanceYards: 380, tee: 3.96, fairway: 4.03, rough: 4.21, sand: 4.55, recovery: 4.66 },
  { distanceYards: 400, tee: 3.99, fairway: 4.11, rough: 4.3, sand: 4.69, recovery: 4.75 },
  { distanceYards: 420, tee: 4.02, fairway: 4.15, rough: 4.34, sand: 4.73, recovery: 4.79 },
  { distanceYards: 440, tee: 4.08, fairway: 4.2, rough: 4.39, sand: 4.78, recovery: 4.84 },
  { distanceYards: 460, tee: 4.17, fairway: 4.29, rough: 4.48, sand: 4.87, recovery: 4.93 },
  { distanceYards: 480, tee: 4.28, fairway: 4.4, rough: 4.59, sand: 4.98, recovery: 5.04 },
  { distanceYards: 500, tee: 4.41, fairway: 4.53, rough: 4.72, sand: 5.11, recovery: 5.17 },
  { distanceYards: 520, tee: 4.54, fairway: 4.66, rough: 4.85, sand: 5.24, recovery: 5.3 },
  { distanceYards: 540, tee: 4.65, fairway: 4.78, rough: 4.97, sand: 5.36, recovery: 5.42 },
  { distanceYards: 560, tee: 4.74, fairway: 4.86, rough: 5.05, sand: 5.44, recovery: 5.5 },
  { distanceYards: 580, tee: 4.79, fairway: 4.91, rough: 5.1, sand: 5.49, recovery: 5.55 },
  { distanceYards: 600, tee: 4.82, fairway: 4.94, rough: 5.13, sand: 5.52, recovery: 5.58 },
]

/** Putts of the men's tour: the public PGA TOUR benchmark of the same years. */
export const TOUR_PUTTS = [
  { distanceFeet: 1, putts: 1.001 },
  { distanceFeet: 2, putts: 1.009 },
  { distanceFeet: 3, putts: 1.053 },
  { distanceFeet: 4, putts: 1.147 },
  { distanceFeet: 5, putts: 1.256 },
  { distanceFeet: 6, putts: 1.357 },
  { distanceFeet: 7, putts: 1.443 },
  { distanceFeet: 8, putts: 1.515 },
  { distanceFeet: 10, putts: 1.626 },
  { distanceFeet: 15, putts: 1.784 },
  { distanceFeet: 18, putts: 1.84 },
  { distanceFeet: 20, putts: 1.878 },
  { distanceFeet: 25, putts: 1.931 },
  { distanceFeet: 30, putts: 1.984 },
  { distanceFeet: 40, putts: 2.058 },
  { distanceFeet: 50, putts: 2.135 },
  { distanceFeet: 60, putts: 2.211 },
  { distanceFeet: 70, putts: 2.293 },
  { distanceFeet: 80, putts: 2.349 },
  { distanceFeet: 90, putts: 2.379 },
  { distanceFeet: 100, putts: 2.382 },
] as const
