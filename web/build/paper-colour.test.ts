import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [page, manifest, tokens] = [
  read('../index.html'),
  read('../public/manifest.webmanifest'),
  read('../src/styles/tokens.css'),
]

it("paints the browser's own bar and the installed page in the paper of the tokens", () => {
  const [light, dark, ...others] = coloursIn(tokens, /--color-paper: (#\w+)/g)
  expect(others).toEqual([])
  expect(coloursIn(page, /name="theme-color" content="(#\w+)"/g)).toEqual([light, dark])
  expect(coloursIn(manifest, /"(?:theme|background)_color": "(#\w+)"/g)).toEqual([light, light])
})

function coloursIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, colour = '']) => colour)
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').toLowerCase()
}
