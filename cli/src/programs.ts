import type { Command, Program } from './command.ts'
import { LISTEN } from './programs/listen.ts'
import { MCP } from './programs/mcp.ts'

/** In the order of the help, after the commands. What the last one has taken it says at its end. */
export const PROGRAMS: readonly (Command | Program)[] = [MCP, LISTEN]
