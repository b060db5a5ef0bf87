import { errorTables } from './distances/error-tables.ts'
import { estimates } from './distances/estimates.ts'
import { fit } from './distances/fit.ts'
import { model } from './distances/model.ts'
import { mostDrive } from './distances/most-drive.ts'
import { bullets, page, paragraph } from './markdown.ts'

/** docs/models/distances.md, worked out anew from the code and the published tables. */
export function distancesPage(): string {
  return page(
    '# Distance estimates',
    paragraph(
      'Written by `npm run docs` from `golf/src/distances/` and `golf/reference/`: change those, not this page. Words are',
      'in the [glossary](../glossary.md).',
    ),
    ...whatItDoes(),
    ...errorTables(),
    ...model(),
    ...mostDrive(),
    ...fit(),
    ...estimates(),
    ...limits(),
  )
}

function whatItDoes(): readonly string[] {
  return [
    '## What it does, and what not',
    paragraph(
      'How far does a club go that was never measured? _Classic_, the specified rule, interpolates along a standard carry',
      'table and goes on by 12 yards a club. _Like me_ bends a typical bag through the golfer’s own numbers, corrects it for',
      'loft, and states a range on every number. The onboarding factors, the third method, multiply the 7-iron.',
    ),
    paragraph(
      'Only measured and typed numbers count as references; an estimate never becomes one. Like me knows averages of many',
      'golfers, not how one golfer strikes one club.',
    ),
  ]
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**Carry and total are mixed** in nearly every published table, and typed drivers are mostly totals. The page asks for ' +
        'carry; nothing is corrected silently.',
      '**Slow golfers have no measured table.** Women’s charts put the driver at 1.7 to 2.3 times the 7-iron, physics at 1.6, ' +
        'and so does Like me. Ranges of slow golfers are rather wide, and unproven on real ones.',
      '**Tables are averages**, and golfers scatter more: two single players say that the range is honest, and two are few. ' +
        'It is called “about 4 in 5”.',
      '**Trackers** have drivers of only 1.53 to 1.55 times the 7-iron, everyone else 1.6: Like me reads them long from the ' +
        '7-iron and short from the driver.',
      '**The usual loft says nothing.** A club that nobody looked at has it, so an iron of a strong set that really has the ' +
        'usual loft is taken to be as strong as its neighbour. One that is up to 2° weaker was bent: its neighbours were not.',
      '**Steepness, wobble and levels** were set once with all tables in view; only the typical bag is fitted again for each ' +
        'table that is held out.',
    ),
  ]
}
