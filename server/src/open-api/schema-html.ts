import * as copy from './api-page.copy.ts'
import { html, joined } from './html.ts'
import type { Html } from './html.ts'
import type { JsonSchema } from './json-schemas.ts'

type Schema = JsonSchema | boolean

const NONE = html``
const REFERENCE = '#/components/schemas/'

/** Units by the ends of names, as all numbers of Bagwise have them. */
const UNITS = [
  ['Yards', copy.units.yards],
  ['Feet', copy.units.feet],
  ['Mph', copy.units.milesAnHour],
  ['Deg', copy.units.degrees],
  ['Rpm', copy.units.turnsAMinute],
  ['InHg', copy.units.inchesOfMercury],
  ['Pa', copy.units.pascals],
  ['Percent', copy.units.perCent],
  ['Dollars', copy.units.dollars],
  ['Seconds', copy.units.seconds],
  ['F', copy.units.degreesFahrenheit],
] as const

/** The unit that a field's name ends in; undefined for any other name. */
export function unitOfName(name: string): string | undefined {
  return UNITS.find(([ending]) => name.endsWith(ending))?.[1]
}

/** Type, range and unit of a value in a line, with what is in it below. */
export function schemaHtml(schema: Schema, { name = '' }: { readonly name?: string } = {}): Html {
  const parts = partsOf(schema)
  return saysMoreThanParts(schema)
    ? html`<p>${lineOf(schema, name)}</p>
        ${parts}`
    : parts
}

/** The fields of an object say by themselves that it is one. */
function saysMoreThanParts(schema: Schema): boolean {
  return (
    typeof schema === 'boolean' || schema.description !== undefined || Object.keys(schema.properties ?? {}).length === 0
  )
}

/** The fields of an object, each with its type, range and unit; empty for other schemas. */
function fieldsHtml({ properties = {}, required = [] }: JsonSchema): Html {
  const fields = Object.entries(properties)
  if (fields.length === 0) return NONE
  return html`<dl class="fields">
    ${fields.map(
      ([name, schema]) =>
        html`<div>
          <dt><code>${name}</code>${required.includes(name) ? NONE : html` <small>${copy.optional}</small>`}</dt>
          <dd>${schemaHtml(schema, { name })}</dd>
        </div>`,
    )}
  </dl>`
}

function lineOf(schema: Schema, name: string): Html {
  if (typeof schema === 'boolean') return html`${copy.anything}`
  const { description } = schema
  const line = html`${typeOf(schema, name)}.`
  return description === undefined ? line : html`${line} ${withCode(description)}`
}

function typeOf(schema: Schema, name: string): Html {
  if (typeof schema === 'boolean') return html`${copy.anything}`
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return html`${copy.oneOf}
    ${joined(
      schema.enum.map((member) => html`<code>${String(member)}</code>`),
      ', ',
    )}`
  const choices = choicesOf(schema)
  if (choices.length > 0) return choiceOf(choices, name)
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return html`${copy.anything}`
  return joined(
    types.map((type) => html`${typeText({ ...schema, type }, name)}`),
    copy.or,
  )
}

function choiceOf(choices: readonly JsonSchema[], name: string): Html {
  const others = choices.filter((choice) => !isNull(choice))
  const [only] = others
  const isNullable = others.length < choices.length
  const text = only && others.length === 1 ? typeOf(only, name) : html`${copy.oneOfThese}`
  return isNullable ? html`${text}${copy.or}<code>null</code>` : text
}

function typeText(schema: JsonSchema, name: string): Html {
  switch (schema.type) {
    case 'string':
      return html`${textKind(schema)}`
    case 'number':
    case 'integer':
      return html`${numberText(schema, name)}`
    case 'array':
      return listText(schema, name)
    case 'object':
      return objectText(schema, name)
    case 'boolean':
      return html`${copy.trueOrFalse}`
    default:
      return html`<code>null</code>`
  }
}

function textKind({ format, minLength, maxLength }: JsonSchema): string {
  if (format !== undefined) return Object.hasOwn(copy.formats, format) ? Reflect.get(copy.formats, format) : format
  return copy.text({ from: minLength, to: maxLength })
}

function numberText({ type, minimum, maximum, exclusiveMinimum }: JsonSchema, name: string): string {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined
  const range = copy.range({ from: minimum, above, to: isUnbounded(maximum) ? undefined : maximum })
  const unit = unitOfName(name)
  return `${type === 'integer' ? copy.wholeNumber : copy.number}${range}${unit === undefined ? '' : `, ${unit}`}`
}

function isUnbounded(maximum: number | undefined): boolean {
  return maximum === Number.MAX_SAFE_INTEGER
}

function listText({ items, prefixItems, minItems, maxItems }: JsonSchema, name: string): Html {
  if (prefixItems)
    return html`${copy.listOf}
    ${joined(
      prefixItems.map((item) => typeOf(item, name)),
      copy.and,
    )}`
  const item = [items ?? true].flat()[0] ?? true
  return html`${copy.list({ from: minItems, to: maxItems })}: ${typeOf(item, name)}`
}

function objectText({ properties, propertyNames, additionalProperties }: JsonSchema, name: string): Html {
  if (properties || additionalProperties === undefined) return html`${copy.object}`
  const isAnyText = propertyNames === undefined || JSON.stringify(propertyNames) === '{"type":"string"}'
  const keys = isAnyText ? NONE : html` (${typeOf(propertyNames, '')})`
  return html`${copy.objectByName}${keys}: ${typeOf(additionalProperties, name)}`
}

/** What is within a value that a line cannot tell: fields, and choices of several forms. */
function partsOf(schema: Schema): Html {
  if (typeof schema === 'boolean' || schema.$ref !== undefined) return NONE
  const choices = choicesOf(schema).filter((choice) => !isNull(choice))
  const [only] = choices
  if (only && choices.length === 1) return partsOf(only)
  if (choices.length > 1) {
    return html`<ul class="choices">
      ${choices.map((choice) => html`<li>${schemaHtml(choice)}</li>`)}
    </ul>`
  }
  const { items, additionalProperties } = schema
  if (items !== undefined && !Array.isArray(items)) return partsOf(items)
  if (typeof additionalProperties === 'object') return partsOf(additionalProperties)
  return fieldsHtml(schema)
}

function choicesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return (anyOf ?? oneOf ?? []).filter((choice) => typeof choice === 'object')
}

function isNull({ type }: JsonSchema): boolean {
  return type === 'null'
}

function linkTo(reference: string): Html {
  const name = reference.slice(REFERENCE.length)
  return html`<a href="#${dataId(name)}">${name}</a>`
}

/** The anchor of a component. */
export function dataId(name: string): string {
  return `data-${name}`
}

/** What is between back quotes is code. */
export function withCode(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
  return joined(parts, '')
}
