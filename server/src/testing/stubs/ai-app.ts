import * as account from '@bagwise/contract/account'
import { startStubChat } from './stub-chat.ts'
import type { StubChat } from './stub-chat.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

/** An app with a stubbed AI, and a golfer with a large budget. */
export type AiApp = {
  readonly stub: StubChat
  readonly app: TestApp
  readonly golfer: Browser
  /** The golfer's sign-up form. */
  readonly form: ReturnType<typeof signUpForm>
  readonly remove: () => Promise<void>
}

export async function startAiApp(): Promise<AiApp> {
  const stub = await startStubChat()
  const app = await startTestApp('sqlite', {
    ai: { baseUrl: stub.url, apiKey: 'sk-test' },
    aiBudgets: { callsPerGolferAndHour: 1_000 },
  })
  const golfer = app.openBrowser()
  const form = signUpForm()
  await golfer.ask(account.signUp, form)
  return {
    stub,
    app,
    golfer,
    form,
    remove: async () => {
      await app.remove()
      await stub.close()
    },
  }
}
