import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'icon.svg'
const LINK = `href="/${FILE}"`

/** Puts the icon of the tab into the page: browsers ask for a file of it again with every address of the page. */
export function pageIcon(): Plugin {
  let folder = ''
  return {
    name: 'bagwise-page-icon',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    transformIndexHtml: async (page) => {
      if (!page.includes(LINK)) throw new Error(`The page has no ${LINK}`)
      const picture = await readFile(join(folder, FILE), 'utf8')
      return page.replace(LINK, () => `href="${dataUrlOf(picture)}"`)
    },
  }
}

/** Only what would end the address, or is not allowed in one, is written otherwise: it stays short. */
function dataUrlOf(picture: string): string {
  const text = picture.trim().replaceAll('"', "'")
  return `data:image/svg+xml,${text.replaceAll(/[%#<>]/g, encodeURIComponent)}`
}
