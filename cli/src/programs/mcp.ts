import type { ToolCall } from '@bagwise/assistants/call-tool'
import { golferOf } from '../advised-golfer.ts'
import type { Asked, Program } from '../command.ts'
import { wrongCall } from '../problem.ts'
import { assertNothingPlaced } from '../typed-lengths.ts'
import * as copy from './mcp.copy.ts'

const EXAMPLE = 'mcp --bag takeout.json'

export const MCP: Program = {
  name: 'mcp',
  takes: '--bag <file or clubs>',
  means: 'Tools for an AI assistant over the Model Context Protocol, on stdin and stdout: the assistant starts it.',
  examples: [EXAMPLE],
  options: ['handicap', 'hand', 'bag'],
  serve,
}

/** The bag is read once, so that a file that cannot be read is told before the assistant asks. */
async function serve(asked: Asked): Promise<void> {
  assertNothingPlaced(asked, EXAMPLE)
  const { args, io } = asked
  if (!args.isGiven('bag')) throw wrongCall(copy.bagNeeded)
  const golfer = await golferOf(asked)
  // Other commands need none of the protocol.
  const { callTool } = await import('@bagwise/assistants/call-tool')
  const { createMcpServer } = await import('@bagwise/assistants/mcp-server')
  const answer = (call: ToolCall) => callTool(call, { golfer, today: io.today })
  await io.serve(createMcpServer({ version: io.version, answer }))
}
