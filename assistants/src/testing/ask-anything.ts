import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Ajv } from 'ajv'
import type { AnySchema } from 'ajv'
import fc from 'fast-check'
import { expect } from 'vitest'
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

/** For tests: a call as it is sent. The answer holds the protocol's schema. */
export async function called(client: Client, name: string, input: Record<string, unknown>): Promise<CallToolResult> {
  return client.request({ method: 'tools/call', params: { name, arguments: input } }, CallToolResultSchema)
}

/** For tests: generated inputs for every tool; an answer holds the tool's schema or is one sentence, and the next call works. */
export async function askAnything(client: Client, { inputCount }: { readonly inputCount: number }): Promise<void> {
  const { tools } = await client.listTools()
  const ajv = new Ajv({ strict: false })
  for (const { name, input } of TOOLS) {
    const holds = ajv.compile(tools.find((one) => one.name === name)?.outputSchema as AnySchema)
    const samples = fc.sample(anyInput(input), inputCount).filter((sent) => !UNSAFE.test(JSON.stringify(sent)))
    for (const sent of samples) {
      const { isError = false, structuredContent, content } = await called(client, name, sent)
      if (isError) expect({ name, sent, content }).toMatchObject({ content: [{ text: expect.stringMatching(/^[^\n]+\.$/) }] })
      else expect({ name, sent, problems: holds(structuredContent) ? [] : holds.errors }).toEqual({ name, sent, problems: [] })
    }
    expect((await called(client, name, ASKED[name] ?? {})).isError).toBeUndefined()
  }
}
