import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AiFailure } from '@bagwise/contract/ai/ai-reply'
import type { AdvisedClub, EquipmentQuestion, askAiEquipment } from '@bagwise/contract/ai/equipment-recommendations'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import * as copy from './use-ai.copy.ts'

/** As long as the server keeps an answer. */
const KEPT_FOR_MS = 10 * 60 * 1000

type AiReply<Answer> =
  | { readonly source: 'ai'; readonly answer: Answer }
  | { readonly source: 'rules'; readonly failure: AiFailure }

/** A call whose reply may come from the AI. */
type AiCall = Endpoint & { readonly reply: { readonly _zod: { readonly output: AiReply<unknown> } } }
type AnswerOf<Call extends AiCall> = Extract<Call['reply']['_zod']['output'], { source: 'ai' }>['answer']

/** Whoever runs this Bagwise has no AI: nobody is asked again in this visit. */
let isWithoutAi = false

/**
 * Asks the AI once. Undefined when the rules have to do: they have answered on the device already, so a failure is worth a
 * line in the console and nothing more.
 */
export async function askAi<Call extends AiCall>(
  path: Call['path'],
  question: Call['body']['_zod']['input'],
): Promise<AnswerOf<Call> | undefined> {
  if (isWithoutAi || !navigator.onLine) return undefined
  try {
    const reply: AiReply<AnswerOf<Call>> = await request<Call>('POST', path, question)
    if (reply.source === 'ai') return reply.answer
    isWithoutAi = reply.failure.code === 'key-missing'
    console.info(`The rules answer instead of the AI: ${reply.failure.message}`)
  } catch (error) {
    console.info(`The rules answer instead of the AI: ${String(error)}`)
  }
  return undefined
}

function answerQuery<Call extends AiCall>(path: Call['path'], question: Call['body']['_zod']['input'] | undefined) {
  return queryOptions({
    queryKey: ['ai', path, question],
    queryFn: async () => (await askAi<Call>(path, question)) ?? null,
    enabled: question !== undefined,
    staleTime: ({ state }) => (state.data === null ? 0 : KEPT_FOR_MS),
    gcTime: KEPT_FOR_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: true,
  })
}

/**
 * What the AI says to a question, when and if it says something that holds; undefined before, and without a question. The
 * rules' result stands meanwhile: show this beside it, where nothing that is being read moves.
 */
export function useAiAnswer<Call extends AiCall>(
  path: Call['path'],
  question: Call['body']['_zod']['input'] | undefined,
): AnswerOf<Call> | undefined {
  const { data } = useQuery(answerQuery<Call>(path, question), queryClient)
  return data ?? undefined
}

/** Nobody has looked brands and models up. */
export const EQUIPMENT_NOTE = copy.equipmentNote

/** The clubs that the AI would look for, as texts; undefined while it has said nothing that holds. */
export function useEquipmentAdvice(question: EquipmentQuestion | undefined) {
  const advice = useAiAnswer<typeof askAiEquipment>('/api/ai/equipment-recommendations', question)
  return advice?.flatMap(({ title, recommendations }) =>
    recommendations.map((club) => ({
      name: `${club.brand} ${club.model}`,
      line: [title, ...Object.entries(club.specs).map(([name, text]) => `${name}: ${text}`), club.priceRange].join(
        ' · ',
      ),
      rules: rulesSentence(club),
      points: [club.reasoning, ...club.alternatives.map(copy.alternativeClub)],
    })),
  )
}

function rulesSentence({ rulesSay }: AdvisedClub): string | undefined {
  const texts = Object.entries(rulesSay).map(([name, text]) => `${name.toLowerCase()} ${text}`)
  return texts.length > 0 ? copy.rulesDiffer(texts.join(', ')) : undefined
}
