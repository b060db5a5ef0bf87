import { readFileSync } from 'node:fs'

/** A fenced block of the README with its info string. */
type Block = { readonly language: string; readonly text: string }

const README = new URL('../README.md', import.meta.url)
const FENCED = /^```(\w+)\n(.*?)^```$/gms

/** The README's programs, each with the output it states. */
export function readmeExamples(): readonly { readonly program: string; readonly printed: string }[] {
  const blocks = readmeBlocks()
  return blocks.flatMap(({ language, text }, index) => {
    if (language !== 'ts') return []
    const next = blocks[index + 1]
    if (next?.language !== 'text') throw new Error(`This program of the README does not say what it prints:\n${text}`)
    return [{ program: text, printed: next.text }]
  })
}

function readmeBlocks(): readonly Block[] {
  return [...readFileSync(README, 'utf8').matchAll(FENCED)].map(([, language = '', text = '']) => ({ language, text }))
}
