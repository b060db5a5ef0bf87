import type { Plugin, Rolldown } from 'vite'

const PAGE = 'index.html'
const STYLES_LINK = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">\n?/g
const SCRIPT = /<script type="module"[^>]* src="\/([^"]+)">/

/**
 * Puts the styles that every page starts with into the page: it is painted without waiting for a file. Scripts that are
 * loaded later name that file among what they need, which is taken out as well. Stands before what renders pages.
 */
export function pageStyles(): Plugin {
  return {
    name: 'bagwise-page-styles',
    apply: 'build',
    // Names are given before: they must change with what is done to the content afterwards.
    augmentChunkHash: () => STYLES_LINK.source,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle[PAGE]
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const files = Array.from(html.matchAll(STYLES_LINK), ([, file = '']) => file)
        const [, script = ''] = SCRIPT.exec(html) ?? []
        if (files.length === 0 || script === '') this.error(`${PAGE} names no styles or no script`)
        const styles = files.map((file) => takeOut(this, bundle, file)).join('')
        page.source = html.replaceAll(STYLES_LINK, '').replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          // The script is there already: needing it costs nothing, and the places in the list stay as they are.
          for (const file of files) chunk.code = chunk.code.replaceAll(file, script)
        }
      },
    },
  }
}

function takeOut(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, file: string): string {
  const styles = bundle[file]
  if (styles?.type !== 'asset') return context.error(`${PAGE} names ${file}, which is not there`)
  delete bundle[file]
  const text = String(styles.source).trim()
  if (text.includes('</')) context.error(`${file} would end the page's <style>`)
  return text
}
