import { createOwnDatabase } from '../support/own-database.ts'
import type { DatabaseKind } from '../support/own-database.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

/** A server in a process and on a database of its own; `dispose` leaves nothing behind. */
export async function startServerOn(kind: DatabaseKind): Promise<RunningServer> {
  const database = await createOwnDatabase(kind)
  try {
    const server = await startServer(database.settings)
    return {
      ...server,
      dispose: async () => {
        await server.dispose()
        await database.drop()
      },
    }
  } catch (error) {
    await database.drop()
    throw error
  }
}
