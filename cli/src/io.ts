import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

/** A file that was named on the command line. */
export type GivenFile = {
  /** As it was named. */
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The calendar day of its last change. */
  readonly changedDay: string
}

/** What a command needs of the machine. */
export type Io = {
  /** Throws a `CommandProblem` for what is no file, is larger than allowed or cannot be read. */
  readonly readFile: (path: string, mostBytes: number) => Promise<GivenFile>
  /** Variables of the environment. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Prints a line while a command goes on. */
  readonly print: (line: string) => void
  /** Comes when the golfer ends a command that goes on until then. */
  readonly interrupted: AbortSignal
  /** The golfer's calendar day, such as 2026-11-29. */
  readonly today: string
  /** Serves a program that speaks the Model Context Protocol on stdin and stdout, until it ends the connection. */
  readonly serve: (server: McpServer) => Promise<void>
  /** Of the package. */
  readonly version: string
}
