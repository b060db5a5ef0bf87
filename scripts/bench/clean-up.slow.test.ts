import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { withCleanUp } from './clean-up.ts'

it('takes away what was made, the last one first, and answers what the run answers', async () => {
  const order: string[] = []
  const answer = await withCleanUp(async (cleanUpLater) => {
    cleanUpLater(async () => order.push('database'))
    cleanUpLater(async () => order.push('server'))
    order.push('run')
    return 'figures'
  })
  expect(answer).toBe('figures')
  expect(order).toEqual(['run', 'server', 'database'])
})

it('does so after a failure too, and tells the failure', async () => {
  const order: string[] = []
  const run = withCleanUp(async (cleanUpLater) => {
    cleanUpLater(async () => order.push('database'))
    throw new Error('The server ended')
  })
  await expect(run).rejects.toThrow('The server ended')
  expect(order).toEqual(['database'])
})

it('tries everything, and says what could not be taken away', async () => {
  const order: string[] = []
  const run = withCleanUp(async (cleanUpLater) => {
    cleanUpLater(async () => order.push('database'))
    cleanUpLater(async () => {
      throw new Error('It does not end')
    })
  })
  await expect(run).rejects.toMatchObject({ errors: [new Error('It does not end')] })
  expect(order).toEqual(['database'])
})

it.each([
  { signal: 'SIGINT', exitCode: 130 },
  { signal: 'SIGTERM', exitCode: 143 },
] as const)('finishes taking away when $signal stops it', async ({ signal, exitCode }) => {
  const program = `
    import { withCleanUp } from ${JSON.stringify(new URL('clean-up.ts', import.meta.url).href)}
    await withCleanUp(async (cleanUpLater) => {
      cleanUpLater(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        console.log('dropped')
      })
      console.log('running')
      await new Promise((_, reject) => setTimeout(() => reject(new Error('stopped half-way')), 60_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (printed === 'running\n') child.kill(signal)
  })
  const [code] = await once(child, 'exit')
  expect(printed).toBe('running\ndropped\n')
  expect(code).toBe(exitCode)
})
