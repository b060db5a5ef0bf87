import type { TopicSource } from '@bagwise/content/encyclopedia/topic'

/** Numbered as the marks in the article name them, which is their order. */
export function SourceList({ sources }: { readonly sources: readonly TopicSource[] }) {
  return (
    <ol className="encyclopedia-sources">
      {sources.map(({ text, address }, index) => (
        <li key={text} id={`source-${index + 1}`} tabIndex={-1}>
          {address === undefined ? (
            text
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {text}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
