import { answerQuestion } from './answer-question.ts'
import type { GolfQuestion } from './golf-messages.ts'

// The page's only worker: what takes longer than a frame on a slow phone is worked out here.

addEventListener('message', ({ data }: MessageEvent<GolfQuestion>) => {
  void answerQuestion(data, (reply) => postMessage(reply))
})
