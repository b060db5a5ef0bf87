import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { CONTACT_FIELDS, completeForm, contactDraft, messageOf } from './contact-draft.ts'

const FORM = { firstName: 'Ann', lastName: 'Bunker', email: 'ann@example.com', message: 'Is 158 right?' }

let session: ReturnType<typeof sampleStorage>

beforeEach(() => {
  session = sampleStorage()
  vi.stubGlobal('window', { sessionStorage: session })
})
afterEach(() => vi.unstubAllGlobals())

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

  it('leaves what is typed to the page after a reload, with the mark it was sent under', async () => {
    const reloaded = async () => {
      vi.resetModules()
      return (await import('./contact-draft.ts')).contactDraft
    }
    const draft = { form: FORM, sent: { submission: 'a mark', form: FORM } }
    contactDraft.keep('ann', draft)
    expect((await reloaded()).read('bob').form.message).toBe('')
    expect((await reloaded()).read('ann')).toEqual(draft)
    contactDraft.clear()
    expect((await reloaded()).read('ann').form.message).toBe('')
    contactDraft.keep(undefined, { form: FORM })
    expect((await reloaded()).read('ann')).toEqual({ form: FORM })
    const later = await reloaded()
    later.read(undefined)
    later.clear()
    expect(session.texts()).toEqual({})
    contactDraft.clear()
  })
})
