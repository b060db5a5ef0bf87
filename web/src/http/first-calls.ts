type FirstCall = { readonly path: string; readonly answer: Promise<Response | undefined> }

/** What a golfer's page has asked before this code was there: `web/build/first-calls.ts`. */
const page = globalThis as { firstCalls?: readonly FirstCall[] }

/** Who is here may be somebody else later. */
const ANSWERS_WITHIN_MS = 15_000

/** The good answer to a call that is on its way already, once and soon after the start of the page; else undefined. */
export async function takeFirstCall(method: string, path: string): Promise<Response | undefined> {
  const call = method === 'GET' ? page.firstCalls?.find((one) => one.path === path) : undefined
  if (!call) return undefined
  page.firstCalls = page.firstCalls?.filter((one) => one !== call) ?? []
  if (performance.now() > ANSWERS_WITHIN_MS) return undefined
  const answer = await call.answer
  return answer?.ok === true ? answer : undefined
}
