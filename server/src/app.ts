import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { getHealth, getReadiness } from '@bagwise/contract/health'
import { createCallLimit } from './rate-limit/call-limit.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { readLastBackup } from './db/last-backup.ts'
import { isClockEven } from './db/sweep-marks.ts'
import { sweepDeletedAccounts } from './db/deleted-accounts.ts'
import { createAccounts } from './features/account/accounts.ts'
import type { HashCost } from './features/account/passwords/password-hash.ts'
import { passkeyRoutes } from './features/account/passkeys/routes.ts'
import { accountRoutes } from './features/account/routes.ts'
import { sessionCookieName } from './features/account/session-cookie.ts'
import { accountSettingsRoutes } from './features/account-settings/routes.ts'
import { createSettingsStore } from './features/account-settings/settings-store.ts'
import { createContactStore } from './features/contact/contact-store.ts'
import { createOperatorMail } from './features/contact/operator-mail.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { createAi } from './features/ai/ai.ts'
import { aiRoutes } from './features/ai/routes.ts'
import { createCourses } from './features/courses/courses.ts'
import { courseRoutes } from './features/courses/routes.ts'
import { emailVerificationRoutes } from './features/email-verification/routes.ts'
import { createVerificationMails } from './features/email-verification/verification-mails.ts'
import { createVerificationStore } from './features/email-verification/verification-store.ts'
import { createForgotPassword } from './features/password-reset/forgot-password.ts'
import { passwordResetRoutes } from './features/password-reset/routes.ts'
import { createPlayStore } from './features/play/play-store.ts'
import { playRoutes } from './features/play/routes.ts'
import { createOwnCourseStore } from './features/own-courses/own-course-store.ts'
import { ownCourseRoutes } from './features/own-courses/routes.ts'
import { newProfile } from '@bagwise/contract/new-profile'
import { createProfileStore } from './features/profile/profile-store.ts'
import { sourceProfiles } from './features/profile/source-profiles.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { createProgressStore } from './features/progress/progress-store.ts'
import { progressRoutes } from './features/progress/routes.ts'
import { createRoundStore, indexRounds } from './features/rounds/round-store.ts'
import { roundRoutes } from './features/rounds/routes.ts'
import { shotRoutes } from './features/shots/routes.ts'
import { createShotStore } from './features/shots/shot-store.ts'
import { takeoutRoutes } from './features/takeout/routes.ts'
import { createConditions } from './features/weather/conditions.ts'
import { openMeteo } from './features/weather/open-meteo.ts'
import { weatherRoutes } from './features/weather/routes.ts'
import { weatherApi } from './features/weather/weather-api.ts'
import { createDraining } from './stopping/draining.ts'
import { serveMetrics } from './metrics/metrics-route.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createLinkStore } from './mailed-links/link-store.ts'
import { createMailer } from './mail/mailer.ts'
import { createPendingMail } from './mail/pending-mail.ts'
import { serveOpenApi } from './open-api/serve-open-api.ts'
import { createTurns } from './requests/one-at-a-time.ts'
import { createRegister, createRegisterEvents, createRegisterLines } from './requests/register.ts'
import { createHttpServer } from './requests/http-server.ts'
import { programRoutes } from './programs.ts'
import { createIntegrity } from './readiness/integrity.ts'
import { createWriteProbe } from './readiness/write-probe.ts'
import { createSecurityEvents } from './security-events/security-events.ts'
import { takeoutParts } from './takeout-parts.ts'
import { serveWebPages } from './pages/web-pages.ts'
import { createInFlightWork } from './stopping/in-flight-work.ts'

const GOLFERS_WITHOUT_MAIL =
  'golfers get no links to verify their e-mail or to set a new password, "npm run admin -- account reset-link <e-mail>" prints one of the latter'

export type AppDependencies = {
  readonly config: Config
  readonly secret: string
  readonly database: Database
  /** The folder with the built page. */
  readonly webDist: string
  readonly now?: () => Date
  /** Set by tests: every answer is checked against the contract. */
  readonly checksReplies?: boolean
  /** Cheaper hashes, for tests of anything but hashing. */
  readonly hashCost?: HashCost
  /** How long a stream of live shots lasts before the page connects again. */
  readonly liveStreamMs?: number
  /** Instead of standard output. */
  readonly logTo?: { write(line: string): void }
}

