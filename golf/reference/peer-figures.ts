/**
 * The best public model on the same inputs, measured before Bagwise was built, and Bagwise's own targets. Undefined
 * where no public model gives the figure.
 */
export const PEER_FIGURES = {
  pga2010sCarryRmsYards: { target: 5, peer: 5.3 },
  pga2023CarryRmsYards: { target: 6, peer: 6.6 },
  pga2010sApexRmsYards: { target: 2.6, peer: undefined },
  pga2023ApexRmsYards: { target: 3, peer: undefined },
  pga2010sLandingRmsDeg: { target: 3, peer: undefined },
  pga2023LandingRmsDeg: { target: 3, peer: undefined },
  lpgaCarryRmsYards: { target: 3.4, peer: 2.8 },
  lpgaApexRmsYards: { target: 2, peer: 1.7 },
  lpgaLandingRmsDeg: { target: 3, peer: 4.3 },
  conditionRmsSigma: { target: 0.9, peer: undefined },
  numericalErrorYards: { target: 0.05, peer: 0.6 },
  microsecondsPerFlight: { target: 40, peer: 49 },
} as const

/** The best peer on the LPGA table has no wind model; these are the figures of the next one. */
export const NEXT_PEER_ON_LPGA = { carryRmsYards: 3.7, apexRmsYards: 4.1, landingRmsDeg: 6.7 } as const
