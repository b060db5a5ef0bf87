export const noCommand = (name: string, names: readonly string[]) =>
  `"${name}" is no command. The commands are ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`
export const notNumber = (what: string, text: string) => `${what} takes a number, such as 12 or 4.5: "${text}" is none.`
export const notSigned = (what: string) => `${what} takes a height without a sign; use uphill or downhill.`
export const notOneOf = (what: string, text: string, choices: readonly string[]) =>
  `${what} takes ${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}: "${text}" is none of these.`
export const needed = (what: string, example: string) => `Give ${what}, such as: bagwise ${example}.`
export const tooMany = (words: readonly string[], example: string) =>
  `"${words.join(' ')}" is too much. An example: bagwise ${example}.`
export const bothWays = 'The target is uphill or downhill: give one of the two.'
export const range = (what: string, from: number, to: number, unit: string) =>
  `${what} goes from ${String(from).replace('-', '−')} to ${to}${unit === '' ? '' : ` ${unit}`}.`
