import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const LONG_SECRET = 'x'.repeat(32)

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      publicOrigin: undefined,
      databaseUrl: undefined,
      authSecret: undefined,
      passwordMinLength: 6,
      trustedProxies: [],
      logLevel: 'warn',
      signUpLimitPerHour: 20,
      signInTryLimit: 10,
      signInTryLimitPerAddress: 100,
    })
  })

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/bagwise',
      PUBLIC_URL: 'https://bagwise.example/',
      DATABASE_URL: 'postgres://golfer:secret@db.example/bagwise',
      AUTH_SECRET: LONG_SECRET,
      PASSWORD_MIN_LENGTH: '12',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1/128, loopback',
      LOG_LEVEL: 'debug',
      SIGN_UP_LIMIT_PER_HOUR: '500',
      SIGN_IN_TRY_LIMIT: '3',
      SIGN_IN_TRY_LIMIT_PER_ADDRESS: '40',
    })

    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/bagwise',
      publicOrigin: 'https://bagwise.example',
      databaseUrl: 'postgres://golfer:secret@db.example/bagwise',
      authSecret: LONG_SECRET,
      passwordMinLength: 12,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128', 'loopback'],
      logLevel: 'debug',
      signUpLimitPerHour: 500,
      signInTryLimit: 3,
      signInTryLimitPerAddress: 40,
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', AUTH_SECRET: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'bagwise.example'],
    ['PUBLIC_URL', 'ftp://bagwise.example'],
    ['PUBLIC_URL', 'https://bagwise.example/golf'],
    ['DATABASE_URL', 'mysql://localhost/bagwise'],
    ['AUTH_SECRET', 'short'],
    ['PASSWORD_MIN_LENGTH', '0'],
    ['PASSWORD_MIN_LENGTH', 'six'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['SIGN_UP_LIMIT_PER_HOUR', '0'],
    ['SIGN_IN_TRY_LIMIT', 'many'],
    ['SIGN_IN_TRY_LIMIT_PER_ADDRESS', '0'],
  ])('stops the start with a sentence that names %s when it is "%s"', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`))
  })

  it('wants a secret of its own with a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/bagwise' })).toThrow(/^AUTH_SECRET must be set/)
  })

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ AUTH_SECRET: 'hush' })).not.toThrow(/hush/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://golfer:hush@localhost/bagwise' })).not.toThrow(/hush/)
  })
})
