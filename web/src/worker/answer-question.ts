import { loadGolfFunction } from './golf-functions.ts'
import type { GolfQuestion, GolfReply } from './golf-messages.ts'

/** Works a question out and sends what becomes of it; the last message is no `progress`. */
export async function answerQuestion(
  { id, name, args }: GolfQuestion,
  send: (reply: GolfReply) => void,
): Promise<void> {
  let golfFunction
  try {
    golfFunction = await loadGolfFunction(name, (share) => send({ id, kind: 'progress', share }))
  } catch (error) {
    return send({ id, kind: 'not-loaded', error })
  }
  send({ id, kind: 'progress', share: 0 })
  try {
    send({ id, kind: 'answer', answer: await golfFunction(...args) })
  } catch (error) {
    send({ id, kind: 'error', error })
  }
}
