import { ERROR_CODES } from '@bagwise/contract/error-codes'
import * as copy from './api-page.copy.ts'
import { PAGE_STYLE } from './api-page-style.ts'
import { html, joined } from './html.ts'
import type { Html } from './html.ts'
import type { Answer, Content, OpenApiDocument, Operation, Parameter, Reference } from './open-api.ts'
import { DOCUMENT_PATH } from './paths-beside-contract.ts'
import { dataId, schemaHtml, withCode } from './schema-html.ts'

type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

const NONE = html``
/** Not a blank more: the content policy has the hash of what is within. */
const STYLE: Html = { html: `<style>${PAGE_STYLE}</style>` }
const DATA_ID = 'data'
const ERRORS_ID = 'errors'

/** The document as a page to read: without scripts, and with nothing that is loaded from anywhere else. */
export function apiPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${copy.title}</title>
      <link rel="icon" href="/icon.svg" />
      ${STYLE}
    </head>
    <body>
      <a class="skip" href="#calls">${copy.skip}</a>
      <header>
        <a class="home" href="/">${copy.home}</a>
        <h1>${copy.title}</h1>
        ${document.info.description.split('\n\n').map((part) => html`<p>${withCode(part)}</p>`)}
        <p>${copy.version(document.info.version)}. <a href="${DOCUMENT_PATH}">${copy.asDocument}</a></p>
      </header>
      <nav aria-label="${copy.calls}">
        ${groups.map(contentsOf)}
        <h2>${copy.more}</h2>
        <ul>
          <li><a href="#${DATA_ID}">${copy.data}</a></li>
          <li><a href="#${ERRORS_ID}">${copy.errors}</a></li>
        </ul>
      </nav>
      <main id="calls" tabindex="-1">
        ${groups.map((group) => groupOf(group, document))} ${dataOf(document)} ${errorsList()}
      </main>
    </body>
  </html>`
  return `<!doctype html>${page.html}`
}

type Group = { readonly name: string; readonly description: string; readonly calls: readonly Call[] }

function contentsOf({ name, calls }: Group): Html {
  return html`<h2>${name}</h2>
    <ul>
      ${calls.map(({ operation, ...call }) => html`<li><a href="#${operation.operationId}">${nameOf(call)}</a></li>`)}
    </ul>`
}

function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): Html {
  return html`<span class="method">${method}</span> <code>${path}</code>`
}

function groupOf({ name, description, calls }: Group, document: OpenApiDocument): Html {
  return html`<section>
    <h2>${name}</h2>
    <p>${description}</p>
    ${calls.map((call) => callOf(call, document))}
  </section>`
}

function callOf({ operation, ...call }: Call, document: OpenApiDocument): Html {
  const { operationId, summary, description, security, requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).map((parameter) => parameterOf(parameter, document))
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return html`<article aria-labelledby="${operationId}">
    <h3 id="${operationId}">${nameOf(call)}</h3>
    <p>${summary}. ${accessOf(security)}${description === undefined ? NONE : html` ${withCode(description)}`}</p>
    ${
      parameters.length === 0
        ? NONE
        : html`<h4>${copy.parameters}</h4>
            <dl class="fields">${parameters}</dl>`
    }
    ${
      requestBody
        ? html`<h4>${copy.body}</h4>
            <p>${requestBody.description}</p>
            ${contentOf(requestBody.content)}`
        : NONE
    }
    <h4>${copy.answer}</h4>
    ${answers.map(([status, answer]) => answerOf(status, resolved(answer, document.components.responses)))}
    ${codesOf(operation)}
  </article>`
}

function accessOf(security: Operation['security']): string {
  const [needed] = security
  if (!needed) return copy.forAnybody
  if ('session' in needed) return copy.forGolfers
  return 'token' in needed ? copy.forTokens : copy.forOperators
}

function parameterOf(given: Parameter | Reference, { components }: OpenApiDocument): Html {
  const { name, required = false, description = '', schema } = resolved(given, components.parameters)
  return html`<div>
    <dt><code>${name}</code>${required ? NONE : html` <small>${copy.optional}</small>`}</dt>
    <dd>${schemaHtml(description === '' ? schema : { ...schema, description }, { name })}</dd>
  </div>`
}

function answerOf(status: string, { description, headers = {}, content = {} }: Answer): Html {
  const names = Object.entries(headers).map(
    ([name, header]) => html`<p><code>${name}</code>: ${withCode(header.description)}</p>`,
  )
  return html`<p><strong>${status}</strong> ${description}.</p>
    ${names} ${contentOf(content)}`
}

function contentOf(content: Content): Html {
  return html`${Object.values(content).map(({ schema }) => schemaHtml(schema))}`
}

/** Codes of errors by status, each a link to what it means. */
function codesOf({ responses }: Operation): Html {
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  if (failures.length === 0) return NONE
  return html`<h4>${copy.errors}</h4>
    <ul class="codes">
      ${failures.map(
        ([status, answer]) =>
          html`<li>
            <strong>${status}</strong> ${'$ref' in answer ? linksTo(answer.$ref) : html`${answer.description}`}
          </li>`,
      )}
    </ul>`
}

/** Answers of errors are named after their codes. */
function linksTo(reference: string): Html {
  const codes = reference.slice(reference.lastIndexOf('/') + 1).split('.')
  return joined(
    codes.map((code) => html`<a href="#${errorId(code)}"><code>${code}</code></a>`),
    ', ',
  )
}

function dataOf({ components: { schemas } }: OpenApiDocument): Html {
  return html`<section>
    <h2 id="${DATA_ID}">${copy.data}</h2>
    <p>${copy.dataAbout}</p>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<article aria-labelledby="${dataId(name)}">
          <h3 id="${dataId(name)}">${name}</h3>
          ${schemaHtml(schema)}
        </article>`,
    )}
  </section>`
}

function errorsList(): Html {
  return html`<section>
    <h2 id="${ERRORS_ID}">${copy.errors}</h2>
    <p>${copy.errorsAbout}</p>
    <dl class="fields">
      ${Object.entries(ERROR_CODES).map(
        ([code, { status, when }]) =>
          html`<div id="${errorId(code)}">
            <dt><code>${code}</code> <small>${status}</small></dt>
            <dd>${withCode(when)}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}

function errorId(code: string): string {
  return `error-${code}`
}

function resolved<Value extends object>(given: Value | Reference, components: Readonly<Record<string, Value>>): Value {
  if (!('$ref' in given)) return given
  const found = components[given.$ref.slice(given.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`The document has no ${given.$ref}`)
  return found
}
