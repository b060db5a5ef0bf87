import { createHash } from 'node:crypto'
import { parseAst } from 'vite'
import type { Plugin, Rolldown } from 'vite'

/** A part of a script: where it stands, and what it says. */
type Sentence = { readonly start: number; readonly end: number; readonly text: string }
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

/** Fewer of them are not worth a request. */
const LEAST_CHARACTERS = 1000
/** At least five words, two of them in small letters side by side, and a big letter: no list of classes has one. */
const SENTENCE = /^(?=(?:\S+ ){4})(?=.*[A-Z])(?=.*[a-z] [a-z])/
const NAME = 'sentencesOfThisScript'
const HASH_LENGTH = 6

/**
 * Moves the sentences of each script that is loaded later into a JSON file beside it: like prose (`prose-files.ts`) they
 * need not be parsed and compiled, while in the sources a sentence stands where it is said. `whole` names chunks that keep
 * theirs: those of the first visit, where a file more is another request.
 */
export function sentenceFiles({ whole = [] }: { readonly whole?: readonly string[] } = {}): Plugin {
  return {
    name: 'bagwise-sentence-files',
    apply: 'build',
    // Names are given before: they must change with what is done to the content afterwards.
    augmentChunkHash: () => `${NAME} ${SENTENCE.source} ${LEAST_CHARACTERS}`,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of laterScripts(bundle)) {
          if (whole.includes(chunk.name)) continue
          const sentences = sentencesOf(chunk.code)
          const texts = [...new Set(sentences.map(({ text }) => text))]
          if (texts.join('').length < LEAST_CHARACTERS) continue
          const source = JSON.stringify(texts)
          const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH)
          const file = `sentences-${chunk.name}-${hash}.json`
          this.emitFile({ type: 'asset', fileName: `assets/${file}`, source })
          chunk.code = `import ${NAME} from"./${file}"with{type:"json"};${withoutSentences(chunk.code, sentences, texts)}`
        }
      },
    },
  }
}

/** All but what every page starts with, which must not wait for another file. */
function laterScripts(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const imported of file.imports) first.add(imported)
  }
  return chunks.filter(({ fileName }) => !first.has(fileName))
}

/** Sentences in the order in which they stand: literals without a gap for a number. */
function sentencesOf(code: string): readonly Sentence[] {
  const found: Sentence[] = []
  visit(parseAst(code), undefined)
  return found.toSorted((one, other) => one.start - other.start)

  function visit(node: unknown, parent: Node | undefined): void {
    if (Array.isArray(node)) return node.forEach((part) => visit(part, parent))
    if (!isNode(node)) return
    const text = textOf(node)
    if (text !== undefined && SENTENCE.test(text) && mayBeReplaced(node, parent)) {
      found.push({ start: node.start, end: node.end, text })
    }
    for (const part of Object.values(node)) visit(part, node)
  }
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length > 1) return undefined
  const [quasi] = node.quasis
  return isNode(quasi) && isRecord(quasi.value) && typeof quasi.value.cooked === 'string'
    ? quasi.value.cooked
    : undefined
}

/** Not a name of a property, nor what a tag function gets. */
function mayBeReplaced(node: Node, parent: Node | undefined): boolean {
  return parent?.key !== node && parent?.type !== 'TaggedTemplateExpression' && parent?.type !== 'ExpressionStatement'
}

function withoutSentences(code: string, sentences: readonly Sentence[], texts: readonly string[]): string {
  const place = new Map(texts.map((text, index) => [text, index]))
  let rest = ''
  let end = 0
  for (const sentence of sentences) {
    // A word may stand right before a quotation mark: `return'...'`.
    rest += `${code.slice(end, sentence.start)} ${NAME}[${place.get(sentence.text)}]`
    end = sentence.end
  }
  return rest + code.slice(end)
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
