import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'

export const title = 'Your bag in 60 seconds'
export const visitorLine = 'Three quick steps. No account needed.'
export const golferLine = 'Three quick steps, and every club has a carry.'

export const shotQuestion = 'Pick one shot you know'
export const shotHelp = {
  driver: 'off the tee',
  '7-iron': 'a solid one',
  pw: 'a full swing',
} as const
export const anotherClub = 'Another club'
export const noIdea = 'No idea'
export const noIdeaHelp = 'we’ll start for you'

export const nameInSentence = (club: ClubType) => CLUBS[club].displayName.toLowerCase()
export const numberQuestion = (club: ClubType) => `How far does your ${nameInSentence(club)} carry?`

export const saved = 'Your bag is saved.'