export type App = {
  readonly server: FastifyInstance
  /** Makes readiness fail while the server goes on answering, so that proxies stop sending requests. */
  readonly startDraining: () => void
  /** Waits for work that may still use the database; false when the signal came first. */
  readonly finishWork: (stopNow: AbortSignal) => Promise<boolean>
  /**
   * Once a day checks the database, and deletes expired data in small chunks once the clock goes on evenly; ends early when
   * the server closes.
   */
  readonly sweep: () => Promise<void>
  /** Deletes live shots once their ten minutes are over. */
  readonly sweepLiveShots: () => Promise<void>
  /** Waits for pending mail; gives up when the signal comes. */
  readonly flushMail: (stopNow: AbortSignal) => Promise<void>
}

/** The whole API on one page. */
export async function createApp({
  config,
  secret,
  database,
  webDist,
  now = () => new Date(),
  checksReplies = false,
  hashCost,
  liveStreamMs,
  logTo = process.stdout,
}: AppDependencies): Promise<App> {
  const server = await createHttpServer({ config, now, logTo })
  database.onConnectionLost((err) => server.log.warn({ err }, 'A connection to the database was lost'))

  const { writesPerMinute } = config
  const takeTurn = createTurns({ countCall: createCallLimit({ callsPerMinute: config.largeAnswersPerMinute, now }) })
  const work = createInFlightWork()
  const { startDraining, assertNotDraining } = createDraining(server)
  const registering = { checksReplies, work, calls: [] }
  const register = createRegister(server, registering)
  const store = createProfileStore(database, { writesPerMinute })
  await sourceProfiles(database.db)
  const rateLimiter = createRateLimiter(database.db, { secret, now })
  const metrics = createMetrics()
  database.onStatement(metrics.statementAnswered)
  const events = createSecurityEvents({ db: database.db, secret, now, metrics, log: server.log })
  const countCall = createCallLimit({ callsPerMinute: config.callsPerMinute, now })
  const accounts = createAccounts({
    config,
    secret,
    database,
    rateLimiter,
    countCall,
    events,
    now,
    log: server.log,
    hashCost,
    createProfile: (user) => store.insertIfAbsent(newProfile(user, now())),
  })

  const stopping = new AbortController()
  server.addHook('preClose', async () => stopping.abort())
  const integrity = createIntegrity({ database, metrics, now, log: server.log, stopped: stopping.signal })
  const writeProbe = createWriteProbe(database.db)

  register(getHealth, async () => ({ status: 'ok' }) as const)
  register(getReadiness, async () => {
    assertNotDraining()
    await integrity.assertWhole()
    await sql`select 1`.execute(database.db)
    await writeProbe.assertWritable()
    return { status: 'ready' } as const
  })
  const { epoch, restoredTo } = database
  const { contactMail, publicOrigin } = config
  const mailer = contactMail && createMailer(contactMail)
  const golferMails = createPendingMail({ mailer, log: server.log, failureHint: GOLFERS_WITHOUT_MAIL, metrics })
  const mailing = contactMail && { send: golferMails.send, operator: contactMail.to }
  // The origin of a link comes from the settings, never from a request.
  const linkMailing = mailing && publicOrigin !== undefined ? { ...mailing, origin: publicOrigin } : undefined
  const verificationStore = createVerificationStore(database)
  const verificationMails = createVerificationMails({
    store: verificationStore,
    rateLimiter,
    mailing: linkMailing,
    now,
    log: server.log,
  })
  const { mailNewAddress } = verificationMails
  const services = { hasAi: config.ai.settings.apiKey !== undefined, hasMail: linkMailing !== undefined }
  accountRoutes(register, { accounts, services, epoch, restoredTo, mailNewAddress })
  passkeyRoutes(register, { accounts, publicOrigin })
  emailVerificationRoutes(register, {
    store: verificationStore,
    rateLimiter,
    verificationMails,
    signedInUser: accounts.signedInUser,
    now,
  })
  accountSettingsRoutes(register, {
    accounts,
    db: database.db,
    store: createSettingsStore({
      db: database.db,
      earliestStart: accounts.earliestStart,
      lockPassword: accounts.lockPassword,
      changeProfileEmail: store.changeEmail,
    }),
    rateLimiter,
    events,
    mailing,
    mailNewAddress,
    isEmailVerified: verificationMails.isVerified,
    now,
    log: server.log,
  })
  const resetStore = createLinkStore(database, 'reset-password')
  const forgotPassword = createForgotPassword({
    store: resetStore,
    rateLimiter,
    mailing: linkMailing,
    now,
    log: server.log,
  })
  passwordResetRoutes(register, { store: resetStore, rateLimiter, events, accounts, forgotPassword, now })
  profileRoutes(register, {
    store,
    epoch,
    now,
    signedInUser: accounts.signedInUser,
    signedInWith: accounts.signedInWith,
    takeTurn,
    metrics,
  })
  const collection = { epoch, metrics, now, signedInUser: accounts.signedInUser }
  progressRoutes(register, { store: createProgressStore(database, { writesPerMinute }), ...collection })
  const rounds = createRoundStore(database, { writesPerMinute })
  const play = createPlayStore(database, { indexRounds, writesPerMinute })
  const shots = createShotStore(database, { writesPerMinute })
  roundRoutes(register, { store: rounds, ...collection })
  playRoutes(register, { store: play, ...collection })
  shotRoutes(register, { store: shots, ...collection })
  ownCourseRoutes(register, { store: createOwnCourseStore(database, { writesPerMinute }), ...collection })
  takeoutRoutes(register, {
    withParts: takeoutParts(database),
    rateLimiter,
    limitPerHour: config.importLimitPerHour,
    now,
    signedInUser: accounts.signedInUser,
    takeTurn,
  })
  const programs = programRoutes(register, {
    server,
    registerEvents: createRegisterEvents(server, registering),
    stopping: stopping.signal,
    assertNotDraining,
    liveStreamMs,
    config,
    database,
    accounts,
    rateLimiter,
    countCall,
    now,
    stores: { profile: store.find, rounds: rounds.rounds, shots: shots.all, play: play.all },
  })
  const { weatherApiKey: apiKey, weatherUrl: baseUrl, weatherDefaultPlace: defaultPlace } = config
  const weather = apiKey === undefined ? openMeteo({ baseUrl }) : weatherApi({ apiKey, baseUrl })
  const conditionsAt = createConditions({ weather, now, log: server.log })
  weatherRoutes(register, { conditionsAt, rateLimiter, defaultPlace })
  const background = { rateLimiter, now, stopping: stopping.signal, log: server.log, track: work.track }
  const courses = createCourses({ config: config.overpass, db: database.db, ...background })
  courseRoutes(register, { ...courses, rateLimiter, signedInUser: accounts.signedInUser })
  metrics.watch({
    connections: database.connections,
    hashes: accounts.hashLoad,
    databaseBytes: database.sizeBytes,
    lastBackupAt: () => readLastBackup(database.db),
    now,
  })
  serveMetrics(server, metrics, config.metricsToken)
  const { settings, budgets } = config.ai
  const ai = await createAi({ settings, budgets, metrics, ...background })
  const registerLines = createRegisterLines(server, registering)
  aiRoutes(register, registerLines, { ...ai, signedInUser: accounts.signedInUser })
  const operatorMail = createOperatorMail({ mailer, to: contactMail?.to, metrics, log: server.log })
  contactRoutes(register, {
    store: createContactStore(database.db),
    notifyOperator: operatorMail.notify,
    sender: accounts.sender,
    rateLimiter,
    limitPerHour: config.contactLimitPerHour,
    now,
  })
  const sessionCookie = sessionCookieName(config.publicOrigin)
  serveOpenApi(server, { ...registering, sessionCookie, hasMetrics: config.metricsToken !== undefined })
  await serveWebPages(server, { webDist, sessionCookie })

  const sweepAll = async () => {
    await integrity.checkIfDue()
    // Deleting from damaged pages may damage more.
    if (integrity.isDamaged()) return
    if (!(await isClockEven(database.db, now()))) return
    await rateLimiter.sweep(stopping.signal)
    await accounts.sweep(stopping.signal)
    await programs.sweep(stopping.signal)
    await store.sweep({ now: now(), stopped: stopping.signal })
    await events.sweep(now(), stopping.signal)
    await sweepDeletedAccounts(database.db, now(), stopping.signal)
  }
  const flushMail = async (stopNow: AbortSignal) => {
    await Promise.all([forgotPassword.finish(stopNow), verificationMails.finish(stopNow)])
    await Promise.all([operatorMail.finish(stopNow), golferMails.finish(stopNow)])
  }
  const sweep = () =>
    sweepAll().catch((error: unknown) => {
      metrics.sweepFailed()
      throw error
    })
  return {
    server,
    startDraining,
    finishWork: work.finish,
    sweep: () => work.track(sweep()),
    sweepLiveShots: () => work.track(programs.sweepLiveShots()),
    flushMail,
  }
}
