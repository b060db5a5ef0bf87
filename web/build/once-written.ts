import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A step of the build, one after the other, once the files are written: nothing of it where the build has failed. */
export function onceWritten(name: string, step: (folder: string) => Promise<void>): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name,
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir)
    },
    writeBundle: () => {
      isWritten = true
    },
    // A build that failed comes here too, and its own error is the one to show.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (isWritten) await step(folder)
      },
    },
  }
}
