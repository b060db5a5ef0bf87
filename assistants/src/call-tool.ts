import type { AskingGolfer } from './golfer.ts'
import { WrongInput } from './tool.ts'
import type { Said, Tool } from './tool.ts'
import { TOOLS } from './tools.ts'
import { wrongInputText } from './wrong-input.ts'
import * as copy from './tools.copy.ts'

/** An answer that holds the schema of its tool, or why the input is wrong, as one sentence. */
export type ToolAnswer = { readonly said: Said } | { readonly wrong: string }

export type ToolCall = { readonly name: string; readonly input: unknown }
export type CalledFrom = { readonly golfer: AskingGolfer; readonly today: string }

/** Answers a tool that an assistant has called. Throws for nothing that may be sent. */
export function callTool({ name, input }: ToolCall, { golfer, today }: CalledFrom): ToolAnswer {
  const asked: Tool | undefined = TOOLS.find((one) => one.name === name)
  if (!asked)
    return {
      wrong: copy.wrongInput.unknownTool(
        name,
        TOOLS.map((one) => one.name),
      ),
    }
  const { success, data, error } = asked.input.safeParse(input ?? {})
  if (!success) return { wrong: wrongInputText(error, input) }
  try {
    return { said: asked.answer({ input: data, golfer, today }) as Said }
  } catch (error) {
    if (error instanceof WrongInput) return { wrong: error.message }
    throw error
  }
}
