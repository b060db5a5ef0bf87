import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { memoryIo } from '../testing/memory-io.ts'

const TOKEN = `bagwise_${'x'.repeat(43)}`
const SERVER = ['--server', 'https://bagwise.example']
const listen = (words: readonly string[], environment: Readonly<Record<string, string>> = {}, files = {}) =>
  answer(['listen', ...words], { ...memoryIo(files), environment })

describe('bagwise listen', () => {
  it('says in its help that it was tried with recorded messages', async () => {
    const { stdout, exitCode } = await listen(['--help'])
    expect(stdout).toContain('This was tried with recorded messages, not with devices.')
    expect(stdout).toContain('--opengolfsim-port <port>')
    expect(exitCode).toBe(0)
  })

  it.each([
    [[], /^Give the address of your Bagwise/],
    [['--server', 'bagwise'], /"bagwise" is none/],
    // Others on the way would read the token.
    [['--server', 'http://bagwise.example'], /starts with https/],
    [['--server', 'ftp://localhost'], /starts with https/],
    [[...SERVER, '--gspro-port', '0'], /^--gspro-port takes a port from 1 to 65535/],
    [[...SERVER, '--opengolfsim-port', '80.5'], /^--opengolfsim-port takes a port/],
    [[...SERVER, '--gspro-port', '3111'], /a port each/],
    [[...SERVER, '--club', 'putter'], /"putter" is none with a carry/],
    [[...SERVER, '--token', TOKEN], /--token/],
  ])('does not understand %j', async (words, sentence) => {
    const { stdout, stderr, exitCode } = await listen(words, { BAGWISE_TOKEN: TOKEN })
    expect({ stdout, stderr, exitCode }).toEqual({ stdout: '', stderr: expect.stringMatching(sentence), exitCode: 2 })
  })

  it.each([
    [{}, {}, [], /^There is no token/],
    [{ BAGWISE_TOKEN: 'secret' }, {}, [], /^BAGWISE_TOKEN has no Bagwise token/],
    [{ BAGWISE_TOKEN: TOKEN }, {}, ['--token-file', 'token.txt'], /^There is no file token\.txt/],
    [
      { BAGWISE_TOKEN: TOKEN },
      { 'token.txt': ' \n' },
      ['--token-file', 'token.txt'],
      /^token\.txt has no Bagwise token/,
    ],
  ])('has no answer without a token: %j, %j', async (environment, files, words, sentence) => {
    const { stderr, exitCode } = await listen([...SERVER, ...words], environment, files)
    expect({ stderr, exitCode }).toEqual({ stderr: expect.stringMatching(sentence), exitCode: 1 })
    expect(stderr).not.toContain('secret')
  })
})
