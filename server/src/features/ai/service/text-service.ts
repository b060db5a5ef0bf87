import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { NoObjectGeneratedError, Output, generateText, jsonSchema, streamText } from 'ai'
import type { JSONSchema7 } from 'ai'
import { AiProblem, problemOf } from './ai-problem.ts'
import { carefulFetch } from './careful-fetch.ts'

export type AiSettings = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly temperature: number
  readonly maxTokens: number
  /** Whether the endpoint holds an answer to a JSON schema by itself. */
  readonly hasStructuredOutput: boolean
}

export type Prompt = {
  /** The system message: what we ask for. */
  readonly instructions: string
  /** The user message: facts, and what the golfer typed, as data. */
  readonly data: string
  /** What an endpoint with structured output holds the answer to. */
  readonly jsonSchema?: JSONSchema7
}

/** A service that answers a prompt with text. Both reject with `AiProblem`. */
export type TextService = {
  readonly answer: (prompt: Prompt, signal: AbortSignal) => Promise<string>
  readonly stream: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}

// Warnings of the library go to the console, beside our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Any endpoint that speaks OpenAI's chat completions. One call is one request: tries again are not made here. */
export function createTextService(settings: AiSettings): TextService {
  const { baseUrl, apiKey, model, temperature, maxTokens, hasStructuredOutput } = settings
  const provider = createOpenAICompatible({
    name: 'bagwise',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: hasStructuredOutput,
    fetch: carefulFetch,
  })
  const callOf = ({ instructions, data, jsonSchema: schema }: Prompt, abortSignal: AbortSignal) => ({
    model: provider.chatModel(model),
    instructions,
    prompt: data,
    temperature,
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal,
    ...(schema && hasStructuredOutput ? { output: Output.object({ schema: jsonSchema(schema) }) } : {}),
  })

  async function answer(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const text = await generateText(callOf(prompt, signal)).then((result) => result.text, textOf)
    if (text.trim() === '') throw new AiProblem('unavailable')
    return text
  }

  async function* stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<string> {
    let isEmpty = true
    try {
      // Parts, since the plain text of the library ends quietly where an error cut it off.
      const { stream: parts } = streamText({ ...callOf(prompt, signal), onError: () => undefined })
      for await (const part of parts) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new AiProblem('network')
        if (part.type !== 'text-delta') continue
        isEmpty = false
        yield part.text
      }
      if (isEmpty) throw new AiProblem('unavailable')
    } catch (error) {
      throw problemOf(error)
    }
  }

  return { answer, stream }
}

/** An endpoint that should have held the answer to a schema may not have: what it said is looked at all the same. */
function textOf(error: unknown): string {
  if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) return error.text
  throw problemOf(error)
}
