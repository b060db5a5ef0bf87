import type { Io } from '../io.ts'
import { noAnswer } from '../problem.ts'
import * as copy from './listen.copy.ts'

/** `contract/src/tokens.ts` says how a token looks. */
const TOKEN = /^bagwise_[\w-]{43}$/
const VARIABLE = 'BAGWISE_TOKEN'
/** A token with the blanks of an editor around it. */
const LARGEST_TOKEN_FILE_BYTES = 1024

/** The token of a file or of the environment: on the command line others on this machine could read it. */
export async function tokenOf(file: string | undefined, io: Io): Promise<string> {
  const place = file ?? VARIABLE
  const given = file === undefined ? io.environment[VARIABLE] : await textOfFile(file, io)
  if (given === undefined || given.trim() === '')
    throw noAnswer(file === undefined ? copy.tokenNeeded : copy.noToken(place))
  const token = given.trim()
  if (!TOKEN.test(token)) throw noAnswer(copy.noToken(place))
  return token
}

async function textOfFile(path: string, io: Io): Promise<string> {
  const { bytes } = await io.readFile(path, LARGEST_TOKEN_FILE_BYTES)
  return new TextDecoder().decode(bytes)
}
