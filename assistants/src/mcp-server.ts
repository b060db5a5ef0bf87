import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import type { ToolAnswer, ToolCall } from './call-tool.ts'
import { TOOLS } from './tools.ts'
import * as copy from './tools.copy.ts'

type Parts = {
  /** Of Bagwise. */
  readonly version: string
  /** Answers a call of a tool. */
  readonly answer: (call: ToolCall) => Promise<ToolAnswer> | ToolAnswer
}

/** The JSON Schema that clients of the protocol check with. */
const DRAFT = 'draft-7'

/** A server of the Model Context Protocol with the tools over one golfer's bag. None of them changes anything. */
export function createMcpServer({ version, answer }: Parts): McpServer {
  const mcp = new McpServer({ name: 'bagwise', title: 'Bagwise', version }, { instructions: copy.instructions })
  const { server } = mcp
  server.registerCapabilities({ tools: {} })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input } }) => {
    const answered = await answer({ name, input })
    return 'wrong' in answered ? toolError(answered.wrong) : toolResult(answered.said)
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
