import type { ColumnType } from 'kysely'
import type { ShotFigure } from '@bagwise/golf/memory/shot-record'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { LiveShot } from '@bagwise/contract/live-shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { Profile } from '@bagwise/contract/profile'
import type { ScalarField } from '@bagwise/contract/profile-scalars'
import type { TokenScope } from '@bagwise/contract/token-limits'

type SnakeCase<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Text

/** Lists are JSON text, flags 0 or 1. */
type Stored<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value

/** Single-valued fields under snake_case names. */
type ScalarColumns = { [Field in ScalarField as SnakeCase<Field>]: Stored<Profile[Field]> }

/** One row per golfer; `id` is the account's user id. Times are ISO text. */
export type ProfilesTable = ScalarColumns & {
  id: string
  /** JSON: {club: {distance, source, shots?}}. */
  club_distances: string
  /** JSON: {club: {brand, model, …}}; no distances. A usual loft or flex that is assumed stands here as a number too. */
  golf_bag: string
  /** JSON: {club: ['loft', 'shaftFlex']}; those of the bag that are assumed. Null with `facts`. */
  assumed_measures: string | null
  /** JSON: {field: {source, since, isMigrated?}}; null in a row that a server of before wrote, and nothing has changed. */
  facts: string | null
  version: number
  created_at: string
  updated_at: string
}

type ProfileBatchesTable = { user_id: string; batch_id: string; created_at: string }

type ProfileHistoryTable = {
  id: string
  user_id: string
  /** Counts up per golfer: the order of entries, independent of the clock. */
  position: number
  batch_id: string
  path: string
  /** JSON. */
  value: string
  /** JSON. */
  kept_value: string
  reason: 'replaced' | 'rejected'
  is_conflict: number
  created_at: string
}

type ProgressEntriesTable = {
  user_id: string
  /** Made by the device, to recognise a retry. */
  id: string
  /** Counts up per golfer: the order of arrival. */
  position: number
  /** The golfer's own calendar day, as 2026-11-21. */
  date: string
  handicap: number | null
  /** JSON: {club: {distance, source, shots?}}. */
  club_distances: string
  created_at: string
}

type RoundsTable = {
  user_id: string
  /** Made by the device, to recognise a retry. */
  id: string
  /** The golfer's own calendar day, as 2026-11-21. */
  date: string
  course: string
  tees: string
  course_rating: number
  slope_rating: number
  adjusted_gross_score: number
  playing_conditions: number | null
  hole_count: ColumnType<number, number | undefined>
  /** Null where the rounds before rule it. */
  handicap_then_tenths: number | null
  created_at: string
  updated_at: string
}

/** Played rounds. Figures are whole tenths where they have one decimal; there is no time of day. */
type PlayedRoundsTable = {
  user_id: string
  /** Made by the device. */
  id: string
  /** Counts up per golfer: the order of arrival. */
  position: number
  /** Random, new after every change of the round, its holes or its shots. */
  version: string
  /** The golfer's own calendar day, as 2026-11-21. */
  date: string
  course: string
  course_id: string | null
  tees: string
  hole_count: PlayedRound['holeCount']
  first_hole: number
  course_rating_tenths: number | null
  slope_rating: number | null
  playing_conditions: number | null
  handicap_then_tenths: number | null
  rules: PlayedRound['rules']
  advice_from_hole: number | null
  is_counting: number
  state: PlayedRound['state']
}

type PlayedHolesTable = {
  user_id: string
  round_id: string
  number: number
  par: number
  stroke_index: number | null
  length_yards_tenths: number | null
  score: number | null
  finish: PlayedHole['finish']
  putts: number | null
  first_putt_feet_tenths: number | null
  /** From the hole's tee, as are places of shots; only where the golfer shares pictures with other devices. */
  pin_along_yards_tenths: number | null
  pin_across_yards_tenths: number | null
}

