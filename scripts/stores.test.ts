import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRIVACY_TOPICS } from '@bagwise/content/privacy.prose'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { MOST_PLAYED_ROUNDS, MOST_PLAYED_SHOTS } from '@bagwise/golf/play/played-record'
import { LISTS } from './collections.ts'
import { ROOT } from './setup/paths.mjs'

/** Ids of deleted shots that are remembered. */
const MOST_GONE = LISTS.tables.shots_gone === 'nothing' ? 0 : LISTS.tables.shots_gone.rows

const counted = (count: number) => count.toLocaleString('en-US')
const SHOTS = `shots you keep, at most ${counted(MOST_KEPT_SHOTS)} in ${counted(MOST_SHOT_SESSIONS)} sessions`

const PLAYED = `The rounds you play with Bagwise, at most ${MOST_PLAYED_ROUNDS} with up to ${counted(MOST_PLAYED_SHOTS)} shots`

/** What the privacy notice says of each table that holds something of golfers. */
const TOLD: Readonly<Record<string, string>> = {
  user: 'Your email address and name',
  account: 'Your password, as an argon2id hash only',
  session: 'For each sign-in',
  verification: 'Links are kept as a hash',
  passkeys: 'The passkeys you add',
  api_tokens: 'The tokens you make',
  live_shots: 'Shots that your launch monitor sends to the range log, for ten minutes',
  profiles: 'Your golf profile',
  profile_history: 'values that newer edits replaced',
  // Random ids of messages, for 90 days.
  profile_batches: 'newer edits replaced in the last 90 days',
  progress_entries: 'Your handicap and distances on each day',
  rounds: 'The rounds you enter',
  shot_sessions: SHOTS,
  shots: SHOTS,
  // A counter.
  shot_positions: SHOTS,
  shots_gone: `that you delete a random number stays, of the newest ${counted(MOST_GONE)}`,
  played_rounds: PLAYED,
  played_holes: 'the par, length, score and putts of each hole',
  played_shots: PLAYED,
  own_courses: 'The courses you map yourself, at most 10',
  form_submissions: 'Messages you send through the contact form',
  deleted_accounts: 'Only the number of your account is kept for 35 days more',
}

const ofGolfers = Object.entries(LISTS.tables).flatMap(([table, bound]) => (bound === 'nothing' ? [] : [table]))

it('says in the privacy notice what every table of golfers holds', () => {
  const notice = PRIVACY_TOPICS.flatMap(({ points }) => points).join('\n')
  expect(Object.keys(TOLD).toSorted()).toEqual(ofGolfers.toSorted())
  for (const [table, words] of Object.entries(TOLD))
    expect({ table, notice }).toMatchObject({ notice: expect.stringContaining(words) })
})

it('names every table in operations.md, and the bounds of kept and played shots in security.md', () => {
  const read = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8')
  const [, stored = ''] = /^## What is stored\n([\s\S]+?)(?=^## |$(?![\s\S]))/m.exec(read('operations.md')) ?? []
  const named = [...stored.matchAll(/^- ((?:`\w+`(?:, )?)+):/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(named).toEqual(expect.arrayContaining(ofGolfers))
  const plain = read('security.md').replaceAll(/\s+/g, ' ')
  expect(plain).toContain(
    `${counted(MOST_KEPT_SHOTS)} shots in ${MOST_SHOT_SESSIONS} sessions and ${counted(MOST_GONE)} ids of deleted ones`,
  )
  expect(plain).toContain(`${MOST_PLAYED_ROUNDS} played rounds with ${counted(MOST_PLAYED_SHOTS)} shots`)
})
