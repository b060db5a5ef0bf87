export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6.5" height="6.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v6.5" stroke="var(--color-clay)" strokeWidth="1.6" />
    </pattern>
  )
}