type PlayedShotsTable = {
  user_id: string
  /** Made by the device. */
  id: string
  round_id: string
  hole: number
  shot_order: number
  branch: PlayedShot['branch']
  club: PlayedShot['club']
  lie: PlayedShot['lie']
  lie_from: PlayedShot['lieFrom']
  left_yards_tenths: number | null
  left_sd_yards_tenths: number | null
  left_from: PlayedShot['leftFrom']
  swing: PlayedShot['swing']
  penalty: PlayedShot['penalty']
  rest_along_yards_tenths: number | null
  rest_across_yards_tenths: number | null
  rest_sd_yards_tenths: number | null
  headwind_mph_tenths: number | null
  crosswind_mph_tenths: number | null
  temperature_f_tenths: number | null
  along_yards_tenths: number | null
  across_yards_tenths: number | null
  is_left_out: number
}

/** The latest position of a golfer's shots: counts up with everything that comes, changes or goes. */
type ShotPositionsTable = { user_id: string; position: number }

type ShotSessionsTable = {
  user_id: string
  /** Made by the device. */
  id: string
  position: number
  /** The golfer's own calendar day, as 2026-11-21. */
  day: string
  origin: ShotSession['origin']
  source: string
  /** JSON: {temperatureF, altitudeFeet, seaLevelPressureInHg, humidity}, as far as known; null where nothing is. */
  air: string | null
  is_normalised: number
  note: string
}

/** Figures of shots in whole tenths. */
type FigureColumns = {
  [Figure in ShotFigure as `${SnakeCase<Figure>}_tenths`]: Figure extends 'carryYards' ? number : number | null
}

type ShotsTable = FigureColumns & {
  user_id: string
  /** Made by the device. */
  id: string
  position: number
  session_id: string
  club: KeptShot['club']
  label: string
  swing: KeptShot['swing']
  mark: KeptShot['mark']
  is_spin_measured: number
}

/** Deleted shots and sessions, so that no device brings them back; those of a deleted session have no row. */
type ShotsGoneTable = { user_id: string; id: string; position: number }

/** Courses of maps, for everybody: nothing of golfers, and no place that somebody was at. */
export type CourseMapsTable = {
  /** Of the map, such as `way/123`. */
  id: string
  /** asked: somebody has asked, and the answer is not there. none: the map has no such course. failed: it gave none. */
  state: 'asked' | 'kept' | 'none' | 'failed'
  /** JSON: a packed course. Null in any state but kept, and so is what describes it. */
  packed: string | null
  etag: string | null
  name: string | null
  /** The name in small letters without accents. */
  search_name: string | null
  latitude_e6: number | null
  longitude_e6: number | null
  hole_count: number | null
  /** The day of the map, as 2026-11-21. */
  taken_on: string | null
  /** When the course, or that there is none, came from the map; null before. */
  fetched_at: string | null
  /** When the map was last asked and has not given the course since. */
  tried_at: string | null
  /** When golfers last asked, to the hour: the least recently asked leaves. */
  asked_at: string
}

type OwnCoursesTable = {
  user_id: string
  /** Made by the device, with its prefix. */
  id: string
  /** JSON: a packed course. */
  packed: string
  name: string | null
  /** Of the content. */
  version: string
  saved_at: string
}

/** Attempts per hashed key and time window. */
type AttemptCountersTable = { key: string; tries: number; window_ends_at: string }

/** How far a sweep has come that looks at each row once. */
type SweepMarksTable = { what: string; swept_until: string }

/** Ids of accounts that a restored backup may still have. */
type DeletedAccountsTable = { user_id: string; deleted_at: string }

/** Facts about the database as a whole. */
type DatabaseMarksTable = { what: 'written' | 'epoch' | 'restored-to' | 'last backup'; value: string }

/** Which servers may use the schema of a release. A schema's version is the number of its newest migration. */
type SchemaCompatibilityTable = {
  /** The product's version, as in package.json. */
  release: string
  schema_version: number
  /** The oldest schema whose servers may use this one. */
  oldest_schema_version: number
}

