import type { Tool } from './tool.ts'
import { BETTER_BAG } from './tools/better-bag.ts'
import { GAPS } from './tools/gaps.ts'
import { INDEX } from './tools/index-of-rounds.ts'
import { MY_CLUBS } from './tools/my-clubs.ts'
import { MY_SHOTS } from './tools/my-shots.ts'
import { PLAYS_LIKE } from './tools/plays-like.ts'
import { WHICH_CLUB } from './tools/which-club.ts'

/** In the order in which assistants see them. */
export const TOOLS = [
  PLAYS_LIKE,
  WHICH_CLUB,
  GAPS,
  BETTER_BAG,
  MY_CLUBS,
  MY_SHOTS,
  INDEX,
] as const satisfies readonly Tool[]
