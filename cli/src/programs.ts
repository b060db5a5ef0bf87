import type { Program } from './command.ts'
import { MCP } from './programs/mcp.ts'

/** In the order of the help, after the commands. */
export const PROGRAMS: readonly Program[] = [MCP]
