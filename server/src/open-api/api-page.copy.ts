/** Words of the readable page of the API. */

export const title = 'The API of Bagwise'
export const skip = 'Skip to the calls'
export const calls = 'Calls'
export const more = 'For all calls'
export const home = 'Bagwise'
export const version = (text: string) => `Version ${text}`
export const asDocument = 'As an OpenAPI 3.1 document'
export const errors = 'Errors'
export const errorsAbout = 'The answer of a call that is refused or fails.'
export const data = 'Data'
export const dataAbout = 'What several calls take or answer.'
export const forGolfers = 'For a golfer who is signed in.'
export const forAnybody = 'For anybody.'
export const forTokens = "For a program with a golfer's token."
export const forOperators = "For the operator's token."
export const parameters = 'Query and headers'
export const body = 'Body'
export const answer = 'Answer'

export const optional = 'optional'
export const or = ' or '
export const and = ' and '
export const anything = 'Any JSON'
export const trueOrFalse = 'True or false'
export const object = 'Object'
export const objectByName = 'Object by name'
export const oneOf = 'One of'
export const oneOfThese = 'One of these'
export const listOf = 'List of'
export const wholeNumber = 'Whole number'
export const number = 'Number'

export const formats = {
  date: 'Day, such as 2026-11-21',
  'date-time': 'Time in UTC, such as 2026-11-21T08:15:00.000Z',
  email: 'E-mail',
  uuid: 'UUID',
}

export const units = {
  yards: 'yards',
  feet: 'feet',
  milesAnHour: 'miles an hour',
  degrees: 'degrees',
  turnsAMinute: 'turns a minute',
  inchesOfMercury: 'inches of mercury',
  pascals: 'pascals',
  perCent: 'per cent',
  dollars: 'US dollars',
  seconds: 'seconds',
  degreesFahrenheit: 'degrees Fahrenheit',
}

type Limits = { readonly from?: number | undefined; readonly to?: number | undefined }

export function text({ from, to }: Limits): string {
  const count = counted({ from, to })
  return count === '' ? 'Text' : `Text of ${count} characters`
}

export function list({ from, to }: Limits): string {
  const count = counted({ from, to })
  return count === '' ? 'List' : `List of ${count} entries`
}

export function range({ from, above, to }: Limits & { readonly above?: number | undefined }): string {
  if (from !== undefined && to !== undefined) return ` from ${shown(from)} to ${shown(to)}`
  const bounds = [
    ...(above === undefined ? [] : [`above ${shown(above)}`]),
    ...(from === undefined ? [] : [`from ${shown(from)}`]),
    ...(to === undefined ? [] : [`up to ${shown(to)}`]),
  ]
  return bounds.length === 0 ? '' : ` ${bounds.join(', ')}`
}

function counted({ from, to }: Limits): string {
  if (from === undefined) return to === undefined ? '' : `at most ${shown(to)}`
  return to === undefined ? `at least ${shown(from)}` : `${shown(from)} to ${shown(to)}`
}

/** 5,000 and −10. */
function shown(limit: number): string {
  return limit.toLocaleString('en-US').replace('-', '−')
}
