import type * as contract from '@bagwise/contract/ai/caddie'
import { send } from '#http/request.ts'

/** Who has heard nothing for so long is told what the articles say. */
const SILENCE_MS = 6_000
/** The server reads no more of a question and its golfer. */
const LONGEST_BODY_BYTES = 4_096

/**
 * Asks and hands on the answer piece by piece. Resolves with its end, undefined when it was cut off on its way; rejects
 * when nothing can be heard.
 */
export async function askCaddie(
  question: contract.CaddieQuestion,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<contract.AnswerEnd | undefined> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForMore = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  waitForMore()
  try {
    const path: typeof contract.askCaddie.path = '/api/ai/question'
    const { body } = await send('POST', path, fitting(question), {
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      waitForMore()
      const lines = (rest + read.value).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const line: contract.AnswerLine = JSON.parse(text)
        if ('source' in line) return line
        onText(line.text)
      }
    }
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Without the golfer's own words where those would make it too long: the question is what counts. */
function fitting({ question, golfer }: contract.CaddieQuestion): contract.CaddieQuestion {
  const { size } = new Blob([JSON.stringify({ question, golfer })])
  return size > LONGEST_BODY_BYTES
    ? { question, golfer: { ...golfer, golfGoals: [], currentIssues: [] } }
    : { question, golfer }
}
