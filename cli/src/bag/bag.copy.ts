const ways = 'a takeout (.json), distances (.csv), or clubs such as 7-iron=150,pw=110'
export const empty = (path: string) => `${path} is empty.`
export const noText = (path: string) => `${path} is no text: --bag takes ${ways}.`
export const atLine = (path: string, line: number, message: string) => `${path}, line ${line}: ${message}`
export const brokenJson = 'This is no valid JSON. Is the file complete?'
export const noTakeout = (path: string) => `${path} is no takeout of Bagwise.`
export const otherVersion = (path: string, version: string, read: readonly number[]) =>
  `${path} is a takeout of version ${version}: this bagwise reads versions ${read.join(' and ')}.`
export const wrongPlace = (path: string, place: string) => `${path}: “${place}” is not what Bagwise writes.`
export const noClub = (club: string, clubs: readonly string[]) =>
  `"${club}" is no club with a carry. These are: ${clubs.join(', ')}.`
export const twice = (club: string) => `"${club}" was given twice.`
export const noCarry = (part: string) => `A club takes a carry, such as 7-iron=150: "${part}" has none.`
export const carryRange = (club: string, from: number, to: number, units: string) =>
  `The carry of "${club}" goes from ${from} to ${to} ${units}.`
