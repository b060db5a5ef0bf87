import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { listenLocally } from './local-port.ts'

/** A local mail server, over real TCP, that accepts everything. */
export type MailServer = {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  readonly close: () => Promise<void>
}

type ReceivedMail = { readonly recipient: string; readonly subject: string; readonly text: string }

const REPLIES: Readonly<Record<string, string>> = { EHLO: '250 here', DATA: '354 go on', QUIT: '221 bye' }

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    const reply = (words: string) => socket.write(`${words}\r\n`)
    let recipient = ''
    let lines: string[] | undefined

    reply('220 here')
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (lines && line !== '.') return void lines.push(line)
      if (lines) {
        mails.push({ recipient, subject: subjectOf(lines), text: textOf(lines) })
        lines = undefined
        return reply('250 taken')
      }
      const word = line.split(' ', 1)[0]?.toUpperCase() ?? ''
      if (word === 'RCPT') recipient = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (word === 'DATA') lines = []
      return reply(REPLIES[word] ?? '250 ok')
    })
  })
  const port = await listenLocally(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** None of ours is long enough to be folded or encoded. */
function subjectOf(lines: readonly string[]): string {
  return lines.find((line) => line.startsWith('Subject: '))?.slice('Subject: '.length) ?? ''
}

/** Long lines arrive as quoted-printable (RFC 2045 §6.7). */
function textOf(lines: readonly string[]): string {
  const body = lines.slice(lines.indexOf('') + 1).join('\n')
  if (!lines.some((line) => /^content-transfer-encoding: quoted-printable$/i.test(line))) return body
  return body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}
