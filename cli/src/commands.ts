import type { Command } from './command.ts'
import { ADVISE } from './commands/advise.ts'
import { BETTER_BAG } from './commands/better-bag.ts'
import { ESTIMATE } from './commands/estimate.ts'
import { GAPS } from './commands/gaps.ts'
import { IMPORT } from './commands/import.ts'
import { INDEX } from './commands/index-of-rounds.ts'
import { PLAYS_LIKE } from './commands/plays-like.ts'

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [PLAYS_LIKE, ADVISE, GAPS, ESTIMATE, BETTER_BAG, INDEX, IMPORT]
