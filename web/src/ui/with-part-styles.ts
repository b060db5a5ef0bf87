/** A part of the page together with the styles that the first page does without. */
export async function withPartStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import('#styles/parts.css')])
  return loaded
}
