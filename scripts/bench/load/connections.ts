import { openConnection } from './connection.ts'
import type { Answer, Connection } from './connection.ts'

export type Connections = {
  /** Sends a request over a connection nobody else is using, over a new one if there is none. */
  readonly ask: (request: string) => Promise<Answer>
  readonly closeAll: () => void
}

/** As many connections as are needed at once, kept open for the next request as browsers do. */
export function openConnections(url: string): Connections {
  const all = new Set<Connection>()
  const idle: Connection[] = []

  function takeIdle(): Connection | undefined {
    for (let connection = idle.pop(); connection; connection = idle.pop()) {
      if (connection.isOpen()) return connection
      all.delete(connection)
    }
    return undefined
  }

  return {
    ask: async (request) => {
      const connection = takeIdle() ?? openConnection(url)
      all.add(connection)
      try {
        return await connection.ask(request)
      } finally {
        if (connection.isOpen()) idle.push(connection)
        else all.delete(connection)
      }
    },
    closeAll: () => {
      for (const connection of all) connection.close()
    },
  }
}
