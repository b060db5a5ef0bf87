import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-text'
import * as copy from './encyclopedia.copy.ts'
import { CATEGORY_CHOICES } from './encyclopedia-address.ts'
import type { CategoryChoice, EncyclopediaPlace } from './encyclopedia-address.ts'
import styles from './encyclopedia.module.css'
import choiceChip from '#ui/choice-chip.module.css'

/** Longer than any name of a club, short enough for an address. */
const LONGEST_SEARCH = 80

type SearchFormProps = {
  readonly place: EncyclopediaPlace
  readonly onSearch: (search: string) => void
  readonly onCategory: (category: CategoryChoice) => void
  /** The golfer turns to the search: whatever it needs can be loaded. */
  readonly onBegin: () => void
}

export function SearchForm({ place, onSearch, onCategory, onBegin }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // What was found shows already: this puts the keyboard of a phone away.
        field.current?.blur()
      }}
    >
      <TextField
        label={copy.search}
        type="search"
        placeholder={copy.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        inputRef={field}
        value={place.search}
        onFocus={onBegin}
        onChange={(event) => onSearch(event.target.value)}
        control={
          place.search === '' ? undefined : (
            <button
              type="button"
              aria-label={copy.clearSearch}
              className="grid size-11 flex-none place-items-center rounded-control hover:bg-mown"
              onClick={() => {
                field.current?.focus()
                onSearch('')
              }}
            >
              <Icon name="close" />
            </button>
          )
        }
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-plate text-plate-sm font-bold">{copy.category}</legend>
        <div className={styles.categories}>
          {CATEGORY_CHOICES.map((category) => (
            <label key={category} className={choiceChip.chip}>
              <input
                type="radio"
                name="category"
                value={category}
                checked={category === place.category}
                onChange={() => onCategory(category)}
              />
              {category === 'all' ? copy.allCategories : TOPIC_CATEGORY_LABELS[category]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
