import { capitalNumberWord, numberWord } from '#quantities/number-words.copy.ts'

export const title = 'Your bag'
/** What could not be loaded, in the sentence that says so. */
export const loadedThing = 'clubs'
export const loading = 'Loading your bag'

/** '9 clubs and the putter. Three numbers are yours.' */
export function bagLine({
  clubCount,
  hasPutter,
  ownCount,
}: {
  /** Besides the putter. */
  readonly clubCount: number
  readonly hasPutter: boolean
  readonly ownCount: number
}): string {
  const clubs = `${clubCount} ${clubCount === 1 ? 'club' : 'clubs'}`
  return `${hasPutter ? `${clubs} and the putter` : clubs}. ${ownNumbers(ownCount, clubCount)}.`
}

/** Heard between the title of the page and those of its parts. */
export const clubsTitle = 'Clubs'

export const toDoTitle = 'To do'
/** The link to the whole list. */
export const allToDo = (count: number) => `All ${count}`
export const nothingToDo = 'Your bag is set.'

export const gapsTitle = 'Gaps'

export const gearTitle = 'Gear'
export const rangeTitle = 'Range log'
export const rangeLine = 'Two taps a shot'
export const importTitle = 'Import shots'
export const importLine = 'From a launch monitor'
export const cardTitle = 'Yardage card'
export const cardLine = 'Print it or save a picture'

function ownNumbers(ownCount: number, clubCount: number): string {
  if (ownCount === 0) return 'No number is yours yet'
  if (ownCount === 1) return clubCount === 1 ? 'Its number is yours' : 'One number is yours'
  return ownCount === clubCount
    ? `All ${numberWord(ownCount)} numbers are yours`
    : `${capitalNumberWord(ownCount)} numbers are yours`
}
