const SECTIONS = [
  { id: 'profile', name: 'Profile' },
  { id: 'bag', name: 'Bag' },
  { id: 'practice', name: 'Practice' },
  { id: 'handicap', name: 'Handicap' },
  { id: 'account', name: 'Account' },
] as const

/** A long page has a way to each of its parts. The browser moves the view, and the focus with it. */
export function SectionLinks({ hasPractice }: { readonly hasPractice: boolean }) {
  return (
    <nav aria-label="On this page" className="profile-links">
      <ul>
        {SECTIONS.filter(({ id }) => hasPractice || id !== 'practice').map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
