import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const LONG_SECRET = 'x'.repeat(32)

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      drainSeconds: 0,
      dataDir: './data',
      publicOrigin: undefined,
      hstsIncludesSubdomains: false,
      databaseUrl: undefined,
      authSecret: undefined,
      passwordMinLength: 6,
      trustedProxies: [],
      logLevel: 'warn',
      signUpLimitPerHour: 20,
      signInTryLimit: 10,
      signInTryLimitPerAddress: 100,
      contactLimitPerHour: 3,
      callsPerMinute: 600,
      callsPerMinutePerAddress: 6_000,
      largeAnswersPerMinute: 10,
      toolCallsPerMinute: 60,
      writesPerMinute: 120,
      importLimitPerHour: 10,
      refusedBodyLimitPerAddress: 300,
      contactMail: undefined,
      weatherApiKey: undefined,
      weatherUrl: undefined,
      weatherDefaultPlace: { name: 'Pinehurst', latitudeDeg: 35.2, longitudeDeg: -79.5 },
      overpass: undefined,
      ai: {
        settings: {
          baseUrl: 'https://api.openai.com/v1',
          apiKey: undefined,
          model: 'gpt-3.5-turbo',
          temperature: 0.7,
          maxTokens: 1_000,
          hasStructuredOutput: false,
        },
        budgets: { callsPerGolferAndHour: 20, callsPerDay: 2_000, questionsPerGolferAndMinute: 30 },
      },
      metricsToken: undefined,
    })
  })

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DRAIN_SECONDS: '3',
      DATA_DIR: '/var/lib/bagwise',
      PUBLIC_URL: 'https://bagwise.example/',
      HSTS_SUBDOMAINS: 'on',
      DATABASE_URL: 'postgres://golfer:secret@db.example/bagwise',
      AUTH_SECRET: LONG_SECRET,
      PASSWORD_MIN_LENGTH: '12',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1/128, loopback',
      LOG_LEVEL: 'debug',
      SIGN_UP_LIMIT_PER_HOUR: '500',
      SIGN_IN_TRY_LIMIT: '3',
      SIGN_IN_TRY_LIMIT_PER_ADDRESS: '40',
      CONTACT_LIMIT_PER_HOUR: '7',
      CALLS_PER_MINUTE: '601',
      CALLS_PER_MINUTE_PER_ADDRESS: '6001',
      LARGE_ANSWERS_PER_MINUTE: '11',
      TOOL_CALLS_PER_MINUTE: '61',
      WRITES_PER_MINUTE: '121',
      IMPORT_LIMIT_PER_HOUR: '12',
      REFUSED_BODY_LIMIT_PER_ADDRESS: '400',
      SMTP_URL: 'smtps://golf%40bagwise.example:s%2Fcret@mail.example',
      MAIL_FROM: 'golf@bagwise.example',
      CONTACT_MAIL_TO: 'pro@bagwise.example',
      WEATHER_API_KEY: ' abc123 ',
      WEATHER_URL: 'https://weather.example/mirror/',
      WEATHER_DEFAULT_PLACE: 'St Andrews, Fife, 56.34, -2.8',
      OVERPASS_URL: 'https://overpass.example/api/interpreter/',
      OVERPASS_USER_AGENT: 'Bagwise at golf.example (ann@golf.example)',
      OVERPASS_CALLS_PER_DAY: '90',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_API_KEY: 'sk-abc',
      AI_MODEL: 'llama3.2',
      AI_TEMPERATURE: '0.2',
      AI_MAX_TOKENS: '500',
      AI_STRUCTURED_OUTPUT: 'on',
      AI_CALLS_PER_HOUR: '5',
      AI_CALLS_PER_DAY: '0',
      AI_QUESTIONS_PER_MINUTE: '10',
      METRICS_TOKEN: 'sixteen-letters!',
    })

    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      drainSeconds: 3,
      dataDir: '/var/lib/bagwise',
      publicOrigin: 'https://bagwise.example',
      hstsIncludesSubdomains: true,
      databaseUrl: 'postgres://golfer:secret@db.example/bagwise',
      authSecret: LONG_SECRET,
      passwordMinLength: 12,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128', 'loopback'],
      logLevel: 'debug',
      signUpLimitPerHour: 500,
      signInTryLimit: 3,
      signInTryLimitPerAddress: 40,
      contactLimitPerHour: 7,
      callsPerMinute: 601,
      callsPerMinutePerAddress: 6_001,
      largeAnswersPerMinute: 11,
      toolCallsPerMinute: 61,
      writesPerMinute: 121,
      importLimitPerHour: 12,
      refusedBodyLimitPerAddress: 400,
      contactMail: {
        smtp: {
          host: 'mail.example',
          port: 465,
          isSecure: true,
          login: { user: 'golf@bagwise.example', password: 's/cret' },
        },
        from: 'golf@bagwise.example',
        to: 'pro@bagwise.example',
      },
      weatherApiKey: 'abc123',
      weatherUrl: 'https://weather.example/mirror',
      weatherDefaultPlace: { name: 'St Andrews, Fife', latitudeDeg: 56.34, longitudeDeg: -2.8 },
      overpass: {
        url: 'https://overpass.example/api/interpreter',
        userAgent: 'Bagwise at golf.example (ann@golf.example)',
        callsPerDay: 90,
        deadlineMs: 20_000,
      },
      ai: {
        settings: {
          baseUrl: 'http://127.0.0.1:11434/v1',
          apiKey: 'sk-abc',
          model: 'llama3.2',
          temperature: 0.2,
          maxTokens: 500,
          hasStructuredOutput: true,
        },
        budgets: { callsPerGolferAndHour: 5, callsPerDay: 0, questionsPerGolferAndMinute: 10 },
      },
      metricsToken: 'sixteen-letters!',
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
    ['HSTS_SUBDOMAINS', 'yes'],
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
    ['CONTACT_LIMIT_PER_HOUR', '0'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example:0'],
    ['SMTP_URL', 'smtp://mail.example:66000'],
    ['SMTP_URL', 'smtp://golfer@mail.example'],
    ['SMTP_URL', 'smtp://golfer:50%@mail.example'],
    ['SMTP_URL', 'smtp://golfer:a/b@mail.example'],
    ['SMTP_URL', 'smtp://golfer:a#b@mail.example'],
    ['SMTP_URL', 'smtps://mail.example/?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtps://mail.example?logger=true'],
    ['WEATHER_URL', 'weather.example'],
    ['WEATHER_URL', 'file:///etc/passwd'],
    ['WEATHER_URL', 'https://weather.example/?key=abc'],
    ['WEATHER_DEFAULT_PLACE', 'St Andrews'],
    ['WEATHER_DEFAULT_PLACE', '56.34, -2.8'],
    ['WEATHER_DEFAULT_PLACE', 'St Andrews, 91, 0'],
    ['WEATHER_DEFAULT_PLACE', 'St Andrews, 56.3.4, 0'],
    ['OVERPASS_URL', 'overpass.example'],
    ['OVERPASS_URL', 'https://overpass.example/?key=abc'],
    ['OVERPASS_USER_AGENT', 'Bagwise\nX-Golfer: Ann'],
    ['OVERPASS_USER_AGENT', 'Bagwise für alle'],
    ['OVERPASS_USER_AGENT', 'x'.repeat(201)],
    ['OVERPASS_CALLS_PER_DAY', '0'],
    ['OVERPASS_CALLS_PER_DAY', '10001'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['AI_BASE_URL', 'https://api.example/v1?key=abc'],
    ['AI_TEMPERATURE', '2.1'],
    ['AI_TEMPERATURE', 'warm'],
    ['AI_MAX_TOKENS', '0'],
    ['AI_STRUCTURED_OUTPUT', 'yes'],
    ['AI_CALLS_PER_HOUR', '0'],
    ['AI_CALLS_PER_DAY', '-1'],
    ['AI_QUESTIONS_PER_MINUTE', '0'],
    ['METRICS_TOKEN', 'short'],
  ])('stops the start with a sentence that names %s when it is "%s"', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`))
  })

  it.each(['sk-abc\nsk-def', 'sk-schlüssel', '“sk-abc”', 'sk abc'])(
    'wants an AI key that can go out in a header, and does not repeat another: %j',
    (key) => {
      expect(() => readConfig({ AI_API_KEY: key })).toThrow(/^AI_API_KEY must be (?!.*sk)/)
    },
  )

  it('wants a secret of its own with a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/bagwise' })).toThrow(/^AUTH_SECRET must be set/)
  })

  it('wants to know which server mails a message, and to whom', () => {
    const url = 'smtp://mail.example'
    const to = 'pro@bagwise.example'
    expect(() => readConfig({ SMTP_URL: url })).toThrow(/^CONTACT_MAIL_TO must be set together with SMTP_URL/)
    expect(() => readConfig({ CONTACT_MAIL_TO: to })).toThrow(/^SMTP_URL must be set together with CONTACT_MAIL_TO/)
    expect(() => readConfig({ MAIL_FROM: to })).toThrow(/^SMTP_URL must be set together with MAIL_FROM/)
    for (const wrong of ['pro', `${to}, ${to}`, `Pro <${to}>`, `${to}\nBcc: x@evil.example`]) {
      expect(() => readConfig({ SMTP_URL: url, CONTACT_MAIL_TO: wrong })).toThrow(/^CONTACT_MAIL_TO must be one/)
      expect(() => readConfig({ SMTP_URL: url, CONTACT_MAIL_TO: to, MAIL_FROM: wrong })).toThrow(/^MAIL_FROM must be/)
    }
    expect(readConfig({ SMTP_URL: url, CONTACT_MAIL_TO: to }).contactMail).toEqual({
      smtp: { host: 'mail.example', port: 587, isSecure: false, login: undefined },
      from: to,
      to,
    })
    expect(readConfig({ SMTP_URL: 'smtp://[::1]:25', CONTACT_MAIL_TO: to }).contactMail?.smtp).toMatchObject({
      host: '::1',
      port: 25,
    })
  })

  it('asks no map server without an address, and none without the name of who asks', () => {
    const url = 'https://overpass.example/api/interpreter'
    expect(() => readConfig({ OVERPASS_URL: url })).toThrow(
      /^OVERPASS_USER_AGENT must be set together with OVERPASS_URL/,
    )
    expect(readConfig({ OVERPASS_USER_AGENT: 'Bagwise' }).overpass).toBeUndefined()
    expect(readConfig({ OVERPASS_URL: url, OVERPASS_USER_AGENT: 'Bagwise' }).overpass).toMatchObject({
      url,
      callsPerDay: 200,
    })
  })

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ AUTH_SECRET: 'hush' })).not.toThrow(/hush/)
    expect(() => readConfig({ WEATHER_URL: 'https://golfer:hush@weather.example' })).not.toThrow(/hush/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://golfer:hush@localhost/bagwise' })).not.toThrow(/hush/)
    expect(() => readConfig({ SMTP_URL: 'http://golfer:hush@mail.example' })).not.toThrow(/hush/)
    expect(() => readConfig({ SMTP_URL: 'smtps://golfer:hush@mail.example' })).not.toThrow(/hush/)
  })
})
