import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

/** The installing scripts are written for this Node and later ones. */
const OLDEST_INSTALLING_NODE = 20
/** Runs TypeScript as it is and has `node:sqlite`. */
const OLDEST_RUNNING_NODE = 24

const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')
const ownMajorVersion = Number(process.versions.node.split('.')[0])

export function refuseOldNode() {
  if (ownMajorVersion >= OLDEST_INSTALLING_NODE) return
  throw new Problem(
    `Bagwise needs Node.js ${OLDEST_INSTALLING_NODE} or later to install itself, and this is ${process.versions.node}: please install a newer one from https://nodejs.org.`,
  )
}

/** The Node everything runs on: the pinned one, else the machine's own when it is new enough. */
export function findNode() {
  if (spawnSync(PINNED_NODE, ['--version']).status === 0) return PINNED_NODE
  if (ownMajorVersion >= OLDEST_RUNNING_NODE) return process.execPath
  throw new Problem(
    `Node.js ${OLDEST_RUNNING_NODE}, which Bagwise brings along as a package, could not be set up, most likely because npm is told to ignore install scripts: run "npm rebuild node --ignore-scripts=false", or install Node.js ${OLDEST_RUNNING_NODE}, and try again.`,
  )
}
