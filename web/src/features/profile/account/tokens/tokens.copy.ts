import type { TokenScope } from '@bagwise/contract/token-limits'

export const tokens = 'Tokens'
export const whatTheyAre = 'Let an assistant or the range program use your Bagwise without your password.'
export const make = 'Make a token'
export const tokenName = 'Name of the token'
export const nameHint = 'So that you know which program has it.'
export const enterName = 'Please give the token a name.'
export const startName = 'My assistant'

export const scopeLegend = 'What it’s for'
export const scopes: Readonly<Record<TokenScope, string>> = { read: 'An assistant', 'live:write': 'The range' }
/** What a token of the scope may do, under its choice and in its line. */
export const means: Readonly<Record<TokenScope, string>> = {
  read: 'Reads your clubs, shots and handicap index. It can’t change anything.',
  'live:write': 'Sends live shots to your range log. It can’t read anything.',
}
export const makeNow = 'Make token'
export const making = 'Making...'
export const makeFailed = "Couldn't make the token"

export const made = (name: string) => `Your token “${name}”`
export const shownOnce = 'Copy it now. It shows only this once. Anyone who has it can use it.'
export const theToken = 'Token'
export const copyToken = 'Copy'
export const copied = 'Token copied.'
export const copyFailed = "It didn't copy. Select it and copy it yourself."
export const howToUse: Readonly<Record<TokenScope, string>> = {
  read: 'In the settings of your assistant, add an MCP server with this address and the token as its bearer token:',
  'live:write': 'On the computer at the range, start the Bagwise program and give it the token:',
}
export const listenCommand = 'bagwise listen'
export const done = 'Done'

export const listFailed = "Your tokens didn't load. They keep working. Try again."
/** The days of the two sentences below, in the middle of them: as for the sessions. */
export const notUsedYet = ({ madeOn, expiresOn }: { readonly madeOn: string; readonly expiresOn: string }) =>
  `Made ${madeOn}, not used yet. Ends ${expiresOn}.`
export const used = ({
  madeOn,
  lastUsed,
  expiresOn,
}: {
  readonly madeOn: string
  readonly lastUsed: string
  readonly expiresOn: string
}) => `Made ${madeOn}, last used ${lastUsed}. Ends ${expiresOn}.`

export const revoke = 'Revoke'
export const revokeToken = (name: string) => `Revoke the token “${name}”`
export const revokeQuestion = 'Revoke this token?'
export const revokeMeans = (name: string) =>
  `The program with “${name}” is shut out from now on. You can’t undo this, but you can make a new token.`
export const keep = 'Keep it'
export const revokeNow = 'Revoke token'
export const revoking = 'Revoking...'
export const revokeFailed = "Couldn't revoke the token. Try again."
export const revoked = (name: string) => `The token “${name}” is revoked.`