/** One row per message of the contact form, from golfers and visitors. */
export type FormSubmissionsTable = {
  /** Made by the page, so that a message sent twice is stored once. */
  submission: string
  first_name: string
  last_name: string
  /** As typed: no proof of who sent it. */
  email: string
  message: string
  created_at: string
  /** The signed-in sender; null for visitors. */
  user_id: string | null
}

/** What a security event is about is told by marks (HMAC) of e-mail and network. */
type SecurityEventsTable = {
  id: string
  event: string
  email_mark: string
  network_mark: string | null
  happened_at: string
}

/** Times of the account library: text in SQLite, which PostgreSQL reads as a date. */
type LibraryTime = ColumnType<string | Date, string, string>

/** Flags of the account library: a number in SQLite. */
type LibraryFlag = ColumnType<boolean | number, boolean, boolean>

/** The account library's tables, as far as we use them. */
type UserTable = {
  id: string
  email: string
  emailVerified: LibraryFlag
  name: string
  first_name: string | null
  last_name: string | null
  /** When the operator locked the account: nobody signs in to it. */
  locked_at: string | null
  createdAt: LibraryTime
  updatedAt: LibraryTime
}
type SessionTable = {
  id: string
  token: string
  userId: string
  userAgent: string | null
  expiresAt: LibraryTime
  createdAt: LibraryTime
  updatedAt: LibraryTime
}
type AccountTable = {
  userId: string
  providerId: string
  password: string | null
  createdAt: LibraryTime
  updatedAt: LibraryTime
}
type VerificationTable = {
  id: string
  /** Hash of the golfer's token. */
  identifier: string
  value: string
  expiresAt: LibraryTime
  createdAt: LibraryTime
  updatedAt: LibraryTime
}

/** A golfer may have several. */
type PasskeysTable = {
  id: string
  user_id: string
  /** Base64url, as the device calls it. */
  credential_id: string
  /** COSE in base64url. */
  public_key: string
  /** Uses as the device counts them; 0 where it does not. */
  sign_count: number
  name: string
  created_at: string
  last_used_at: string | null
}

/** Tokens of programs. */
type ApiTokensTable = {
  id: string
  user_id: string
  /** SHA-256 in base64url: of 256 random bits, so that no slow hash is needed. */
  token_hash: string
  name: string
  scope: TokenScope
  created_at: string
  expires_at: string
  /** The day, as 2026-11-21. */
  last_used_on: string | null
}

/** Shots of a range on their way into the open page, for ten minutes. */
type LiveShotsTable = {
  user_id: string
  /** Made by the command line. */
  id: string
  /** Goes up with each shot of a golfer: milliseconds of its arrival, or more. */
  position: number
  device: string
  club: LiveShot['club']
  carry_yards_tenths: number
  side_yards_tenths: number
  is_carry_computed: number
  created_at: string
}

export type Tables = {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  profiles: ProfilesTable
  profile_batches: ProfileBatchesTable
  profile_history: ProfileHistoryTable
  sweep_marks: SweepMarksTable
  progress_entries: ProgressEntriesTable
  rounds: RoundsTable
  played_rounds: PlayedRoundsTable
  played_holes: PlayedHolesTable
  played_shots: PlayedShotsTable
  shot_positions: ShotPositionsTable
  shot_sessions: ShotSessionsTable
  shots: ShotsTable
  shots_gone: ShotsGoneTable
  course_maps: CourseMapsTable
  own_courses: OwnCoursesTable
  attempt_counters: AttemptCountersTable
  deleted_accounts: DeletedAccountsTable
  database_marks: DatabaseMarksTable
  schema_compatibility: SchemaCompatibilityTable
  form_submissions: FormSubmissionsTable
  security_events: SecurityEventsTable
  passkeys: PasskeysTable
  api_tokens: ApiTokensTable
  live_shots: LiveShotsTable
}
