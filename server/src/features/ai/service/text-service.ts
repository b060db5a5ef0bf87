import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { NoObjectGeneratedError, Output, generateText, jsonSchema, streamText } from 'ai'
import type { JSONSchema7 } from 'ai'
import { AiError, abortError, aiErrorFrom } from './ai-error.ts'
import { boundedFetch } from './bounded-fetch.ts'

export type AiSettings = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly temperature: number
  readonly maxTokens: number
  /** Whether the endpoint enforces a JSON schema. */
  readonly hasStructuredOutput: boolean
}

export type Prompt = {
  /** The system message. */
  readonly instructions: string
  /** The user message: facts and the golfer's text, as data. */
  readonly data: string
  /** Schema for endpoints with structured output. */
  readonly jsonSchema?: JSONSchema7
}

/** Answers a prompt with text. Both methods reject with `AiError`. */
export type TextService = {
  readonly answer: (prompt: Prompt, signal: AbortSignal) => Promise<string>
  readonly stream: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}

// The library would log warnings to the console, bypassing our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Any endpoint with OpenAI's chat completions. One call is one request: retries are up to the caller. */
export function createTextService(settings: AiSettings): TextService {
  const { baseUrl, apiKey, model, temperature, maxTokens, hasStructuredOutput } = settings
  const provider = createOpenAICompatible({
    name: 'bagwise',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: hasStructuredOutput,
    fetch: boundedFetch,
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
    const text = await generateText(callOf(prompt, signal)).then(
      (result) => result.text,
      (error: unknown) => textOf(error, signal),
    )
    if (text.trim() === '') throw new AiError('unavailable')
    return text
  }

  async function* stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<string> {
    let isEmpty = true
    try {
      // `textStream` would end silently on an error; the full stream reports it.
      const { stream: parts } = streamText({ ...callOf(prompt, signal), onError: () => undefined })
      for await (const part of parts) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw abortError(signal)
        if (part.type !== 'text-delta') continue
        isEmpty = false
        yield part.text
      }
      if (isEmpty) throw new AiError('unavailable')
    } catch (error) {
      throw signal.aborted ? abortError(signal) : aiErrorFrom(error)
    }
  }

  return { answer, stream }
}

/** Endpoints may ignore the schema: use the text they sent, it is checked anyway. */
function textOf(error: unknown, signal: AbortSignal): string {
  if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) return error.text
  throw signal.aborted ? abortError(signal) : aiErrorFrom(error)
}
