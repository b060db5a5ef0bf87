import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { callTool } from './call-tool.ts'
import type { AskingGolfer } from './golfer.ts'
import { TOOLS } from './tools.ts'
import * as copy from './tools.copy.ts'

type Parts = {
  /** Of Bagwise. */
  readonly version: string
  /** The golfer of a call; read again for each, so that an answer is of now. */
  readonly golfer: () => Promise<AskingGolfer> | AskingGolfer
  /** The golfer's calendar day, such as 2026-11-29. */
  readonly today: () => string
}

/** The JSON Schema that clients of the protocol check with. */
const DRAFT = 'draft-7'

/** A server of the Model Context Protocol with the tools over one golfer's bag. None of them changes anything. */
export function createMcpServer({ version, golfer, today }: Parts): McpServer {
  const mcp = new McpServer({ name: 'bagwise', title: 'Bagwise', version }, { instructions: copy.instructions })
  const { server } = mcp
  server.registerCapabilities({ tools: {} })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input } }) => {
    const answer = callTool({ name, input }, { golfer: await golfer(), today: today() })
    return 'wrong' in answer ? toolError(answer.wrong) : toolResult(answer.said)
  })
  return mcp
}

const LISTED: ListedTool[] = TOOLS.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: objectSchema(input, 'input'),
  outputSchema: objectSchema(output, 'output'),
  annotations: { title, readOnlyHint: true, openWorldHint: false },
}))

function objectSchema(schema: z.ZodMiniType, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { target: DRAFT, io })
  return { ...json, type: 'object' } as ListedTool['inputSchema']
}

/** The same as text, for clients of before structured results. */
function toolResult(said: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(said) }], structuredContent: { ...said } }
}

function toolError(sentence: string): CallToolResult {
  return { content: [{ type: 'text', text: sentence }], isError: true }
}
