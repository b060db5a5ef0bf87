type Component = { readonly 'bom-ref': string }
type Dependency = { readonly ref: string; readonly dependsOn: readonly string[] }

/** The parts of CycloneDX 1.5 that are looked at: https://cyclonedx.org/docs/1.5/json/. */
export type Bill = {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

/** What npm lists, without the packages that are there for development only. Its references are names with versions. */
export function shippedBill<Whole extends Bill>(bill: Whole, shipped: ReadonlySet<string>): Whole {
  const components = bill.components.filter((component) => shipped.has(component['bom-ref']))
  const kept = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) }))
  return { ...bill, components, dependencies }
}
