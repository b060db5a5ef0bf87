/** The tees that a golfer usually plays, longest course first. */
export const TEES = ['back', 'middle', 'forward'] as const
export type Tees = (typeof TEES)[number]
