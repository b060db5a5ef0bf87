import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.mjs'

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the foreground, passes signals on to it and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stopWhen?: AbortSignal }} [options]
 * @returns {Promise<number>}
 */
export function runChild(command, args, { stopWhen, ...options } = {}) {
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio: 'inherit' })
  stopWhen?.addEventListener('abort', () => child.kill('SIGTERM'))
  const stopForwarding = onStopSignal((signal) => {
    if (!cameFromTerminal(signal)) child.kill(signal)
  })

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopForwarding()
      resolve(signal ? exitCodeOf(signal) : (code ?? 1))
    })
  })
}

/**
 * Runs a program quietly, without input, and returns what it printed. It does not outlive this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} rejects when the program does not exist
 */
export function collectChild(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const release = endWithUs(() => child.kill())
  /** @type {Buffer[]} */
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))

  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('close', (code) => {
      release()
      resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() })
    })
  })
}

/**
 * Calls `end` when this process ends, also when a signal ends it.
 *
 * @param {() => void} end
 * @returns {() => void} takes that back
 */
export function endWithUs(end) {
  const stopListening = onStopSignal((signal) => process.exit(exitCodeOf(signal)))
  process.once('exit', end)
  return () => {
    stopListening()
    process.off('exit', end)
  }
}

/**
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
function onStopSignal(listener) {
  for (const signal of STOP_SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, listener)
  }
}

/**
 * A terminal sends Ctrl-C and its own end to every program it runs: the child has been told already.
 *
 * @param {NodeJS.Signals} signal
 */
function cameFromTerminal(signal) {
  return process.stdin.isTTY && signal !== 'SIGTERM'
}

/**
 * As shells count: 128 and the number of the signal.
 *
 * @param {NodeJS.Signals} signal
 */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
