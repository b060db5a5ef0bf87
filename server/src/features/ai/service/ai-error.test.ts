import { expect, it } from 'vitest'
import { AiError, aiErrorFrom } from './ai-error.ts'

it('AIS-15 has a text for a key that is missing', () => {
  expect(new AiError('key-missing').failure).toEqual({
    code: 'key-missing',
    message: 'OpenAI API key not configured. Please check your API configuration.',
  })
})

it('AIS-16 takes every form of it for a key that is invalid or expired', () => {
  const thrown = [
    new Error('Request failed with status code 401'),
    new Error('Unauthorized'),
    new Error('the library', { cause: new AiError('key-invalid') }),
  ]
  for (const error of thrown) {
    expect(aiErrorFrom(error).failure.message).toBe(
      'OpenAI API key is invalid or expired. Please check your configuration.',
    )
  }
})

it('AIS-17 takes a 429 for a rate limit', () => {
  expect(aiErrorFrom(new Error('status 429')).failure.message).toBe(
    'OpenAI API rate limit exceeded. Please try again in a moment.',
  )
})

it('AIS-18 takes a 404 that mentions the model for a model that is not accessible, and no other 404', () => {
  expect(aiErrorFrom(new Error('404 The model gpt-9 does not exist')).failure.message).toBe(
    'The AI model is not accessible with your API key. Please check your OpenAI account and API key permissions.',
  )
  expect(aiErrorFrom(new Error('404 Not Found')).failure.message).toBe('AI service error: 404 Not Found')
})

it('OPN-25 tells a service that took too long from one that cannot be reached, in the specification’s words', () => {
  expect(aiErrorFrom(new DOMException('The operation timed out', 'TimeoutError')).failure).toEqual({
    code: 'too-slow',
    message: 'Network error. Please check your internet connection and try again.',
  })
})

it('OPN-25 passes on how long the service asks to wait, in whole seconds', () => {
  const { failure } = new AiError('rate-limited', { retryAfterMs: 19_200 })
  expect(failure).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 20 })
  expect(new AiError('rate-limited').failure).not.toHaveProperty('retryAfterSeconds')
})

it('AIS-19 takes every form of it for a failure of the network', () => {
  const thrown = [
    new TypeError('fetch failed'),
    new TypeError('Failed to fetch'),
    new Error('the library', { cause: new TypeError('terminated') }),
  ]
  for (const error of thrown) {
    expect(aiErrorFrom(error).failure).toEqual({
      code: 'network',
      message: 'Network error. Please check your internet connection and try again.',
    })
  }
})

it('AIS-20 tells any other error by its message', () => {
  expect(aiErrorFrom(new Error('the caddie is ill')).failure).toEqual({
    code: 'service-error',
    message: 'AI service error: the caddie is ill',
  })
})

it('AIS-21 takes whatever is no error for a service that is away', () => {
  for (const thrown of ['a text', undefined, null, { message: 'no error' }]) {
    expect(aiErrorFrom(thrown).failure).toEqual({
      code: 'unavailable',
      message: 'AI service temporarily unavailable. Please try again later.',
    })
  }
})

it('repeats nothing that the library quotes', () => {
  const quoting = Object.assign(new Error('Invalid JSON: {"key":"sk-canary"}'), { name: 'AI_JSONParseError' })
  expect(aiErrorFrom(quoting).failure.message).toBe('AI service error: its answer is not a chat completion')
})
