/** The result, or undefined when it takes longer. */
export async function withTimeout<Result>(result: Promise<Result>, waitMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
