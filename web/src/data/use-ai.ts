import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AiFailure } from '@bagwise/contract/ai/ai-reply'
import type { AdvisedClub, EquipmentQuestion, askAiEquipment } from '@bagwise/contract/ai/equipment-recommendations'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { queryClient } from '#http/query-client.ts'
import { RequestProblem, request } from '#http/request.ts'
import { hasAi } from '#session/session.ts'
import * as copy from './use-ai.copy.ts'

/** As long as the server keeps an answer. */
const KEPT_FOR_MS = 10 * 60 * 1000

type AiReply<Answer> =
  | { readonly source: 'ai'; readonly answer: Answer }
  | { readonly source: 'rules'; readonly failure: AiFailure }

/** A call whose reply may come from the AI. */
type AiCall = Endpoint & { readonly reply: { readonly _zod: { readonly output: AiReply<unknown> } } }
type AnswerOf<Call extends AiCall> = Extract<Call['reply']['_zod']['output'], { source: 'ai' }>['answer']

/** What the AI says to a question, or a line why it says nothing; neither before that, nor where no AI is asked. */
export type AiView<Said> = { readonly said?: Said | undefined; readonly silence?: string | undefined }

/** Whoever runs this Bagwise has no AI: nobody is asked again in this visit. */
let isWithoutAi = false

/** Asks the AI once. The rules have answered on the device already, so a failure is a quiet line and one in the console. */
export async function askAi<Call extends AiCall>(
  path: Call['path'],
  question: Call['body']['_zod']['input'],
): Promise<AiView<AnswerOf<Call>>> {
  if (isWithoutAi) return {}
  if (!navigator.onLine) return silenceFor({ code: 'network' })
  try {
    const reply: AiReply<AnswerOf<Call>> = await request<Call>('POST', path, question)
    if (reply.source === 'ai') return { said: reply.answer }
    isWithoutAi = reply.failure.code === 'key-missing'
    console.info(`The rules answer instead of the AI: ${reply.failure.message}`)
    return silenceFor(reply.failure)
  } catch (error) {
    console.info(`The rules answer instead of the AI: ${String(error)}`)
    const { code, waitSeconds } = error instanceof RequestProblem ? error : UNKNOWN
    return silenceFor({ code, retryAfterSeconds: waitSeconds })
  }
}

const UNKNOWN = { code: '', waitSeconds: undefined }

/** Without an AI service nothing is said of one. */
function silenceFor(failure: Parameters<typeof copy.silence>[0]): AiView<never> {
  return hasAi() ? { silence: copy.silence(failure) } : {}
}

function answerQuery<Call extends AiCall>(path: Call['path'], question: Call['body']['_zod']['input'] | undefined) {
  return queryOptions({
    queryKey: ['ai', path, question],
    queryFn: () => askAi<Call>(path, question),
    enabled: question !== undefined,
    staleTime: ({ state }) => (state.data?.said === undefined ? 0 : KEPT_FOR_MS),
    gcTime: KEPT_FOR_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: true,
  })
}

/** The rules' result stands meanwhile: show this beside it, where nothing that is being read moves. */
export function useAiAnswer<Call extends AiCall>(
  path: Call['path'],
  question: Call['body']['_zod']['input'] | undefined,
): AiView<AnswerOf<Call>> {
  const { data } = useQuery(answerQuery<Call>(path, question), queryClient)
  return data ?? NOTHING_YET
}

const NOTHING_YET = {}

/** Nobody has looked brands and models up. */
export const EQUIPMENT_NOTE = copy.equipmentNote

/** The clubs that the AI would look for, as texts. */
export function useEquipmentAdvice(question: EquipmentQuestion | undefined) {
  const { said: advice, silence } = useAiAnswer<typeof askAiEquipment>('/api/ai/equipment-recommendations', question)
  const said = advice?.flatMap(({ title, recommendations }) =>
    recommendations.map((club) => ({
      name: `${club.brand} ${club.model}`,
      line: [title, ...Object.entries(club.specs).map(([name, text]) => `${name}: ${text}`), club.priceRange].join(
        ' · ',
      ),
      rules: rulesSentence(club),
      points: [club.reasoning, ...club.alternatives.map(copy.alternativeClub)].filter((text) => text !== ''),
    })),
  )
  return { said, silence }
}

function rulesSentence({ rulesSay }: AdvisedClub): string | undefined {
  const texts = Object.entries(rulesSay).map(([name, text]) => `${name.toLowerCase()} ${text}`)
  return texts.length > 0 ? copy.rulesDiffer(texts.join(', ')) : undefined
}
