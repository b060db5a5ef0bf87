import { expect, it } from 'vitest'
import { AI_FAILURE_CODES } from '@bagwise/contract/ai/ai-reply'
import { silence } from './use-ai.copy.ts'

it('OPN-25 has one line for each way in which an AI says nothing, short enough for a phone', () => {
  const lines = Object.fromEntries(AI_FAILURE_CODES.map((code) => [code, silence({ code })]))
  expect(lines).toMatchObject({
    'too-slow': 'AI took too long to answer.',
    'rate-limited': 'AI is busy. Try again later.',
    network: "AI can't be reached right now.",
    'key-invalid': 'AI gave no answer this time.',
    'service-error': 'AI gave no answer this time.',
    unavailable: 'AI gave no answer this time.',
    'invalid-format': 'AI gave no answer this time.',
    contradicts: "AI's answer didn't fit the rules.",
    'golfer-budget': 'No more AI this hour. Try again later.',
    'daily-budget': 'No more AI today. Try again tomorrow.',
  })
  for (const line of Object.values(lines)) expect(line.length).toBeLessThanOrEqual(42)
})

it('OPN-25 names how long a busy service asks to wait', () => {
  const wait = (retryAfterSeconds: number) => silence({ code: 'rate-limited', retryAfterSeconds })
  expect([1, 20, 99, 100, 3_600].map(wait)).toEqual([
    'AI is busy. Try again in 1 second.',
    'AI is busy. Try again in 20 seconds.',
    'AI is busy. Try again in 99 seconds.',
    'AI is busy. Try again in 2 minutes.',
    'AI is busy. Try again in 60 minutes.',
  ])
})
