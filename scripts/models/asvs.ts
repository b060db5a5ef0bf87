import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { bullets, page, paragraph, table } from './markdown.ts'

const DATA = 'docs/security/asvs.json'

export const VERDICTS = ['holds', 'not applicable', 'deviates'] as const
const VERDICT_WORDS = { holds: 'Holds', 'not applicable': 'Not applicable', deviates: 'Deviates' } as const

type Requirement = {
  readonly id: string
  readonly level: number
  readonly requires: string
  readonly verdict: (typeof VERDICTS)[number]
  /** How it holds, or why it does not. */
  readonly how?: string
  /** Files of tests that fail when the protection is removed. */
  readonly tests?: readonly string[]
}

type Chapter = { readonly id: string; readonly name: string; readonly requirements: readonly Requirement[] }

export function readAsvs(): readonly Chapter[] {
  const { chapters }: { readonly chapters: readonly Chapter[] } = JSON.parse(readFileSync(join(ROOT, DATA), 'utf8'))
  return chapters
}

/** docs/security/asvs.md: the verdict on each requirement of the standard. */
export function asvsPage(): string {
  const chapters = readAsvs()
  const requirements = chapters.flatMap((chapter) => chapter.requirements)
  return page(
    '# OWASP ASVS 5.0, levels 1 and 2',
    paragraph(`Written by \`npm run docs\` from \`${DATA}\`: change that, not this page.`),
    paragraph(
      `All ${requirements.length} requirements of levels 1 and 2 of the OWASP Application Security Verification Standard`,
      '5.0.0 (May 2025), in short. This is a self-assessment. **Holds**: Bagwise meets it. **Not applicable**: Bagwise has',
      'nothing of the kind, or it is up to the operator. **Deviates**: Bagwise does not meet it, for the reason given.',
    ),
    table(
      ['chapter', ...VERDICTS],
      [...chapters, { id: 'V1 to V17,', name: 'in all', requirements }].map(({ id, name, requirements: counted }) => [
        `${id} ${name}`,
        ...VERDICTS.map((column) => String(counted.filter(({ verdict }) => verdict === column).length)),
      ]),
    ),
    '## What deviates',
    bullets(...requirements.filter(({ verdict }) => verdict === 'deviates').map(deviation)),
    ...chapters.flatMap((chapter) => [
      `## ${chapter.id} ${chapter.name}`,
      bullets(...chapter.requirements.map(judged)),
    ]),
  )
}

function wanted({ id, level, requires }: Requirement): string {
  return `**${id}** (level ${level}) _${requires}._`
}

function deviation(requirement: Requirement): string {
  return `${wanted(requirement)} ${reason(requirement)}`
}

function judged(requirement: Requirement): string {
  const { verdict, tests = [] } = requirement
  const files = tests.map((file) => `\`${file}\``).join(', ')
  return [wanted(requirement), `**${VERDICT_WORDS[verdict]}.**`, reason(requirement), files].filter(Boolean).join(' ')
}

function reason({ how }: Requirement): string {
  return how === undefined ? '' : `${how}.`
}
