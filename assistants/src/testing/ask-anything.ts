import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Ajv } from 'ajv'
import type { AnySchema, ValidateFunction } from 'ajv'
import fc from 'fast-check'
import { TOOLS } from '../tools.ts'
import { anyInput } from './any-input.ts'

/** One input for each tool that it answers. */
export const ASKED: Readonly<Record<string, Record<string, unknown>>> = {
  plays_like: { distanceYards: 150, windMph: 12 },
  which_club: { distanceYards: 150, lie: 'rough', windMph: 10, hazards: [{ kind: 'water', side: 'front' }] },
  my_shots: { club: '7-iron' },
}
/** Names that a server of ours takes in no JSON. */
const UNSAFE = /__proto__|constructor|prototype/
const SENTENCE = /^[^\n]+\.$/

/** For tests: a call as it is sent. The answer holds the protocol's schema. */
export async function called(client: Client, name: string, input: Record<string, unknown>): Promise<CallToolResult> {
  return client.request({ method: 'tools/call', params: { name, arguments: input } }, CallToolResultSchema)
}

/** For tests: what is wrong with an answer, which holds its schema or is an error of one sentence. */
export function problemOf({ isError, content, structuredContent }: CallToolResult, holds: ValidateFunction): string {
  if (!isError) return holds(structuredContent) ? '' : JSON.stringify(holds.errors)
  const [only] = content
  return only?.type === 'text' && SENTENCE.test(only.text) && content.length === 1 ? '' : JSON.stringify(content)
}

/** For tests: the schemas of a tool, as the client is told them. */
export async function schemasOf(client: Client, name: string) {
  const { tools } = await client.listTools()
  const listed = tools.find((tool) => tool.name === name)
  if (!listed) throw new Error(`${name} is not listed`)
  const ajv = new Ajv({ strict: false })
  return { takes: ajv.compile(listed.inputSchema as AnySchema), holds: ajv.compile(listed.outputSchema as AnySchema) }
}

/** For tests: gives every tool generated inputs, and returns what is wrong with the answers and with the call that follows. */
export async function askAnything(
  client: Client,
  { inputCount }: { readonly inputCount: number },
): Promise<{ readonly answeredCount: number; readonly problems: readonly string[] }> {
  const problems: string[] = []
  let answeredCount = 0
  for (const { name, input } of TOOLS) {
    const { holds } = await schemasOf(client, name)
    const samples = fc.sample(anyInput(input), inputCount).filter((sent) => !UNSAFE.test(JSON.stringify(sent)))
    for (const sent of [...samples, ASKED[name] ?? {}]) {
      const answer = await called(client, name, sent)
      answeredCount += 1
      const problem = problemOf(answer, holds)
      if (problem !== '') problems.push(`${name} ${JSON.stringify(sent)}: ${problem}`)
    }
    const next = await called(client, name, ASKED[name] ?? {})
    if (next.isError) problems.push(`${name}: the call that follows fails`)
  }
  return { answeredCount, problems }
}
