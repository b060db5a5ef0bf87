import { MOST_OWN_COURSES, MOST_OWN_COURSE_BYTES } from '@bagwise/contract/own-course-limits'
import { MOST_PASSKEYS } from '@bagwise/contract/passkeys'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import {
  MOST_PLAYED_HOLES,
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import { MOST_PLAY_BYTES } from '@bagwise/contract/play-message-limits'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { COURSE_SIZE } from '@bagwise/contract/packed-course'
import { PAGE_BYTES } from '@bagwise/contract/shots'
import { KEPT_BATCHES } from '#server/batches/arrived-batches.ts'
import { MOST_TOKENS } from '@bagwise/contract/token-limits'
import type { Tables } from '#server/db/schema.ts'
import { MOST_SESSIONS } from '#server/features/account/sign-in.ts'
import { MOST_LIVE_SHOTS } from '#server/features/live-shots/live-shot-store.ts'
import { MOST_MESSAGES } from '#server/features/contact/send-message.ts'
import { MOST_ENTRIES, MOST_HISTORY_BYTES } from '#server/features/profile/profile-history.ts'
import { KEPT_DAYS } from '#server/features/progress/progress-store.ts'
import { OWN_COURSE_LIMIT_BYTES } from '#server/features/own-courses/routes.ts'
import { MOST_GONE } from '#server/features/shots/shot-writer.ts'
import { FORM_LIMIT_BYTES, ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'

const KB = 1000
const MB = 1000 * KB
/** Of a day of progress: the distances of every club, each with all that is known of it. */
const DAY_BYTES = 5.5 * KB

/** What the tables hold of one golfer at most. Nothing of golfers: counters by hashed key, marks, the schema's own. */
export const TABLE_BOUNDS: Readonly<
  Record<keyof Tables, { readonly rows: number; readonly bytes: number } | 'nothing'>
> = {
  user: { rows: 1, bytes: 2 * KB },
  account: { rows: 1, bytes: 2 * KB },
  // The browser's name is as long as headers may be.
  session: { rows: MOST_SESSIONS, bytes: MOST_SESSIONS * 17 * KB },
  // Of each kind three links an hour: those to a new password for an hour, those that verify an e-mail for a day. The
  // sweep comes hourly. One challenge to add a passkey; those to sign in are nobody's, 5,000 of all golfers together.
  verification: { rows: 9 + 78 + 1, bytes: 88 * KB },
  profiles: { rows: 1, bytes: 300 * KB },
  profile_batches: { rows: KEPT_BATCHES, bytes: KEPT_BATCHES * 150 },
  profile_history: { rows: MOST_ENTRIES, bytes: MOST_HISTORY_BYTES },
  progress_entries: { rows: 2 * KEPT_DAYS, bytes: 2 * KEPT_DAYS * DAY_BYTES },
  rounds: { rows: MOST_ROUNDS, bytes: MOST_ROUNDS * 1 * KB },
  played_rounds: { rows: MOST_PLAYED_ROUNDS, bytes: MOST_PLAYED_ROUNDS * 1 * KB },
  played_holes: { rows: MOST_PLAYED_HOLES, bytes: MOST_PLAYED_HOLES * 150 },
  played_shots: { rows: MOST_PLAYED_SHOTS, bytes: MOST_PLAYED_SHOTS * 250 },
  shot_positions: { rows: 1, bytes: 1 * KB },
  shot_sessions: { rows: MOST_SHOT_SESSIONS, bytes: MOST_SHOT_SESSIONS * 1 * KB },
  shots: { rows: MOST_KEPT_SHOTS, bytes: MOST_KEPT_SHOTS * 350 },
  shots_gone: { rows: MOST_GONE, bytes: MOST_GONE * 100 },
  own_courses: { rows: MOST_OWN_COURSES, bytes: MOST_OWN_COURSES * (MOST_OWN_COURSE_BYTES + 1 * KB) },
  form_submissions: { rows: MOST_MESSAGES, bytes: MOST_MESSAGES * 24 * KB },
  passkeys: { rows: MOST_PASSKEYS, bytes: MOST_PASSKEYS * 5 * KB },
  api_tokens: { rows: MOST_TOKENS, bytes: MOST_TOKENS * 1 * KB },
  live_shots: { rows: MOST_LIVE_SHOTS, bytes: MOST_LIVE_SHOTS * 300 },
  attempt_counters: 'nothing',
  // Maps of courses, for everybody.
  course_maps: 'nothing',
  sweep_marks: 'nothing',
  // Marks that stand for e-mails and networks: 100,000 of all golfers together, for 30 days.
  security_events: 'nothing',
  database_marks: 'nothing',
  schema_compatibility: 'nothing',
  // The id of an account that is gone, once.
  deleted_accounts: { rows: 1, bytes: 1 * KB },
}
/** Kept by the migrations. */
export const TABLES_OF_SCHEMA = ['kysely_migration', 'kysely_migration_lock']

type RouteBound = { readonly bodyBytes: number; readonly answerBytes: number }

const FORM = { bodyBytes: FORM_LIMIT_BYTES, answerBytes: 2 * KB }
const QUESTION = { bodyBytes: 4 * 1024, answerBytes: 20 * KB }
const READING = { bodyBytes: 256 * 1024 }

/** The largest body that a route takes, and its largest answer to a golfer who has as much as the tables hold. */
export const ROUTE_BOUNDS: Readonly<Record<string, RouteBound>> = {
  'GET /api/openapi.json': { ...READING, answerBytes: 250 * KB },
  'GET /api/docs': { ...READING, answerBytes: 400 * KB },
  'GET /api/health': { ...READING, answerBytes: 1 * KB },
  'GET /api/ready': { ...READING, answerBytes: 1 * KB },
  'GET /api/session': { ...READING, answerBytes: 2 * KB },
  'GET /api/weather': { ...READING, answerBytes: 2 * KB },
  'GET /api/profile': { ...READING, answerBytes: 300 * KB },
  'GET /api/profile/history': { ...READING, answerBytes: MOST_HISTORY_BYTES },
  'GET /api/progress': { ...READING, answerBytes: KEPT_DAYS * DAY_BYTES },
  'GET /api/rounds': { ...READING, answerBytes: MOST_ROUNDS * 1 * KB },
  // The rows, and one more that is too long for the rest of the page.
  'GET /api/shots': { ...READING, answerBytes: PAGE_BYTES + 2 * KB },
  'GET /api/play': { ...READING, answerBytes: MOST_PLAYED_ROUNDS * 1.2 * KB },
  'GET /api/play/round': { ...READING, answerBytes: 1.2 * KB + 18 * 400 + MOST_SHOTS_OF_ROUND * 550 },
  // Twenty courses with their names.
  'GET /api/courses': { ...READING, answerBytes: 20 * KB },
  'GET /api/courses/:id': { ...READING, answerBytes: COURSE_SIZE.bytes + 1 * KB },
  'GET /api/own-courses': { ...READING, answerBytes: MOST_OWN_COURSES * 1 * KB },
  'GET /api/own-courses/:id': { ...READING, answerBytes: MOST_OWN_COURSE_BYTES + 1 * KB },
  'GET /api/live-shots/stream': { ...READING, answerBytes: MOST_LIVE_SHOTS * 300 },
  'GET /api/takeout': { ...READING, answerBytes: 31 * MB },
  'GET /api/account/passkeys': { ...READING, answerBytes: MOST_PASSKEYS * 1 * KB },
  'GET /api/tokens': { ...READING, answerBytes: MOST_TOKENS * 1 * KB },
  'GET /api/account/sessions': { ...READING, answerBytes: MOST_SESSIONS * 1 * KB },
  'PATCH /api/profile': { ...READING, answerBytes: 600 * KB },
  'POST /api/progress': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 1 * KB },
  'PUT /api/rounds': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 4 * KB },
  'DELETE /api/rounds': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 4 * KB },
  'PUT /api/shots': { ...READING, answerBytes: 300 * KB },
  'DELETE /api/shots': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 1 * KB },
  // Rows of the message, and those of another device before them.
  'PATCH /api/play': { bodyBytes: MOST_PLAY_BYTES, answerBytes: 300 * KB },
  'DELETE /api/play': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 4 * KB },
  'PUT /api/own-courses/:id': { bodyBytes: OWN_COURSE_LIMIT_BYTES, answerBytes: MOST_OWN_COURSE_BYTES + 1 * KB },
  'DELETE /api/own-courses/:id': { ...FORM, answerBytes: MOST_OWN_COURSE_BYTES + 1 * KB },
  'POST /api/live-shots': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 1 * KB },
  'POST /api/takeout': { bodyBytes: 24 * 1024 * 1024, answerBytes: 4 * MB },
  'POST /api/sign-up': FORM,
  'POST /api/sign-in': FORM,
  'POST /api/sign-out': FORM,
  'POST /api/passkey-challenge': FORM,
  'POST /api/passkey-sign-in': FORM,
  'POST /api/forgot-password': FORM,
  'POST /api/reset-password': FORM,
  'POST /api/verify-email': FORM,
  'POST /api/contact': { bodyBytes: 40 * 1024, answerBytes: 1 * KB },
  'POST /api/account/check': FORM,
  'POST /api/account/end-session': FORM,
  'POST /api/account/end-other-sessions': FORM,
  'POST /api/account/email': FORM,
  'POST /api/account/password': FORM,
  'POST /api/account/delete': FORM,
  'POST /api/account/passkeys': { ...FORM, answerBytes: MOST_PASSKEYS * 1 * KB },
  // The options name every passkey of the golfer.
  'POST /api/account/passkey-challenge': { ...FORM, answerBytes: MOST_PASSKEYS * 2 * KB },
  'POST /api/account/rename-passkey': { ...FORM, answerBytes: MOST_PASSKEYS * 1 * KB },
  'POST /api/account/remove-passkey': { ...FORM, answerBytes: MOST_PASSKEYS * 1 * KB },
  'POST /api/account/verification-mail': FORM,
  'POST /api/tokens': FORM,
  // Twenty scores of an index, with the names of courses, as a value and as text.
  'POST /api/mcp': { bodyBytes: ROW_LIMIT_BYTES, answerBytes: 60 * KB },
  'DELETE /api/tokens/:id': { ...FORM, answerBytes: MOST_TOKENS * 1 * KB },
  'POST /api/ai/distances': QUESTION,
  'POST /api/ai/shot-advice': QUESTION,
  'POST /api/ai/swing-analysis': QUESTION,
  'POST /api/ai/ball-recommendations': QUESTION,
  'POST /api/ai/equipment-recommendations': QUESTION,
  'POST /api/ai/starter-set-explanation': QUESTION,
  'POST /api/ai/question': QUESTION,
}
