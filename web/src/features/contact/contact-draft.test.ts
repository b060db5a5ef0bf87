import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTACT_FIELDS, completeForm, contactDraft, messageOf } from './contact-draft.ts'

const FORM = { firstName: 'Ann', lastName: 'Bunker', email: 'ann@example.com', message: 'Is 158 right?' }

describe('the contact form', () => {
  it('CON-03 trims the four fields and takes none of them empty', () => {
    const blanks = fc.stringMatching(/^[ \t\n]{0,3}$/)
    fc.assert(
      fc.property(blanks, blanks, (before, after) => {
        const padded = Object.fromEntries(Object.entries(FORM).map(([field, text]) => [field, before + text + after]))
        expect(completeForm({ ...FORM, ...padded })).toEqual(FORM)
      }),
    )
    for (const field of CONTACT_FIELDS) {
      expect(completeForm({ ...FORM, [field]: '' })).toBeUndefined()
      expect(completeForm({ ...FORM, [field]: ' \n\t' })).toBeUndefined()
    }
  })

  it('sends the same words under the same mark, and changed words as a new message', () => {
    const newId = () => 'a new mark'
    expect(messageOf({ form: FORM }, FORM, newId)).toEqual({ ...FORM, submission: 'a new mark' })
    const sent = { submission: 'the first mark', form: FORM }
    expect(messageOf({ form: FORM, sent }, FORM, newId).submission).toBe('the first mark')
    for (const field of CONTACT_FIELDS) {
      expect(messageOf({ form: FORM, sent }, { ...FORM, [field]: 'other' }, newId).submission).toBe('a new mark')
    }
  })

  it('keeps what is typed until it is cleared', () => {
    contactDraft.keep('ann', { form: FORM })
    expect(contactDraft.read('ann').form).toEqual(FORM)
    contactDraft.clear()
    expect(completeForm(contactDraft.read('ann').form)).toBeUndefined()
  })

  it('shows the words of a golfer to nobody else, and those of a visitor to whoever signs in', () => {
    contactDraft.keep('ann', { form: FORM })
    expect(completeForm(contactDraft.read(undefined).form)).toBeUndefined()
    expect(completeForm(contactDraft.read('bob').form)).toBeUndefined()
    contactDraft.keep(undefined, { form: FORM })
    expect(contactDraft.read('bob').form).toEqual(FORM)
    contactDraft.clear()
  })
})
