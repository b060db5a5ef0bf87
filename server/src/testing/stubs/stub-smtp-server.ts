import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { listenLocally } from '#server/testing/listen-locally.ts'
import { mailOf } from './read-mail.ts'
import type { ReceivedMail } from './read-mail.ts'

/** What the client has just sent; GREETING is its connection, BODY the mail. */
type SmtpStep = 'GREETING' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'QUIT' | 'OTHER'

type SmtpTurn = {
  readonly step: SmtpStep
  readonly socket: Socket
  /** Sends the usual reply, or another one. */
  readonly reply: (words?: string) => void
}

/** A stub mail server, over real TCP. */
export type StubSmtpServer = {
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  /** Every step of every client, in order. */
  readonly steps: readonly SmtpStep[]
  readonly close: () => Promise<void>
}

const GOOD_REPLIES: Readonly<Record<SmtpStep, string>> = {
  GREETING: '220 stub ESMTP',
  // STARTTLS is offered but not implemented: clients on this machine must not use it.
  EHLO: '250-stub\r\n250-STARTTLS\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  BODY: '250 taken',
  QUIT: '221 bye',
  OTHER: '502 not here',
}

const isStep = (word: string): word is SmtpStep => Object.hasOwn(GOOD_REPLIES, word)

export async function startStubSmtpServer(
  answer: (turn: SmtpTurn) => void = ({ reply }) => reply(),
): Promise<StubSmtpServer> {
  const mails: ReceivedMail[] = []
  const steps: SmtpStep[] = []
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    // Clients that give up are the subject of many tests.
    socket.on('error', () => socket.destroy())
    const turn = (step: SmtpStep) => {
      steps.push(step)
      answer({ step, socket, reply: (words = GOOD_REPLIES[step]) => socket.write(`${words}\r\n`) })
    }
    let recipients: string[] = []
    let body: string[] | undefined

    turn('GREETING')
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (body && line !== '.') return void body.push(line.replace(/^\./, ''))
      if (body) {
        mails.push(mailOf({ recipients, lines: body }))
        body = undefined
        return turn('BODY')
      }
      const word = line.split(' ', 1)[0]?.toUpperCase() ?? ''
      if (word === 'MAIL') recipients = []
      if (word === 'RCPT') recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      if (word === 'DATA') body = []
      turn(isStep(word) ? word : 'OTHER')
    })
  })
  const port = await listenLocally(server)
  return {
    port,
    mails,
    steps,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
