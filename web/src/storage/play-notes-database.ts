/**
 * What stays on this phone of rounds that are played: places, trails, cards of the day, and own notes of courses. Nothing
 * that sends reads it. A form of the rows that changes needs a higher version.
 */
export const ROUND_NOTES_DATABASE = 'bagwise-round-notes'
export const ROUND_NOTES_VERSION = 1
/** Keys are golfer and round, of `courses` golfer and course. */
export const ROUND_NOTES_STORES = ['rounds', 'places', 'trails', 'courses'] as const
export type RoundNotesStore = (typeof ROUND_NOTES_STORES)[number]
