import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Answer, OpenApiDocument } from '#server/open-api/open-api.ts'

export type RealAnswer = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const DOCUMENT = 'document'
const LINES = 'application/x-ndjson'
const EVENTS = 'text/event-stream'

/** Compares answers with the OpenAPI document. Schemas are compiled when they are first needed. */
export function createAnswerCheck(document: OpenApiDocument) {
  // It has words of OpenAPI beside those of JSON Schema.
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: DOCUMENT })

  function templateOf(path: string): string | undefined {
    const [bare = ''] = path.split('?')
    if (document.paths[bare]) return bare
    return Object.keys(document.paths).find((each) => patternOf(each).test(bare))
  }

  /** What is wrong with a value at a place in the document; undefined when nothing is. */
  function misfit(place: readonly string[], value: unknown): string | undefined {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent)
    const validate = ajv.getSchema(`${DOCUMENT}#/${pointer.join('/')}`)
    if (!validate) return `the document has nothing at ${place.join(' ')}`
    return validate(value) ? undefined : ajv.errorsText(validate.errors)
  }

  /** The name of the operation as in the document, `GET /api/courses/{id}`; undefined for any other address. */
  function nameOf({ method, path }: Pick<RealAnswer, 'method' | 'path'>): string | undefined {
    const template = templateOf(path)
    return template && document.paths[template]?.[method.toLowerCase()] ? `${method} ${template}` : undefined
  }

  /** How an answer differs from what the document says of it; undefined when it does not, or is of another address. */
  function problemOf(answer: RealAnswer): string | undefined {
    const { method, status, type, text } = answer
    const template = templateOf(answer.path)
    const verb = method.toLowerCase()
    const operation = template === undefined ? undefined : document.paths[template]?.[verb]
    if (template === undefined || !operation) return undefined
    const given = operation.responses[String(status)]
    if (!given) return `${method} ${template} answered ${status}, which is not in the document: ${text}`
    const place =
      '$ref' in given ? given.$ref.slice(2).split('/') : ['paths', template, verb, 'responses', String(status)]
    const { content = {} } = place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document) as Answer
    const [named = ''] = type.split(';')
    if (!(named in content)) return named === '' && text === '' ? undefined : `${method} ${template} answered ${named}`
    const values = valuesOf(named, text)
    const isJson = named.endsWith('json') || named === EVENTS
    for (const value of values) {
      const wrong = misfit([...place, 'content', named, 'schema'], isJson ? JSON.parse(value) : value)
      if (wrong !== undefined) return `${method} ${template} answered ${status}: ${wrong}: ${value.slice(0, 500)}`
    }
    return undefined
  }

  /** What is wrong with a body that is sent. */
  function problemOfBody({ method, path }: Pick<RealAnswer, 'method' | 'path'>, body: unknown): string | undefined {
    const place = ['paths', templateOf(path) ?? path, method.toLowerCase(), 'requestBody', 'content']
    return misfit([...place, 'application/json', 'schema'], body)
  }

  /** What is wrong with a value that is to be like a component. */
  function problemOfValue(component: string, value: unknown): string | undefined {
    return misfit(['components', 'schemas', component], value)
  }

  return { nameOf, problemOf, problemOfBody, problemOfValue }
}

function valuesOf(type: string, text: string): readonly string[] {
  if (type === LINES) return text.trimEnd().split('\n')
  return type === EVENTS ? dataOfEvents(text) : [text]
}

/** What server-sent events tell, without comments and ids. */
export function dataOfEvents(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []))
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
