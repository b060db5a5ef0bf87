/** The four steps of the journey on home, in order. */
export const JOURNEY_STEPS = ['profile', 'bag', 'distances', 'advice'] as const
export type JourneyStepId = (typeof JOURNEY_STEPS)[number]

export type JourneyStep = { readonly id: JourneyStepId; readonly isDone: boolean }

/** Clubs in the bag, and clubs with a distance, that complete a step (specification 1 §9). */
export const JOURNEY_CLUB_COUNT = 5

/** Completed steps. Getting advice is always complete: it is available from the first day. */
export function journeySteps({
  hasBothNames,
  bagClubCount,
  distanceCount,
}: {
  readonly hasBothNames: boolean
  readonly bagClubCount: number
  /** Clubs with a distance, including estimates. */
  readonly distanceCount: number
}): readonly JourneyStep[] {
  const done = {
    profile: hasBothNames,
    bag: bagClubCount >= JOURNEY_CLUB_COUNT,
    distances: distanceCount >= JOURNEY_CLUB_COUNT,
    advice: true,
  } as const satisfies Record<JourneyStepId, boolean>
  return JOURNEY_STEPS.map((id) => ({ id, isDone: done[id] }))
}
