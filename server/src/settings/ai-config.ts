import { serviceUrl } from './service-url.ts'
import { StartError } from './start-error.ts'
import { isOn } from './switch.ts'

export type AiConfig = {
  readonly settings: {
    /** Base URL of any endpoint compatible with OpenAI's chat completions. */
    readonly baseUrl: string
    /** Without it the rules answer everything. */
    readonly apiKey: string | undefined
    readonly model: string
    readonly temperature: number
    readonly maxTokens: number
    readonly hasStructuredOutput: boolean
  }
  readonly budgets: {
    readonly callsPerGolferAndHour: number
    readonly callsPerDay: number
    /** Counts questions, no matter how they are answered. */
    readonly questionsPerGolferAndMinute: number
  }
}

/** Model, temperature and tokens of the specification (2 §9). */
const DEFAULT_MODEL = 'gpt-3.5-turbo'
const TEMPERATURE = 0.7
const DEFAULT_MAX_TOKENS = 1_000
const HIGHEST_MAX_TOKENS = 16_000
const OPENAI_URL = 'https://api.openai.com/v1'
const HIGHEST_TEMPERATURE = 2
const HIGHEST_LIMIT = 1_000_000

type Read = {
  readonly text: (name: string) => string | undefined
  readonly whole: (
    name: string,
    fallback: number,
    range: { readonly lowest: number; readonly highest: number },
  ) => number
}

export function aiConfig({ text, whole }: Read): AiConfig {
  return {
    settings: {
      baseUrl: serviceUrl('AI_BASE_URL', text('AI_BASE_URL')) ?? OPENAI_URL,
      apiKey: apiKey(text('AI_API_KEY')),
      model: text('AI_MODEL') ?? DEFAULT_MODEL,
      temperature: temperature(text('AI_TEMPERATURE')),
      maxTokens: whole('AI_MAX_TOKENS', DEFAULT_MAX_TOKENS, { lowest: 1, highest: HIGHEST_MAX_TOKENS }),
      hasStructuredOutput: isOn('AI_STRUCTURED_OUTPUT', text('AI_STRUCTURED_OUTPUT')),
    },
    budgets: {
      callsPerGolferAndHour: whole('AI_CALLS_PER_HOUR', 20, { lowest: 1, highest: HIGHEST_LIMIT }),
      callsPerDay: whole('AI_CALLS_PER_DAY', 2_000, { lowest: 0, highest: HIGHEST_LIMIT }),
      questionsPerGolferAndMinute: whole('AI_QUESTIONS_PER_MINUTE', 30, { lowest: 1, highest: HIGHEST_LIMIT }),
    },
  }
}

/** Sent in a header; an invalid header value would be repeated in the error message. */
function apiKey(value: string | undefined): string | undefined {
  if (value === undefined || /^[!-~]+$/.test(value)) return value
  throw new StartError('AI_API_KEY must be one line of plain letters, digits and signs: copy it again, without spaces.')
}

function temperature(value: string | undefined): number {
  if (value === undefined) return TEMPERATURE
  const number = Number(value)
  if (/^\d(\.\d+)?$/.test(value) && number <= HIGHEST_TEMPERATURE) return number
  throw new StartError(`AI_TEMPERATURE must be a number from 0 to ${HIGHEST_TEMPERATURE}, but it is "${value}".`)
}
